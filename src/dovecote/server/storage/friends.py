"""Friends: whoever somebody has played with, and whom they have asked to a table."""

from __future__ import annotations

from hashlib import sha256

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select

from dovecote.server.storage.database import Change
from dovecote.server.storage.muting import unheard_by
from dovecote.server.storage.schema import INVITATIONS, PEOPLE, SEATS, TABLES
from dovecote.server.storage.tables import table_rows
from dovecote.tables.rows import TableRow

_TABLES = 200  # of the last tables somebody has sat at
_SHOWN = 20  # invitations in a list
_MINE = (
    select(SEATS.c.table_id)
    .where(SEATS.c.person == bindparam("of"))
    .order_by(SEATS.c.changed.desc())
    .limit(_TABLES)
)
_INVITED = (
    select(INVITATIONS.c.table_id)
    .where(INVITATIONS.c.person == bindparam("of"))
    .order_by(INVITATIONS.c.moment.desc())
    .limit(_SHOWN)
)


class FriendRow(msgspec.Struct, frozen=True):
    """Somebody one has played with."""

    person: str
    name: str
    matches: int
    last: int


def friends_of(connection: Connection, person: str) -> list[FriendRow]:
    """Whom somebody has met at their last tables, and has not shut out; the last met first."""
    tables = list(connection.execute(_MINE, {"of": person}).scalars())
    muted = unheard_by(connection, person)
    met: dict[str, tuple[set[str], int]] = {}
    for row in connection.execute(select(SEATS).where(SEATS.c.table_id.in_(tables))):
        if row.person and row.person != person and row.person not in muted:
            seen, last = met.get(row.person, (set(), 0))
            met[row.person] = (seen | {row.table_id}, max(last, row.changed))
    if not met:
        return []
    named = connection.execute(select(PEOPLE).where(PEOPLE.c.id.in_(list(met))))
    found = [FriendRow(r.id, r.name, len(met[r.id][0]), met[r.id][1]) for r in named]
    return sorted(found, key=lambda friend: friend.last, reverse=True)


def handle(viewer: str, person: str) -> str:
    """What somebody calls a friend when they talk to a server; nobody else calls them so."""
    return sha256(f"friend {viewer} {person}".encode()).hexdigest()[:16]


def invite(table: str, by: str, person: str, now: int) -> Change:
    """Somebody is asked to a table; whoever does not want to hear of the asker hears nothing, and
    nobody can tell."""

    def change(connection: Connection) -> bool:
        if by in unheard_by(connection, person):
            return False
        same = (INVITATIONS.c.table_id == table, INVITATIONS.c.person == person)
        connection.execute(delete(INVITATIONS).where(*same))
        row = {"table_id": table, "person": person, "moment": now}
        connection.execute(insert(INVITATIONS), [row])
        return True

    return change


def invited_to(connection: Connection, person: str) -> list[TableRow]:
    """The tables that still wait, to which somebody was asked."""
    ids = list(connection.execute(_INVITED, {"of": person}).scalars())
    if not ids:
        return []
    return table_rows(connection, TABLES.c.id.in_(ids), TABLES.c.status == "open")
