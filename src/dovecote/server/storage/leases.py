"""Which server runs the bots and the clock of a table, and what is due there.

A table is held by the server whose name is in its row, as long as that server is seen. When
it has not been seen for a while, another takes its tables over. What several servers compare is
always the time of their database, whatever their own clocks say.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    case,
    cast,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    text,
    update,
)

from dovecote.server.storage.database import CHANNEL, Change
from dovecote.server.storage.schema import NODES, TABLES

GONE = 5_000  # milliseconds without one after which a server is taken for dead
_FORGOTTEN = 86_400_000  # and for never having been; by then everyone who was there is long away


class Due(NamedTuple):
    """A table at which something happens by itself, and when."""

    table: str
    moment: int


def beat(node: str, now: int) -> Change:
    """Show that this server lives, and forget those long dead."""
    return partial(_beat, node=node, now=now)


def _beat(connection: Connection, node: str, now: int) -> bool:
    moment = _moment(connection, now)
    is_old = func.abs(NODES.c.seen - moment) > _FORGOTTEN
    connection.execute(delete(NODES).where((NODES.c.id == node) | is_old))
    connection.execute(insert(NODES).values(id=node, seen=moment))
    return True


def claim(node: str, now: int, *, everything: bool = False) -> Change:
    """Take over what nobody holds, or everything; it cannot be made if there is nothing. Nobody's
    time has run meanwhile."""
    return partial(_claim, node=node, now=now, everything=everything)


def _claim(connection: Connection, node: str, now: int, everything: bool) -> bool:
    moment = _moment(connection, now)
    # one that was seen in times to come was seen before somebody set the clock back
    alive = select(NODES.c.id).where(func.abs(NODES.c.seen - moment) <= GONE)
    orphaned = [TABLES.c.status.in_(("open", "running")), TABLES.c.node != node]
    if not everything:
        orphaned.append(TABLES.c.node.not_in(alive))
    due = case((TABLES.c.due > 0, TABLES.c.due - TABLES.c.asked + moment), else_=0)
    taken = connection.execute(
        update(TABLES).where(*orphaned).values(node=node, asked=moment, due=due)
    )
    if taken.rowcount and connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_notify(:channel, '')"), {"channel": CHANNEL})
    return taken.rowcount > 0


def held_by(connection: Connection, node: str) -> set[str]:
    """The tables of a server that are not over."""
    held = (TABLES.c.status.in_(("open", "running")), TABLES.c.node == node)
    return set(connection.execute(select(TABLES.c.id).where(*held)).scalars())


def of_other_rules(
    connection: Connection, node: str, known: dict[str, tuple[int, str]]
) -> list[str]:
    """The running tables of a server that were begun under other rules than the known ones."""
    same = [
        (TABLES.c.game == game)
        & (TABLES.c.version == version)
        & ((TABLES.c.ruleset == ruleset) | (TABLES.c.cards != ""))  # or it brings its own
        for game, (version, ruleset) in known.items()
    ]
    held = (TABLES.c.status == "running", TABLES.c.node == node, ~or_(*same))
    return list(connection.execute(select(TABLES.c.id).where(*held)).scalars())


def due_by(connection: Connection, node: str, after: int, until: int, limit: int) -> list[Due]:
    """The tables of a server at which something happens by itself, the first first."""
    held = (TABLES.c.node == node, TABLES.c.due.between(after, until))
    found = select(TABLES.c.id, TABLES.c.due).where(*held).order_by(TABLES.c.due).limit(limit)
    return [Due(row.id, row.due) for row in connection.execute(found)]


def time_of(connection: Connection) -> int:
    """The time of a database that several servers share."""
    return connection.execute(select(_moment(connection, 0))).scalar_one()


def _moment(connection: Connection, now: int) -> ColumnElement[int]:
    if connection.dialect.name != "postgresql":
        return literal(now, BigInteger)
    epoch: Any = func.extract("epoch", func.clock_timestamp())
    return cast(func.floor(epoch * 1000), BigInteger)
