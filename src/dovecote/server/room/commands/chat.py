"""What people say to one another at a table."""

from __future__ import annotations

from msgspec.structs import replace

from dovecote.server.allowances import Spend, free
from dovecote.server.errors import NothingThereError, TooLongError
from dovecote.server.room.room import Room
from dovecote.server.storage import house
from dovecote.server.storage.chat import add_line, last_number
from dovecote.server.storage.house import LoggedDeed
from dovecote.server.storage.reader import Reader
from dovecote.server.unheard import Unheard
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


async def unsay(room: Room, act: LoggedDeed, number: int) -> None:
    """A line says nothing any more, also to those who have read it."""
    async with room.locked():
        if not await room.write(house.unsay(act, number)):
            raise NothingThereError(what="line")
        chat = room.state.chat
        room.state.chat = [replace(c, text="") if c.number == number else c for c in chat]
        for line in room.state.chat:
            if line.number == number:
                room.audience.tell_chat(line)


async def mute(room: Room, unheard: Unheard, person: str, seat: int, *, is_on: bool) -> None:
    """Hear somebody no more, or again."""
    if not 0 <= seat < len(room.state.row.seats):
        raise SeatError(seat=seat)
    muted = room.state.row.seats[seat].person
    if not person or not muted or muted == person:
        raise NotSeatedError()
    await unheard.shut(person, muted, "mute", is_on=is_on)
