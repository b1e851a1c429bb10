"""Whoever is sent away while they come in stays outside."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from dovecote.server.cluster.openings import open_table
from dovecote.server.socket.connection import Connection
from dovecote.tables.agreement import Wish
from dovecote.tables.errors import PrivateError
from tests.server.nodes import ADA, Line, node_on


def test_whoever_is_sent_away_on_the_threshold_is_told_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with node_on(f"sqlite:///{tmp_path / 'tables.db'}") as node:
            wish = Wish("columbiz", {}, ("me", "open"), watch="nobody")
            room = await open_table(node.rooms, node.clock.now, wish, ADA, 10)
            seated, line = room.state.row, Line()
            async with room.locked():
                assert room.audience.admits(ADA.id)
                coming = asyncio.ensure_future(
                    room.admit(Connection(ADA.id, "", set(), line), None)
                )
                await asyncio.sleep(0.05)  # they wait at the door
                gone = [replace(seat, person="") for seat in seated.seats]
                room.state.row = replace(seated, seats=tuple(gone))
            with pytest.raises(PrivateError):
                await coming
            assert line.told == []

    asyncio.run(run())
