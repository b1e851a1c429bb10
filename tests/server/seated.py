"""People at a running table, each with a line to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from typing import Any

from tests.kit.client import Person, Told, hear, people, say
from tests.kit.serving import Server


class Seated:
    """Somebody at a table, with their line and their last position."""

    def __init__(self, person: Person, line: Any, seat: int | None) -> None:
        self.person = person
        self.line = line
        self.seat = seat
        self.now: Told = {}

    async def look(self) -> Told:
        """The next position."""
        self.now = await hear(self.line, "position")
        return self.now

    async def ask(self, **message: Any) -> Told:
        """What the server answers to a message; positions on the way are kept."""
        self.person.asked += 1
        ref = f"r{self.person.asked}"
        await say(self.line, ref=ref, **message)
        while True:
            told = await hear(self.line)
            if told["is"] == "position":
                self.now = told
            if told.get("ref") == ref:
                return told

    async def move(self, text: str | None = None, **more: Any) -> Told:
        """Take an offer, the first one by default."""
        do = text or self.now["offers"][0]["do"]
        return await self.ask(seat=self.seat, at=self.now["at"], do=do, **more)


Scene = Callable[..., Awaitable[None]]


def at_table(
    server: Server, scene: Scene, seats: int = 2, game: str = "columbiz", **wish: Any
) -> None:
    """Run a scene with some people at a running table, each having seen the first position."""

    async def run() -> None:
        async with people(server.url, seats) as guests, AsyncExitStack() as lines:
            table = await guests[0].open(game, ["me", *["open"] * (seats - 1)], **wish)
            for seat, guest in enumerate(guests[1:], 1):
                await guest.sit(table, seat)
            seated = []
            for seat, guest in enumerate(guests):
                line = await lines.enter_async_context(guest.line(table))
                seated.append(Seated(guest, line, seat))
                await seated[-1].look()
            await scene(table, *seated)

    asyncio.run(run())


def asked_first(*seated: Seated) -> tuple[Seated, Seated]:
    """Who is asked, and somebody who is not."""
    asked = next(s for s in seated if s.seat in s.now["waiting"])
    return asked, next(s for s in seated if s is not asked)
