"""What floods from one address do to the moves of people at others: p50 and p99, before and during.

Calm, control and storm alternate, with the server's usual limits, so that a machine whose speed
drifts says the same of all. Whoever attacks has a core of the processor to themselves, where there
are two, because in life they have a machine of their own: to be nicer than others is not enough,
since many systems divide the processor by sessions first. In the control they attack another server
on their own core: what moves take longer then is this machine's doing and no server's. Also told is
how much of a second the server's own process works in each. Fails if in the storm the median of
the rounds is worse than in the calm by more than a half.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.kit.client import Person
from tests.kit.floods import ATTACKS, Cores, Players, attacked, share
from tests.kit.serving import Server, serving

WORSE = 1.5
_TICK = os.sysconf("SC_CLK_TCK")


class Target(NamedTuple):
    """Who is attacked, and a table there that anyone who has its link may watch."""

    server: Server
    table: str

    def attacked(self, attack: str, cores: Cores) -> AbstractContextManager[None]:
        return attacked(attack, self.server.port, self.table, cores)


class Stretch(NamedTuple):
    """How long moves took (s), and how much of a second the server worked."""

    times: list[float]
    worked: float

    def __str__(self) -> str:
        p50, p99 = (1000 * share(self.times, part) for part in (0.5, 0.99))
        return f"p50 {p50:.1f} p99 {p99:.1f} ms, works {1000 * self.worked:.0f} ms/s"


async def target(server: Server) -> Target:
    host = await Person(server.url, "Host").arrive()
    try:
        return Target(server, await host.open("columbiz", ["me", "open"]))
    finally:
        await host.close()


def stretch(server: Server, moves: int, attack: AbstractContextManager[None]) -> Stretch:
    """So many moves of others."""
    with attack:
        began, before = time.monotonic(), _worked(server.pid)
        times = asyncio.run(Players(server, 0.01).play(moves))
        return Stretch(times, (_worked(server.pid) - before) / (time.monotonic() - began))


def _worked(pid: int) -> float:
    """Seconds of the processor that a process has used, without those it has started."""
    if sys.platform != "linux":
        return 0.0
    fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK


class Ratios(NamedTuple):
    """How much longer p99 is than in the calm."""

    control: float
    storm: float


def a_round(ours: Target, other: Target, attack: str, moves: int, cores: Cores) -> Ratios:
    calm, control, storm = (
        stretch(ours.server, moves, nullcontext()),
        stretch(ours.server, moves, other.attacked(attack, cores)),
        stretch(ours.server, moves, ours.attacked(attack, cores)),
    )
    usual = share(calm.times, 0.99)
    ratios = Ratios(share(control.times, 0.99) / usual, share(storm.times, 0.99) / usual)
    for name, it, ratio in (
        ("calm", calm, 1.0),
        ("control", control, ratios.control),
        ("storm", storm, ratios.storm),
    ):
        print(f"{attack:>10}, {name:>7}: {it}, × {ratio:.2f}", flush=True)
    return ratios


def measured(attack: str, count: int, moves: int, cores: Cores) -> Ratios:
    """By the median of some rounds, on servers of its own: on one for all, players would open too
    many tables."""
    with _serving() as server, _serving() as decoy:
        _confine(decoy.pid, cores)
        ours, other = (asyncio.run(target(each)) for each in (server, decoy))
        stretch(server, moves // 4, nullcontext())  # it is slower at first
        seen = [a_round(ours, other, attack, moves, cores) for _ in range(count)]
    return Ratios(*(statistics.median(column) for column in zip(*seen, strict=True)))


@contextmanager
def _serving() -> Iterator[Server]:
    with TemporaryDirectory() as folder:
        db = f"sqlite:///{Path(folder) / 'tables.db'}"
        with serving(Path(folder), db, lifted=False) as server:
            yield server


def _confine(pid: int, cores: Cores) -> None:
    """From now on a process has these cores only."""
    if sys.platform == "linux" and cores:
        for task in Path(f"/proc/{pid}/task").iterdir():
            os.sched_setaffinity(int(task.name), cores)


def _set_apart() -> Cores:
    """The core of attackers, which whatever is started from now on leaves to them."""
    if sys.platform != "linux" or len(os.sched_getaffinity(0)) < 2:
        return frozenset()
    *others, last = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, others)
    return frozenset((last,))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--moves", type=int, default=600, help="in each third of a round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("attacks", nargs="*", default=list(ATTACKS))
    asked = parser.parse_args()
    cores = _set_apart()
    seen = {attack: measured(attack, asked.rounds, asked.moves, cores) for attack in asked.attacks}
    for attack, ratios in seen.items():
        print(f"{attack:>10}: p99 × {ratios.storm:.2f}, control × {ratios.control:.2f}")
    sys.exit(any(ratios.storm > WORSE for ratios in seen.values()))


if __name__ == "__main__":
    main()
