"""Whom tables wait for, and who has said that they are away."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from sqlalchemy import BindParameter, Connection, Row, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql

from dovecote.core.game import Seat
from dovecote.server.storage.database import Change, both
from dovecote.server.storage.rows import Insertion, upsert
from dovecote.server.storage.schema import AWAYS, PAUSES, QUESTIONS, SEATS, TABLES
from dovecote.tables.pauses import DAY, Away, Aways
from dovecote.tables.rows import Asking

_KEPT = 90 * DAY  # by then every clock that may have stood still has rung
_FACTS = ("at", "seats", "since", "until")


# Put together once: that costs more than running it.
_INSERTION = postgresql.insert(QUESTIONS)
_ASK = _INSERTION.on_conflict_do_update(
    index_elements=["table_id"], set_={name: _INSERTION.excluded[name] for name in _FACTS}
)
_ASK_FILE = Insertion("questions", ("table_id", *_FACTS), upsert("table_id", _FACTS))
_SOME: BindParameter[str] = bindparam("of", expanding=True)
_ASKED = select(QUESTIONS).where(QUESTIONS.c.table_id.in_(_SOME))
_SITTING = select(SEATS.c.person).where(SEATS.c.table_id.in_(_SOME))
_AWAY = select(AWAYS).where(AWAYS.c.person.in_(_SITTING)).order_by(AWAYS.c.since)


def set_questions(connection: Connection, askings: Sequence[Asking]) -> None:
    """Whom some tables wait for from now on; of each, the last that is said."""
    rows = {asking.table: _values(asking) for asking in askings}
    if connection.dialect.name == "postgresql":
        names = ("table_id", *_FACTS)
        named = [dict(zip(names, values, strict=True)) for values in rows.values()]
        connection.execute(_ASK, named)
    else:
        _ASK_FILE.run(connection, list(rows.values()))


def set_question(asking: Asking) -> Change:
    """The same for one table, by itself."""

    def change(connection: Connection) -> bool:
        there = select(TABLES.c.id).where(TABLES.c.id == asking.table)
        if connection.execute(there).first():
            set_questions(connection, [asking])
        return True

    return change


def asking_of(connection: Connection, table: str) -> Asking | None:
    """Whom a table waits for."""
    row = connection.execute(select(QUESTIONS).where(QUESTIONS.c.table_id == table)).first()
    return _asking(row) if row else None


def askings_of(connection: Connection, tables: Sequence[str]) -> dict[str, Asking]:
    """Whom some tables wait for."""
    found = connection.execute(_ASKED, {"of": tables}) if tables else ()
    return {row.table_id: _asking(row) for row in found}


def aways_at(connection: Connection, tables: Sequence[str]) -> dict[str, Aways]:
    """When those at some tables have said that they are away."""
    found: dict[str, Aways] = {}
    for row in connection.execute(_AWAY, {"of": tables}) if tables else ():
        found[row.person] = (*found.get(row.person, ()), Away(row.since, row.until))
    return found


def away_of(connection: Connection, person: str) -> Aways:
    """When somebody has said that they are away."""
    chosen = select(AWAYS).where(AWAYS.c.person == person).order_by(AWAYS.c.since)
    return tuple(Away(row.since, row.until) for row in connection.execute(chosen))


def set_away(person: str, until: int, now: int) -> Change:
    """Somebody is away from now on until a moment; one that has passed: they are here again."""

    def change(connection: Connection) -> bool:
        mine = AWAYS.c.person == person
        going_on = (mine, AWAYS.c.since <= now, AWAYS.c.until > now)
        old = delete(AWAYS).where(mine, AWAYS.c.until < now - _KEPT)
        connection.execute(old)
        ended = connection.execute(update(AWAYS).where(*going_on).values(until=max(until, now)))
        if until > now and not ended.rowcount:
            connection.execute(insert(AWAYS), [{"person": person, "since": now, "until": until}])
        return True

    return change


def running_tables(connection: Connection, person: str) -> list[str]:
    """The tables at which somebody plays at the moment."""
    chosen = select(SEATS.c.table_id).join(TABLES, TABLES.c.id == SEATS.c.table_id).distinct()
    chosen = chosen.where(SEATS.c.person == person, TABLES.c.status == "running")
    return list(connection.execute(chosen).scalars())


def pauses_of(connection: Connection, table: str) -> dict[int, int]:
    """How long the clocks of seats have stood still."""
    found = connection.execute(select(PAUSES).where(PAUSES.c.table_id == table))
    return {row.seat: row.used for row in found}


def set_pauses(table: str, pauses: Mapping[int, int]) -> Change:
    """How long they have from now on."""
    return partial(_set_pauses, table=table, pauses=pauses)


def _set_pauses(connection: Connection, table: str, pauses: Mapping[int, int]) -> bool:
    connection.execute(delete(PAUSES).where(PAUSES.c.table_id == table))
    rows = [{"table_id": table, "seat": seat, "used": used} for seat, used in pauses.items()]
    if rows:
        connection.execute(insert(PAUSES), rows)
    return True


def no_change(_: Connection) -> bool:
    """Nothing is stored: the other servers only hear of the table."""
    return True


def also(first: Change | None, second: Change) -> Change:
    """Two changes, or neither."""
    return second if first is None else both(first, second)


def _values(asking: Asking) -> tuple[Any, ...]:
    seats = ",".join(map(str, asking.seats))
    return (asking.table, asking.at, seats, asking.since, asking.until)


def _asking(row: Row[Any]) -> Asking:
    seats = tuple(Seat(int(seat)) for seat in row.seats.split(",") if seat)
    return Asking(row.table_id, row.at, seats, row.since, row.until)
