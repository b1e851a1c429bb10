"""Do notices slow moves down?

Live tables play at the pace of people over sockets. In every other stretch of ten seconds of the
clock on the wall, notices go out beside them to a receiver of webhooks on loopback, so many a
minute, each signed and to somebody else; in the stretches between none does. So the same tables
are compared with themselves, a few seconds later.
"""

from __future__ import annotations

import argparse
import os
import secrets
import sqlite3
import statistics
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.kit.outside import Outside, outside

from bench.people import Club, club_in, served, write
from bench.server import CLIENT_CORE, PACE, Server, load

BEGIN, END = "<!-- notices: begin -->", "<!-- notices: end -->"
BAR = 1.1  # times the p99 of a move
STRETCH = 10.0  # seconds
_LEAD = 0.12  # seconds a table, at most, until everybody is there
_DRAWN = 400  # times, for the interval


class Found(NamedTuple):
    """Moves (ms) without and with notices, how many of those went out a minute, and how busy the
    server was."""

    calm: list[float]
    busy: list[float]
    sent: float
    cpu: float


def beside(
    server: Server, club: Club, hook: Outside, tables: int, a_minute: int, seconds: float
) -> Found:
    """Play, with notices in every other stretch."""
    warm = 1.5 * PACE
    queue(club, hook, a_minute, 10 + warm + _LEAD * tables + seconds)
    how = ("--tables", tables, "--warm", warm, "--pace", PACE, "--turns", STRETCH)
    seen = load(server, "columbiz", "play", seconds, *how)
    calm, busy = seen["turns"]
    began, ended = seen["began"], seen["began"] + seen["seconds"]
    stamps = [int(one.headers["webhook-timestamp"]) for one in hook.asked]
    told = sum(began <= stamp < ended for stamp in stamps)
    return Found(calm, busy, told / (seen["seconds"] / 2) * 60, seen["server_cpu"])


def queue(club: Club, hook: Outside, a_minute: int, seconds: float) -> None:
    """So many notices a minute become due in every other stretch from now on: that a match has
    ended, each for somebody else on a way of their own."""
    now, rng = time.time(), Random(4)
    step = 60 / a_minute
    moments = [now + n * step for n in range(int(seconds / step))]
    due = [int(1000 * moment) for moment in moments if moment // STRETCH % 2]
    with closing(sqlite3.connect(club.db.removeprefix("sqlite:///"), timeout=60)) as file, file:
        over = "SELECT id FROM tables WHERE status = 'over' LIMIT ?"
        tables = [row[0] for row in file.execute(over, [len(due)])]
        for number, moment in enumerate(due):
            way, person, url = (
                secrets.token_hex(12),
                rng.choice(club.people),
                f"{hook.url}/{number}",
            )
            known = (way, person, "hook", "standard", url, "whsec_c2VjcmV0", "", 1)
            file.execute(f"INSERT INTO channels VALUES ({','.join('?' * len(known))})", known)
            notice = (way, "over", tables[number % len(tables)], 1, moment, moment, 0, 0, "")
            file.execute(f"INSERT INTO notices VALUES ({','.join('?' * len(notice))})", notice)


def p99(moves: list[float]) -> float:
    return statistics.quantiles(moves, n=100)[-1]


def interval(found: Found) -> tuple[float, float]:
    """Where the ratio of the two p99 is in 95 of 100 draws of as many moves."""
    rng = Random(5)
    ratios = sorted(
        p99(rng.choices(found.busy, k=len(found.busy)))
        / p99(rng.choices(found.calm, k=len(found.calm)))
        for _ in range(_DRAWN)
    )
    return ratios[_DRAWN // 40], ratios[-_DRAWN // 40 - 1]


def report(asked: argparse.Namespace, found: Found) -> str:
    """The figures as Markdown."""
    ratio, (low, high) = p99(found.busy) / p99(found.calm), interval(found)
    rows = (("without", found.calm), (f"with {found.sent:,.0f} a minute", found.busy))
    return "\n".join(
        [
            f"{asked.tables} live tables of Columbiz, a move every {PACE:g} s at each, for "
            f"{asked.seconds:g} s; SQLite, Python {sys.version.split()[0]}; the server used "
            f"{found.cpu:.0%} of its core.",
            "",
            "| notices | moves | p50 | p99 |",
            "|---|--:|--:|--:|",
            *(
                f"| {name} | {len(moves):,} | {statistics.median(moves):.1f} ms | "
                f"{p99(moves):.1f} ms |"
                for name, moves in rows
            ),
            "",
            f"The p99 of a move with notices is × {ratio:.2f} of that without (95 of 100 draws "
            f"between {low:.2f} and {high:.2f}; wanted: at most × {BAR:g}).",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--people", type=int, default=1_000, help="who are there besides")
    parser.add_argument("--matches", type=int, default=5_000)
    parser.add_argument("--running", type=int, default=1_000, help="of the matches")
    parser.add_argument("--tables", type=int, default=500, help="that play")
    parser.add_argument("--notices", type=int, default=1_000, help="a minute")
    parser.add_argument("--seconds", type=float, default=160.0, help="of play, half with notices")
    parser.add_argument("--kept", help="a folder in which the database stays, to be used again")
    parser.add_argument("--write", action="store_true", help="into docs/scaling.md")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="dovecote-bench-") as name:
        club = club_in(Path(asked.kept or name), asked)
        os.sched_setaffinity(0, {CLIENT_CORE})  # whoever is told is not where the server is
        with outside() as hook, served(club.db, Path(name)) as server:
            found = beside(server, club, hook, asked.tables, asked.notices, asked.seconds)
    text = report(asked, found)
    print(text)
    if asked.write:
        write(text, BEGIN, END)


if __name__ == "__main__":
    main()
