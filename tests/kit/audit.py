"""What is stored, beside what was told: nothing lost, nothing twice, nothing changed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256

from sqlalchemy import select

from dovecote.core.entries import Did, read_entry
from dovecote.core.game import Seat
from dovecote.play.resume import resume
from dovecote.server.storage.database import Database
from dovecote.server.storage.matches import read_match
from dovecote.server.storage.schema import TABLES
from dovecote.tables.matches import lines_of, new_table
from dovecote.tables.rows import Match
from dovecote.wire.server import to_json
from tests.kit.player import Player


def stored(url: str) -> list[Match]:
    """Every match in a database, read without its server."""
    database = Database(url)
    try:
        with database.read() as connection:
            tables = connection.execute(select(TABLES.c.id)).scalars().all()
            found = [read_match(connection, table) for table in tables]
            return [match for match in found if match]
    finally:
        database.close()


def entered(match: Match, seat: int, key: str) -> list[tuple[int, str]]:
    """Where a key stands in what is stored, and what was entered with it."""
    blocks = [b for b in match.blocks if (b.seat, b.key) == (seat, key)]
    answers = [a for a in match.answers if (a.seat, a.key) == (seat, key)]
    moved = [(b.first, b.lines.splitlines()[0]) for b in blocks]
    return moved + [(a.at, f"{a.seat} {a.text}") for a in answers]


def audit(url: str, players: Sequence[Player]) -> None:
    """Nothing acknowledged is lost, nothing is made twice, and nothing told has changed."""
    played = {table for player in players for table in player.known}
    matches = {match.row.id: match for match in stored(url) if match.row.id in played}
    for player in players:
        for move, number in player.done.items():
            assert entered(matches[move.table], move.seat, move.key) == [(number, move.entry)], move
    for match in matches.values():
        _check_once(match)
        _check_told(match, players)


def _check_once(match: Match) -> None:
    """Every move of a person in the record came in once, with a key of its own."""
    lines = lines_of(match.blocks)
    keys = [(b.seat, b.key) for b in match.blocks if b.key]
    keys += [(a.seat, a.key) for a in match.answers if a.key]
    assert len(keys) == len(set(keys)), Counter(keys).most_common(1)
    people = {seat.seat for seat in match.row.seats if seat.person}
    entries = [read_entry(number, line) for number, line in enumerate(lines, 1)]
    made = Counter(str(e) for e in entries if isinstance(e, Did) and e.seat in people)
    moved = [b.lines.splitlines()[0] for b in match.blocks if b.key]
    asked = [f"{a.seat} {a.text}" for a in match.answers if a.key and a.at < len(lines)]
    assert made == Counter(line for line in moved + asked if line[0] != "!"), match.row.id


def _check_told(match: Match, players: Sequence[Player]) -> None:
    """The stored record can be followed, and at each number everyone knew just that."""
    places = {place: p.told[place] for p in players for place in p.told if place[0] == match.row.id}
    table, left = new_table(match.row), sum(map(len, places.values()))
    for number in resume(table, lines_of(match.blocks)):
        for (_, seat), tales in places.items():
            for tale in tales:
                if tale.at == number == table.at:
                    view, events = table.view(Seat(seat)), table.events(Seat(seat), tale.since)
                    assert sha256(to_json(view) + b"\n" + to_json(events)).digest() == tale.told, (
                        tale
                    )
                    left -= 1
    assert not left, f"{left} positions were told of entries that are not stored"
