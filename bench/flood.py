"""What floods from one address do to the moves of people at others: p50 and p99, before and during.

Calm and storm alternate, with the server's usual limits, so that a machine whose speed drifts
says the same of both. Fails if the median of the rounds is worse by more than a half.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.kit.client import Person
from tests.kit.floods import ATTACKS, Players, attacked, share
from tests.kit.serving import Server, serving

WORSE = 1.5


async def target(server: Server) -> str:
    """A table that anyone who has its link may watch."""
    host = await Person(server.url, "Host").arrive()
    try:
        return await host.open("columbiz", ["me", "open"])
    finally:
        await host.close()


def rounds(server: Server, attack: str, count: int, moves: int) -> float:
    """How much longer p99 is during an attack, by the median of some rounds."""
    table, ratios = asyncio.run(target(server)), list[float]()
    for _ in range(count):
        calm = asyncio.run(Players(server, 0.01).play(moves))
        with attacked(attack, server.port, table):
            storm = asyncio.run(Players(server, 0.01).play(moves))
        ratios.append(share(storm, 0.99) / share(calm, 0.99))
        figures = [1000 * share(times, part) for times in (calm, storm) for part in (0.5, 0.99)]
        print(
            f"{attack:>10}: calm p50 {figures[0]:.1f} p99 {figures[1]:.1f} ms, "
            f"storm p50 {figures[2]:.1f} p99 {figures[3]:.1f} ms, × {ratios[-1]:.2f}",
            flush=True,
        )
    return statistics.median(ratios)


def measured(attack: str, count: int, moves: int) -> float:
    """The same on a server of its own: on one for all, players would open too many tables."""
    with TemporaryDirectory() as folder:
        db = f"sqlite:///{Path(folder) / 'tables.db'}"
        with serving(Path(folder), db, lifted=False) as server:
            return rounds(server, attack, count, moves)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--moves", type=int, default=600, help="in each half of a round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("attacks", nargs="*", default=list(ATTACKS))
    asked = parser.parse_args()
    seen = {attack: measured(attack, asked.rounds, asked.moves) for attack in asked.attacks}
    for attack, ratio in seen.items():
        print(f"{attack:>10}: p99 × {ratio:.2f}")
    sys.exit(any(ratio > WORSE for ratio in seen.values()))


if __name__ == "__main__":
    main()
