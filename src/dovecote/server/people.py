"""People over HTTP: a name, a cookie, a personal link."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from dovecote.server.document import NEEDED
from dovecote.server.links import base_of
from dovecote.server.problems import problems
from dovecote.server.services import Services
from dovecote.server.sessions import COOKIE

_GONE = ResponseSpec(None, description="You are nobody now.")
_YEAR = 365 * 24 * 3600


class Name(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=400)]


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Annotated[str, Meta(min_length=1, max_length=100)]


class Me(msgspec.Struct, frozen=True):
    """Who the cookie says you are."""

    name: str


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
        self, data: Name, request: Request[Any, Any, Any], services: Services
    ) -> Response[Me]:
        """Choose a name and become somebody; who is somebody already is renamed."""
        person = await services.sessions.person(request.cookies.get(COOKIE, ""))
        if person:
            await services.sessions.rename(person, data.name)
            return Response(await self.me(request, services))
        services.gate.check_people(services.address(request))
        token = await services.sessions.welcome(data.name)
        name = (await services.sessions.known(token)).name
        return Response(Me(name), cookies=[_cookie(token, request)])

    @get("/me", responses=problems(401), operation_id="me", security=NEEDED)
    async def who(self, request: Request[Any, Any, Any], services: Services) -> Me:
        """Who you are."""
        return await self.me(request, services)

    @post(
        "/me/link",
        responses=problems(401, 403),
        operation_id="link",
        status_code=HTTP_200_OK,
        security=NEEDED,
    )
    async def link(self, request: Request[Any, Any, Any], services: Services) -> PersonalLink:
        """A personal link for another device; the one before stops working."""
        person = await services.person(request)
        token = await services.sessions.link(person.id)
        return PersonalLink(f"{base_of(request, services.settings)}/#me={token}", token)

    @post("/back", responses=problems(401, 403, 413), operation_id="back", status_code=HTTP_200_OK)
    async def back(
        self, data: Token, request: Request[Any, Any, Any], services: Services
    ) -> Response[Me]:
        """Come back as yourself, by the token of a personal link."""
        token = await services.sessions.follow(data.token)
        name = (await services.sessions.known(token)).name
        return Response(Me(name), cookies=[_cookie(token, request)])

    @delete("/me/session", responses={204: _GONE, **problems(403)}, operation_id="leave")
    async def leave(self, request: Request[Any, Any, Any], services: Services) -> Response[None]:
        """Let this browser be nobody again, as one does on a borrowed machine."""
        await services.sessions.end(request.cookies.get(COOKIE, ""))
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
        return response

    @staticmethod
    async def me(request: Request[Any, Any, Any], services: Services) -> Me:
        return Me((await services.person(request)).name)


def _cookie(token: str, request: Request[Any, Any, Any]) -> Cookie:
    return Cookie(
        COOKIE,
        value=token,
        max_age=_YEAR,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
