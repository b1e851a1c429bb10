"""A database with as many tables as one likes: copies of one that was really played."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator
from itertools import islice
from typing import NamedTuple

from msgspec.structs import replace

from dovecote.server.clock import wall_time
from dovecote.server.cluster.node import Node
from dovecote.server.cluster.openings import open_table
from dovecote.server.room.commands import moves
from dovecote.server.settings import Settings
from dovecote.server.storage.blocks import add_blocks
from dovecote.server.storage.database import Database
from dovecote.server.storage.matches import read_match
from dovecote.server.storage.people import Person, add_person
from dovecote.server.storage.tables import add_table
from dovecote.server.thinking.pool import Thinkers
from dovecote.tables.agreement import Clock, Wish
from dovecote.tables.chain import chained
from dovecote.tables.rows import Block, Match, TableRow

_BATCH = 500
_MOVES = 8
_DAY = 86_400

Change = Callable[[TableRow, int], TableRow]  # a copy, and which one it is


class Filled(NamedTuple):
    """A pattern, and the person who made it."""

    pattern: Match
    person: Person


async def play(db: str, wish: Wish | None = None) -> Filled:
    """One real table with a few moves."""
    wish = wish or Wish("columbiz", {}, ("me", "me"), Clock("bank", 14 * _DAY))
    database = Database(db)
    database.migrate()
    node = Node(Settings(db=db), database, Thinkers(1))
    person = Person(secrets.token_hex(8), "Ada")
    try:
        room = await open_table(node.rooms, node.clock.now, wish, person, 1_000)
        for _ in range(_MOVES):
            table = room.state.table
            if table is None or not room.state.waiting:
                break
            seat = room.state.waiting[0]
            await moves.do(room, seat, table.offers(seat)[0], room.state.at, None)
        match = await node.reader.read(read_match, room.id)
    finally:
        await node.close()
    assert match is not None
    return Filled(match, person)


def session(db: str, person: Person, hashed: str) -> None:
    """Somebody with a token, known by its hash."""
    database = Database(db)
    with database.write() as connection:
        add_person(person, hashed, wall_time())(connection)
    database.close()


def copy(db: str, pattern: Match, count: int, change: Change) -> None:
    """So many more tables like it, each changed a little; of finished ones only the beginning."""
    database = Database(db)
    copies = iter(range(count))
    while some := list(islice(copies, _BATCH)):
        with database.write() as connection:
            for number in some:
                row = change(replace(pattern.row, id=secrets.token_hex(12)), number)
                add_table(connection, row)
                blocks = [(row.id, block) for block in _blocks(pattern, row.id)]
                add_blocks(connection, blocks if row.status == "running" else blocks[:1])
    database.close()


def _blocks(pattern: Match, table: str) -> Iterator[Block]:
    before = ""
    for block in pattern.blocks:
        linked = chained(block, before, table)
        before = linked.chain
        yield linked


def filled(db: str, running: int, over: int = 0, own: int = 0) -> Filled:
    """A database with running tables with clocks, finished ones of others, and of one person."""
    made = asyncio.run(play(db))

    def going(row: TableRow, number: int) -> TableRow:
        return replace(row, node="gone", due=row.due + number)

    def finished(row: TableRow, number: int) -> TableRow:
        seats = tuple(replace(seat, person=f"somebody {number % 997}") for seat in row.seats)
        return replace(
            row, status="over", due=0, host="", seats=seats, changed=row.changed + number
        )

    def mine(row: TableRow, number: int) -> TableRow:
        return replace(row, status="over", due=0, changed=row.changed + number)

    copy(db, made.pattern, running, going)
    copy(db, made.pattern, over, finished)
    copy(db, made.pattern, own, mine)
    return made
