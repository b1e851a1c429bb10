"""What people say to one another at a table."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, func, insert, select

from dovecote.server.errors import ChangedError, NotSeatedError, SeatError, TooLongError
from dovecote.server.room import Room
from dovecote.server.rows import Said
from dovecote.server.schema import CHAT
from dovecote.server.sessions import Sessions, clean

_TRIES = 5


async def say(room: Room, person: str, text: str) -> int:
    """Somebody who sits at the table says something; its number."""
    text, limit = clean(text), room.house.settings.limits.chat
    if not 1 <= len(text) <= limit:
        raise TooLongError(what="chat", limit=limit)
    async with room.locked():
        seats = room.row.held_by(person)
        if not seats:
            raise NotSeatedError()
        for _ in range(_TRIES):
            last = await room.house.read(_last, room.id)
            said = Said(last + 1, person, seats[0], text, room.house.now())
            if await room.write(partial(_store, table=room.id, said=said)):
                room.hear(said)
                return said.number
        raise ChangedError()


async def mute(room: Room, sessions: Sessions, person: str, seat: int, *, is_on: bool) -> None:
    """Hear somebody no more, or again."""
    if not 0 <= seat < len(room.row.seats):
        raise SeatError(seat=seat)
    muted = room.row.seats[seat].person
    if not person or not muted or muted == person:
        raise NotSeatedError()
    await sessions.mute(person, muted, is_on=is_on)
    for connection in room.connections:
        if connection.person == person:
            (connection.muted.add if is_on else connection.muted.discard)(muted)


def _last(connection: Connection, table: str) -> int:
    numbers = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table)
    return connection.execute(numbers).scalar() or 0


def _store(connection: Connection, table: str, said: Said) -> bool:
    values = {"table_id": table, "number": said.number, "person": said.person}
    values |= {"seat": said.seat, "text": said.text, "moment": said.moment}
    connection.execute(insert(CHAT), [values])
    return True
