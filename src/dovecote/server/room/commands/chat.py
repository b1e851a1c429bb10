"""What people say to one another at a table."""

from __future__ import annotations

from dovecote.server.allowances import Spend, free
from dovecote.server.errors import TooLongError
from dovecote.server.room.room import Room
from dovecote.server.sessions import Sessions
from dovecote.server.storage.chat import add_line, last_number
from dovecote.server.storage.reader import Reader
from dovecote.tables.errors import ChangedError, NotSeatedError, SeatError
from dovecote.tables.names import clean
from dovecote.tables.rows import ChatLine

_TRIES = 5


async def say(
    room: Room, reader: Reader, person: str, text: str, longest: int, spend: Spend = free
) -> int:
    """Somebody who sits at the table says something; its number."""
    text = clean(text)
    if not 1 <= len(text) <= longest:
        raise TooLongError(what="chat", limit=longest)
    async with room.locked():
        seats = room.state.row.held_by(person)
        if not seats:
            raise NotSeatedError()
        await spend()
        for _ in range(_TRIES):
            last = await reader.read(last_number, room.id)
            line = ChatLine(last + 1, person, seats[0], text, room.now())
            if await room.write(add_line(room.id, line)):
                room.audience.hear(line)
                return line.number
        raise ChangedError()


async def mute(room: Room, sessions: Sessions, person: str, seat: int, *, is_on: bool) -> None:
    """Hear somebody no more, or again."""
    if not 0 <= seat < len(room.state.row.seats):
        raise SeatError(seat=seat)
    muted = room.state.row.seats[seat].person
    if not person or not muted or muted == person:
        raise NotSeatedError()
    await sessions.mute(person, muted, is_on=is_on)
    for visitor in room.audience.visitors:
        if visitor.person == person:
            (visitor.muted.add if is_on else visitor.muted.discard)(muted)
