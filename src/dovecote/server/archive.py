"""Records and replays over HTTP, as the one who asks may know them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Controller, Request, Response, get
from litestar.params import QueryParameter

from dovecote.core.game import Over, Seat
from dovecote.core.record import read_entry
from dovecote.play import Scripted
from dovecote.play.replay import AnyTable, take
from dovecote.server.document import USEFUL
from dovecote.server.errors import PrivateError, SeatError, SecretError, StatusError
from dovecote.server.lobby import TableId
from dovecote.server.matches import new_table, readable
from dovecote.server.positions import waiting_for
from dovecote.server.problems import problems
from dovecote.server.records import record_of
from dovecote.server.room import Room
from dovecote.server.services import Services
from dovecote.server.store import match

_ALL = "all"
_STEPS = 200
_TEXT = "text/plain"

Whose = Annotated[str, QueryParameter(name="seat", pattern="^([0-9]|all)?$", max_length=3)]
Viewers: TypeAlias = tuple[Seat | None, ...]


class Step(msgspec.Struct, frozen=True):
    """The match right after an entry, as it was known then; `views` are all seats' if open."""

    at: int
    line: str
    events: Any
    views: dict[str, Any]
    waiting: tuple[Seat, ...]
    over: Over | None


class Replay(msgspec.Struct, frozen=True):
    """Some steps of a match that has `entries`."""

    entries: int
    steps: list[Step]


class Archive(Controller):
    """What happened at a table."""

    path = "/api/tables/{table_id:str}"
    tags = ("tables",)

    @get(
        "/record",
        responses=problems(403, 404, 409),
        operation_id="record",
        media_type=_TEXT,
        security=USEFUL,
    )
    async def record(
        self,
        table_id: TableId,
        request: Request[Any, Any, Any],
        services: Services,
        seat: Whose = "",
    ) -> Response[str]:
        """The record: whole once the match is over, before as the seat may read it."""
        room = await services.house.room(table_id)
        async with room.locked():
            viewers = _viewers(room, await services.visitor(request), seat)
            if not room.row.is_published:
                return Response(readable(_match(room), viewers[0]), media_type=_TEXT)
        stored = await services.house.read(match, table_id)
        assert stored is not None
        return Response(record_of(stored), media_type=_TEXT)

    @get("/replay", responses=problems(403, 404, 409), operation_id="replay", security=USEFUL)
    async def replay(
        self,
        table_id: TableId,
        request: Request[Any, Any, Any],
        services: Services,
        seat: Whose = "",
        first: Annotated[int, QueryParameter(name="from", ge=1, le=999_999_999)] = 1,
        last: Annotated[int, QueryParameter(name="to", ge=1, le=999_999_999)] = _STEPS,
    ) -> Replay:
        """Up to 200 steps, as a seat knew them then; with `seat=all`, once it is over, all."""
        room = await services.house.room(table_id)
        async with room.locked():
            viewers = _viewers(room, await services.visitor(request), seat)
            row, lines = room.row, list(map(str, _match(room).entries()))
        last = min(last, first + _STEPS - 1, len(lines))
        luck = Scripted()
        table = new_table(row, luck)  # here: only what follows may happen on another thread
        steps = await asyncio.to_thread(_steps, table, luck, lines[:last], first, viewers)
        return Replay(len(lines), steps)


def _steps(
    table: AnyTable, luck: Scripted, lines: list[str], first: int, viewers: Viewers
) -> list[Step]:
    steps = []
    for number, line in enumerate(lines, 1):
        take(table, luck, read_entry(number, line))
        if number >= first:
            steps.append(_step(table, viewers))
    return steps


def _step(table: AnyTable, viewers: Viewers) -> Step:
    pending = table.pending
    return Step(
        at=table.at,
        line=table.transcript(viewers[0])[-1],
        events=table.events(viewers[0], table.at - 1),
        views={_name(viewer): table.view(viewer) for viewer in viewers},
        waiting=waiting_for(table),
        over=pending if isinstance(pending, Over) else None,
    )


def _match(room: Room) -> AnyTable:
    if room.table is None:
        raise StatusError(status=room.row.status)
    return room.table


def _viewers(room: Room, person: str, seat: str) -> Viewers:
    """Whose knowledge is asked for, if whoever asks may have it."""
    mine, is_published = room.row.held_by(person), room.row.is_published
    if not room.admits(person):
        raise PrivateError()
    if seat == _ALL:
        if not is_published:
            raise SecretError(seat=_ALL)
        return (None, *(s.seat for s in room.row.seats))
    if not seat:
        return mine[:1] or (None,)
    if int(seat) >= len(room.row.seats):
        raise SeatError(seat=seat)
    if int(seat) not in mine and not is_published:
        raise SecretError(seat=seat)
    return (Seat(int(seat)),)


def _name(viewer: Seat | None) -> str:
    return "onlooker" if viewer is None else str(viewer)
