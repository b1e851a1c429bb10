"""One address that sends all it can, and two people elsewhere who only want to play.

The attacks are those that once stopped a server. Each is carried out by threads of a process of
its own, over plain TCP, from another address than the players', and begins again whenever it is
cut off.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import socket
import struct
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.synchronize import Event
from random import Random
from threading import Thread

from tests.kit.client import Person, hear, people, say
from tests.kit.effort import PATIENCE
from tests.kit.serving import Server

ELSEWHERE = "127.0.0.2" if sys.platform == "linux" else "127.0.0.1"  # no proxy that is trusted
PING, PONG, TEXT, PART, MORE = (bytes([byte]) for byte in (0x89, 0x8A, 0x81, 0x01, 0x00))
_MASK = bytes(4)
_THREADS = 8
_HALVES = 150  # half requests a thread
_BLOCK = 4000  # frames a write
_ASK = b'{"ping": 1}'

Cores = frozenset[int]  # of the processor; none: whichever the system takes


def frame(kind: bytes, data: bytes = b"") -> bytes:
    """A frame of a client's; the mask of zeros changes nothing."""
    if len(data) < 126:
        return kind + bytes([0x80 | len(data)]) + _MASK + data
    return kind + bytes([0x80 | 126]) + len(data).to_bytes(2, "big") + _MASK + data


def reach(port: int, address: str = ELSEWHERE) -> socket.socket:
    """A connection from an address of this machine."""
    return socket.create_connection(("127.0.0.1", port), PATIENCE, (address, 0))


def _come(port: int) -> socket.socket:
    """A connection of somebody who will come again and again. When it is closed nothing is left of
    it: else this machine would soon be busy looking for ports that are free, which an attacker's
    would do somewhere else."""
    line = reach(port)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    return line


def shake_hands(
    line: socket.socket, port: int, table: str, *headers: str, host: str = "127.0.0.1"
) -> None:
    """Make a socket of a connection."""
    head = (
        f"GET /api/tables/{table}/socket HTTP/1.1",
        f"Host: {host}",
        *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        *headers,
    )
    line.sendall("\r\n".join((*head, "", "")).encode())
    answer = line.recv(12)
    if answer != b"HTTP/1.1 101":
        raise ConnectionError(answer)


def close_code(line: socket.socket) -> int:
    """With which code the server closes a socket; what it says before is skipped. 0: it is cut."""
    stream = line.makefile("rb")
    while stream.readline() not in (b"\r\n", b""):
        pass  # the rest of the handshake
    with suppress(ConnectionError):
        while len(head := stream.read(2)) == 2:
            size = {126: 2, 127: 8}.get(head[1], 0)
            length = int.from_bytes(stream.read(size), "big") if size else head[1]
            data = stream.read(length)
            if head[0] & 15 == 8:
                return int.from_bytes(data[:2], "big")
    return 0


def _frames(port: int, table: str, block: bytes, first: bytes = b"") -> None:
    with _come(port) as line:
        shake_hands(line, port, table)
        line.sendall(first)
        while True:
            line.sendall(block)


def _returns(port: int, table: str) -> None:
    """Goes when it hears why, and comes again at once."""
    with _come(port) as line:
        shake_hands(line, port, table)
        line.sendall(frame(TEXT, _ASK) * 200)
        while line.recv(65_536):
            pass


def _crumbs(port: int, table: str) -> None:
    with _come(port) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        shake_hands(line, port, table)
        for byte in frame(TEXT, bytes(4000)):
            line.sendall(bytes([byte]))


def _deaf(port: int, table: str) -> None:
    """Never reads what it asks for."""
    with _come(port) as line:
        shake_hands(line, port, table)
        while True:
            line.sendall(frame(TEXT, _ASK))
            time.sleep(0.06)


def _head(port: int, _: str) -> None:
    with _come(port) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: here\r\nX-Long: ")
        while True:
            line.sendall(b"a" * 65_536)


