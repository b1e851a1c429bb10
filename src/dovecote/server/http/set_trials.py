"""Sets of cards that nobody has stored: looked at, tried and dealt, over HTTP."""

from __future__ import annotations

from typing import Any, NamedTuple

from litestar import Controller, Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from dovecote.server.allowances import Allowances
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import USEFUL
from dovecote.server.http.problems import problems
from dovecote.server.http.sets import BODY
from dovecote.server.http.who import Who
from dovecote.server.http.workshop import Workshop
from dovecote.wire.sets import Checked, Dealing, Dealt, SetBody


class SetTrialNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    allowances: Allowances
    workshop: Workshop


class SetTrials(Controller):
    """What somebody has written so far."""

    path = "/api/sets"
    tags = ("sets",)
    dependencies = given(SetTrialNeeds)
    request_max_body_size = BODY

    @post(
        "/check",
        responses=problems(403, 404, 413),
        operation_id="checkSet",
        security=USEFUL,
        status_code=HTTP_200_OK,
    )
    async def check(
        self,
        data: JSONBody[SetBody],
        request: Request[Any, Any, Any],
        needs: NamedDependency[SetTrialNeeds],
    ) -> Checked:
        """What is wrong with a set, and what it would be; nothing is stored."""
        return await needs.workshop.checked(await needs.who.claim(request), data)

    @post(
        "/try",
        responses=problems(403, 404, 413),
        operation_id="trySet",
        security=USEFUL,
        status_code=HTTP_200_OK,
    )
    async def attempt(
        self,
        data: JSONBody[SetBody],
        request: Request[Any, Any, Any],
        needs: NamedDependency[SetTrialNeeds],
    ) -> Checked:
        """The same, and bots try whether every match with it comes to its end."""
        claim = await needs.who.claim(request)
        await needs.allowances.spend("stores", claim.person, claim.address)
        return await needs.workshop.checked(claim, data, is_tried=True)

    @post(
        "/deal",
        responses=problems(403, 404, 413),
        operation_id="dealSet",
        security=USEFUL,
        status_code=HTTP_200_OK,
    )
    async def deal(
        self,
        data: JSONBody[Dealing],
        request: Request[Any, Any, Any],
        needs: NamedDependency[SetTrialNeeds],
    ) -> Dealt:
        """A table laid with a set, as the seat that begins sees it; nothing is stored."""
        return await needs.workshop.dealt(await needs.who.claim(request), data)
