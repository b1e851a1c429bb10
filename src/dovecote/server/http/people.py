"""People over HTTP: a name, a cookie, a personal link."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from dovecote.server.allowances import Allowances
from dovecote.server.cluster.absences import go_away
from dovecote.server.cluster.forgetting import forget_person
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.http.cookies import SAFE, cookies_for, ended, label_of, moved, token_of
from dovecote.server.http.limits import AddressLimits
from dovecote.server.http.links import base_of
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import NEEDED
from dovecote.server.http.problems import problems
from dovecote.server.http.who import Who, address_of
from dovecote.server.sessions import COOKIE, Sessions
from dovecote.server.settings import Settings
from dovecote.server.storage.house import is_moderator
from dovecote.server.storage.people import Person
from dovecote.server.storage.questions import away_of
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.selves import everything_of
from dovecote.server.storage.writer import Writer
from dovecote.tables.pauses import away_until

GONE = ResponseSpec(None, description="You are nobody now.")


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=400)]
    invitation: Annotated[str, Meta(max_length=100)] = ""  # where people are invited


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a personal link; who is somebody else already must be sure."""

    token: Annotated[str, Meta(min_length=1, max_length=100)]
    sure: bool = False


class Me(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who the cookie says you are."""

    name: str
    is_moderator: bool = False


class PersonalLink(msgspec.Struct, frozen=True):
    """Opens your seats on another device; whoever has it is you."""

    link: str
    token: str


class AwayUntil(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Until when you are away, in milliseconds; 0, or a moment that has passed: you are here."""

    until: Annotated[int, Meta(ge=0, le=2**53)]


class PeopleNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    now: Callable[[], int]
    rooms: Rooms
    sessions: Sessions
    reader: Reader
    writer: Writer
    settings: Settings
    limits: AddressLimits
    allowances: Allowances


class People(Controller):
    """Who you are."""

    path = "/api/people"
    tags = ("people",)
    dependencies = given(PeopleNeeds)

    @post("/", responses=problems(403, 413), operation_id="welcome", status_code=HTTP_200_OK)
    async def welcome(
        self,
        data: JSONBody[Name],
        request: Request[Any, Any, Any],
        needs: NamedDependency[PeopleNeeds],
    ) -> Response[Me]:
        """Choose a name and become somebody; who is somebody already is renamed."""
        person = await needs.sessions.guest(token_of(request))
        if person:
            await needs.sessions.rename(person, data.name)
            return Response(await self._me(request, needs))
        needs.limits.check_people(address_of(request))
        invitation = data.invitation if needs.settings.invited else None
        token = await needs.sessions.welcome(data.name, invitation, label_of(request))
        name = (await needs.sessions.known(token)).name
        return Response(Me(name), cookies=cookies_for(token, request))

    @get("/me", responses=problems(401, 403), operation_id="me", security=NEEDED)
    async def who(
        self, request: Request[Any, Any, Any], needs: NamedDependency[PeopleNeeds]
    ) -> Response[Me]:
        """Who you are."""
        return Response(await self._me(request, needs), cookies=moved(request))

    @post(
        "/me/link",
        responses=problems(401, 403),
        operation_id="link",
        status_code=HTTP_200_OK,
        security=NEEDED,
    )
    async def link(
        self, request: Request[Any, Any, Any], needs: NamedDependency[PeopleNeeds]
    ) -> PersonalLink:
        """A personal link for another device; the one before stops working."""
        person = await needs.who.person(request)
        token = await needs.sessions.link(person.id)
        return PersonalLink(f"{base_of(request, needs.settings)}/#me={token}", token)

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
        needs: NamedDependency[PeopleNeeds],
    ) -> Response[Me]:
        """Come back as yourself, by the token of a personal link."""
        spend = partial(needs.allowances.spend, "sessions", "", address_of(request))
        before = token_of(request)
        token = await needs.sessions.follow(
            data.token, before, spend, is_sure=data.sure, label=label_of(request)
        )
        known = await needs.sessions.known(token)
        return Response(await me_as_told(known, needs.reader), cookies=cookies_for(token, request))

    @get("/me/away", responses=problems(401), operation_id="away", security=NEEDED)
    async def away(
        self, request: Request[Any, Any, Any], needs: NamedDependency[PeopleNeeds]
    ) -> AwayUntil:
        """Until when you have said that you are away."""
        person = (await needs.who.person(request)).id
        aways = await needs.reader.read(away_of, person)
        return AwayUntil(away_until(aways, needs.now()))

    @put(
        "/me/away",
        responses=problems(401, 403, 413),
        operation_id="goAway",
        status_code=HTTP_200_OK,
        security=NEEDED,
    )
    async def go_away(
        self,
        data: JSONBody[AwayUntil],
        request: Request[Any, Any, Any],
        needs: NamedDependency[PeopleNeeds],
    ) -> AwayUntil:
        """Say that you are away, or here again; where a table has agreed to it, your clock stands
        still meanwhile. Longer than 60 days nobody is away."""
        person = (await needs.who.person(request)).id
        stored = needs.reader, needs.writer
        until = await go_away(needs.rooms, *stored, person, data.until, needs.now())
        return AwayUntil(until)

    @get("/me/everything", responses=problems(401), operation_id="everything", security=NEEDED)
    async def everything(
        self, request: Request[Any, Any, Any], needs: NamedDependency[PeopleNeeds]
    ) -> Response[dict[str, Any]]:
        """All that is kept about you, to be saved."""
        person = (await needs.who.person(request)).id
        known = await needs.reader.read(everything_of, person)
        kept = {"content-disposition": 'attachment; filename="dovecote.json"'}
        return Response(known, headers=kept)

    @delete(
        "/me",
        responses={204: GONE, **problems(401, 403)},
        operation_id="forgetMe",
        security=NEEDED,
    )
    async def forget(
        self, request: Request[Any, Any, Any], needs: NamedDependency[PeopleNeeds]
    ) -> Response[None]:
        """Be forgotten for good: bots play on for you, and finished matches keep “somebody”."""
        person = (await needs.who.person(request)).id
        await forget_person(needs.rooms, needs.reader, needs.sessions, person)
        response: Response[None] = Response(None, status_code=204)
        for name in request.cookies.keys() & {COOKIE, SAFE}:
            response.set_cookie(ended(name))
        return response

    async def _me(self, request: Request[Any, Any, Any], needs: PeopleNeeds) -> Me:
        return await me_as_told(await needs.who.person(request), needs.reader)


async def me_as_told(person: Person, reader: Reader) -> Me:
    """Somebody as they are told who they are."""
    return Me(person.name, await reader.read(is_moderator, person.id))
