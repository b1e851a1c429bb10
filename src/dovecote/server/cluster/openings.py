"""New tables, and rematches of old ones."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from msgspec.structs import replace

from dovecote.play.luck import check_words
from dovecote.server.allowances import Spend, free
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.room.room import Room
from dovecote.server.storage.bringing import add_brought
from dovecote.server.storage.people import Person
from dovecote.server.storage.tables import add_one_more
from dovecote.tables import seating
from dovecote.tables.agreement import Wish
from dovecote.tables.bringing import (
    Branching,
    Bringing,
    Brought,
    Host,
    brought_row,
    lines_of_record,
)
from dovecote.tables.chain import chained
from dovecote.tables.errors import ChangedError, SetChangedError, TooManyError
from dovecote.tables.openings import check_rematch, new_row, rematch_row
from dovecote.tables.rows import Block, SetText


async def open_table(
    rooms: Rooms,
    now: Callable[[], int],
    wish: Wish,
    person: Person,
    limit: int,
    spend: Spend = free,
) -> Room:
    """A table as somebody wants it, if they have not too many; it begins at once if nobody else
    is needed."""
    agreement, sitters = wish.agreement(), wish.sitters()
    chosen = await rooms.read_set(wish.game, wish.set, wish.version)
    if wish.words:
        check_words(wish.words)
    seats = seating.seated(sitters, person.id, person.name, wish.words)
    row = new_row(agreement, person.id, seats, rooms.node, now(), chosen)
    await spend()
    if (room := await rooms.open(row, add_one_more(row, limit))) is None:
        if chosen and await rooms.read_set(wish.game, chosen.id, chosen.version) != chosen:
            raise SetChangedError(version=chosen.version)
        raise TooManyError(what="tables", limit=limit)
    async with room.locked():
        if room.state.row.is_full:
            await room.begin(room.state.row)
    return room


async def bring(
    rooms: Rooms,
    now: int,
    found: Brought,
    wish: Bringing | Branching,
    person: Person,
    limit: int,
    cards: SetText | None,
) -> Room:
    """A match from elsewhere, or the beginning of one that is over, becomes a table, if its host
    has not too many; it goes on at once if nobody else is needed."""
    row = brought_row(found, wish, Host(person.id, person.name, rooms.node), now, cards)
    block = Block(1, lines_of_record(found.record), (), now, unit=secrets.token_hex(8))
    if not await rooms.add(row, add_brought(row, chained(block, "", row.id), limit)):
        raise TooManyError(what="tables", limit=limit)
    return await rooms.room(row.id)


async def rematch(
    rooms: Rooms, now: Callable[[], int], room: Room, person: Person, spend: Spend = free
) -> Room:
    """The same again with the seats rotated: one new table, whoever asks."""
    async with room.locked():
        old = room.state.row
        check_rematch(old, person.id)
        if not old.next:
            await spend()
            row = rematch_row(old, rooms.node, now())
            try:
                await room.change(replace(old, next=row.id), row)
                rooms.held.add(row.id)
            except ChangedError:
                if not room.state.row.next:
                    raise
    return await rooms.room(room.state.row.next)
