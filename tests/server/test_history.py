"""Matches that ended before servers kept how: they count on people's pages all the same."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select, update

from dovecote.core.game import Seat
from dovecote.server.cluster.node import Node
from dovecote.server.cluster.openings import open_table
from dovecote.server.operate.backup import back_up, restore
from dovecote.server.operate.shape import reshape
from dovecote.server.room.commands import leaving, moves
from dovecote.server.room.room import Room
from dovecote.server.storage.database import Connection, Database
from dovecote.server.storage.people import Person, add_person
from dovecote.server.storage.schema import PLAYED, TABLES, UNPLAYED
from dovecote.server.storage.unplayed import some
from dovecote.server.storage.writer import Unit
from dovecote.tables.agreement import Wish
from dovecote.tables.seating import sit
from tests.server.nodes import node_on, until

ADA, BEN = Person("ada", "Ada"), Person("ben", "Ben")


async def _match(node: Node, game: str = "columbiz") -> Room:
    room = await open_table(node.rooms, node.clock.now, Wish(game, {}, ("me", "open")), ADA, 10)
    async with room.locked():
        await room.begin(sit(room.state.row, 1, BEN.id, BEN.name, "words"))
    return room


async def _play(url: str) -> None:
    """One match to its end, one that somebody gives up, and one against oneself."""
    async with node_on(url) as node:
        for person in (ADA, BEN):
            await node.writer.write(Unit("", change=add_person(person, person.id, 1)))
        room, rng = await _match(node), Random(4)
        while room.state.row.status == "running":
            seat = room.state.waiting[0]
            await moves.do(room, seat, rng.choice(room.state.running().offers(seat)), room.state.at)
        await leaving.resign(await _match(node, "piccioni"), Seat(1))
        alone = await open_table(
            node.rooms, node.clock.now, Wish("columbiz", {}, ("me", "me")), ADA, 10
        )
        await leaving.resign(alone, Seat(0))


def _played(connection: Connection) -> list[dict[str, Any]]:
    found = connection.execute(select(PLAYED).order_by(PLAYED.c.table_id, PLAYED.c.person))
    return [dict(row._mapping) for row in found]


def _rows(url: str) -> list[dict[str, Any]]:
    database = Database(url)
    with database.read() as connection:
        rows = _played(connection)
    database.close()
    return rows


async def _filled(url: str) -> None:
    """A server is there until nothing is left to be counted."""
    async with node_on(url) as node:
        left = [1]

        async def look() -> None:
            while left[0]:
                left[0] = await node.reader.read(_left)
                await asyncio.sleep(0.02)

        task = asyncio.ensure_future(look())
        await until(task.done)


def _left(connection: Connection) -> int:
    return connection.execute(select(func.count()).select_from(UNPLAYED)).scalar() or 0


@pytest.fixture
def url(tmp_path: Path) -> str:
    made = f"sqlite:///{tmp_path / 'tables.db'}"
    asyncio.run(_play(made))
    return made


def test_they_count_as_if_it_had_been_kept_at_once(url: str) -> None:
    """A database of a shape that did not know results, brought to today's."""
    before = _rows(url)
    assert {(row["person"], row["place"], row["counts"]) for row in before} >= {
        ("ada", 1, True),
        ("ben", 2, False),  # who gave up has only been there
    }
    reshape(url, "0008_analysis")
    database = Database(url)
    database.migrate()
    with database.read() as connection:
        assert len(some(connection, "", 10)) == 3
        assert _played(connection) == []
    database.close()
    asyncio.run(_filled(url))
    assert _rows(url) == before


def test_those_of_a_backup_count_too(url: str, tmp_path: Path) -> None:
    database = Database(url)
    with database.write() as connection:
        before = _played(connection)
        connection.execute(PLAYED.delete())
    back_up(database, tmp_path / "backup.gz")
    database.close()
    other = f"sqlite:///{tmp_path / 'other.db'}"
    restore(other, tmp_path / "backup.gz")
    asyncio.run(_filled(other))
    assert _rows(other) == before


def test_what_other_rules_have_decided_is_left_alone(url: str) -> None:
    """Today's might place people otherwise."""
    reshape(url, "0010_ahead")
    database = Database(url)
    with database.write() as connection:
        connection.execute(PLAYED.delete())
        connection.execute(update(TABLES).values(version=TABLES.c.version + 1))
    database.migrate()
    database.close()
    asyncio.run(_filled(url))
    assert _rows(url) == []
