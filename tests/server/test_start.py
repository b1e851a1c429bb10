"""A server that starts opens no room before somebody comes, or something is due."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from msgspec.structs import replace

from dovecote.server.cluster.node import Node
from dovecote.server.settings import Settings
from dovecote.server.storage.database import Database
from dovecote.server.storage.tables import listed
from dovecote.server.thinking.pool import Thinkers
from dovecote.tables.agreement import Clock, Wish
from dovecote.tables.matches import taken_up, waiting_for
from dovecote.tables.rows import TableRow
from tests.kit.effort import PATIENCE, tries
from tests.kit.filling import copy, filled, play

MANY = tries(60, 2_000)


@asynccontextmanager
async def started(db: str) -> AsyncIterator[Node]:
    """A server without its sockets."""
    database = Database(db, is_served=True)
    node = Node(Settings(db=db), database, Thinkers(1))
    await node.background.open()
    try:
        yield node
    finally:
        await node.close()


def test_rooms_stay_closed_until_something_is_due(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    made = filled(db, MANY)

    def soon(row: TableRow, number: int) -> TableRow:
        """A bot is to move, which is due at once, or somebody has a second left."""
        clock = replace(row.agreement.clock, timeout="resign")
        agreement = replace(row.agreement, clock=clock)
        return replace(row, agreement=agreement, due=row.asked + 1_000 * number)

    copy(db, made.pattern, 2, soon)

    async def run() -> None:
        async with started(db) as node:
            async with asyncio.timeout(PATIENCE):
                while len(node.rooms.open_rooms) < 2:
                    await asyncio.sleep(0.05)
            await asyncio.sleep(1.5)  # and no more
            assert len(node.rooms.open_rooms) == 2
            assert len(node.rooms.held) == MANY + 3
            far = await node.rooms.room(made.pattern.row.id)
            assert far.is_idle  # though its clock is running
            node.rooms.put_away()
            assert far.id not in node.rooms.open_rooms

    asyncio.run(run())


def test_time_runs_out_where_nobody_is(tmp_path: Path) -> None:
    """After a restart everyone has all their time again; then it is over, with nobody there."""
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    clock = Clock("move", 1, timeout="resign")
    made = asyncio.run(play(db, Wish("columbiz", {}, ("me", "me"), clock)))
    table = made.pattern.row.id

    async def run() -> None:
        async with started(db) as node, asyncio.timeout(PATIENCE):
            while table not in node.rooms.open_rooms:
                await asyncio.sleep(0.02)
            room = node.rooms.open_rooms[table]
            while room.state.row.status == "running":
                await asyncio.sleep(0.02)
            assert room.state.row.due == 0

    asyncio.run(run())


def test_a_bot_whose_turn_it_was_goes_on_by_itself(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    made = asyncio.run(play(db, Wish("columbiz", {}, ("me", "me"))))
    (asked,) = waiting_for(taken_up(made.pattern))

    def left(row: TableRow, number: int) -> TableRow:
        seats = tuple(replace(s, bot="random") if s.seat == asked else s for s in row.seats)
        return replace(row, seats=seats, asked=row.changed, due=row.changed)

    copy(db, made.pattern, 1, left)

    async def run() -> None:
        async with started(db) as node, asyncio.timeout(PATIENCE):
            while not node.rooms.open_rooms:
                await asyncio.sleep(0.02)
            (room,) = node.rooms.open_rooms.values()
            begun = sum(map(len, (b.lines.splitlines() for b in made.pattern.blocks)))
            while room.state.at == begun:
                await asyncio.sleep(0.02)

    asyncio.run(run())


def test_tables_that_nobody_may_watch_hide_none_that_wait(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    wish = Wish("columbiz", {}, ("me", "open"), listed=True)
    waits = asyncio.run(play(db, wish)).pattern
    playing = asyncio.run(play(db, Wish("columbiz", {}, ("me", "me"), listed=True, watch="nobody")))

    def later(row: TableRow, number: int) -> TableRow:
        return replace(row, changed=row.changed + 1 + number)

    copy(db, playing.pattern, 120, later)
    database = Database(db)
    with database.read() as connection:
        assert [row.id for row in listed(connection)] == [waits.row.id]
    database.close()
