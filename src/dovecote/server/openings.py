"""New tables, and rematches of old ones."""

from __future__ import annotations

import secrets
from functools import partial

from msgspec.structs import replace
from sqlalchemy import Connection, bindparam, func, select

from dovecote.core.ruleset import ruleset
from dovecote.games import game_named
from dovecote.play.luck import check_words
from dovecote.server import seating
from dovecote.server.agreement import Agreement, Wish
from dovecote.server.errors import ChangedError, NotSeatedError, StatusError, TooManyError
from dovecote.server.house import House
from dovecote.server.room import Room
from dovecote.server.rows import SeatRow, TableRow
from dovecote.server.schema import TABLES
from dovecote.server.sessions import Person
from dovecote.server.store import add_table

_THERE = select(TABLES.c.id).where(TABLES.c.id == bindparam("table"))
_COUNT = (
    select(func.count())
    .select_from(TABLES)
    .where(TABLES.c.host == bindparam("person"), TABLES.c.status.in_(("open", "running")))
)


async def open_table(house: House, wish: Wish, person: Person) -> Room:
    """A table as somebody wants it; it begins at once if nobody else is needed."""
    agreement, sitters = wish.agreement(), wish.sitters()
    if wish.words:
        check_words(wish.words)
    seats = seating.seated(sitters, person.id, person.name, wish.words)
    return await _open(house, _row(house, agreement, person.id, seats))


async def rematch(room: Room, person: Person) -> Room:
    """The same again with the seats rotated: one new table, whoever asks."""
    async with room.locked():
        if not room.row.held_by(person.id):
            raise NotSeatedError()
        if not room.row.is_published:
            raise StatusError(status=room.row.status)
        if not room.row.next:
            seats = seating.rotated(room.row, partial(secrets.token_hex, 8))
            row = _row(room.house, room.row.agreement, room.row.host, seats)
            try:
                await room.change(replace(room.row, next=row.id), partial(add_table, row=row))
                room.house.held.add(row.id)
            except ChangedError:
                if not room.row.next:
                    raise
    return await room.house.room(room.row.next)


async def _open(house: House, row: TableRow) -> Room:
    limit = house.settings.limits.tables
    if (room := await house.open(row, partial(_add, row=row, limit=limit))) is None:
        raise TooManyError(what="tables", limit=limit)
    async with room.locked():
        if room.row.is_full:
            await room.begin(room.row)
    return room


def _row(house: House, agreed: Agreement, host: str, seats: tuple[SeatRow, ...]) -> TableRow:
    game, now = game_named(agreed.game), house.now()
    return TableRow(
        id=secrets.token_hex(12),  # begins with no sign that a command would take for an option's
        agreement=agreed,
        version=game.version,
        ruleset=ruleset(game),
        status="open",
        host=host,
        secret=secrets.token_hex(32),
        next="",
        revision=1,
        node=house.node,
        created=now,
        changed=now,
        seats=seats,
    )


def _add(connection: Connection, row: TableRow, limit: int) -> bool:
    """Counted where tables are made one by one, so that many requests at once get no more."""
    if connection.execute(_THERE, {"table": row.id}).first():
        return True  # it was stored, and nobody could tell us so
    count = connection.execute(_COUNT, {"person": row.host}).scalar() or 0
    return count < limit and add_table(connection, row)
