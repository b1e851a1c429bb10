"""Servers on one database hear of what the others have written, and read only that again."""

from __future__ import annotations

import asyncio

import pytest

from dovecote.core.game import Seat
from dovecote.server.cluster.background import Background
from dovecote.server.cluster.openings import open_table
from dovecote.server.room.commands import moves
from dovecote.server.room.room import Room
from dovecote.tables.agreement import Wish
from tests.kit.postgres import Postgres
from tests.server.nodes import ADA, node_on, until


def test_a_server_reads_what_others_wrote_and_nothing_of_its_own(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[Background, str]] = []
    read: list[Room] = []
    hear, refresh = Background._hear, Room.refresh

    def hear_and_note(background: Background, table: str, is_own: bool) -> None:
        hear(background, table, is_own)
        heard.append((background, table))

    async def refresh_and_note(room: Room) -> None:
        read.append(room)
        await refresh(room)

    async def run() -> None:
        db = postgres.create_database("news")
        async with node_on(db) as one, node_on(db) as other:
            wish = Wish("columbiz", {"seats": "2"}, ("me", "me"))
            mine = await open_table(one.rooms, one.clock.now, wish, ADA, 10)
            theirs = await other.rooms.room(mine.id)
            heard.clear()
            read.clear()
            await moves.do(mine, Seat(mine.state.waiting[0]), "stand", mine.state.at)
            await until(lambda: theirs.state.at == mine.state.at)
            await until(lambda: (one.background, mine.id) in heard)
            async with mine.locked():  # behind whatever that news has led to
                assert read == [theirs]

    monkeypatch.setattr(Background, "_hear", hear_and_note)
    monkeypatch.setattr(Room, "refresh", refresh_and_note)
    asyncio.run(run())
