"""Old tables, and people who hold nothing any more: counted and deleted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, delete, exists, func, select, update

from dovecote.server.storage.schema import PEOPLE, SEATS, SETS, TABLES, TOKENS
from dovecote.server.storage.selection import Conditions, idle_since

_BATCH = 200  # tables that go together: a server that is running must not wait long


def count_idle(connection: Connection, before: int, statuses: Sequence[str]) -> tuple[int, int]:
    """How many tables and people would go."""
    doomed = idle_since(before, statuses)
    tables = select(func.count()).select_from(TABLES).where(*doomed)
    ids = select(TABLES.c.id).where(*doomed).correlate(None)
    people = select(func.count()).select_from(PEOPLE).where(*_idle_people(before, ids))
    return connection.execute(tables).scalar() or 0, connection.execute(people).scalar() or 0


def delete_some_tables(connection: Connection, before: int, statuses: Sequence[str]) -> int:
    """Delete a few idle tables with everything of theirs; how many."""
    doomed = idle_since(before, statuses)
    chosen = select(TABLES.c.id).where(*doomed).limit(_BATCH)
    ids = list(connection.execute(chosen).scalars())
    gone = delete(TABLES).where(TABLES.c.id.in_(ids), *doomed).returning(TABLES.c.id)
    deleted = list(connection.execute(gone).scalars())
    forget = {"next": "", "revision": TABLES.c.revision + 1}  # a rematch that is no more
    connection.execute(update(TABLES).where(TABLES.c.next.in_(deleted)).values(forget))
    return len(deleted)


def delete_people(connection: Connection, before: int) -> int:
    """Delete who holds no table and no set; how many."""
    return connection.execute(delete(PEOPLE).where(*_idle_people(before, ()))).rowcount


def _idle_people(before: int, doomed: Any) -> Conditions:
    """Who came long ago, on no new device since, and holds no set, and no table but doomed
    ones."""
    seated = select(SEATS.c.person).where(SEATS.c.table_id.not_in(doomed))
    hosts = select(TABLES.c.host).where(TABLES.c.id.not_in(doomed))
    came = exists().where(TOKENS.c.person == PEOPLE.c.id, TOKENS.c.created >= before)
    authors = select(SETS.c.author)
    held = [PEOPLE.c.id.not_in(holding) for holding in (seated, hosts, authors)]
    return [PEOPLE.c.created < before, ~came, *held]
