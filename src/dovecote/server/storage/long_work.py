"""Work that takes minutes, a row each: analyses of matches, measurements of sets.

A person has one of a kind that runs. Whoever works at it stores how far it is, and learns by that
whether anybody still wants it.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Table, delete, insert, update

from dovecote.server.storage.database import Change


class LongWork(NamedTuple):
    """The rows of one kind of work, the column that says what they are about, and the one that
    counts how far they are."""

    rows: Table
    about: str
    how_far: str

    def begin(self, row: msgspec.Struct) -> Change:
        """New work instead of the last of what it is about; another of the same person stops."""
        return partial(self._begin, row=msgspec.structs.asdict(row))

    def progress(self, row: msgspec.Struct) -> StoredProgress:
        """A change: how far it is."""
        return StoredProgress(self, msgspec.structs.asdict(row))

    def _begin(self, connection: Connection, row: dict[str, Any]) -> bool:
        columns = self.rows.c
        theirs = (columns.person == row["person"], columns.status == "running")
        connection.execute(update(self.rows).where(*theirs).values(status="stopped"))
        connection.execute(delete(self.rows).where(columns[self.about] == row[self.about]))
        connection.execute(insert(self.rows).values(row))
        return True


class StoredProgress:
    """A change: how far some work is; whether anybody still wants it is known once it is made."""

    def __init__(self, work: LongWork, row: dict[str, Any]) -> None:
        self.is_wanted = False
        self._work = work
        self._row = row

    def __call__(self, connection: Connection) -> bool:
        (rows, about, how_far), row = self._work, self._row
        told = {name: row[name] for name in (how_far, "report", "changed", "status")}
        mine = (rows.c.id == row["id"], rows.c[about] == row[about], rows.c.status == "running")
        self.is_wanted = connection.execute(update(rows).where(*mine).values(told)).rowcount == 1
        return True
