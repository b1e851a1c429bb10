"""The last measurement of each set: how far it is, and what it has shown."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, select, update

from dovecote.server.storage.database import Change
from dovecote.server.storage.long_work import LongWork
from dovecote.server.storage.schema import MEASURES

MeasureStatus: TypeAlias = Literal["running", "done", "stopped"]
WORK = LongWork(MEASURES, about="set_id", how_far="played")


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


def stop(set_id: str) -> Change:
    """Nobody wants it any more; what was told of it stays."""

    def change(connection: Connection) -> bool:
        running = (MEASURES.c.set_id == set_id, MEASURES.c.status == "running")
        connection.execute(update(MEASURES).where(*running).values(status="stopped"))
        return True

    return change
