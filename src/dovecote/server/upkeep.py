"""Keeping a database in order: old tables go, and running ones are tried on today's rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, exists, func, select, text, update

from dovecote.core.ruleset import ruleset
from dovecote.games import GAMES
from dovecote.server import store
from dovecote.server.admin import UnfollowedError, taken_up
from dovecote.server.database import Database
from dovecote.server.rows import Match, TableRow
from dovecote.server.schema import BLOCKS, CHAT, PEOPLE, SEATS, TABLES, TOKENS
from dovecote.server.writer import CHANNEL

_BATCH = 200  # tables that go together: a server that is running must not wait long

Conditions = Sequence[ColumnElement[bool]]


class Gone(msgspec.Struct, frozen=True):
    """How much was deleted, or would be."""

    tables: int
    people: int


class Checked(msgspec.Struct, frozen=True):
    """A running table under the present rules; `entry` is the one they cannot follow."""

    id: str
    game: str
    ruleset: str
    present: str
    entry: int | None = None


def idle_tables(before: int, statuses: Sequence[str] = ()) -> Conditions:
    """Which tables nobody has touched since a moment: no change, no move, no word."""
    moved, said = (
        exists().where(kept.c.table_id == TABLES.c.id, kept.c.moment >= before).correlate(TABLES)
        for kept in (BLOCKS, CHAT)
    )
    chosen = [TABLES.c.status.in_(statuses)] if statuses else []
    return [TABLES.c.changed < before, ~moved, ~said, *chosen]


def count(connection: Connection, before: int, statuses: Sequence[str] = ()) -> Gone:
    """What `clear` would delete."""
    doomed = idle_tables(before, statuses)
    tables = select(func.count()).select_from(TABLES).where(*doomed)
    ids = select(TABLES.c.id).where(*doomed).correlate(None)
    people = select(func.count()).select_from(PEOPLE).where(*_idle_people(before, ids))
    return Gone(connection.execute(tables).scalar() or 0, connection.execute(people).scalar() or 0)


def clear(database: Database, before: int, statuses: Sequence[str] = ()) -> Gone:
    """Delete idle tables with everything of theirs, and the people who then hold nothing."""
    tables = 0
    while deleted := _clear_some(database, idle_tables(before, statuses)):
        tables += deleted
    with database.write() as connection:
        idle = _idle_people(before, ())
        people = connection.execute(delete(PEOPLE).where(*idle)).rowcount
    return Gone(tables, people)


def _clear_some(database: Database, doomed: Conditions) -> int:
    with database.write() as connection:
        chosen = select(TABLES.c.id).where(*doomed).limit(_BATCH)
        ids = list(connection.execute(chosen).scalars())
        gone = delete(TABLES).where(TABLES.c.id.in_(ids), *doomed).returning(TABLES.c.id)
        deleted = list(connection.execute(gone).scalars())
        forget = {"next": "", "revision": TABLES.c.revision + 1}  # a rematch that is no more
        connection.execute(update(TABLES).where(TABLES.c.next.in_(deleted)).values(forget))
        return len(deleted)


def _idle_people(before: int, doomed: Any) -> Conditions:
    """Who came long ago, on no new device since, and holds no table but doomed ones."""
    seated = select(SEATS.c.person).where(SEATS.c.table_id.not_in(doomed))
    hosts = select(TABLES.c.host).where(TABLES.c.id.not_in(doomed))
    came = exists().where(TOKENS.c.person == PEOPLE.c.id, TOKENS.c.created >= before)
    held = (PEOPLE.c.id.not_in(seated), PEOPLE.c.id.not_in(hosts))
    return [PEOPLE.c.created < before, ~came, *held]


def check(database: Database) -> Iterator[Checked]:
    """Replay every running table; those that go on under changed rules get their name."""
    with database.read() as connection:
        running = select(TABLES.c.id).where(TABLES.c.status == "running").order_by(TABLES.c.id)
        ids = list(connection.execute(running).scalars())
    for table in ids:
        with database.read() as connection:
            found = store.match(connection, table)
        if found is not None and found.row.status == "running":
            yield _checked(database, found)


def _checked(database: Database, found: Match) -> Checked:
    row, game = found.row, GAMES.get(found.row.agreement.game)
    present = ruleset(game) if game else ""
    entry = None
    try:
        taken_up(found)
    except UnfollowedError as error:
        entry = int(error.params["entry"])
    if game and entry is None and (game.version, present) != (row.version, row.ruleset):
        _move(database, row, game.version, present)
    return Checked(row.id, row.agreement.game, row.ruleset, present, entry)


def _move(database: Database, row: TableRow, version: int, present: str) -> None:
    """The present rules lead to the same match, so it goes on under them."""
    values = {"version": version, "ruleset": present, "revision": row.revision + 1}
    same = (TABLES.c.id == row.id, TABLES.c.revision == row.revision)
    with database.write() as connection:
        connection.execute(update(TABLES).where(*same).values(values))
        if database.is_shared:  # servers that hold the table read it again
            news = {"channel": CHANNEL, "news": f"{row.id} 0"}
            connection.execute(text("SELECT pg_notify(:channel, :news)"), news)
