"""A server without its sockets, for what happens inside it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from dovecote.server.clock import ServerClock
from dovecote.server.cluster.node import Node
from dovecote.server.settings import Notices, Pace, Settings
from dovecote.server.storage.database import Database
from dovecote.server.storage.people import Person
from dovecote.server.thinking.pool import Thinkers
from tests.kit.effort import PATIENCE
from tests.kit.fresh import lay

ADA = Person("ada", "Ada")


class Days:
    """A clock that runs when it is told to."""

    def __init__(self) -> None:
        self.now = 1_000_000_000_000
        self.clock = ServerClock(lambda: self.now, lambda: self.now)

    def pass_by(self, time: int) -> None:
        self.now += time


class Line:
    """What was told to somebody."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def tell(self, message: bytes) -> None:
        self.told.append(message.decode())

    def hang_up(self, code: int) -> None:
        self.told.append(str(code))


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that comes, however busy the machine is."""
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.02)


@asynccontextmanager
async def node_on(
    db: str,
    clock: ServerClock | None = None,
    pace: Pace | None = None,
    notices: Notices | None = None,
    thinkers: Thinkers | None = None,
) -> AsyncIterator[Node]:
    """A server without its sockets."""
    database = Database(lay(db), is_served=True)
    await asyncio.to_thread(database.migrate)
    url = "https://club.example" if notices else ""
    settings = Settings(db=db, pace=pace or Pace(), notices=notices, url=url)
    node = Node(settings, database, thinkers or Thinkers(1, patience=PATIENCE), clock=clock)
    await node.background.open()
    try:
        yield node
    finally:
        await node.close()
