"""Do analyses slow bots down?

Somebody plays against a racer at a table of each game, at once and without thinking. In every other
stretch twenty matches wait to be judged on the same server; in the stretches between none does.
Every stretch has a fresh server on a copy of the same database, on all cores, as whoever hosts one
would have it. What is measured is a bot's whole turn, from the last move of whoever played before
until the table goes on: thinking, waiting for others' thoughts, and storing. Then every level plays
alone at a table of each game, with the analyses waiting all the time, beside its bar.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import httpx
from tests.kit.client import Person, hear
from tests.kit.filling import session
from tests.kit.serving import free_port

from bench.people import write
from bench.server import UNLIMITED, running
from dovecote.bots import BOTS
from dovecote.games import GAMES
from dovecote.server.cluster.node import Node
from dovecote.server.cluster.openings import open_table
from dovecote.server.room.commands import moves
from dovecote.server.sessions import COOKIE
from dovecote.server.settings import Settings
from dovecote.server.storage.database import Database
from dovecote.server.storage.people import Person as Known
from dovecote.server.thinking.pool import Thinkers
from dovecote.tables.agreement import Wish

BEGIN, END = "<!-- analyses: begin -->", "<!-- analyses: end -->"
WAITING = 20  # analyses: as many as one server takes at once
BARS = {"racer": 2.0, "champion": 8.0}  # seconds a turn
LEVELS = [level for level in BOTS if level != "random"]
PACE = ("bot=0", "quickest=0", "slowest=0")  # nobody pretends to think
_DRAWN = 400  # times, for the interval
_WARM = 2.0  # seconds until the first of them is judged


async def fill(db: str) -> dict[str, str]:
    """Finished matches, each of somebody else, who is known by a token: tables by their tokens."""
    database = Database(db)
    database.migrate()
    node, rng, found = Node(Settings(db=db), database, Thinkers(1)), Random(1), dict[str, str]()
    try:
        for number in range(WAITING):
            known, token = Known(f"person{number}", f"Guest {number}"), secrets.token_hex(16)
            game = [*GAMES][number % len(GAMES)]
            room = await open_table(
                node.rooms, node.clock.now, Wish(game, {}, ("me", "me")), known, 1_000
            )
            while room.state.row.status == "running":
                seat = room.state.waiting[0]
                offers = room.state.running().offers(seat)
                await moves.do(room, seat, rng.choice(offers), room.state.at, None)
            session(db, known, sha256(token.encode()).hexdigest())
            found[token] = room.id
    finally:
        await node.close()
    return found


@contextmanager
def served(filled: Path, folder: Path) -> Iterator[str]:
    """The address of a fresh server on a copy of the database."""
    port, copy = free_port(), folder / f"{secrets.token_hex(4)}.db"
    shutil.copy(filled, copy)
    command = [sys.executable, "-m", "dovecote", "serve", "--port", str(port)]
    command += ["--db", f"sqlite:///{copy}"]
    command += [word for limit in (*UNLIMITED, "analyses") for word in ("--limit", f"{limit}=9999")]
    command += [word for pace in PACE for word in ("--pace", pace)]
    url = f"http://127.0.0.1:{port}"
    with running(command, port, folder / "log", None):
        while httpx.get(f"{url}/ready", timeout=60).status_code != 200:
            time.sleep(0.05)
        yield url


async def queue(url: str, matches: dict[str, str]) -> None:
    """Have all of them judged."""
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        for token, table in matches.items():
            cookie = {"Cookie": f"{COOKIE}={token}"}
            answer = await http.post(f"/api/tables/{table}/analysis", headers=cookie)
            assert answer.json()["status"] == "running", answer.text


async def turns(person: Person, game: str, level: str, seconds: float) -> list[float]:
    """The whole turns of a bot, in seconds; one match after the other."""
    found, rng, end = list[float](), Random(level), time.monotonic() + seconds
    while time.monotonic() < end:
        table = await person.open(game, ["me", level])
        async with person.line(table) as line:
            began = 0.0
            while time.monotonic() < end or began:  # a turn that has begun counts, however long
                now = await hear(line, "position", patience=120)
                is_bots = now["view"]["seat"] == 1 and not now.get("over")
                if began and not is_bots:
                    found.append(time.monotonic() - began)
                began = (began or time.monotonic()) if is_bots else 0.0
                if now.get("over"):
                    break
                if now.get("offers"):
                    await line.send(_move(now, rng))
    return found


def _move(now: dict[str, Any], rng: Random) -> str:
    does = {"seat": 0, "at": now["at"], "do": rng.choice(now["offers"])["do"]}
    return httpx.Response(200, json=does | {"key": secrets.token_hex(4)}).text


async def stretch(url: str, matches: dict[str, str], seconds: float) -> dict[str, list[float]]:
    """Racers at a table of each game at once, with these analyses waiting."""
    await queue(url, matches)
    await asyncio.sleep(_WARM)
    person = await Person(url).arrive()
    playing = [turns(person, game, "racer", seconds) for game in GAMES]
    found = await asyncio.gather(*playing)
    await person.close()
    return dict(zip(GAMES, found, strict=True))


async def levels(url: str, matches: dict[str, str], seconds: float) -> dict[str, list[float]]:
    """Every level at one table of each game after the other, with all analyses waiting."""
    await queue(url, matches)
    person, found = await Person(url).arrive(), dict[str, list[float]]()
    for level in LEVELS:
        for game in GAMES:
            found.setdefault(level, []).extend(await turns(person, game, level, seconds))
    await person.close()
    return found


def ratio(calm: Sequence[float], busy: Sequence[float]) -> str:
    """How much longer the median turn is, and where that is in 95 of 100 draws of as many turns."""
    rng, middle = Random(5), statistics.median
    drawn = sorted(
        middle(rng.choices(busy, k=len(busy))) / middle(rng.choices(calm, k=len(calm)))
        for _ in range(_DRAWN)
    )
    low, high = drawn[_DRAWN // 40], drawn[-_DRAWN // 40 - 1]
    return f"× {middle(busy) / middle(calm):.2f} [{low:.2f}, {high:.2f}]"


def report(
    asked: argparse.Namespace,
    calm: dict[str, list[float]],
    busy: dict[str, list[float]],
    by_level: dict[str, list[float]],
    others: float,
) -> str:
    """The figures as Markdown."""
    rows = []
    for game in GAMES:
        rows.append(_row(f"{game}, none", calm[game], ""))
        rows.append(_row(f"{game}, {WAITING}", busy[game], ratio(calm[game], busy[game])))
    return "\n".join(
        [
            f"A racer at a table of each game at once, {asked.rounds} stretches of "
            f"{asked.seconds:g} s each way; SQLite, Python {sys.version.split()[0]}, "
            f"{os.cpu_count()} cores, for which {others:.1f} other processes competed on average "
            f"in the minute before.",
            "",
            "| game, analyses that wait | turns | p50 | p95 | longest | p50 with and without |",
            "|---|--:|--:|--:|--:|--:|",
            *rows,
            "",
            f"Each level alone at a table of each game in turn, {WAITING} analyses waiting:",
            "",
            "| level | turns | p50 | p95 | longest | bar |",
            "|---|--:|--:|--:|--:|--:|",
            *(_row(level, found, _bar(level)) for level, found in by_level.items()),
        ]
    )


def _row(name: str, found: list[float], *more: str) -> str:
    """A line of a table; of one turn only there are no percentiles."""
    cells = ["–"] * 3
    if len(found) > 1:
        high = statistics.quantiles(found, n=20, method="inclusive")[-1]
        cells = [f"{seconds:.2f} s" for seconds in (statistics.median(found), high, max(found))]
    return f"| {' | '.join((name, str(len(found)), *cells, *more))} |"


def _bar(level: str) -> str:
    return f"{BARS[level]:g} s" if level in BARS else "–"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=30.0, help="of a stretch")
    parser.add_argument("--rounds", type=int, default=4, help="stretches with, and without")
    parser.add_argument("--each", type=float, default=20.0, help="seconds for a level and a game")
    parser.add_argument("--write", action="store_true", help="into docs/scaling.md")
    asked = parser.parse_args()
    others = os.getloadavg()[0]
    calm, busy = ({game: list[float]() for game in GAMES} for _ in range(2))
    with tempfile.TemporaryDirectory(prefix="dovecote-bench-") as name:
        folder, filled = Path(name), Path(name) / "filled.db"
        matches = asyncio.run(fill(f"sqlite:///{filled}"))
        for _ in range(asked.rounds):
            for kept, waiting in ((calm, {}), (busy, matches)):
                with served(filled, folder) as url:
                    for game, found in asyncio.run(stretch(url, waiting, asked.seconds)).items():
                        kept[game] += found
        with served(filled, folder) as url:
            by_level = asyncio.run(levels(url, matches, asked.each))
    text = report(asked, calm, busy, by_level, others)
    print(text)
    if asked.write:
        write(text, BEGIN, END)


if __name__ == "__main__":
    main()
