"""Keeping a database in order: old tables go, and running ones are tried on today's rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

import msgspec

from dovecote.core.errors import SetError, UnknownGameError
from dovecote.core.game import AnyGame
from dovecote.core.ruleset import present_name, ruleset
from dovecote.server.storage.cleanup import count_idle, delete_people, delete_some_tables
from dovecote.server.storage.database import Connection, Database
from dovecote.server.storage.matches import read_match
from dovecote.server.storage.sets import forget_texts
from dovecote.server.storage.tables import all_tables, set_ruleset
from dovecote.server.storage.troubles import faults_of
from dovecote.tables.games import game_of
from dovecote.tables.matches import (
    DamagedError,
    UnfollowedError,
    check_chain,
    taken_up,
)
from dovecote.tables.rows import Match, TableRow


class Cleared(msgspec.Struct, frozen=True):
    """How much was deleted, or would be."""

    tables: int
    people: int


class CheckedTable(msgspec.Struct, frozen=True):
    """A running table under the present rules; `entry` is the one they cannot follow."""

    id: str
    game: str
    version: int
    ruleset: str
    present: str
    present_version: int
    entry: int | None = None
    damaged: int | None = None  # the entry from which on it is not as it was stored

    @property
    def is_fine(self) -> bool:
        """Whether everybody can go on with it, and look at it."""
        return self.entry is None and self.damaged is None

    @property
    def is_moved(self) -> bool:
        """Whether it goes on under other rules than it began with."""
        return self.ruleset != self.present


def count(connection: Connection, before: int, statuses: Sequence[str] = ()) -> Cleared:
    """What `clear` would delete."""
    return Cleared(*count_idle(connection, before, statuses))


def clear(database: Database, before: int, statuses: Sequence[str] = ()) -> Cleared:
    """Delete idle tables with everything of theirs, and the people who then hold nothing."""
    tables = 0
    while deleted := _clear_some(database, before, statuses):
        tables += deleted
    with database.write() as connection:
        forget_texts(connection)
        return Cleared(tables, delete_people(connection, before))


def _clear_some(database: Database, before: int, statuses: Sequence[str]) -> int:
    with database.write() as connection:
        return delete_some_tables(connection, before, statuses)


def check(database: Database) -> Iterator[CheckedTable]:
    """Look at every table: whether it is as it was stored and, if it is running, whether the
    rules can follow it. Those that go on under changed rules get their name. What is neither
    running nor damaged is not told."""
    with database.read() as connection:
        ids = all_tables(connection)
    for table in ids:
        with database.read() as connection:
            found = read_match(connection, table)
        if found is not None:
            checked = _checked(database, found)
            if found.row.status == "running" or not checked.is_fine:
                yield checked


def faults(database: Database) -> list[str]:
    """What is wrong with the file of a database, in the words of SQLite."""
    if database.is_shared:
        return []
    with database.read() as connection:
        return faults_of(connection)


def _game(row: TableRow) -> AnyGame | None:
    with suppress(UnknownGameError, SetError):
        return game_of(row)
    return None


def _checked(database: Database, found: Match) -> CheckedTable:
    row, game = found.row, _game(found.row)
    present = ruleset(game) if game else ""
    entry = damaged = None
    try:
        if row.status == "running":
            taken_up(found)
        check_chain(found)
    except UnfollowedError as error:
        entry = int(error.params["entry"])
    except DamagedError as error:
        damaged = int(error.params["entry"])
    checked = CheckedTable(
        id=row.id,
        game=row.agreement.game,
        version=row.version,
        ruleset=present_name(row.ruleset),
        present=present,
        present_version=game.version if game else 0,
        entry=entry,
        damaged=damaged,
    )
    if row.status == "running" and checked.is_fine and checked.is_moved:
        with database.write() as connection:  # the present rules lead to the same match
            set_ruleset(connection, row, checked.present_version, checked.present)
    return checked
