"""What people are to be told: queued with the move that brings it about, and taken off when it
is sent.

A row is one notice on one way. It says of which table and of which entry it is, and nothing of
what happened there: so it can hold nothing hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, select, text

from dovecote.server.storage.answers import answers_at
from dovecote.server.storage.channels import (
    Channel,
    Kind,
    Liking,
    channel_from,
    liking_from,
)
from dovecote.server.storage.database import Change
from dovecote.server.storage.outbox import NoticeKey
from dovecote.server.storage.questions import askings_of
from dovecote.server.storage.schema import CHANNELS, LIKINGS, NOTICES, PEOPLE, PRESENCE, TABLES
from dovecote.server.storage.tables import table_rows
from dovecote.tables.rows import Asking, TableRow

# the seats as in `questions`; whoever left theirs to a bot is not asked, and who has chosen nothing
# is told of everything; for whoever has quiet hours it is seen to sooner, and the sender says when
_QUEUE = text(
    """
    INSERT INTO notices (channel, kind, table_id, at, first, due, tries, taken, batch)
    SELECT DISTINCT c.id, CAST(:kind AS VARCHAR), CAST(:table AS VARCHAR), CAST(:at AS INTEGER),
        CAST(:due AS BIGINT), CASE WHEN l.quiet_from <> l.quiet_until
            THEN CAST(:look AS BIGINT) ELSE CAST(:due AS BIGINT) END, 0, CAST(0 AS BIGINT), ''
    FROM seats s
    JOIN channels c ON c.person = s.person AND c.code = ''
    LEFT JOIN likings l ON l.person = s.person
    WHERE s.table_id = :table AND s.person <> '' AND s.bot = ''
        AND :seats LIKE '%,' || CAST(s.seat AS VARCHAR) || ',%'
        AND (l.kinds IS NULL OR ',' || l.kinds || ',' LIKE '%,' || :kind || ',%')
    ON CONFLICT (channel, kind, table_id, at) DO UPDATE SET due = excluded.due,
        first = CASE WHEN notices.kind = 'time' THEN excluded.first ELSE notices.first END
    """
)
_TO = text(
    """
    INSERT INTO notices (channel, kind, table_id, at, first, due, tries, taken, batch)
    SELECT c.id, CAST(:kind AS VARCHAR), CAST(:table AS VARCHAR), CAST(:at AS INTEGER),
        CAST(:due AS BIGINT), CAST(:due AS BIGINT), 0, CAST(0 AS BIGINT), ''
    FROM channels c
    LEFT JOIN likings l ON l.person = c.person
    WHERE c.person = :person AND c.code = ''
        AND (l.kinds IS NULL OR ',' || l.kinds || ',' LIKE '%,' || :kind || ',%')
    ON CONFLICT (channel, kind, table_id, at) DO NOTHING
    """
)
_OLD = text(
    "DELETE FROM notices WHERE table_id = :table AND kind IN ('turn', 'time') AND at <> :at"
)


class Queued(NamedTuple):
    """Whoever plays in person on some seats is to be told something."""

    kind: Kind
    table: str
    at: int
    seats: tuple[int, ...]
    due: int
    look: int = 0  # when to see to those who have quiet hours; 0: when it is due


class Notice(msgspec.Struct, frozen=True):
    """Something that is due, with all there is to know of it."""

    kind: Kind
    at: int
    first: int
    tries: int
    batch: str
    channel: Channel
    liking: Liking
    name: str  # of whoever is told
    table: TableRow
    asking: Asking | None
    answered: frozenset[int]  # the seats of theirs that have answered in the window, if it is one
    is_here: bool  # they look at the table, at another server

    @property
    def key(self) -> NoticeKey:
        return self.channel.id, self.kind, self.table.id, self.at


def queue(connection: Connection, queued: Sequence[Queued]) -> None:
    """Within the transaction of what they are about. A new question ends the notices of the one
    before."""
    rows = [
        {
            **one._asdict(),
            "look": one.look or one.due,
            "seats": f",{','.join(map(str, one.seats))},",
        }
        for one in queued
    ]
    turns = [{"table": one.table, "at": one.at} for one in queued if one.kind in ("turn", "over")]
    if turns:
        connection.execute(_OLD, turns)
    if told := [row for row in rows if row["seats"] != ",,"]:
        connection.execute(_QUEUE, told)


def tell(person: str, kind: Kind, table: str, at: int, due: int) -> Change:
    """One person is to be told something of a table."""
    row = {"person": person, "kind": kind, "table": table, "at": at, "due": due}

    def change(connection: Connection) -> bool:
        connection.execute(_TO, row)
        return True

    return change


def due_notices(connection: Connection, now: int, node: str, limit: int) -> list[Notice]:
    """What is due and nobody is sending, the oldest first."""
    free = (NOTICES.c.due <= now, NOTICES.c.taken <= now)
    chosen = select(NOTICES).where(*free).order_by(NOTICES.c.due).limit(limit)
    rows = connection.execute(chosen).all()
    if not rows:
        return []
    ids = sorted({row.table_id for row in rows})
    tables = {t.id: t for t in table_rows(connection, TABLES.c.id.in_(ids), limit=len(ids))}
    channels = _channels(connection, {row.channel for row in rows})
    people = {channel.person for channel in channels.values()}
    likings, names = _likings(connection, people), _names(connection, people)
    askings = askings_of(connection, ids)
    here, answered = _here(connection, ids, node), answers_at(connection, _windows(askings))
    found = []
    for row in rows:
        channel, table = channels[row.channel], tables[row.table_id]
        held = table.held_by(channel.person)
        notice = Notice(
            kind=row.kind,
            at=row.at,
            first=row.first,
            tries=row.tries,
            batch=row.batch,
            channel=channel,
            liking=likings.get(channel.person, Liking()),
            name=names[channel.person],
            table=table,
            asking=askings.get(table.id),
            answered=frozenset(answered.get(table.id, set()).intersection(held)),
            is_here=(table.id, channel.person) in here,
        )
        found.append(notice)
    return found


def _here(connection: Connection, tables: Sequence[str], node: str) -> set[tuple[str, str]]:
    """Who is at which table, at another server."""
    others = (PRESENCE.c.table_id.in_(tables), PRESENCE.c.node != node, PRESENCE.c.left == 0)
    return {
        (row.table_id, row.person) for row in connection.execute(select(PRESENCE).where(*others))
    }


def _windows(askings: dict[str, Asking]) -> dict[str, int]:
    return {table: asking.at for table, asking in askings.items() if len(asking.seats) > 1}


def _channels(connection: Connection, ids: set[str]) -> dict[str, Channel]:
    found = connection.execute(select(CHANNELS).where(CHANNELS.c.id.in_(ids)))
    return {row.id: channel_from(row) for row in found}


def _likings(connection: Connection, people: set[str]) -> dict[str, Liking]:
    found = connection.execute(select(LIKINGS).where(LIKINGS.c.person.in_(people)))
    return {row.person: liking_from(row) for row in found}


def _names(connection: Connection, people: set[str]) -> dict[str, str]:
    found = connection.execute(select(PEOPLE).where(PEOPLE.c.id.in_(people)))
    return {row.id: row.name for row in found}
