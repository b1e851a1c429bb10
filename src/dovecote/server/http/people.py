"""People over HTTP: a name, a cookie, a personal link."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from dovecote.server.http.cookies import SAFE, cookies_for, ended, moved, token_of
from dovecote.server.http.links import base_of
from dovecote.server.http.openapi import NEEDED
from dovecote.server.http.problems import problems
from dovecote.server.http.services import Services
from dovecote.server.sessions import COOKIE
from dovecote.server.storage.house import is_moderator

_GONE = ResponseSpec(None, description="You are nobody now.")


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=400)]
    invitation: Annotated[str, Meta(max_length=100)] = ""  # where people are invited


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a personal link; who is somebody else already must be sure."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]
    sure: bool = False


class Me(msgspec.Struct, frozen=True):
    """Who the cookie says you are."""

    name: str
    is_moderator: bool = False


class PersonalLink(msgspec.Struct, frozen=True):
    """Opens your seats on another device; whoever has it is you."""

    link: str
    token: str


class People(Controller):
    """Who you are."""

    path = "/api/people"
    tags = ("people",)

    @post("/", responses=problems(403, 413), operation_id="welcome", status_code=HTTP_200_OK)
    async def welcome(
        self,
        data: JSONBody[Name],
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
    ) -> Response[Me]:
        """Choose a name and become somebody; who is somebody already is renamed."""
        person = await services.sessions.person(token_of(request))
        if person:
            await services.sessions.rename(person, data.name)
            return Response(await self.me(request, services))
        services.limits.check_people(services.address(request))
        invitation = data.invitation if services.settings.invited else None
        token = await services.sessions.welcome(data.name, invitation)
        name = (await services.sessions.known(token)).name
        return Response(Me(name), cookies=cookies_for(token, request))

    @get("/me", responses=problems(401, 403), operation_id="me", security=NEEDED)
    async def who(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services]
    ) -> Response[Me]:
        """Who you are."""
        return Response(await self.me(request, services), cookies=moved(request))

    @post(
        "/me/link",
        responses=problems(401, 403),
        operation_id="link",
        status_code=HTTP_200_OK,
        security=NEEDED,
    )
    async def link(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services]
    ) -> PersonalLink:
        """A personal link for another device; the one before stops working."""
        person = await services.person(request)
        token = await services.sessions.link(person.id)
        return PersonalLink(f"{base_of(request, services.settings)}/#me={token}", token)

    @post(
        "/back",
        responses=problems(401, 403, 409, 413),
        operation_id="back",
        status_code=HTTP_200_OK,
    )
    async def back(
        self,
        data: JSONBody[Token],
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
    ) -> Response[Me]:
        """Come back as yourself, by the token of a personal link."""
        spend = partial(services.allowances.spend, "sessions", "", services.address(request))
        before = token_of(request)
        token = await services.sessions.follow(data.token, before, spend, is_sure=data.sure)
        name = (await services.sessions.known(token)).name
        return Response(Me(name), cookies=cookies_for(token, request))

    @delete("/me/session", responses={204: _GONE, **problems(403)}, operation_id="leave")
    async def leave(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services]
    ) -> Response[None]:
        """Let this browser be nobody again, as one does on a borrowed machine."""
        await services.sessions.end(token_of(request))
        response: Response[None] = Response(None, status_code=204)
        for name in request.cookies.keys() & {COOKIE, SAFE}:
            response.set_cookie(ended(name))
        return response

    @staticmethod
    async def me(request: Request[Any, Any, Any], services: Services) -> Me:
        person = await services.person(request)
        return Me(person.name, await services.reader.read(is_moderator, person.id))
