"""Databases of former days: whoever upgrades goes on where they were, and can go back."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from dovecote.games import GAMES
from dovecote.server.cluster.node import Node
from dovecote.server.operate.shape import reshape, shape
from dovecote.server.room.commands import moves
from dovecote.server.settings import Settings
from dovecote.server.storage.database import Database
from dovecote.server.storage.schema import SHAPE
from dovecote.server.storage.tables import all_tables
from dovecote.server.thinking.pool import Thinkers
from tests.kit import databases


def test_the_shape_of_today_is_kept() -> None:
    """If this fails, run `python -m tests.kit.databases`, and commit what it writes."""
    assert databases.kept()[-1].stem == SHAPE


@pytest.mark.parametrize("script", databases.kept(), ids=lambda script: script.stem)
def test_every_match_of_a_former_database_goes_on(script: Path, tmp_path: Path) -> None:
    url = databases.laid(script, tmp_path / "tables.db")
    assert shape(url) == script.stem
    before = _entries(tmp_path / "tables.db")
    assert len(before) == len(GAMES)
    asyncio.run(_gone_on(url))
    after = _entries(tmp_path / "tables.db")
    assert shape(url) == SHAPE
    assert {game: lines[: len(before[game])] for game, lines in after.items()} == before
    assert all(len(after[game]) > len(before[game]) for game in before)
    reshape(url, script.stem)  # the way back, with what was played since
    assert shape(url) == script.stem
    reshape(url, SHAPE)
    assert _entries(tmp_path / "tables.db") == after


async def _gone_on(url: str) -> None:
    """A server of today takes the database up, and one more move is made at every table."""
    database = Database(url, is_served=True)
    database.migrate()
    node = Node(Settings(db=url), database, Thinkers(1))
    try:
        for table in await node.reader.read(all_tables):
            room = await node.rooms.room(table)
            assert room.state.row.status == "running"
            seat = room.state.waiting[0]
            await moves.do(room, seat, room.state.running().offers(seat)[0], room.state.at, None)
    finally:
        await node.close()


def _entries(file: Path) -> dict[str, list[str]]:
    """The entries of each game's match, read past all code that knows a shape."""
    found: dict[str, list[str]] = {}
    asked = "SELECT game, lines FROM blocks JOIN tables ON id = table_id ORDER BY table_id, first"
    with closing(sqlite3.connect(file)) as connection:
        for game, lines in connection.execute(asked):
            found.setdefault(game, []).extend(lines.splitlines())
    return found
