"""Play while the plug is pulled: people at several tables, and what dies under them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from random import Random
from typing import Any, NamedTuple

from sqlalchemy import func, select

from dovecote.server.storage.database import Database
from dovecote.server.storage.schema import BLOCKS
from tests.kit.audit import audit
from tests.kit.client import Person
from tests.kit.effort import PATIENCE, THOROUGH
from tests.kit.player import Player
from tests.kit.postgres import Postgres
from tests.kit.proxy import Proxy
from tests.kit.serving import Server

SETTING = (("columbiz", 2), ("piccioni", 4), ("columba", 2))  # what is played, by how many
_BETWEEN = (15, 60)  # moves between two crashes, at least and at most
_SLOW = 0.5  # seconds before a move while a server starts
_PACE = 0.0 if THOROUGH else 0.25  # before every other: whoever hurries costs most


class Figures(NamedTuple):
    """What a run came to."""

    crashes: int
    matches: int
    acknowledged: int
    sealed: int
    repeated: int
    reconnected: int


class Load:
    """Everyone who plays."""

    def __init__(self, servers: Sequence[str], seed: int) -> None:
        self.servers = servers
        self.players: list[Player] = []
        self.crashes = 0
        self.rng = Random(seed)
        self._begun: list[tuple[Player, str]] = []

    @property
    def figures(self) -> Figures:
        return Figures(
            self.crashes,
            len({table for player in self.players for table in player.known}),
            sum(len(player.done) for player in self.players),
            sum(n == move.at for player in self.players for move, n in player.done.items()),
            sum(player.repeated for player in self.players),
            sum(player.reconnected for player in self.players),
        )

    async def seat(self, game: str, people: int, *bots: str, **wish: Any) -> list[Player]:
        """A table, whose people come to one server after the other."""
        players = [await self._arrive(n) for n in range(people)]
        host, *guests = (player.person for player in players)
        table = await host.open(game, ["me", *["open"] * len(guests), *bots], **wish)
        for seat, guest in enumerate(guests, 1):
            await guest.sit(table, seat)
        self.players += players
        self._begun += [(player, table) for player in players]
        return players

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Everyone plays while the block runs; what goes wrong with one ends it."""
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(_play_on(player, table)) for player, table in self._begun]
            await self.go_on()
            yield
            await self.settle()
            for task in tasks:
                task.cancel()
        for player in self.players:
            await player.person.close()

    async def crash(
        self, end: Callable[[], None], begin: Callable[[], None], *leaving: Player
    ) -> None:
        """End something at a bad moment, and begin it again; meanwhile some lose their lines."""
        await self._move_on(self.rng.randrange(*_BETWEEN))
        await asyncio.sleep(self.rng.uniform(0.0, 0.05))  # in the middle of something
        pause = self.rng.uniform(0.0, 0.2)

        def both() -> None:  # on a thread, so that nothing can come between
            end()
            time.sleep(pause)
            begin()

        crash = asyncio.ensure_future(asyncio.to_thread(both))
        self.crashes += 1
        with self.slowly():
            await asyncio.sleep(pause / 2)
            for player in leaving:
                await player.hang_up()
            await crash

    @contextmanager
    def slowly(self) -> Iterator[None]:
        """Leave some of the processor to a server that starts."""
        for player in self.players:
            player.pause = _SLOW
        yield
        for player in self.players:
            player.pause = _PACE

    async def go_on(self, *but: Player) -> None:
        """Until something more of everyone has been acknowledged."""
        before = {p: len(p.done) for p in self.players if p not in but}
        await until(lambda: [_state(p) for p in before if len(p.done) == before[p]])

    async def _move_on(self, moves: int) -> None:
        """Until so many more have been acknowledged, however fast that is."""
        enough = self.figures.acknowledged + moves
        await until(lambda: ["moves"] if self.figures.acknowledged < enough else [])

    async def settle(self) -> None:
        """No new moves; in the end everyone knows what somebody who comes in now is told."""
        for player in self.players:
            player.is_resting = True
        await until(lambda: [player.open for player in self.players if player.open])
        for player in self.players:
            async with asyncio.timeout(PATIENCE):
                while (await player.fresh()).present != player.known[player.table].present:
                    await asyncio.sleep(0.1)  # a bot is moving, or news is on its way

    async def _arrive(self, number: int) -> Player:
        home, seed = self.servers[number % len(self.servers)], self.rng.randrange(10**9)
        person = await Person(home, f"Guest {seed}").arrive()
        player = Player(person, self.servers, seed)
        player.pause = _PACE
        return player


