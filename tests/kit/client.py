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

from dovecote.games import GAMES
from tests.kit.effort import PATIENCE

Told = dict[str, Any]

# Connections are let go before the server lets them go, after five seconds: a request sent at that
# very moment would have no answer.
_SHORT = httpx.Limits(keepalive_expiry=1.0)


class Patient(httpx.AsyncHTTPTransport):
    """Asks again a little later when it is told that there were too many requests."""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        while (answer := await super().handle_async_request(request)).status_code == 429:
            await answer.aclose()
            await asyncio.sleep(0.1)
        return answer


class Person:
    """Somebody with a name and a cookie, on one or several servers."""

    def __init__(
        self, url: str, name: str = "Ada", source: str = "", is_patient: bool = False
    ) -> None:
        self.url = url
        self.name = name
        self.asked = 0  # how many messages have had a `ref`
        self.source = source  # the address they come from; whichever the system takes if empty
        # plain HTTP: reading the system's certificates would take longer than most tests
        kind = Patient if is_patient else httpx.AsyncHTTPTransport
        way = kind(verify=False, local_address=source or None, limits=_SHORT)
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, transport=way)

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

    def line(
        self, table: str, since: int | None = None, form: str = "plain", url: str = "", **how: Any
    ) -> connect:
        """A socket to a table, as an asynchronous context; perhaps to another server."""
        asked = {"since": since, "form": None if form == "plain" else form}
        query = httpx.QueryParams({name: it for name, it in asked.items() if it is not None})
        server = (url or self.url).replace("http", "ws")
        address = f"{server}/api/tables/{table}/socket?{query}"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        how = {"open_timeout": PATIENCE, "ping_timeout": PATIENCE, "max_size": None, **how}
        if self.source:
            how.setdefault("local_addr", (self.source, 0))
        return connect(address, additional_headers={"Cookie": cookie}, **how)

    async def close(self) -> None:
        await self.http.aclose()


async def hear(line: ClientConnection, *kinds: str, patience: float = PATIENCE) -> Told:
    """The next message of one of some kinds."""
    async with asyncio.timeout(patience):
        while True:
            told: Told = json.loads(await line.recv())
            if not kinds or told["is"] in kinds:
                return told


async def hear_where(
    line: ClientConnection, wanted: Callable[[Told], bool], patience: float = PATIENCE
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


def offered(told: Told, game: str) -> list[str]:
    """The texts of all offers of a packed position."""
    packing = GAMES[game].packing
    assert packing
    return list(map(str, packing.unpack_offers(json.dumps(told.get("offers", ())).encode())))


@asynccontextmanager
async def people(url: str, count: int, **how: Any) -> AsyncIterator[list[Person]]:
    """Some people who have arrived."""
    guests = [await Person(url, f"Guest {n}", **how).arrive() for n in range(count)]
    try:
        yield guests
    finally:
        for guest in guests:
            await guest.close()


__all__ = ["Person", "hear", "hear_where", "offered", "people", "play_on", "say", "websockets"]
