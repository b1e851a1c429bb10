"""Who is not answered costs as little as can be, and nobody waits for all who have come."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from functools import partial
from itertools import pairwise

import pytest

from dovecote.server.http.door import Door
from dovecote.server.http.listening import Loop
from dovecote.server.settings import Limits
from tests.kit.effort import PATIENCE

_MANY = 40


class Guest(asyncio.Protocol):
    """Somebody who was let in, is told so, and is seen off."""

    made = gone = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        Guest.made += 1
        transport.write(b"come in")
        transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        Guest.gone += 1


@asynccontextmanager
async def _listening() -> AsyncIterator[int]:
    server = await asyncio.get_running_loop().create_server(Guest, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await server.wait_closed()
        while Guest.gone < Guest.made:
            await asyncio.sleep(0)


def _run(work: Callable[[], object], limits: Limits, is_proxy: bool = False) -> None:
    """In a loop of ours, at a door with these limits."""
    Guest.made = Guest.gone = 0
    door = Door(limits, 1000, lambda _: is_proxy)
    with asyncio.Runner(loop_factory=partial(Loop, lambda: door)) as runner:
        runner.run(asyncio.wait_for(work(), PATIENCE))  # type: ignore[arg-type]


async def _knock(port: int) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    with closing(writer):
        return await reader.read(7)


def test_whoever_comes_too_often_is_let_go_before_anything_is_made_of_them() -> None:
    often = 8  # at once: twice what one may ask for in a second, and four times that after a rest

    async def run() -> None:
        async with _listening() as port:
            heard = [await _knock(port) for _ in range(_MANY)]
        assert heard[:often] == [b"come in"] * often
        assert heard[-often:] == [b""] * often
        assert Guest.made == heard.count(b"come in") < _MANY

    _run(run, Limits(requests=1))


def test_everybody_else_has_a_turn_between_a_few_who_come() -> None:
    async def run() -> None:
        async with _listening() as port:
            crowd = [socket.create_connection(("127.0.0.1", port)) for _ in range(_MANY)]
            made = [Guest.made]
            while Guest.made < _MANY:
                await asyncio.sleep(0)  # once round the loop
                made.append(Guest.made)
            for line in crowd:
                line.close()
        assert max(later - earlier for earlier, later in pairwise(made)) <= 4

    _run(run, Limits(), is_proxy=True)


def test_nobody_comes_in_once_it_is_closed() -> None:
    async def run() -> None:
        async with _listening() as port:
            assert await _knock(port) == b"come in"
        with pytest.raises(ConnectionRefusedError):
            await _knock(port)

    _run(run, Limits())
