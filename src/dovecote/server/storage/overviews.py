"""How far tables have come, for whoever operates a server."""

from __future__ import annotations

from sqlalchemy import Connection, func, select

from dovecote.server.storage.schema import BLOCKS, CHAT, PEOPLE, TABLES
from dovecote.server.storage.selection import Conditions


def last_entries(connection: Connection, which: Conditions) -> dict[str, int]:
    """The number of the last entry, by table."""
    last = select(BLOCKS.c.table_id, func.max(BLOCKS.c.first).label("first"))
    last = last.join(TABLES).where(*which).group_by(BLOCKS.c.table_id)
    ends = last.subquery()
    same = (BLOCKS.c.table_id == ends.c.table_id) & (BLOCKS.c.first == ends.c.first)
    found = connection.execute(select(BLOCKS).join(ends, same))
    return {r.table_id: r.first - 1 + len(r.lines.splitlines()) for r in found}


def last_moments(connection: Connection, which: Conditions) -> dict[str, int]:
    """When somebody last moved or said something, by table."""
    moments: dict[str, int] = {}
    for kept in (BLOCKS, CHAT):
        last = select(kept.c.table_id, func.max(kept.c.moment)).join(TABLES).where(*which)
        for table, moment in connection.execute(last.group_by(kept.c.table_id)):
            moments[table] = max(moment, moments.get(table, 0))
    return moments


def name_of(connection: Connection, person: str) -> str:
    """What somebody is called; empty if nobody knows them any more."""
    name = connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == person)).scalar()
    return name or ""
