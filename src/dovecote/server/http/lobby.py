"""Tables over HTTP: the lobby, making one, sitting down, the next one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from io import BytesIO
from typing import Any, NamedTuple

import segno
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec.structs import replace

from dovecote.server.allowances import Allowances, Spend
from dovecote.server.cluster.openings import open_table, rematch
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.errors import NotWelcomeError
from dovecote.server.http.links import base_of, is_local, table_link
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import NEEDED, USEFUL
from dovecote.server.http.parameters import TableId
from dovecote.server.http.problems import problems
from dovecote.server.http.who import Who, address_of
from dovecote.server.room.room import Room
from dovecote.server.sessions import Sessions
from dovecote.server.settings import Settings
from dovecote.server.storage.database import Connection
from dovecote.server.storage.mine import mine as tables_mine
from dovecote.server.storage.muting import is_kept_away, keepers
from dovecote.server.storage.people import Person
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.tables import listed
from dovecote.tables.agreement import Wish
from dovecote.tables.errors import NotHostError, StatusError
from dovecote.tables.pauses import away_until
from dovecote.tables.rows import Asking, TableRow
from dovecote.wire.lobby import Listed, Opened, line_of

_SVG = "image/svg+xml"
REFUSALS = (401, 403, 404, 409)
CHANGE: dict[str, Any] = {
    "responses": problems(*REFUSALS),
    "security": NEEDED,
    "status_code": HTTP_200_OK,
}


class PersonAtTable(NamedTuple):
    """Somebody we know, at the table that the address names."""

    person: Person
    room: Room
    base: str

    @property
    def opened(self) -> Opened:
        """The table as they know it now."""
        return opened(self.room, self.person.id, self.base)


class LobbyNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    now: Callable[[], int]
    rooms: Rooms
    sessions: Sessions
    reader: Reader
    settings: Settings
    allowances: Allowances


async def guest_at(
    table_id: TableId, request: Request[Any, Any, Any], needs: NamedDependency[LobbyNeeds]
) -> PersonAtTable:
    person = await needs.who.person(request)
    room = await needs.rooms.room(table_id)
    return PersonAtTable(person, room, base_of(request, needs.settings))


class Lobby(Controller):
    """Tables."""

    path = "/api/tables"
    tags = ("tables",)
    dependencies = given(LobbyNeeds, guest=Provide(guest_at))

    @get("/", responses=problems(), operation_id="lobby", security=USEFUL)
    async def lobby(
        self, request: Request[Any, Any, Any], needs: NamedDependency[LobbyNeeds]
    ) -> list[Listed]:
        """Listed tables that wait for somebody, or may be watched."""
        person = await needs.who.visitor(request)
        if needs.settings.invited and not person:
            return []
        rows, away = await needs.reader.read(_listed, person)
        return [line_of(row, person) for row in rows if not _is_kept(row, away)]

    @get("/mine", responses=problems(401, 403), operation_id="mine", security=NEEDED)
    async def mine(
        self, request: Request[Any, Any, Any], needs: NamedDependency[LobbyNeeds]
    ) -> list[Listed]:
        """Your tables, the last changed first; of those that run, whom they wait for."""
        person = (await needs.who.person(request)).id
        found, now = await needs.reader.read(tables_mine, person), needs.now()
        until = {one: away_until(aways, now) for one, aways in found.aways.items()}
        return [
            line_of(
                row,
                person,
                found.askings.get(row.id) or await _asking(row, needs.rooms),
                tuple(until.get(seat.person, 0) for seat in row.seats),
                found.answered.get(row.id, ()),
                is_invited=row.id in found.invited,
            )
            for row in found.rows
        ]

    @post("/", responses=problems(401, 403, 404, 409, 413), operation_id="open", security=NEEDED)
    async def open(
        self,
        data: JSONBody[Wish],
        request: Request[Any, Any, Any],
        needs: NamedDependency[LobbyNeeds],
    ) -> Opened:
        """A new table."""
        person = await needs.who.person(request)
        spend = _spending(person, request, needs.allowances)
        room = await open_table(
            needs.rooms, needs.now, data, person, needs.settings.limits.tables, spend
        )
        return opened(room, person.id, base_of(request, needs.settings))

    @get("/{table_id:str}", responses=problems(404), operation_id="table", security=USEFUL)
    async def table(
        self,
        table_id: TableId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[LobbyNeeds],
    ) -> Opened:
        """What everyone who has the link may know of a table."""
        room = await needs.rooms.room(table_id)
        person = await needs.who.visitor(request)
        return opened(room, person, base_of(request, needs.settings))

    @post("/{table_id:str}/rematch", operation_id="rematch", **CHANGE)
    async def rematch(
        self,
        guest: NamedDependency[PersonAtTable],
        request: Request[Any, Any, Any],
        needs: NamedDependency[LobbyNeeds],
    ) -> Opened:
        """The same again with the seats rotated; the same table for everyone who asks."""
        spend = _spending(guest.person, request, needs.allowances)
        others = {seat.person for seat in guest.room.state.row.seats}
        if await needs.reader.read(is_kept_away, guest.person.id, others):
            raise NotWelcomeError()
        room = await rematch(needs.rooms, needs.now, guest.room, guest.person, spend)
        return guest._replace(room=room).opened

    @post("/{table_id:str}/close", operation_id="close", **CHANGE)
    async def close(self, guest: NamedDependency[PersonAtTable]) -> Opened:
        """The host ends it for good; the secret of its luck is published."""
        room = guest.room
        async with room.locked():
            if room.state.row.host != guest.person.id:
                raise NotHostError()
            if room.state.row.is_published:
                raise StatusError(status=room.state.row.status)
            await room.change(replace(room.state.row, status="closed"))
        return guest.opened

    @get("/{table_id:str}/qr.svg", responses=problems(404), operation_id="qr", media_type=_SVG)
    async def qr(
        self,
        table_id: TableId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[LobbyNeeds],
    ) -> Response[bytes]:
        """The link as a QR code."""
        room = await needs.rooms.room(table_id)
        base = base_of(request, needs.settings)
        code = segno.make(table_link(base, room.id), micro=False)
        drawn = BytesIO()
        code.save(drawn, kind="svg", scale=8, border=4, light="white", xmldecl=False)
        return Response(drawn.getvalue(), media_type=_SVG)


async def _asking(row: TableRow, rooms: Rooms) -> Asking | None:
    """Of a table that nobody has touched since there are lists of whom tables wait for."""
    if row.status != "running":
        return None
    room = await rooms.room(row.id)
    return room.state.asking


def _listed(connection: Connection, person: str) -> tuple[list[TableRow], set[str]]:
    return listed(connection), keepers(connection, person) if person else set()


def _is_kept(row: TableRow, away: set[str]) -> bool:
    """Whether a table waits for somebody, and at it somebody who does not want to meet them."""
    there = {row.host, *(seat.person for seat in row.seats)}
    return row.status == "open" and bool(away & there)


def _spending(person: Person, request: Request[Any, Any, Any], allowances: Allowances) -> Spend:
    """What counts one more table against what they may open in a while."""
    return partial(allowances.spend, "openings", person.id, address_of(request))


def opened(room: Room, person: str, base: str) -> Opened:
    """A table as somebody who opens it, or sits down, is told."""
    link = table_link(base, room.id)
    return Opened(room.id, link, room.audience.known_to(person), is_local(base))
