"""People with a browser's knowledge and no browser: HTTP and sockets, nothing else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

Told = dict[str, Any]


class Person:
    """Somebody with a name and a cookie, on one or several servers."""

    def __init__(self, url: str, name: str = "Ada") -> None:
        self.url = url
        self.name = name
        self.asked = 0  # how many messages have had a `ref`
        # plain HTTP: reading the system's certificates would take longer than most tests
        self.http = httpx.AsyncClient(base_url=url, timeout=20, verify=False)

    async def arrive(self) -> Person:
        """Choose the name."""
        answer = await self.http.post("/api/people", json={"name": self.name})
        assert answer.status_code == 200, answer.text
        return self

    async def open(self, game: str, seats: list[str], **wish: Any) -> str:
        """A new table; its id."""
        options = {"seats": str(len(seats)), **wish.pop("options", {})}
        body = {"game": game, "options": options, "seats": seats, **wish}
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    async def sit(self, table: str, seat: int, words: str = "") -> None:
        answer = await self.http.put(f"/api/tables/{table}/seats/{seat}", json={"words": words})
        assert answer.status_code == 200, answer.text

    def line(self, table: str, since: int | None = None, **how: Any) -> connect:
        """A socket to a table, as an asynchronous context."""
        query = "" if since is None else f"?since={since}"
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket{query}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(address, additional_headers={"Cookie": cookie}, max_size=None, **how)

    async def close(self) -> None:
        await self.http.aclose()


async def hear(line: ClientConnection, *kinds: str, patience: float = 20.0) -> Told:
    """The next message of one of some kinds."""
    async with asyncio.timeout(patience):
        while True:
            told: Told = json.loads(await line.recv())
            if not kinds or told["is"] in kinds:
                return told


async def hear_where(
    line: ClientConnection, wanted: Callable[[Told], bool], patience: float = 20.0
) -> Told:
    """The next message that is wanted."""
    async with asyncio.timeout(patience):
        while True:
            told: Told = json.loads(await line.recv())
            if wanted(told):
                return told


async def say(line: ClientConnection, **message: Any) -> None:
    await line.send(json.dumps(message))


async def play_on(line: ClientConnection, rng: Random, note: Callable[[Told], None]) -> Told:
    """Answer every question at random until the match is over; the last position."""
    while True:
        told = await hear(line, "position", "refused")
        assert told["is"] == "position", told
        note(told)
        if told.get("over"):
            return told
        if told["seat"] in told["waiting"] and "offers" in told:
            offer = rng.choice(told["offers"])
            await say(line, seat=told["seat"], at=told["at"], do=offer["do"])


@asynccontextmanager
async def people(url: str, count: int) -> AsyncIterator[list[Person]]:
    """Some people who have arrived."""
    guests = [await Person(url, f"Guest {n}").arrive() for n in range(count)]
    try:
        yield guests
    finally:
        for guest in guests:
            await guest.close()


__all__ = ["Person", "hear", "hear_where", "people", "play_on", "say", "websockets"]
