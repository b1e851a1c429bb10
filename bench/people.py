"""A club of ten thousand: how soon are their lists there, and do notices slow moves down?

A database is filled with people, and with matches among them that are copies of one that was really
played. A server on it is asked for what people look at all the time, each time by somebody else.
Then live tables play at the pace of people, in turns without and with notices that go out beside
them to a webhook on loopback. And matches are played to their end, to see how a database grows.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import httpx
from msgspec.structs import replace
from sqlalchemy import insert, select
from tests.kit.filling import copy, play
from tests.kit.outside import Outside, outside
from tests.kit.serving import free_port

from bench.load import TOKEN
from bench.server import DOCS, PACE, UNLIMITED, Server, load, running
from dovecote.games import GAMES
from dovecote.server.cluster.node import Node
from dovecote.server.cluster.openings import open_table
from dovecote.server.room.commands import moves
from dovecote.server.sessions import COOKIE
from dovecote.server.settings import Settings
from dovecote.server.storage.database import Database
from dovecote.server.storage.leagues import League, add
from dovecote.server.storage.people import Person
from dovecote.server.storage.schema import (
    PEOPLE,
    QUESTIONS,
    RATED,
    RATINGS,
    TABLES,
    TOKENS,
)
from dovecote.server.thinking.pool import Thinkers
from dovecote.tables.agreement import Wish
from dovecote.tables.rows import TableRow

BEGIN, END = "<!-- people: begin -->", "<!-- people: end -->"
LEAGUE = "league"
BAR = 50.0  # ms at the 99th percentile
SLOWER = 1.1  # times the p99 of a move
MINUTE = 60_000
LISTED = 50  # of the running tables one in so many is in the lobby
RATED_EACH = 20  # matches of a league that everyone has played
MATCHES = 5  # of each game, played to their end
_LATELY = 90 * 86_400_000


class Club(NamedTuple):
    """Who is there."""

    db: str
    people: list[str]
    tokens: list[str]


def fill(db: str, people: int, matches: int, running: int) -> Club:
    """People, their tables, a league of all, and a way to each of some of them."""
    made, rng = asyncio.run(play(db)), Random(1)
    ids, tokens = ([secrets.token_hex(8) for _ in range(people)] for _ in "ab")
    now = made.pattern.row.changed

    def seated(row: TableRow) -> TableRow:
        sitting = rng.sample(ids, len(row.seats))
        pairs = zip(row.seats, sitting, strict=True)
        seats = tuple(replace(seat, person=one, name=f"Guest {one[:3]}") for seat, one in pairs)
        return replace(row, seats=seats, host=sitting[0], changed=now - rng.randrange(_LATELY))

    def going(row: TableRow, number: int) -> TableRow:
        agreed = replace(row.agreement, listed=number % LISTED == 0, watch="anyone")
        return replace(seated(row), agreement=agreed, node="gone", due=row.due + number)

    def over(row: TableRow, number: int) -> TableRow:
        return replace(seated(row), status="over", due=0)

    _add_people(db, ids, tokens, now)
    copy(db, made.pattern, running, going)
    copy(db, made.pattern, matches - running, over)
    _add_rest(db, ids, made.pattern.row, now, rng)
    return Club(db, ids, tokens)


def _add_people(db: str, ids: list[str], tokens: list[str], now: int) -> None:
    database = Database(db)
    with database.write() as connection:
        rows = [{"id": one, "name": f"Guest {one[:3]}", "created": now} for one in ids]
        connection.execute(insert(PEOPLE), rows)
        known = {"kind": "session", "created": now}
        hashes = [sha256(token.encode()).hexdigest() for token in tokens]
        pairs = zip(hashes, ids, strict=True)
        connection.execute(insert(TOKENS), [{"hash": h, "person": p, **known} for h, p in pairs])
    database.close()


def _add_rest(db: str, ids: list[str], row: TableRow, now: int, rng: Random) -> None:
    """Whom tables wait for, and a league that everybody has joined."""
    database = Database(db)
    with database.write() as connection:
        tables = list(
            connection.execute(select(TABLES.c.id).where(TABLES.c.status == "running")).scalars()
        )
        asked = {"at": 1, "since": now, "until": now + _LATELY}
        rows = [{"table_id": one, "seats": str(rng.randrange(2)), **asked} for one in tables]
        known = set(connection.execute(select(QUESTIONS.c.table_id)).scalars())
        connection.execute(insert(QUESTIONS), [r for r in rows if r["table_id"] not in known])
        add(League(LEAGUE, "All of us", row.agreement, now, 0))(connection)
        league = {"league": LEAGUE}
        for some in _some(ids):
            ratings = [_rating(rng) | {"person": one, "played": RATED_EACH} for one in some]
            connection.execute(insert(RATINGS), [{**league, **rating} for rating in ratings])
            steps = [
                {**league, "person": one, "number": number, "table_id": secrets.token_hex(12)}
                | {"place": 1, "moment": now, "mu": 25.0, "sigma": 8.0}
                for one in some
                for number in range(1, RATED_EACH + 1)
            ]
            connection.execute(insert(RATED), steps)
    database.close()


def _some(ids: list[str]) -> Iterator[list[str]]:
    return (ids[first : first + 500] for first in range(0, len(ids), 500))


def _rating(rng: Random) -> dict[str, float]:
    mu, sigma = rng.gauss(25, 6), rng.uniform(1, 8)
    return {"mu": mu, "sigma": sigma, "ordinal": mu - 3 * sigma}


@contextmanager
def served(db: str, folder: Path) -> Iterator[Server]:
    """A server on a database, which sends webhooks to loopback."""
    port, token, notices = free_port(), folder / "figures", folder / "notices.toml"
    token.write_text(TOKEN, "ascii")
    token.chmod(0o600)
    notices.write_text("[hooks]\nprivate = true\n", "ascii")
    command = [sys.executable, "-m", "dovecote", "serve", "--port", str(port), "--db", db]
    command += ["--metrics", str(token), "--notices", str(notices), "--url", "https://club.example"]
    for limit in UNLIMITED:
        command += ["--limit", f"{limit}=1000000"]
    with running(command, port, folder / "log") as server:
        while httpx.get(f"http://127.0.0.1:{port}/ready", timeout=60).status_code != 200:
            time.sleep(0.05)
        yield server


PATHS = {
    "start page": "/",
    "my games": "/api/tables/mine",
    "lobby": "/api/tables",
    "standings of a league, with one’s own history": f"/api/leagues/{LEAGUE}",
    "friends": "/api/friends",
}


def lists(server: Server, club: Club, times: int) -> dict[str, tuple[float, float]]:
    """Each of them, every time for somebody else: milliseconds at the median, and at worst but one
    in a hundred."""
    rng, url = Random(2), f"http://127.0.0.1:{server.port}"
    found = {}
    with httpx.Client(base_url=url, timeout=60) as client:
        for name, path in PATHS.items():
            taken = []
            for _ in range(times):
                headers = {"Cookie": f"{COOKIE}={rng.choice(club.tokens)}"}
                began = time.perf_counter()
                assert client.get(path, headers=headers).status_code == 200
                taken.append(1000 * (time.perf_counter() - began))
            found[name] = (statistics.median(taken), statistics.quantiles(taken, n=100)[-1])
    return found


class Beside(NamedTuple):
    """Moves without and with notices: their p99 (ms), and how many notices went out a minute."""

    calm: float
    busy: float
    sent: float


def beside(server: Server, club: Club, tables: int, seconds: float, hook: Outside) -> Beside:
    """The same live tables twice, at the pace of people."""
    how = ("--tables", tables, "--warm", 1.5 * PACE, "--pace", PACE)
    calm = load(server, "columbiz", "play", seconds, *how)
    lead = 120.0 if tables > 100 else 20.0  # at most, until the players are there
    queue(club, 1000, seconds + lead, hook)
    before = len(hook.asked)
    began = time.monotonic()
    busy = load(server, "columbiz", "play", seconds, *how)
    sent = (len(hook.asked) - before) * 60 / (time.monotonic() - began)
    clear(club)
    return Beside(calm["p99"], busy["p99"], sent)


def queue(club: Club, a_minute: int, seconds: float, hook: Outside) -> None:
    """So many notices a minute become due from now on, each for somebody else."""
    count = int(a_minute * seconds / 60)
    now = int(time.time() * 1000)
    with closing(sqlite3.connect(club.db.removeprefix("sqlite:///"), timeout=60)) as file, file:
        over = [
            row[0]
            for row in file.execute("SELECT id FROM tables WHERE status = 'over' LIMIT ?", [count])
        ]
        rng = Random(now)
        for number in range(count):
            channel, person = secrets.token_hex(12), rng.choice(club.people)
            values = (
                channel,
                person,
                "hook",
                "standard",
                f"{hook.url}/{number}",
                "whsec_c2VjcmV0",
                "",
                now,
            )
            file.execute(f"INSERT INTO channels VALUES ({','.join('?' * 8)})", values)
            due = now + number * MINUTE // a_minute
            notice = (channel, "over", over[number % len(over)], 1, due, due, 0, 0, "")
            file.execute(f"INSERT INTO notices VALUES ({','.join('?' * 9)})", notice)


def clear(club: Club) -> None:
    """What was not due yet is not sent."""
    with closing(sqlite3.connect(club.db.removeprefix("sqlite:///"), timeout=60)) as file, file:
        file.execute("DELETE FROM notices")


async def grown(folder: Path) -> dict[str, tuple[float, float]]:
    """Of each game: kB that a match takes when it is over, and its entries."""
    found = {}
    for game in GAMES:
        file = folder / f"{game}.db"
        db, rng, entries = f"sqlite:///{file}", Random(3), 0
        database = Database(db)
        database.migrate()
        node = Node(Settings(db=db), database, Thinkers(1))
        try:
            empty = _bytes(file)
            for number in range(MATCHES):
                ada = Person(f"ada{number}", "Ada")
                room = await open_table(node.rooms, Wish(game, {}, ("me", "me")), ada, 1_000)
                while room.state.row.status == "running":
                    seat = room.state.waiting[0]
                    offers = room.state.running().offers(seat)
                    await moves.do(room, seat, rng.choice(offers), room.state.at, None)
                entries += room.state.at
            found[game] = ((_bytes(file) - empty) / 1000 / MATCHES, entries / MATCHES)
        finally:
            await node.close()
    return found


def _bytes(file: Path) -> int:
    with closing(sqlite3.connect(file)) as open_file:
        (used,) = open_file.execute(
            "SELECT (page_count - freelist_count) * page_size "
            "FROM pragma_page_count, pragma_freelist_count, pragma_page_size"
        ).fetchone()
    return int(used)


def report(asked: argparse.Namespace, found: dict[str, Any]) -> str:
    """The figures as Markdown."""
    lines = [
        f"{asked.people:,} people with {asked.matches:,} matches, of which {asked.running:,} run; "
        f"SQLite, Python {sys.version.split()[0]}; every request is somebody else’s.",
        "",
        "| asked for | p50 | p99 |",
        "|---|--:|--:|",
        *(f"| {name} | {a:.1f} ms | {b:.1f} ms |" for name, (a, b) in found["lists"].items()),
    ]
    if rounds := found.get("beside"):
        ratio = statistics.median(one.busy / one.calm for one in rounds)
        sent = statistics.median(one.sent for one in rounds)
        lines += [
            "",
            f"{asked.tables} live tables of Columbiz, a move every {PACE:g} s at each; with "
            f"{sent:,.0f} notices a minute the p99 of a move is × {ratio:.2f} of that without ("
            + ", ".join(f"{one.busy:.1f} beside {one.calm:.1f} ms" for one in rounds)
            + ").",
        ]
    lines += [
        "",
        "| match, played to its end by two | entries | grows the database by |",
        "|---|--:|--:|",
    ]
    lines += [
        f"| {game} | {entries:.0f} | {kb:.1f} kB |"
        for game, (kb, entries) in found["grown"].items()
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--running", type=int, default=20_000, help="of the matches")
    parser.add_argument("--times", type=int, default=500, help="each list is asked for")
    parser.add_argument("--tables", type=int, default=500, help="that play; 0: none")
    parser.add_argument("--rounds", type=int, default=2, help="without and with notices")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each")
    parser.add_argument("--kept", help="a folder in which the database stays, to be used again")
    parser.add_argument("--write", action="store_true", help="into docs/scaling.md")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="dovecote-bench-") as name:
        text = measured(asked, Path(name))
    print(text)
    if asked.write:
        _write(text)


def measured(asked: argparse.Namespace, folder: Path) -> str:
    """Everything."""
    found: dict[str, Any] = {"grown": asyncio.run(grown(folder))}
    club = _club(asked, Path(asked.kept or folder))
    with outside() as hook, served(club.db, folder) as server:
        found["lists"] = lists(server, club, asked.times)
        rounds = range(asked.rounds if asked.tables else 0)
        found["beside"] = [beside(server, club, asked.tables, asked.seconds, hook) for _ in rounds]
    return report(asked, found)


def _club(asked: argparse.Namespace, folder: Path) -> Club:
    """Filled now, or kept from before."""
    folder.mkdir(exist_ok=True)
    db, known = f"sqlite:///{folder}/club.db", folder / "people.json"
    if not known.exists():
        club = fill(db, asked.people, asked.matches, asked.running)
        known.write_text(json.dumps([club.people, club.tokens]), "ascii")
    people, tokens = json.loads(known.read_text("ascii"))
    return Club(db, people, tokens)


def _write(text: str) -> None:
    page = DOCS / "scaling.md"
    before, begin, rest = page.read_text("utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        sys.exit(f"{page} has no {BEGIN} … {END} to write between")
    page.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
