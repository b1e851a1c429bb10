"""Who is connected to a table, and to which server; kept only where several share a database.

A server that is seen no more has nobody: whoever was there left when it was last seen.
"""

from __future__ import annotations

from functools import partial

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from dovecote.server.storage.database import Change
from dovecote.server.storage.leases import GONE
from dovecote.server.storage.schema import NODES, PRESENCE, TABLES


def come(table: str, node: str, person: str) -> Change:
    """Somebody has connected to a server."""
    return partial(_come, table=table, node=node, person=person)


def go(table: str, node: str, person: str, now: int) -> Change:
    """Their last connection to it is closed."""
    return partial(_go, table=table, node=node, person=person, now=now)


def seen(connection: Connection, table: str, node: str) -> dict[str, int]:
    """When everyone who was at another server left it; 0 if they are there."""
    newest = connection.execute(select(func.max(NODES.c.seen))).scalar() or 0
    others = (PRESENCE.c.table_id == table, PRESENCE.c.node != node)
    chosen = select(PRESENCE.c.person, PRESENCE.c.left, NODES.c.seen)
    found: dict[str, int] = {}
    for row in connection.execute(chosen.join(NODES, NODES.c.id == PRESENCE.c.node).where(*others)):
        is_here = not row.left and row.seen >= newest - GONE
        left = 0 if is_here else row.left or row.seen
        before = found.get(row.person, left)
        found[row.person] = 0 if 0 in (left, before) else max(left, before)
    return found


def if_away(change: Change, table: str, node: str, person: str) -> Change:
    """A change that is made only if somebody is at no other server. The change must come first:
    it locks the table, and whoever comes waits for that."""
    return partial(_if_away, change=change, table=table, node=node, person=person)


def _come(connection: Connection, table: str, node: str, person: str) -> bool:
    there = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(read=True)
    if connection.execute(there).first() is None:
        return False
    connection.execute(delete(PRESENCE).where(*_row(table, node, person)))
    forgotten = PRESENCE.c.node.not_in(select(NODES.c.id))
    connection.execute(
        delete(PRESENCE).where(PRESENCE.c.table_id == table, PRESENCE.c.node != node, forgotten)
    )
    values = {"table_id": table, "node": node, "person": person, "left": 0}
    connection.execute(insert(PRESENCE), [values])
    return True


def _go(connection: Connection, table: str, node: str, person: str, now: int) -> bool:
    connection.execute(update(PRESENCE).where(*_row(table, node, person)).values(left=now))
    return True


def _if_away(connection: Connection, change: Change, table: str, node: str, person: str) -> bool:
    return change(connection) and seen(connection, table, node).get(person) != 0


def _row(table: str, node: str, person: str) -> tuple[ColumnElement[bool], ...]:
    c = PRESENCE.c
    return (c.table_id == table, c.node == node, c.person == person)
