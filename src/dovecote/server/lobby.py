"""Tables over HTTP: the lobby, making one, sitting down, the next one."""

from __future__ import annotations

import re
from io import BytesIO
from typing import Annotated, Any

import msgspec
import segno
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta
from msgspec.structs import replace
from sqlalchemy import Connection, or_, select

from dovecote.server import seating
from dovecote.server.agreement import Agreement, Wish
from dovecote.server.document import NEEDED, USEFUL
from dovecote.server.errors import ChangedError, NotHostError, StatusError
from dovecote.server.links import table_link
from dovecote.server.openings import open_table, rematch
from dovecote.server.problems import problems
from dovecote.server.room import Room
from dovecote.server.rows import Status, TableRow
from dovecote.server.schema import SEATS, TABLES
from dovecote.server.services import Services
from dovecote.server.sessions import Person
from dovecote.server.store import table_rows
from dovecote.server.wire import TableNow

TABLE_ID = re.compile("[A-Za-z0-9_-]{1,32}")
TableId = Annotated[str, Parameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
SeatPath = Annotated[int, Parameter(ge=0, le=9)]
_SVG = "image/svg+xml"


class Listed(msgspec.Struct, frozen=True):
    """A table as it stands in a list."""

    id: str
    agreement: Agreement
    status: Status
    names: tuple[str, ...]  # of people and bots; empty: an open seat
    is_mine: bool
    changed: int


class Opened(msgspec.Struct, frozen=True):
    """A table, and the link to it."""

    id: str
    link: str
    table: TableNow


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down oneself, adding words to the luck, or let a bot have the seat."""

    words: Annotated[str, Meta(max_length=64)] = ""
    bot: Annotated[str, Meta(max_length=40)] = ""


class Lobby(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)

    @get("/", responses=problems(), operation_id="lobby", security=USEFUL)
    async def lobby(self, request: Request[Any, Any, Any], services: Services) -> list[Listed]:
        """Listed tables that wait for somebody, or may be watched."""
        person = await services.visitor(request)
        rows = await services.house.read(_listed)
        return [_line(row, person) for row in rows]

    @get("/mine", responses=problems(401), operation_id="mine", security=NEEDED)
    async def mine(self, request: Request[Any, Any, Any], services: Services) -> list[Listed]:
        """Your tables, the last changed first."""
        person = (await services.person(request)).id
        rows = await services.house.read(_of, person)
        return [_line(row, person) for row in rows]

    @post("/", responses=problems(401, 403, 404, 413), operation_id="open", security=NEEDED)
    async def open(self, data: Wish, request: Request[Any, Any, Any], services: Services) -> Opened:
        """A new table."""
        person = await services.person(request)
        room = await open_table(services.house, data, person)
        return _opened(room, person.id, request, services)

    @get("/{table_id:str}", responses=problems(404), operation_id="table", security=USEFUL)
    async def table(
        self, table_id: TableId, request: Request[Any, Any, Any], services: Services
    ) -> Opened:
        """What everyone who has the link may know of a table."""
        room = await services.house.room(table_id)
        return _opened(room, await services.visitor(request), request, services)

    @put(
        "/{table_id:str}/seats/{seat:int}",
        responses=problems(401, 403, 404, 409, 413),
        operation_id="sit",
        security=NEEDED,
    )
    async def sit(
        self,
        table_id: TableId,
        seat: SeatPath,
        data: Sitting,
        request: Request[Any, Any, Any],
        services: Services,
    ) -> Opened:
        """Sit down; the match begins when every seat is taken."""
        person = await services.person(request)
        room = await services.house.room(table_id)
        async with room.locked():
            try:
                await _sit(room, seat, data, person)
            except ChangedError:  # somebody else sat down just now, on another server
                await _sit(room, seat, data, person)
        return _opened(room, person.id, request, services)

    @delete(
        "/{table_id:str}/seats/{seat:int}",
        responses=problems(401, 403, 404, 409),
        operation_id="stand",
        security=NEEDED,
        status_code=HTTP_200_OK,
    )
    async def stand(
        self,
        table_id: TableId,
        seat: SeatPath,
        request: Request[Any, Any, Any],
        services: Services,
    ) -> Opened:
        """Stand up again, before the match."""
        person = await services.person(request)
        room = await services.house.room(table_id)
        async with room.locked():
            await room.change(seating.stand(room.row, seat, person.id))
        return _opened(room, person.id, request, services)

    @post(
        "/{table_id:str}/rematch",
        responses=problems(401, 403, 404, 409),
        operation_id="rematch",
        security=NEEDED,
        status_code=HTTP_200_OK,
    )
    async def rematch(
        self, table_id: TableId, request: Request[Any, Any, Any], services: Services
    ) -> Opened:
        """The same again with the seats rotated; the same table for everyone who asks."""
        person = await services.person(request)
        room = await rematch(await services.house.room(table_id), person)
        return _opened(room, person.id, request, services)

    @post(
        "/{table_id:str}/close",
        responses=problems(401, 403, 404, 409),
        operation_id="close",
        security=NEEDED,
        status_code=HTTP_200_OK,
    )
    async def close(
        self, table_id: TableId, request: Request[Any, Any, Any], services: Services
    ) -> Opened:
        """The host ends it for good; the secret of its luck is published."""
        person = await services.person(request)
        room = await services.house.room(table_id)
        async with room.locked():
            if room.row.host != person.id:
                raise NotHostError()
            if room.row.is_published:
                raise StatusError(status=room.row.status)
            await room.change(replace(room.row, status="closed"))
        return _opened(room, person.id, request, services)

    @get("/{table_id:str}/qr.svg", responses=problems(404), operation_id="qr", media_type=_SVG)
    async def qr(
        self, table_id: TableId, request: Request[Any, Any, Any], services: Services
    ) -> Response[bytes]:
        """The link as a QR code."""
        room = await services.house.room(table_id)
        code = segno.make(table_link(request, services.settings, room.id), micro=False)
        drawn = BytesIO()
        code.save(drawn, kind="svg", scale=8, border=4, light="white", xmldecl=False)
        return Response(drawn.getvalue(), media_type=_SVG)


async def _sit(room: Room, seat: int, data: Sitting, person: Person) -> None:
    if data.bot:
        row = seating.invite_bot(room.row, seat, person.id, data.bot)
    else:
        row = seating.sit(room.row, seat, person.id, person.name, data.words)
    await (room.begin(row) if row.is_full else room.change(row))


def _opened(room: Room, person: str, request: Request[Any, Any, Any], services: Services) -> Opened:
    link = table_link(request, services.settings, room.id)
    return Opened(room.id, link, room.known_to(person))


def _line(row: TableRow, person: str) -> Listed:
    names = tuple(s.name or s.bot for s in row.seats)
    mine = bool(row.held_by(person))
    return Listed(row.id, row.agreement, row.status, names, mine, row.changed)


def _listed(connection: Connection) -> list[TableRow]:
    shown = (TABLES.c.listed, TABLES.c.status.in_(("open", "running")))
    rows = table_rows(connection, *shown)
    return [row for row in rows if row.status == "open" or row.agreement.watch == "anyone"]


def _of(connection: Connection, person: str) -> list[TableRow]:
    seated = select(SEATS.c.table_id).where(SEATS.c.person == person)
    return table_rows(connection, or_(TABLES.c.id.in_(seated), TABLES.c.host == person))
