"""Everything that is kept of a table, read at one moment."""

from __future__ import annotations

from sqlalchemy import Connection

from dovecote.server.storage.aheads import aheads
from dovecote.server.storage.answers import answers, orders
from dovecote.server.storage.blocks import blocks
from dovecote.server.storage.chat import last_lines
from dovecote.server.storage.presence import seen
from dovecote.server.storage.questions import asking_of, aways_at, pauses_of
from dovecote.server.storage.tables import table_row
from dovecote.tables.rows import Match


def read_match(connection: Connection, table: str, after: int = 0, node: str = "") -> Match | None:
    """All there is of a table, of its entries those after a number; for a server that shares
    the database, also who is at the others."""
    row = table_row(connection, table)
    if row is None:
        return None
    return Match(
        row=row,
        blocks=blocks(connection, table, after),
        answers=answers(connection, table),
        orders=orders(connection, table),
        chat=last_lines(connection, table),
        seen=seen(connection, table, node) if node else {},
        asking=asking_of(connection, table),
        aways=aways_at(connection, [table]),
        pauses=pauses_of(connection, table) if row.agreement.pause else {},
        aheads=aheads(connection, table),
    )
