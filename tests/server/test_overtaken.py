"""A move that is made where it is read, and then cannot be stored: everyone is told the truth."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from dovecote.core.errors import StaleError
from dovecote.core.game import Seat
from dovecote.server.cluster.openings import open_table
from dovecote.server.errors import UnavailableError
from dovecote.server.room.commands import moves
from dovecote.server.room.room import Room
from dovecote.server.storage.commit import Unit
from dovecote.tables.agreement import Wish
from dovecote.tables.chain import chained
from dovecote.tables.rows import Block
from tests.server.nodes import ADA, node_on, until

WISH = Wish("columbiz", {}, ("me", "me"))


class Mover:
    """What somebody hears who has made a move."""

    def __init__(self) -> None:
        self.number = 0
        self.why: Coroutine[Any, Any, int] | None = None

    def made(self, number: int, tell: Callable[[], None]) -> None:
        tell()
        self.number = number

    def not_made(self, why: Coroutine[Any, Any, int]) -> None:
        self.why = why


async def _why_not(room: Room, key: str) -> int:
    """Throw all dice again where nothing is to be waited for; what is said when it is not made."""
    mover, seat, at = Mover(), Seat(room.state.waiting[0]), room.state.at
    move = room.state.running().offers(seat)[-1]
    assert moves.is_free(room, seat, at, key)
    moves.do_now(room, seat, move, at, key, mover)
    await until(lambda: mover.why is not None or mover.number > 0)
    assert mover.why, "it was made"
    return await mover.why


def _stand(room: Room, key: str = "") -> Unit:
    """That the dice stay, as another server would store it."""
    seat, state = room.state.waiting[0], room.state
    block = Block(state.at + 1, f"{seat} stand", state.banks, room.now(), seat, key, "another")
    return Unit(room.id, chained(block, state.chain, room.id))


def test_a_number_that_somebody_else_has_taken(tmp_path: Path) -> None:
    async def scene() -> None:
        async with node_on(f"sqlite:///{tmp_path / 'tables.db'}") as node:
            room = await open_table(node.rooms, node.clock.now, WISH, ADA, 10)
            at, other = room.state.at, _stand(room)
            assert await node.writer.write(other)
            with pytest.raises(StaleError):
                await _why_not(room, "mine")
            assert room.state.at == at + 1, "what was stored is what is there"
            assert str(room.state.running().entries(at)[0]).endswith(" stand")
            assert room.locked().is_free

    asyncio.run(scene())


def test_a_move_that_had_been_stored_by_another_way_counts_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with node_on(f"sqlite:///{tmp_path / 'tables.db'}") as node:
            room = await open_table(node.rooms, node.clock.now, WISH, ADA, 10)
            at = room.state.at
            assert await node.writer.write(_stand(room, "mine"))
            assert await _why_not(room, "mine") == at + 1
            assert room.state.at == at + 1

    asyncio.run(scene())


def test_a_disk_that_takes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with node_on(f"sqlite:///{tmp_path / 'tables.db'}") as node:
            room = await open_table(node.rooms, node.clock.now, WISH, ADA, 10)
            at = room.state.at

            def refuse(_: Unit, told: Callable[[bool | Exception], None]) -> None:
                told(UnavailableError())

            with monkeypatch.context() as broken:
                broken.setattr(node.writer, "put", refuse)
                with pytest.raises(UnavailableError):
                    await _why_not(room, "mine")
            async with room.locked():  # where it is taken up again from what is stored
                assert room.state.at == at

    asyncio.run(scene())
