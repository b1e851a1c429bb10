"""Finished matches of which it is not kept how they ended, because they did so before that was
kept: a list that grows shorter."""

from __future__ import annotations

from sqlalchemy import Connection, delete, exists, insert, select

from dovecote.server.storage.database import Change
from dovecote.server.storage.schema import PLAYED, SEATS, TABLES, UNPLAYED


def some(connection: Connection, after: str, limit: int) -> list[str]:
    """The next of them, by their tables."""
    chosen = select(UNPLAYED.c.table_id).where(UNPLAYED.c.table_id > after)
    return list(connection.execute(chosen.order_by(UNPLAYED.c.table_id).limit(limit)).scalars())


def counted(table: str, add: Change | None) -> Change:
    """What was found out of one of them is kept; False if another server was quicker."""

    def change(connection: Connection) -> bool:
        gone = connection.execute(delete(UNPLAYED).where(UNPLAYED.c.table_id == table))
        return bool(gone.rowcount) and (add is None or add(connection))

    return change


def queue(connection: Connection) -> None:
    """All that people have played and nobody has counted, in a database that was just filled."""
    by_people = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.person != "")
    is_counted = exists().where(PLAYED.c.table_id == TABLES.c.id)
    chosen = select(TABLES.c.id).where(TABLES.c.status == "over", by_people, ~is_counted)
    connection.execute(insert(UNPLAYED).from_select(["table_id"], chosen))
