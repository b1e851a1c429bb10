"""New tables, and rematches of old ones."""

from __future__ import annotations

from msgspec.structs import replace

from dovecote.play.luck import check_words
from dovecote.server.allowances import Spend, free
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.errors import SetChangedError
from dovecote.server.room.room import Room
from dovecote.server.storage.people import Person
from dovecote.server.storage.tables import add_one_more
from dovecote.tables import seating
from dovecote.tables.agreement import Wish
from dovecote.tables.errors import ChangedError, TooManyError
from dovecote.tables.openings import check_rematch, new_row, rematch_row


async def open_table(
    rooms: Rooms, wish: Wish, person: Person, limit: int, spend: Spend = free
) -> Room:
    """A table as somebody wants it, if they have not too many; it begins at once if nobody else
    is needed."""
    agreement, sitters = wish.agreement(), wish.sitters()
    chosen = await rooms.read_set(wish.game, wish.set, wish.version)
    if wish.words:
        check_words(wish.words)
    seats = seating.seated(sitters, person.id, person.name, wish.words)
    row = new_row(agreement, person.id, seats, rooms.node, rooms.now(), chosen)
    await spend()
    if (room := await rooms.open(row, add_one_more(row, limit))) is None:
        if chosen and await rooms.read_set(wish.game, chosen.id, chosen.version) != chosen:
            raise SetChangedError(version=chosen.version)
        raise TooManyError(what="tables", limit=limit)
    async with room.locked():
        if room.state.row.is_full:
            await room.begin(room.state.row)
    return room


async def rematch(rooms: Rooms, room: Room, person: Person, spend: Spend = free) -> Room:
    """The same again with the seats rotated: one new table, whoever asks."""
    async with room.locked():
        old = room.state.row
        check_rematch(old, person.id)
        if not old.next:
            await spend()
            row = rematch_row(old, rooms.node, rooms.now())
            try:
                await room.change(replace(old, next=row.id), row)
                rooms.held.add(row.id)
            except ChangedError:
                if not room.state.row.next:
                    raise
    return await rooms.room(room.state.row.next)
