"""The clock runs for whoever must act; what happens when it runs out was agreed on."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dovecote.server.cluster.node import Node
from dovecote.server.cluster.openings import open_table
from dovecote.server.room.commands import leaving
from dovecote.server.settings import Settings
from dovecote.server.storage.database import Database
from dovecote.server.storage.people import Person
from dovecote.server.thinking.pool import Thinkers
from dovecote.tables.agreement import Clock, Wish
from tests.kit import client
from tests.kit.client import Told, hear, hear_where, people, say
from tests.kit.serving import Server


def _moved(told: Told) -> bool:
    return bool(told["is"] == "position")


@pytest.mark.parametrize(
    ("clock", "lines"),
    [
        ({"kind": "move", "seconds": 1, "timeout": "move"}, ["! {0} timeout", "{0} "]),
        ({"kind": "bank", "seconds": 1, "timeout": "move"}, ["! {0} timeout", "{0} "]),
        ({"kind": "move", "seconds": 1, "timeout": "bot"}, ["! {0} timeout", "! {0} bot homer"]),
        ({"kind": "move", "seconds": 1, "timeout": "resign"}, ["! {0} timeout", "! {0} give up"]),
    ],
)
def test_who_lets_their_time_run_out(
    server: Server, clock: dict[str, Any], lines: list[str]
) -> None:
    async def run() -> None:
        async with people(server.url, 2) as (ada, ben):
            table = await ada.open("columbiz", ["me", "open"], clock=clock)
            async with ada.line(table) as line:  # before a clock runs
                await ben.sit(table, 1)
                first = await hear(line, "position")
                assert first["until"] - first["now"] <= 1000
                late = first["waiting"][0]
                await hear_where(line, lambda told: _moved(told) and told["at"] > first["at"])
            record = (await ada.http.get(f"/api/tables/{table}/record")).text.splitlines()
            place = record.index(lines[0].format(late))
            assert record[place + 1].startswith(lines[1].format(late))

    asyncio.run(run())


def test_whoever_is_not_asked_loses_no_time(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 2) as (ada, ben):
            clock = {"kind": "bank", "seconds": 600, "increment": 7}
            table = await ada.open("columbiz", ["me", "open"], clock=clock)
            await ben.sit(table, 1)
            async with ada.line(table) as one, ben.line(table) as two:
                first = await hear(one, "position")
                lines = {0: one, 1: two}
                mover = first["waiting"][0]
                await asyncio.sleep(0.2)
                await say(lines[mover], seat=mover, at=first["at"], do="stand")
                second = await hear_where(one, lambda t: _moved(t) and t["at"] > first["at"])
                assert second["banks"][1 - mover] == 600_000
                assert second["banks"][mover] <= 599_800

    asyncio.run(run())


def test_a_window_whose_time_is_over_passes_for_who_has_not_answered(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 3) as guests:
            while not await _window(guests):
                pass  # luck has it that nobody was asked in this match

    asyncio.run(run())


def test_a_note_gives_nobody_more_time(tmp_path: Path) -> None:
    async def run() -> None:
        settings = Settings(db=f"sqlite:///{tmp_path / 'tables.db'}")
        database = Database(settings.db)
        database.migrate()
        node = Node(settings, database, Thinkers(1))
        wish = Wish("columbiz", {}, ("me", "me", "me"), Clock("bank", 600))
        room = await open_table(node.rooms, node.clock.now, wish, Person("ada", "Ada"), 1)
        asked = room.state.since
        await asyncio.sleep(0.02)
        absent = next(s.seat for s in room.state.row.seats if s.seat not in room.state.waiting)
        await leaving.leave(room, absent, "random")
        await room.load()  # as after a doubt, or on another server
        assert room.state.since == asked
        await node.close()

    asyncio.run(run())


async def _window(guests: list[client.Person]) -> bool:
    clock = {"kind": "bank", "seconds": 600, "window": 1}
    table = await guests[0].open("piccioni", ["me", "open", "open"], clock=clock)
    for seat in (1, 2):
        await guests[seat].sit(table, seat)
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(guest.line(table)) for guest in guests]
        now = [await hear(line, "position") for line in lines]
        while len(now[0]["waiting"]) == 1:
            await _play_a_card(lines, now, Random(now[0]["at"]))
            now = await _next(lines, now)
        if now[0].get("over"):
            return False
        assert len({told["until"] for told in now}) == 1
        opened, now = now, await _next(lines, now)  # nobody says a word
        assert now[0]["banks"] == opened[0]["banks"]
        record = (await guests[0].http.get(f"/api/tables/{table}/record")).text
        assert "timeout" not in record  # silence cannot be told from passing by choice
        return True


async def _play_a_card(lines: list[Any], now: list[Told], rng: Random) -> None:
    (mover,) = now[0]["waiting"]
    offers = [offer["do"] for offer in now[mover]["offers"]]
    plays = [do for do in offers if do.startswith("play")]
    await say(lines[mover], seat=mover, at=now[mover]["at"], do=rng.choice(plays or offers))


async def _next(lines: list[Any], now: list[Told]) -> list[Told]:
    at = now[0]["at"]
    return [await hear_where(line, lambda t: _moved(t) and t["at"] > at) for line in lines]
