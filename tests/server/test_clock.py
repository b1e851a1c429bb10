"""The time of tables is steady: whoever sets a machine's clock gives and takes nobody's time."""

from __future__ import annotations

import asyncio
import secrets
import time
from pathlib import Path

import pytest

from dovecote.server.clock import ServerClock, wall_time
from dovecote.server.cluster.node import Node
from dovecote.server.cluster.openings import open_table
from dovecote.server.room.room import Room
from dovecote.tables.agreement import Clock, Wish
from tests.kit.postgres import Postgres
from tests.server.nodes import ADA, node_on, until

HOUR = 3_600_000


class Hands:
    """The hands of a machine's clock and of one that nobody can set."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000_000
        self.steady = 5_000

    def pass_by(self, milliseconds: int) -> None:
        self.wall += milliseconds
        self.steady += milliseconds

    def clock(self) -> ServerClock:
        return ServerClock(lambda: self.wall, lambda: self.steady)


@pytest.mark.parametrize("jump", [-HOUR, -500, 500, HOUR])
def test_a_jump_of_the_machines_clock_is_not_seen(jump: int) -> None:
    hands = Hands()
    clock = hands.clock()
    began = clock.now()
    hands.wall += jump
    assert clock.now() == began
    hands.pass_by(8_000)
    assert clock.now() == began + 8_000


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_reference_is_followed_slowly_and_never_backwards(jump: int) -> None:
    hands = Hands()
    clock = hands.clock()
    hands.wall += jump
    before = clock.now()
    for _ in range(100):
        hands.pass_by(1_000)
        clock.follow(hands.wall)
        assert 980 <= clock.now() - before <= 1_020
        before = clock.now()
    hands.pass_by(0)
    assert abs(hands.wall - clock.now()) < abs(jump)  # it comes nearer all the same


def test_what_is_behind_by_little_is_soon_right() -> None:
    hands = Hands()
    clock = hands.clock()
    hands.wall += 30
    for _ in range(10):
        hands.pass_by(1_000)
        clock.follow(hands.wall)
    assert clock.now() == hands.wall


async def _timed(node: Node, seconds: int) -> Room:
    """A table for two at which somebody has only so much time."""
    wish = Wish("columbiz", {}, ("me", "me"), Clock("move", seconds, timeout="resign"))
    return await open_table(node.rooms, node.clock.now, wish, ADA, 10)


@pytest.mark.parametrize("jump", [-HOUR, -3_000, HOUR])
def test_a_clock_rings_in_time_although_the_machines_was_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int
) -> None:
    async def run() -> None:
        async with node_on(f"sqlite:///{tmp_path / 'tables.db'}") as node:
            room = await _timed(node, 1)
            end = room.state.until
            assert end is not None
            present = time.time_ns
            monkeypatch.setattr(time, "time_ns", lambda: present() + jump * 1_000_000)
            began, steady = node.clock.now(), time.monotonic()
            await until(lambda: room.state.row.status != "running")
            took = (time.monotonic() - steady) * 1_000
            assert took > end - began - 1  # nobody lost an hour

    asyncio.run(run())


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_a_clock_that_was_set_while_the_server_was_down_gives_everyone_their_time(
    tmp_path: Path, jump: int
) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"

    async def run() -> None:
        async with node_on(db) as node:
            table = (await _timed(node, 600)).id
        async with node_on(db, ServerClock(lambda: wall_time() + jump)) as node:
            room = await node.rooms.room(table)
            assert room.state.until is not None
            assert 0 < room.state.until - node.clock.now() <= 600_000  # all of it, and no hour
            assert room.state.row.status == "running"

    asyncio.run(run())


def test_servers_whose_clocks_differ_agree_on_everything(postgres: Postgres) -> None:
    """One that is ten seconds ahead neither takes tables away nor shows more or less time."""
    db = postgres.create_database(f"clocks_{secrets.token_hex(4)}")

    async def run() -> None:
        async with (
            node_on(db) as one,
            node_on(db, ServerClock(lambda: wall_time() + 10_000)) as other,
        ):
            room = await _timed(one, 60)
            for node in (other, one, other):
                await node.background._claim(everything=False)  # a sign of life
            there = await other.rooms.room(room.id)
            assert there.state.row.node == one.rooms.node
            assert room.state.row.node == one.rooms.node
            assert there.state.until == room.state.until
            assert abs(one.clock.now() - other.clock.now()) < 5_000  # half of what they differ by

    asyncio.run(run())
