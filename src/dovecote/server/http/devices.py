"""The browsers somebody is known on."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Controller, Request, Response, delete, get
from litestar.di import NamedDependency
from litestar.params import PathParameter

from dovecote.server.errors import NoDeviceError
from dovecote.server.http.cookies import SAFE, ended, token_of
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import NEEDED
from dovecote.server.http.people import GONE
from dovecote.server.http.problems import problems
from dovecote.server.http.who import Who, session_of
from dovecote.server.sessions import COOKIE, Sessions

_SHOWN = 16  # signs of a token's hash: enough to name it, and of no other use
DevicePath = Annotated[str, PathParameter(max_length=16, pattern="^[0-9a-f]+$")]


class DeviceNow(msgspec.Struct, frozen=True):
    """A browser on which you are known."""

    id: str
    label: str  # what it calls itself; empty: nobody noted it
    created: int
    is_this: bool


class DeviceNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    sessions: Sessions


class Devices(Controller):
    """Where you are known."""

    path = "/api/people"
    tags = ("people",)
    dependencies = given(DeviceNeeds)

    @delete("/me/session", responses={204: GONE, **problems(403)}, operation_id="leave")
    async def leave(
        self, request: Request[Any, Any, Any], needs: NamedDependency[DeviceNeeds]
    ) -> Response[None]:
        """Let this browser be nobody again, as one does on a borrowed machine."""
        await needs.sessions.end(token_of(request))
        response: Response[None] = Response(None, status_code=204)
        for name in request.cookies.keys() & {COOKIE, SAFE}:
            response.set_cookie(ended(name))
        return response

    @get("/me/devices", responses=problems(401), operation_id="devices", security=NEEDED)
    async def devices(
        self, request: Request[Any, Any, Any], needs: NamedDependency[DeviceNeeds]
    ) -> list[DeviceNow]:
        """Where you are known, the newest first."""
        person, here = (await needs.who.person(request)).id, session_of(request)
        found = await needs.sessions.devices(person)
        return [
            DeviceNow(device.hash[:_SHOWN], device.label, device.created, device.hash == here)
            for device in found
        ]

    @delete(
        "/me/devices/{device:str}",
        responses={204: GONE, **problems(401, 403, 404)},
        operation_id="signOut",
        security=NEEDED,
    )
    async def sign_out(
        self,
        device: DevicePath,
        request: Request[Any, Any, Any],
        needs: NamedDependency[DeviceNeeds],
    ) -> Response[None]:
        """Let one of your devices be nobody; what it has open is closed."""
        person = (await needs.who.person(request)).id
        found = await needs.sessions.devices(person)
        chosen = [one for one in found if one.hash[:_SHOWN] == device]
        if not chosen:
            raise NoDeviceError()
        for one in chosen:
            await needs.sessions.end_by_hash(one.hash)
        return Response(None, status_code=204)
