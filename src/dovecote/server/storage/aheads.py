"""Moves that somebody has chosen in advance: one a seat."""

from __future__ import annotations

from functools import partial

import msgspec
from sqlalchemy import Connection, delete, insert, select

from dovecote.core.game import Seat
from dovecote.server.storage.database import Change
from dovecote.server.storage.schema import AHEADS
from dovecote.tables.rows import Ahead


def aheads(connection: Connection, table: str) -> tuple[Ahead, ...]:
    """What was chosen in advance at a table."""
    chosen = select(AHEADS).where(AHEADS.c.table_id == table)
    return tuple(Ahead(r.seat, r.text, r.sight, r.is_dropped) for r in connection.execute(chosen))


def keep_ahead(table: str, ahead: Ahead) -> Change:
    """This instead of what was chosen before."""
    return partial(_keep, table=table, ahead=ahead)


def forget_ahead(table: str, seat: Seat) -> Change:
    """It was made, or is not wanted any more."""
    return partial(_forget, table=table, seat=seat)


def _keep(connection: Connection, table: str, ahead: Ahead) -> bool:
    _forget(connection, table, ahead.seat)
    connection.execute(insert(AHEADS), [{"table_id": table, **msgspec.structs.asdict(ahead)}])
    return True


def _forget(connection: Connection, table: str, seat: Seat) -> bool:
    connection.execute(delete(AHEADS).where(AHEADS.c.table_id == table, AHEADS.c.seat == seat))
    return True
