"""What the command line asks a running server to do, because it has the matches in hand."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, func, insert, select

from dovecote.server.storage.database import Change, Database
from dovecote.server.storage.file import InUseError
from dovecote.server.storage.leases import GONE, time_of
from dovecote.server.storage.schema import ERRANDS, NODES


class Errand(msgspec.Struct, frozen=True):
    """To forget a person, or to begin the round of a tournament that follows a number."""

    id: str
    act: str
    on: str
    detail: str
    moment: int


def errands(connection: Connection) -> list[Errand]:
    """All that is to be done, the oldest first."""
    rows = connection.execute(select(ERRANDS).order_by(ERRANDS.c.moment))
    return [Errand(r.id, r.act, r.on, r.detail, r.moment) for r in rows]


def add(errand: Errand) -> Change:
    """One more."""

    def change(connection: Connection) -> bool:
        connection.execute(insert(ERRANDS), [msgspec.structs.asdict(errand)])
        return True

    return change


def done(name: str) -> Change:
    """It needs to be done no more."""

    def change(connection: Connection) -> bool:
        connection.execute(delete(ERRANDS).where(ERRANDS.c.id == name))
        return True

    return change


def is_served(database: Database) -> bool:
    """Whether a server is using a database at the moment."""
    if database.file:
        try:
            database.file.locked().close()
        except InUseError:
            return True
        return False
    with database.read() as connection:
        seen = connection.execute(select(func.max(NODES.c.seen))).scalar()
        return seen is not None and time_of(connection) - int(seen) < GONE
