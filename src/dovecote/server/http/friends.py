"""Friends over HTTP: whoever you have played with, and asking them to a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec import Meta

from dovecote.server.allowances import Allowances
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.errors import NoFriendError
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import NEEDED
from dovecote.server.http.parameters import TableId
from dovecote.server.http.problems import problems
from dovecote.server.http.who import Who, address_of
from dovecote.server.settings import Settings
from dovecote.server.storage.database import Connection
from dovecote.server.storage.friends import friends_of, handle, invite
from dovecote.server.storage.notices import tell
from dovecote.server.storage.pages import addresses
from dovecote.server.storage.questions import also
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.writer import Unit, Writer
from dovecote.tables.errors import NotSeatedError, StatusError

_ASKED = ResponseSpec(None, description="They will see it, unless they do not want to hear of you.")


class Friend(msgspec.Struct, frozen=True):
    """Somebody you have played with; the id is what you call them here, and nobody else does."""

    id: str
    name: str
    matches: int
    last: int
    page: str  # the address of their page; empty: they do not show it to you


class InvitedFriend(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whom you ask."""

    friend: Annotated[str, Meta(min_length=1, max_length=16)]


class FriendNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    now: Callable[[], int]
    rooms: Rooms
    reader: Reader
    writer: Writer
    settings: Settings
    allowances: Allowances


class Friends(Controller):
    """Friends."""

    path = "/api"
    tags = ("friends",)
    dependencies = given(FriendNeeds)

    @get("/friends", responses=problems(401), operation_id="friends", security=NEEDED)
    async def friends(
        self, request: Request[Any, Any, Any], needs: NamedDependency[FriendNeeds]
    ) -> list[Friend]:
        """Whom you have met at your last tables and not muted, the last met first."""
        person = (await needs.who.person(request)).id
        return await needs.reader.read(_friends, person)

    @post(
        "/tables/{table_id:str}/invitations",
        responses={204: _ASKED, **problems(401, 403, 404, 409, 413, 429)},
        operation_id="ask_friend",
        security=NEEDED,
        status_code=204,
    )
    async def invite(
        self,
        table_id: TableId,
        data: JSONBody[InvitedFriend],
        request: Request[Any, Any, Any],
        needs: NamedDependency[FriendNeeds],
    ) -> Response[None]:
        """Ask a friend to a table that waits and at which you sit, or that is yours."""
        person = (await needs.who.person(request)).id
        row = (await needs.rooms.room(table_id)).state.row
        if not row.held_by(person) and row.host != person:
            raise NotSeatedError()
        if row.status != "open":
            raise StatusError(status=row.status)
        met = await needs.reader.read(friends_of, person)
        friend = next((f for f in met if handle(person, f.person) == data.friend), None)
        if friend is None:
            raise NoFriendError()
        await needs.allowances.spend("notices", person, address_of(request))
        now = needs.now()
        change = invite(table_id, person, friend.person, now)
        if needs.settings.notices:
            change = also(change, tell(friend.person, "invited", table_id, 0, now))
        await needs.writer.write(Unit("", change=change))
        return Response(None, status_code=204)


def _friends(connection: Connection, person: str) -> list[Friend]:
    found = friends_of(connection, person)
    shown = addresses(connection, [f.person for f in found], person, ("friends", "everyone"))
    return [
        Friend(handle(person, f.person), f.name, f.matches, f.last, shown.get(f.person, ""))
        for f in found
    ]
