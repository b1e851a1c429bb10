"""People over HTTP: a name, a cookie, a personal link."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from dovecote.server.cluster.absences import go_away
from dovecote.server.cluster.forgetting import forget_person
from dovecote.server.errors import NoDeviceError
from dovecote.server.http.cookies import SAFE, cookies_for, ended, label_of, moved, token_of
from dovecote.server.http.links import base_of
from dovecote.server.http.openapi import NEEDED
from dovecote.server.http.problems import problems
from dovecote.server.http.services import Services
from dovecote.server.sessions import COOKIE
from dovecote.server.storage.house import is_moderator
from dovecote.server.storage.people import Person
from dovecote.server.storage.questions import away_of
from dovecote.server.storage.selves import everything_of
from dovecote.tables.pauses import away_until

_SHOWN = 16  # signs of a token's hash: enough to name it, and of no other use
DevicePath = Annotated[str, PathParameter(max_length=16, pattern="^[0-9a-f]+$")]
_GONE = ResponseSpec(None, description="You are nobody now.")


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


class DeviceNow(msgspec.Struct, frozen=True):
    """A browser on which you are known."""

    id: str
    label: str  # what it calls itself; empty: nobody noted it
    created: int
    is_this: bool


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
        person = await services.sessions.guest(token_of(request))
        if person:
            await services.sessions.rename(person, data.name)
            return Response(await self.me(request, services))
        services.limits.check_people(services.address(request))
        invitation = data.invitation if services.settings.invited else None
        token = await services.sessions.welcome(data.name, invitation, label_of(request))
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
        token = await services.sessions.follow(
            data.token, before, spend, is_sure=data.sure, label=label_of(request)
        )
        known = await services.sessions.known(token)
        return Response(await self.told(known, services), cookies=cookies_for(token, request))

    @get("/me/away", responses=problems(401), operation_id="away", security=NEEDED)
    async def away(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services]
    ) -> AwayUntil:
        """Until when you have said that you are away."""
        person = (await services.person(request)).id
        aways = await services.reader.read(away_of, person)
        return AwayUntil(away_until(aways, services.now()))

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
        services: NamedDependency[Services],
    ) -> AwayUntil:
        """Say that you are away, or here again; where a table has agreed to it, your clock stands
        still meanwhile. Longer than 60 days nobody is away."""
        person = (await services.person(request)).id
        stored = services.reader, services.writer
        until = await go_away(services.rooms, *stored, person, data.until, services.now())
        return AwayUntil(until)

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

    @get("/me/devices", responses=problems(401), operation_id="devices", security=NEEDED)
    async def devices(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services]
    ) -> list[DeviceNow]:
        """Where you are known, the newest first."""
        person, here = (await services.person(request)).id, services.session(request)
        found = await services.sessions.devices(person)
        return [
            DeviceNow(device.hash[:_SHOWN], device.label, device.created, device.hash == here)
            for device in found
        ]

    @delete(
        "/me/devices/{device:str}",
        responses={204: _GONE, **problems(401, 403, 404)},
        operation_id="signOut",
        security=NEEDED,
    )
    async def sign_out(
        self,
        device: DevicePath,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
    ) -> Response[None]:
        """Let one of your devices be nobody; what it has open is closed."""
        person = (await services.person(request)).id
        found = await services.sessions.devices(person)
        chosen = [one for one in found if one.hash[:_SHOWN] == device]
        if not chosen:
            raise NoDeviceError()
        for one in chosen:
            await services.sessions.end_by_hash(one.hash)
        return Response(None, status_code=204)

    @get("/me/everything", responses=problems(401), operation_id="everything", security=NEEDED)
    async def everything(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services]
    ) -> Response[dict[str, Any]]:
        """All that is kept about you, to be saved."""
        person = (await services.person(request)).id
        known = await services.reader.read(everything_of, person)
        kept = {"content-disposition": 'attachment; filename="dovecote.json"'}
        return Response(known, headers=kept)

    @delete(
        "/me",
        responses={204: _GONE, **problems(401, 403)},
        operation_id="forgetMe",
        security=NEEDED,
    )
    async def forget(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services]
    ) -> Response[None]:
        """Be forgotten for good: bots play on for you, and finished matches keep “somebody”."""
        person = (await services.person(request)).id
        await forget_person(services.rooms, services.reader, services.sessions, person)
        response: Response[None] = Response(None, status_code=204)
        for name in request.cookies.keys() & {COOKIE, SAFE}:
            response.set_cookie(ended(name))
        return response

    @classmethod
    async def me(cls, request: Request[Any, Any, Any], services: Services) -> Me:
        return await cls.told(await services.person(request), services)

    @staticmethod
    async def told(person: Person, services: Services) -> Me:
        """Somebody as they are told who they are."""
        return Me(person.name, await services.reader.read(is_moderator, person.id))