def _halves(port: int, _: str) -> None:
    lines = [_come(port) for _ in range(_HALVES)]
    for line in lines:
        with suppress(OSError):
            line.sendall(b"GET / HTTP/1.1\r\nHost: he")
    time.sleep(1)
    for line in lines:
        line.close()


def _requests(port: int, _: str) -> None:
    ask = f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()
    with _come(port) as line:
        while True:
            line.sendall(ask)
            if not line.recv(65_536):
                return


def _pipeline(port: int, _: str) -> None:
    ask = f"GET /health HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()
    with _come(port) as line:
        while True:
            line.sendall(ask * 500)


def _knocks(port: int, _: str) -> None:
    _come(port).close()


def _visits(port: int, _: str) -> None:
    """As knocks, but the system cannot tell that nothing will follow."""
    with _come(port) as line:
        line.sendall(b"G")


ATTACKS: dict[str, Callable[[int, str], None]] = {
    "pings": lambda port, table: _frames(port, table, frame(PING) * _BLOCK),
    "pongs": lambda port, table: _frames(port, table, frame(PONG) * _BLOCK),
    "parts": lambda port, table: _frames(port, table, frame(MORE) * _BLOCK, frame(PART)),
    "messages": lambda port, table: _frames(port, table, frame(TEXT, _ASK) * _BLOCK),
    "returns": _returns,
    "crumbs": _crumbs,
    "deaf": _deaf,
    "heads": _head,
    "halves": _halves,
    "requests": _requests,
    "pipelines": _pipeline,
    "knocks": _knocks,
    "visits": _visits,
}


def _attack(name: str, port: int, table: str, cores: Cores, begun: Event) -> None:
    if sys.platform == "linux" and cores:
        os.sched_setaffinity(0, cores)
    else:
        os.nice(19)  # an attacker elsewhere would not take the server's processor either

    def insist() -> None:
        while True:
            with suppress(OSError):
                ATTACKS[name](port, table)
            time.sleep(0.001)  # so that one thread that is refused leaves the others their turn

    threads = [Thread(target=insist, daemon=True) for _ in range(_THREADS)]
    for thread in threads:
        thread.start()
    begun.set()
    for thread in threads:
        thread.join()


@contextmanager
def attacked(name: str, port: int, table: str, cores: Cores = frozenset()) -> Iterator[None]:
    """One attack for as long as the block runs; from some cores of the processor only."""
    context = multiprocessing.get_context("spawn")
    begun = context.Event()
    process = context.Process(target=_attack, args=(name, port, table, cores, begun), daemon=True)
    process.start()
    try:
        begun.wait(PATIENCE)
        yield
    finally:
        process.kill()
        process.join()


class Players:
    """Two people at a table; how long each move takes until the other has heard of it."""

    def __init__(self, server: Server, pause: float) -> None:
        self._server = server
        self._pause = pause  # seconds between two moves

    async def play(self, moves: int) -> list[float]:
        """So many moves, in as many matches as it takes; seconds each, the quickest first."""
        times: list[float] = []
        async with people(self._server.url, 2) as guests:
            while len(times) < moves:
                await self._match(guests, Random(len(times)), times, moves)
        return sorted(times)

    async def _match(
        self, guests: list[Person], rng: Random, times: list[float], moves: int
    ) -> None:
        table = await guests[0].open("columbiz", ["me", "open"])
        await guests[1].sit(table, 1)
        async with guests[0].line(table) as one, guests[1].line(table) as other:
            lines = (one, other)
            told = [await hear(line, "position") for line in lines]
            while len(times) < moves and not any(t.get("over") for t in told):
                await asyncio.sleep(self._pause)
                seat = told[0]["waiting"][0]
                do = rng.choice(told[seat]["offers"])["do"]
                began = time.perf_counter()
                await say(lines[seat], seat=seat, at=told[seat]["at"], do=do)
                told = [await hear(line, "position") for line in lines]
                times.append(time.perf_counter() - began)


def share(times: list[float], part: float) -> float:
    """The time within which so many of them were done; they are in order."""
    return times[min(len(times) - 1, int(part * len(times)))]
