"""Who is not answered costs as little as can be, and nobody waits for all who have come."""

from __future__ import annotations

import asyncio
import socket
import struct
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from errno import EINVAL
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


def _run(
    work: Callable[[], object], limits: Limits, is_proxy: bool = False, door: Door | None = None
) -> None:
    """In a loop of ours, at a door with these limits."""
    Guest.made = Guest.gone = 0
    door = door or Door(limits, 1000, lambda _: is_proxy)
    with asyncio.Runner(loop_factory=partial(Loop, lambda: door)) as runner:
        runner.run(asyncio.wait_for(work(), PATIENCE))  # type: ignore[arg-type]


async def _knock(port: int) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    with closing(writer), suppress(ConnectionResetError):  # cut before they were heard
        writer.write(b"G")
        return await reader.read(7)
    return b""


def _crowd(port: int, words: bytes = b"G") -> list[socket.socket]:
    """Many who come before the server can look."""
    crowd = [socket.create_connection(("127.0.0.1", port)) for _ in range(_MANY)]
    for line in crowd:
        line.sendall(words)
    return crowd


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
            crowd = _crowd(port)
            made = [Guest.made]
            while Guest.made < _MANY:
                await asyncio.sleep(0)  # once round the loop
                made.append(Guest.made)
            for line in crowd:
                line.close()
        assert max(later - earlier for earlier, later in pairwise(made)) <= 4

    _run(run, Limits(), is_proxy=True)


class Counting(Door):
    """A door that writes down in which round of the loop it was asked about somebody."""

    def __init__(self, limits: Limits) -> None:
        super().__init__(limits, 1000, lambda _: False)
        self.round, self.asked = 0, list[int]()

    def answers(self, address: str) -> bool:
        self.asked.append(self.round)
        return super().answers(address)


def test_a_flood_that_is_not_answered_wakes_nobody_for_each() -> None:
    limits = Limits(requests=1)
    door = Counting(limits)

    async def run() -> None:
        async with _listening() as port:
            crowd = [*_crowd(port), *_crowd(port)]
            while len(door.asked) < len(crowd):
                await asyncio.sleep(0)
                door.round += 1
            for line in crowd:
                line.close()
        assert len(set(door.asked)) <= 6  # two looks for those who are let in
        assert max(Counter(door.asked).values()) <= 36  # and nobody waits for all of them

    _run(run, limits, door=door)


@pytest.mark.skipif(sys.platform != "linux", reason="the system must see to it")
def test_whoever_comes_and_goes_without_a_word_is_not_even_counted() -> None:
    limits = Limits()
    door = Counting(limits)

    async def run() -> None:
        async with _listening() as port:
            for line in _crowd(port, b""):
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                line.close()
            assert await _knock(port) == b"come in"
        assert len(door.asked) == 1

    _run(run, limits, door=door)


def test_whoever_waits_without_a_word_comes_in_a_little_later() -> None:
    async def run() -> None:
        async with _listening() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            with closing(writer):
                assert await reader.read(7) == b"come in"

    _run(run, Limits())


def test_a_line_that_can_no_longer_be_set_up_is_no_mishap(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = socket.socket.setsockopt

    def refuse(line: socket.socket, level: int, name: int, *value: int) -> None:
        if name == socket.TCP_NODELAY:
            raise OSError(EINVAL, "it is cut already")
        usual(line, level, name, *value)

    async def run() -> None:
        async with _listening() as port:
            monkeypatch.setattr(socket.socket, "setsockopt", refuse)
            assert await _knock(port) == b"come in"

    _run(run, Limits(), is_proxy=True)


def test_nobody_comes_in_once_it_is_closed() -> None:
    async def run() -> None:
        async with _listening() as port:
            assert await _knock(port) == b"come in"
        with pytest.raises(ConnectionRefusedError):
            await _knock(port)

    _run(run, Limits())
