"""The analysis of each finished match: how far it is, and what it has found."""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from dovecote.server.storage.database import Change
from dovecote.server.storage.schema import ANALYSES

AnalysisStatus: TypeAlias = Literal["running", "done", "stopped"]


class AnalysisRow(msgspec.Struct, frozen=True):
    """The analysis of the match of one table."""

    table_id: str
    id: str
    entries: int
    judged: int
    person: str
    node: str
    status: AnalysisStatus
    report: str  # as JSON; empty: none yet
    changed: int


def analysis_of(connection: Connection, table_id: str) -> AnalysisRow | None:
    """The analysis of a table."""
    found = connection.execute(select(ANALYSES).where(ANALYSES.c.table_id == table_id)).first()
    return AnalysisRow(**found._mapping) if found else None


def begin(row: AnalysisRow) -> Change:
    """A new analysis instead of one that came to nothing; another of the same person stops."""
    return partial(_begin, row=row)


def _begin(connection: Connection, row: AnalysisRow) -> bool:
    theirs = (ANALYSES.c.person == row.person, ANALYSES.c.status == "running")
    connection.execute(update(ANALYSES).where(*theirs).values(status="stopped"))
    connection.execute(delete(ANALYSES).where(ANALYSES.c.table_id == row.table_id))
    connection.execute(insert(ANALYSES).values(msgspec.structs.asdict(row)))
    return True


class Progress:
    """A change: how far an analysis is; whether anybody still wants it is known once it is
    made."""

    def __init__(self, row: AnalysisRow) -> None:
        self.is_wanted = False
        self._row = row

    def __call__(self, connection: Connection) -> bool:
        row = self._row
        told = {"judged": row.judged, "report": row.report, "changed": row.changed}
        mine = (ANALYSES.c.id == row.id, ANALYSES.c.table_id == row.table_id)
        running = update(ANALYSES).where(*mine, ANALYSES.c.status == "running")
        changed = connection.execute(running.values(**told, status=row.status))
        self.is_wanted = changed.rowcount == 1
        return True
