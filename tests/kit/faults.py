"""Play while things go wrong that kill nobody: pauses, a full disk, a former shape, a set clock."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from functools import partial
from pathlib import Path

from dovecote.server.operate.shape import SHAPES, reshape
from tests.kit.audit import audit, stored
from tests.kit.crashing import Figures, Load, seated
from tests.kit.serving import Server

_LONGEST = 20.0  # seconds that a server is stopped; the other one takes its tables over in ten
_FULL = (0.2, 3.0)  # seconds that a disk is full
_HOUR = 3_600
_LIMIT = {"clock": {"kind": "bank", "seconds": 3_000, "timeout": "resign"}}  # less than an hour


async def stop_and_wake(
    one: Server, other: Server, url: str, crashes: int, seed: int = 1, longest: float = _LONGEST
) -> Figures:
    """Two servers on one database, one of them stopped for a while. Some are away for so long that
    the other one has taken over what they held when they wake."""
    load = await seated([one.url, other.url], seed)
    async with load.playing():
        for _ in range(crashes):
            victim, length = load.rng.choice((one, other)), load.rng.uniform(0.2, longest)
            await load.crash(
                partial(_signal, victim, signal.SIGSTOP), partial(_wake, victim, length)
            )
            for player in load.players:
                await player.go_home()
            await load.go_on()
    audit(url, load.players)
    return load.figures


def _signal(server: Server, what: signal.Signals) -> None:
    os.killpg(server.pid, what)


def _wake(server: Server, length: float) -> None:
    time.sleep(length)
    _signal(server, signal.SIGCONT)


async def fill_the_disk(
    server: Server, disk: Path, url: str, crashes: int, seed: int = 1
) -> Figures:
    """The disk is filled to its last byte, and emptied again."""
    load = await seated([server.url], seed)
    ballast = disk / "ballast"
    async with load.playing():
        for _ in range(crashes):
            length = load.rng.uniform(*_FULL)
            await load.crash(partial(_fill, ballast), partial(_empty, ballast, length))
            await load.go_on()
    audit(url, load.players)
    return load.figures


def _fill(file: Path) -> None:
    """As much as there is room for."""
    with file.open("ab", buffering=0) as ballast:
        for size in (65_536, 512, 1):
            try:
                while True:
                    ballast.write(bytes(size))
            except OSError:
                continue


def _empty(file: Path, length: float) -> None:
    time.sleep(length)
    file.unlink()


async def change_the_shape(server: Server, url: str, crashes: int, seed: int = 1) -> Figures:
    """The server ends, well or badly; its database goes back to a former shape, and the server
    brings it up to date again."""
    load = await seated([server.url], seed)

    def end(is_bad: bool, shape: str) -> None:
        (server.kill if is_bad else server.stop)()
        reshape(url, shape)

    async with load.playing():
        for _ in range(crashes):
            shape = load.rng.choice(SHAPES[:-1])
            await load.crash(partial(end, load.rng.random() < 0.5, shape), server.start)
            await load.go_on()
    audit(url, load.players)
    return load.figures


async def set_the_clock(
    server: Server, wrong: Path, url: str, crashes: int, seed: int = 1
) -> Figures:
    """The clock on the wall jumps by up to two hours either way; sometimes the server is killed and
    wakes in the other time. Everyone has fifty minutes for their match, and nobody loses by it."""
    load = Load([server.url], seed)
    for game, people in (("columbiz", 2), ("piccioni", 3)):
        await load.seat(game, people, **_LIMIT)
    async with load.playing():
        for _ in range(crashes):
            jump = load.rng.randrange(-2 * _HOUR, 2 * _HOUR)
            if load.rng.random() < 0.3:
                await load.crash(server.kill, partial(_restart, server, wrong, jump))
            else:
                await asyncio.sleep(load.rng.uniform(0.1, 0.8))
                wrong.write_text(f"{jump}", "ascii")
                load.crashes += 1
            await load.go_on()
    audit(url, load.players)
    gave_up = [seat for match in stored(url) for seat in match.row.seats if seat.resigned]
    assert not gave_up, gave_up
    return load.figures


def _restart(server: Server, wrong: Path, jump: int) -> None:
    wrong.write_text(f"{jump}", "ascii")
    server.start()
