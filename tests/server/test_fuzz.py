"""Thousands of bad messages, some good ones between them, and nothing happens."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.kit import plain
from tests.kit.effort import tries
from tests.kit.fuzzing import FLOOD, GROWTH, NO_TEXT, TOO_BIG, Storm, check_calm
from tests.kit.postgres import Postgres
from tests.kit.serving import Server, serving
from tests.server.visitors import line_to, socket_of


def test_bad_messages_change_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}") as server:
        storm = raged(server, tries(1_500, 10_000))
    assert storm.growth < GROWTH, storm.memory
    assert storm.records >= 6
    assert storm.matches >= 1
    assert storm.answers["done"] > 15  # real moves among them: how many is luck
    assert storm.answers["too-many"] == 0
    assert set(storm.closed) == {TOO_BIG, NO_TEXT}


def test_nor_on_postgresql(postgres: Postgres, tmp_path: Path) -> None:
    with serving(tmp_path, postgres.create_database("fuzz")) as server:
        assert plain.get(f"{server.url}/t/%00").status_code == 404
        for path in ("/api/tables/%00", "/api/tables/%00/record"):
            assert plain.get(f"{server.url}{path}").status_code == 400
        with pytest.raises(InvalidStatus):
            asyncio.run(knock(socket_of(server, "%00")))
        storm = raged(server, tries(400, 1_500))
    assert storm.answers["unavailable"] == 0


def test_nor_do_floods(tmp_path: Path) -> None:
    with serving(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", lifted=False) as server:
        storm = raged(server, tries(800, 6_000), pause=0.06)
    assert storm.answers["too-many"] > 0
    assert set(storm.closed) <= {TOO_BIG, NO_TEXT, FLOOD}


async def knock(address: str) -> None:
    async with line_to(address):
        pass


def raged(server: Server, count: int, pause: float = 0.0) -> Storm:
    """A storm that is over, and nothing has come of it."""
    storm = Storm(server, 1, count, pause)
    asyncio.run(storm.rage())
    check_calm(server)
    return storm
