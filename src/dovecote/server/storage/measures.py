"""The last measurement of each set: how far it is, and what it has shown."""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from dovecote.server.storage.database import Change
from dovecote.server.storage.schema import MEASURES

MeasureStatus: TypeAlias = Literal["running", "done", "stopped"]


class MeasureRow(msgspec.Struct, frozen=True):
    """A measurement of one version of a set."""

    set_id: str
    id: str
    version: int
    seats: int
    matches: int
    played: int
    person: str
    node: str
    status: MeasureStatus
    report: str  # as JSON; empty: none yet
    changed: int


def measure_of(connection: Connection, set_id: str) -> MeasureRow | None:
    """The last measurement of a set."""
    found = connection.execute(select(MEASURES).where(MEASURES.c.set_id == set_id)).first()
    return MeasureRow(**found._mapping) if found else None


def begin(row: MeasureRow) -> Change:
    """A new measurement instead of the last one of this set; another of the same person stops."""
    return partial(_begin, row=row)


def _begin(connection: Connection, row: MeasureRow) -> bool:
    theirs = (MEASURES.c.person == row.person, MEASURES.c.status == "running")
    connection.execute(update(MEASURES).where(*theirs).values(status="stopped"))
    connection.execute(delete(MEASURES).where(MEASURES.c.set_id == row.set_id))
    connection.execute(insert(MEASURES).values(msgspec.structs.asdict(row)))
    return True


class Progress:
    """A change: how far a measurement is; whether anybody still wants it is known once it is
    made."""

    def __init__(self, row: MeasureRow) -> None:
        self.is_wanted = False
        self._row = row

    def __call__(self, connection: Connection) -> bool:
        row = self._row
        told = {"played": row.played, "report": row.report, "changed": row.changed}
        mine = (MEASURES.c.id == row.id, MEASURES.c.set_id == row.set_id)
        running = update(MEASURES).where(*mine, MEASURES.c.status == "running")
        changed = connection.execute(running.values(**told, status=row.status))
        self.is_wanted = changed.rowcount == 1
        return True


def stop(set_id: str) -> Change:
    """Nobody wants it any more; what was told of it stays."""

    def change(connection: Connection) -> bool:
        running = (MEASURES.c.set_id == set_id, MEASURES.c.status == "running")
        connection.execute(update(MEASURES).where(*running).values(status="stopped"))
        return True

    return change
