"""A club of ten thousand: how soon are their lists there, and how does a database grow?

A database is filled with people, and with matches among them that are copies of one that was really
played. A server on it is asked for what people look at all the time, each time by somebody else.
And matches are played to their end, to see how a database grows. (`bench.notices` asks whether
notices slow moves down.)
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
from sqlalchemy import Connection, insert, literal, select, true
from tests.kit.filling import copy, play
from tests.kit.serving import free_port

from bench.load import TOKEN
from bench.server import DOCS, UNLIMITED, Server, running
from dovecote.clubs.tournament import Plan
from dovecote.games import GAMES
from dovecote.server.cluster.clubs import Terms, new_tournament
from dovecote.server.cluster.node import Node
from dovecote.server.cluster.openings import open_table
from dovecote.server.room.commands import moves
from dovecote.server.sessions import COOKIE
from dovecote.server.settings import Settings
from dovecote.server.storage import tournaments as cups
from dovecote.server.storage.database import Database
from dovecote.server.storage.leagues import League, add
from dovecote.server.storage.people import Person
from dovecote.server.storage.schema import (
    ENTRANTS,
    PAIRINGS,
    PEOPLE,
    PLAYED,
    QUESTIONS,
    RATED,
    RATINGS,
    RESULTS,
    SEATS,
    TABLES,
    TOKENS,
)
from dovecote.server.thinking.pool import Thinkers
from dovecote.tables.agreement import Wish
from dovecote.tables.rows import TableRow

BEGIN, END = "<!-- people: begin -->", "<!-- people: end -->"
LEAGUE = "league"
CUP = "cup"
BAR = 50.0  # ms at the 99th percentile
LISTED = 50  # of the running tables one in so many is in the lobby
ENTRANTS_COUNT = 400  # of a tournament
ROUNDS = 9  # that they have played, two at a table
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
    """Whom tables wait for, a league that everybody has joined, and how matches ended."""
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
        _end_matches(connection)
        _play_cup(connection, ids[:ENTRANTS_COUNT], row, now, rng)
    database.close()


def _play_cup(connection: Connection, ids: list[str], row: TableRow, now: int, rng: Random) -> None:
    """A duplicate tournament, which compares everyone with everyone in the same seat: paired at
    random, and all of it played."""
    wish = Terms(Wish(row.agreement.game, row.agreement.options), is_undone=False, pause=None)
    made = new_tournament("Cup", Plan("duplicate", ROUNDS), wish, ids[0], now)
    cups.add(replace(made, id=CUP, status="running", round=ROUNDS))(connection)
    numbers = range(1, len(ids) + 1)
    entered = [
        {"tournament": CUP, "number": number, "person": one, "withdrawn": -1}
        for number, one in zip(numbers, ids, strict=True)
    ]
    connection.execute(insert(ENTRANTS), entered)
    for number in range(1, ROUNDS + 1):
        sat = rng.sample(numbers, len(ids))
        pairs = [
            {"tournament": CUP, "round": number, "board": 1 + at // 2, "seat": at % 2}
            | {"entrant": entrant, "table_id": f"{CUP}-{number}-{at // 2}"}
            for at, entrant in enumerate(sat)
        ]
        connection.execute(insert(PAIRINGS), pairs)
        connection.execute(insert(RESULTS), [_result(pair, ids, now) for pair in pairs])


def _result(pair: dict[str, Any], ids: list[str], now: int) -> dict[str, Any]:
    """Whoever has the first seat wins, by a lead that differs from table to table."""
    lead = pair["board"] % 30 * (1 - 2 * pair["seat"])
    of = {"kind": "tournament", "of": CUP, "person": ids[pair["entrant"] - 1], "moment": now}
    of |= {"part": f"{pair['round']}/{pair['board']}", "bot": "", "counts": True}
    how = {"place": 1 + pair["seat"], "score": 50 + lead, "lead": lead}
    return {"table_id": pair["table_id"], "seat": pair["seat"], **of, **how}


def _end_matches(connection: Connection) -> None:
    """How each match ended for those who sat there: whoever had the first seat has won."""
    of = (SEATS.c.table_id, SEATS.c.person, TABLES.c.game, literal(2), 1 + SEATS.c.seat)
    rest = (100 - SEATS.c.seat, true(), TABLES.c.changed)
    ended = select(*of, *rest).join(TABLES, TABLES.c.id == SEATS.c.table_id)
    chosen = ended.where(TABLES.c.status == "over", SEATS.c.person != "")
    connection.execute(insert(PLAYED).from_select(PLAYED.c.keys(), chosen))


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
    "history: one’s own page": "/api/pages/me",
    "lobby": "/api/tables",
    "standings of a league, with one’s own history": f"/api/leagues/{LEAGUE}",
    f"a tournament of {ENTRANTS_COUNT} after {ROUNDS} rounds": f"/api/tournaments/{CUP}",
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
                room = await open_table(
                    node.rooms, node.clock.now, Wish(game, {}, ("me", "me")), ada, 1_000
                )
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
    parser.add_argument("--kept", help="a folder in which the database stays, to be used again")
    parser.add_argument("--write", action="store_true", help="into docs/scaling.md")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="dovecote-bench-") as name:
        text = measured(asked, Path(name))
    print(text)
    if asked.write:
        write(text, BEGIN, END)


def measured(asked: argparse.Namespace, folder: Path) -> str:
    """Everything."""
    found: dict[str, Any] = {"grown": asyncio.run(grown(folder))}
    club = club_in(Path(asked.kept or folder), asked)
    with served(club.db, folder) as server:
        found["lists"] = lists(server, club, asked.times)
    return report(asked, found)


def club_in(folder: Path, asked: argparse.Namespace) -> Club:
    """Filled now, or kept from before."""
    folder.mkdir(exist_ok=True)
    db, known = f"sqlite:///{folder}/club.db", folder / "people.json"
    if not known.exists():
        club = fill(db, asked.people, asked.matches, asked.running)
        known.write_text(json.dumps([club.people, club.tokens]), "ascii")
    people, tokens = json.loads(known.read_text("ascii"))
    return Club(db, people, tokens)


def write(text: str, begin: str, end: str) -> None:
    """Between two marks of docs/scaling.md."""
    page = DOCS / "scaling.md"
    before, found, rest = page.read_text("utf-8").partition(begin)
    _, closed, after = rest.partition(end)
    if not (found and closed):
        sys.exit(f"{page} has no {begin} … {end} to write between")
    page.write_text(f"{before}{begin}\n{text}\n{end}{after}", "utf-8")


if __name__ == "__main__":
    main()
