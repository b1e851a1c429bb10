"""The analysis of each finished match: how far it is, and what it has found."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, select

from dovecote.core.game import Seat
from dovecote.server.storage.long_work import LongWork
from dovecote.server.storage.schema import ANALYSES, SEATS

_SHOWN = 40  # seats in analyses that are looked through at once

AnalysisStatus: TypeAlias = Literal["running", "done", "stopped"]
WORK = LongWork(ANALYSES, about="table_id", how_far="judged")


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


class OwnAnalysis(msgspec.Struct, frozen=True):
    """The analysis of a match, and the seats that somebody had in it."""

    table_id: str
    report: str
    seats: tuple[Seat, ...]


def analysis_of(connection: Connection, table_id: str) -> AnalysisRow | None:
    """The analysis of a table."""
    found = connection.execute(select(ANALYSES).where(ANALYSES.c.table_id == table_id)).first()
    return AnalysisRow(**found._mapping) if found else None


def analyses_with(connection: Connection, person: str) -> list[OwnAnalysis]:
    """The last analyses of matches in which somebody sat, the newest first."""
    held = select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.person == person).subquery()
    chosen = (
        select(ANALYSES.c.table_id, ANALYSES.c.report, held.c.seat)
        .join(held, held.c.table_id == ANALYSES.c.table_id)
        .where(ANALYSES.c.status == "done")
        .order_by(ANALYSES.c.changed.desc(), ANALYSES.c.table_id, held.c.seat)
        .limit(_SHOWN)
    )
    found: dict[str, OwnAnalysis] = {}
    for row in connection.execute(chosen):
        before = found.get(row.table_id)
        seats = (*(before.seats if before else ()), Seat(row.seat))
        found[row.table_id] = OwnAnalysis(row.table_id, row.report, seats)
    return list(found.values())
