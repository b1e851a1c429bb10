"""The tables of one person, as their list shows them."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from dovecote.server.storage.answers import answers_at
from dovecote.server.storage.friends import invited_to
from dovecote.server.storage.questions import askings_of, aways_at
from dovecote.server.storage.tables import tables_of
from dovecote.tables.pauses import Aways
from dovecote.tables.rows import Asking, TableRow


class Mine(msgspec.Struct, frozen=True):
    """Tables, whom those that run wait for, and who is away."""

    rows: list[TableRow]
    askings: dict[str, Asking]
    aways: dict[str, Aways]
    answered: dict[str, set[int]]  # the seats of theirs that have answered in a window
    invited: frozenset[str]  # the tables to which they were asked


def mine(connection: Connection, person: str) -> Mine:
    """Everything that somebody's list shows, read at one moment."""
    rows = tables_of(connection, person)
    known = {row.id for row in rows}
    invited = [row for row in invited_to(connection, person) if row.id not in known]
    rows = [*invited, *rows]
    ids = [row.id for row in rows if row.status == "running"]
    askings = askings_of(connection, ids)
    windows = {one.table: one.at for one in askings.values() if len(one.seats) > 1}
    held = {row.id: row.held_by(person) for row in rows if row.id in windows}
    given = answers_at(connection, windows)
    answered = {table: given.get(table, set()).intersection(held[table]) for table in held}
    asked = frozenset(row.id for row in invited)
    return Mine(rows, askings, aways_at(connection, ids), answered, asked)
