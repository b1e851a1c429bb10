"""Which server runs the bots and the clock of a table.

A table is held by the server whose name is in its row, as long as that server is seen. When
it has not been seen for a while, another takes its tables over.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from dovecote.server.rows import TableRow
from dovecote.server.schema import NODES, ORDERS, TABLES
from dovecote.server.store import table_rows

BEAT = 1.0  # seconds between two signs of life
GONE = 5_000  # milliseconds without one after which a server is taken for dead


def beat(connection: Connection, node: str, now: int) -> bool:
    """Show that this server lives, and forget those long dead."""
    connection.execute(delete(NODES).where((NODES.c.id == node) | (NODES.c.seen < now - 10 * GONE)))
    connection.execute(insert(NODES), [{"id": node, "seen": now}])
    return True


def claim(connection: Connection, node: str, now: int) -> bool:
    """Take over what nobody holds; whether there was anything."""
    alive = select(NODES.c.id).where(NODES.c.seen >= now - GONE)
    orphaned = (TABLES.c.status.in_(("open", "running")), TABLES.c.node.not_in(alive))
    taken = connection.execute(
        update(TABLES).where(*orphaned, TABLES.c.node != node).values(node=node)
    )
    return taken.rowcount > 0


def held_by(connection: Connection, node: str) -> set[str]:
    """The tables of a server that are not over."""
    held = (TABLES.c.status.in_(("open", "running")), TABLES.c.node == node)
    return set(connection.execute(select(TABLES.c.id).where(*held)).scalars())


def running(connection: Connection, node: str) -> list[str]:
    """The running tables of a server."""
    held = (TABLES.c.status == "running", TABLES.c.node == node)
    return list(connection.execute(select(TABLES.c.id).where(*held)).scalars())


def to_drive(connection: Connection, node: str) -> list[TableRow]:
    """The tables of a server that go on without anybody being there."""
    held = (TABLES.c.status == "running", TABLES.c.node == node)
    ordered = set(connection.execute(select(ORDERS.c.table_id).distinct()).scalars())
    rows = table_rows(connection, *held, limit=1_000_000)
    return [row for row in rows if row.id in ordered or _goes_on(row)]


def _goes_on(row: TableRow) -> bool:
    return row.agreement.clock.kind != "none" or any(seat.bot for seat in row.seats)
