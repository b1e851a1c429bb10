"""A server that tells people who are away, the time, and everyone outside."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

from dovecote.server.cluster.node import Node
from dovecote.server.cluster.openings import open_table
from dovecote.server.notices import worker
from dovecote.server.notices.hooks import new_secret
from dovecote.server.notices.line import SenderLine
from dovecote.server.notices.sender import Sender
from dovecote.server.room.room import Room
from dovecote.server.settings import Hooks, Mail, Notices, Push
from dovecote.server.storage.channels import Channel, add_channel
from dovecote.server.storage.database import Change
from dovecote.server.storage.people import Person, add_person
from dovecote.server.storage.writer import Unit
from dovecote.tables.agreement import Wish
from dovecote.tables.seating import sit
from tests.kit.outside import Outside, Post, outside, post_office
from tests.server.nodes import Days, node_on, until

ADA, BEN = Person("ada", "Ada"), Person("ben", "Ben")
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000


async def inside() -> SenderLine:
    """A line to a thread that does what the process does, and starts sooner."""
    ours, theirs = socket.socketpair()
    pipes = (theirs.makefile("rb"), theirs.makefile("wb"))
    threading.Thread(target=worker.serve, args=pipes, daemon=True).start()
    theirs.close()  # its files keep it open
    return SenderLine(*await asyncio.open_connection(sock=ours))


async def _only_when_told(_: Sender, __: SenderLine) -> None:
    """The tests say when it looks."""


async def looked(sender: Sender) -> None:
    """Whatever is due is sent, and stored to be."""
    await until(lambda: sender._line is not None)
    await sender.look()
    await until(lambda: not sender.under_way)


class House:
    """A server, the time, and everyone outside."""

    def __init__(self, node: Node, days: Days, hooks: Outside, post: Post) -> None:
        self.node, self.days, self.hooks, self.post = node, days, hooks, post
        self.settings = node.telling.settings

    @property
    def sender(self) -> Sender:
        found = self.node.telling._sender
        assert found
        return found

    async def write(self, change: Change) -> bool:
        return await self.node.writer.write(Unit("", change=change))

    async def later(self, time: int) -> None:
        """Some time passes, and whoever sends looks again."""
        self.days.pass_by(time)
        await looked(self.sender)

    async def hook(self, person: str, style: str = "standard", path: str = "/") -> Channel:
        return await self.channel(person, "hook", self.hooks.url + path, new_secret(), style)

    async def channel(
        self, person: str, kind: Any, address: str, secret: str, style: str = ""
    ) -> Channel:
        made = Channel(f"c{address}{person}"[-32:], person, kind, style, address, secret, "", 1)
        assert await self.write(add_channel(made, 10))
        return made

    async def match(self, game: str = "columbiz", **wish: Any) -> Room:
        """Ada's table, at which Ben sits down."""
        room = await open_table(
            self.node.rooms, self.node.clock.now, Wish(game, {}, ("me", "open"), **wish), ADA, 10
        )
        async with room.locked():
            await room.begin(sit(room.state.row, 1, BEN.id, BEN.name, "words"))
        return room


@asynccontextmanager
async def house(
    folder: Path, start: Callable[[], Awaitable[SenderLine]] = inside, db: str = ""
) -> AsyncIterator[House]:
    days = Days()
    with outside() as hooks, post_office() as post:
        told = Notices(
            mail=Mail(post.url, "Dovecote <doves@club.example>"),
            push=Push("mailto:admin@club.example"),
            hooks=Hooks(private=True),
        )
        db = db or f"sqlite:///{folder / 'tables.db'}"
        with (
            mock.patch("dovecote.server.cluster.telling.Sender", partial(Sender, start=start)),
            mock.patch.object(Sender, "_look_on", _only_when_told),
        ):
            async with node_on(db, days.clock, notices=told) as node:
                for person in (ADA, BEN):
                    added = add_person(person, person.id * 10, days.now)
                    await node.writer.write(Unit("", change=added))
                yield House(node, days, hooks, post)


def in_house(folder: Path, scene: Any, start: Callable[[], Awaitable[SenderLine]] = inside) -> None:
    async def run() -> None:
        async with house(folder, start) as found:
            await scene(found)

    asyncio.run(run())
