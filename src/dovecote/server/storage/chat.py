"""The lines of a table's chat."""

from __future__ import annotations

from functools import partial

import msgspec
from sqlalchemy import Connection, func, insert, select

from dovecote.server.storage.database import Change
from dovecote.server.storage.schema import CHAT
from dovecote.tables.rows import ChatLine

LINES_KEPT = 50  # that are told to somebody who comes in


def last_lines(connection: Connection, table: str) -> tuple[ChatLine, ...]:
    """The newest lines, the oldest of them first."""
    chosen = select(CHAT).where(CHAT.c.table_id == table)
    found = connection.execute(chosen.order_by(CHAT.c.number.desc()).limit(LINES_KEPT))
    lines = [ChatLine(r.number, r.person, r.seat, r.text, r.moment) for r in found]
    return tuple(reversed(lines))


def last_number(connection: Connection, table: str) -> int:
    """The number of the newest line; 0 if nobody has said anything."""
    numbers = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table)
    return connection.execute(numbers).scalar() or 0


def count_lines(connection: Connection, table: str) -> int:
    """How much was said at a table."""
    lines = select(func.count()).select_from(CHAT).where(CHAT.c.table_id == table)
    return connection.execute(lines).scalar() or 0


def add_line(table: str, line: ChatLine) -> Change:
    """One more line; its number must be nobody else's."""
    return partial(_add, table=table, line=line)


def _add(connection: Connection, table: str, line: ChatLine) -> bool:
    connection.execute(insert(CHAT), [{"table_id": table, **msgspec.structs.asdict(line)}])
    return True