async def _play_on(player: Player, table: str) -> None:
    """Match after match, until they are told to rest."""
    while not player.is_resting:
        await player.play(table)
        if not player.is_resting:
            table = await player.rematch()


def _state(player: Player) -> object:
    return player.person.url, player.table, player.since, player.open


async def until(missing: Callable[[], Sequence[object]]) -> None:
    """Wait until nothing is missing, and say what is if that takes too long."""
    try:
        async with asyncio.timeout(PATIENCE):
            while missing():
                await asyncio.sleep(0.02)
    except TimeoutError:
        raise AssertionError(f"came to a halt: {missing()}") from None


async def bots_move(url: str) -> None:
    """Until a bot has made another move, which is one without a key."""
    database = Database(url)
    made = select(func.count()).where(BLOCKS.c.key == "", BLOCKS.c.seat >= 0)

    def count() -> int:
        with database.read() as connection:
            return connection.execute(made).scalar_one()

    before = count()
    try:
        await until(lambda: ["a bot's move"] if count() == before else [])
    finally:
        database.close()


async def kill_the_server(server: Server, url: str, crashes: int, seed: int = 1) -> Figures:
    """One server, killed again and again."""
    load = await seated([server.url], seed)
    async with load.playing():
        for _ in range(crashes):
            await load.crash(server.kill, server.start)
            await load.go_on()
    audit(url, load.players)
    return load.figures


async def kill_either_server(
    one: Server, other: Server, url: str, crashes: int, seed: int = 1
) -> Figures:
    """Two servers on one database, the people of each table on both, one of them killed."""
    load = await seated([one.url, other.url], seed)
    (guest,) = await load.seat("columbiz", 1, "homer")
    async with load.playing():
        await load.crash(one.kill, lambda: None)
        with load.slowly():
            try:
                await bots_move(url)  # those of the dead server, on the other one
            finally:
                await asyncio.to_thread(one.start)
        for _ in range(crashes - 1):
            victim = load.rng.choice((one, other))
            await load.crash(victim.kill, victim.start)
            for player in load.players:
                await player.go_home()
            await load.go_on(guest)  # it takes a while until their bot is missed
        await load.go_on()
    audit(url, load.players)
    return load.figures


async def end_the_database(
    postgres: Postgres, one: Server, other: Server, url: str, crashes: int, seed: int = 1
) -> Figures:
    """Two servers that stay up while their database is stopped, or dies."""
    load = await seated([one.url, other.url], seed)
    async with load.playing():
        for number in range(crashes):
            end = postgres.kill if number % 2 else postgres.stop
            await load.crash(end, postgres.start, *load.rng.sample(load.players, 4))
            await load.go_on()
    audit(url, load.players)
    return load.figures


async def swallow_packets(
    proxies: Sequence[Proxy], one: Server, other: Server, url: str, crashes: int, seed: int = 1
) -> Figures:
    """Two servers whose networks to their database swallow everything for a while, one at a time;
    sometimes so long that the other server takes its tables over."""
    load = await seated([one.url, other.url], seed)
    async with load.playing():
        for _ in range(crashes):
            proxy, length = load.rng.choice(proxies), load.rng.uniform(0.2, 12.0)
            await load.crash(proxy.swallow, partial(_heal, proxy, length))
            await load.go_on()
    audit(url, load.players)
    return load.figures


def _heal(proxy: Proxy, length: float) -> None:
    time.sleep(length)
    proxy.heal()


async def seated(servers: Sequence[str], seed: int) -> Load:
    """People at several tables."""
    load = Load(servers, seed)
    for game, people in SETTING:
        await load.seat(game, people)
    return load
