"""The tables of one person, as their list shows them."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from dovecote.server.storage.questions import askings_of, aways_at
from dovecote.server.storage.tables import tables_of
from dovecote.tables.pauses import Aways
from dovecote.tables.rows import Asking, TableRow


class Mine(msgspec.Struct, frozen=True):
    """Tables, whom those that run wait for, and who is away."""

    rows: list[TableRow]
    askings: dict[str, Asking]
    aways: dict[str, Aways]


def mine(connection: Connection, person: str) -> Mine:
    """Everything that somebody's list shows, read at one moment."""
    rows = tables_of(connection, person)
    ids = [row.id for row in rows if row.status == "running"]
    return Mine(rows, askings_of(connection, ids), aways_at(connection, ids))
