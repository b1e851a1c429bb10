"""Muting and blocking over HTTP: whom you do not hear, and who is to keep away from you."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Controller, Request, delete, get, put
from litestar.di import NamedDependency
from litestar.params import PathParameter
from litestar.status_codes import HTTP_200_OK

from dovecote.server.cluster.rooms import Rooms
from dovecote.server.errors import NoFriendError
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import NEEDED
from dovecote.server.http.parameters import SeatPath, TableId
from dovecote.server.http.problems import problems
from dovecote.server.http.who import Who
from dovecote.server.storage.friends import friends_of, handle
from dovecote.server.storage.muting import How, shut_by
from dovecote.server.storage.reader import Reader
from dovecote.server.unheard import Unheard
from dovecote.tables.errors import NotSeatedError, SeatError

HowPath = Annotated[How, PathParameter()]
FriendPath = Annotated[str, PathParameter(max_length=16, pattern="^[0-9a-f]+$")]


class ShutOut(msgspec.Struct, frozen=True):
    """Somebody whom you do not hear (`mute`), or who is to keep away (`block`). The id is what you
    call them here, and nobody else does."""

    id: str
    name: str
    how: How


class MutingNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    rooms: Rooms
    unheard: Unheard
    reader: Reader


class Muting(Controller):
    """Mute and block."""

    path = "/api"
    tags = ("friends",)
    security = NEEDED
    dependencies = given(MutingNeeds)

    @get("/people/me/shut", responses=problems(401), operation_id="shutOut")
    async def shut_out(
        self, request: Request[Any, Any, Any], needs: NamedDependency[MutingNeeds]
    ) -> list[ShutOut]:
        """Whom you have muted or blocked."""
        return await _now(needs.reader, (await needs.who.person(request)).id)

    @put(
        "/friends/{friend:str}/{how:str}",
        responses=problems(401, 403, 404),
        operation_id="shutFriend",
    )
    async def shut_friend(
        self,
        friend: FriendPath,
        how: HowPath,
        request: Request[Any, Any, Any],
        needs: NamedDependency[MutingNeeds],
    ) -> list[ShutOut]:
        """Mute or block somebody you have played with; they are not told."""
        person = (await needs.who.person(request)).id
        met = await needs.reader.read(friends_of, person)
        found = next((f.person for f in met if handle(person, f.person) == friend), None)
        if found is None:
            raise NoFriendError()
        await needs.unheard.shut(person, found, how, is_on=True)
        return await _now(needs.reader, person)

    @put(
        "/tables/{table_id:str}/seats/{seat:int}/{how:str}",
        responses=problems(401, 403, 404),
        operation_id="shutSeat",
    )
    async def shut_seat(
        self,
        table_id: TableId,
        seat: SeatPath,
        how: HowPath,
        request: Request[Any, Any, Any],
        needs: NamedDependency[MutingNeeds],
    ) -> list[ShutOut]:
        """Mute or block whoever sits at a table with you, or at yours."""
        person = (await needs.who.person(request)).id
        row = (await needs.rooms.room(table_id)).state.row
        if not 0 <= seat < len(row.seats):
            raise SeatError(seat=seat)
        whom = row.seats[seat].person
        is_there = bool(row.held_by(person)) or row.host == person
        if not is_there or whom in ("", person):
            raise NotSeatedError()
        await needs.unheard.shut(person, whom, how, is_on=True)
        return await _now(needs.reader, person)

    @delete(
        "/people/me/shut/{how:str}/{friend:str}",
        responses=problems(401, 403, 404),
        operation_id="letIn",
        status_code=HTTP_200_OK,
    )
    async def let_in(
        self,
        how: HowPath,
        friend: FriendPath,
        request: Request[Any, Any, Any],
        needs: NamedDependency[MutingNeeds],
    ) -> list[ShutOut]:
        """Hear somebody again, or let them come near."""
        person = (await needs.who.person(request)).id
        shut = await needs.reader.read(shut_by, person)
        mine = [s for s in shut if s.how == how and handle(person, s.person) == friend]
        if not mine:
            raise NoFriendError()
        for one in mine:
            await needs.unheard.shut(person, one.person, how, is_on=False)
        return await _now(needs.reader, person)


async def _now(reader: Reader, person: str) -> list[ShutOut]:
    shut = await reader.read(shut_by, person)
    return [ShutOut(handle(person, one.person), one.name, one.how) for one in shut]
