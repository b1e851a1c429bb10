"""Tables without their matches; each function works on a connection it is given."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Row,
    Table,
    bindparam,
    delete,
    func,
    insert,
    select,
    text,
    update,
)

from dovecote.core.game import Seat
from dovecote.server.storage.database import CHANNEL, Change
from dovecote.server.storage.schema import CARDS, EVENTS, SEATS, TABLES, VERSIONS, VOTES
from dovecote.tables.agreement import read_stored
from dovecote.tables.rows import SeatRow, SetOf, SetText, TableRow, Timer

# Statements that every match needs are put together once: that costs more than running them.
_ADD_TABLE, _ADD_SEATS = insert(TABLES), insert(SEATS)
_CHANGE = update(TABLES).where(
    TABLES.c.id == bindparam("of"), TABLES.c.revision == bindparam("was")
)
_SIT = update(SEATS).where(SEATS.c.table_id == bindparam("of"), SEATS.c.seat == bindparam("number"))
_DATE = update(SEATS).where(SEATS.c.table_id == bindparam("of")).values(changed=bindparam("now"))
_THERE = select(TABLES.c.id).where(TABLES.c.id == bindparam("table"))
_COUNT = (
    select(func.count())
    .select_from(TABLES)
    .where(TABLES.c.host == bindparam("person"), TABLES.c.status.in_(("open", "running")))
)
_TIME = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(asked=bindparam("since"), due=bindparam("until"))
)
_IDS = 5_000
SHOWN = 100  # tables in a list for people
_MINE = (  # each by an index in its order, so that old tables cost nothing
    select(SEATS.c.table_id.label("id"), SEATS.c.changed)
    .where(SEATS.c.person == bindparam("of"))
    .distinct()
    .order_by(SEATS.c.changed.desc())
    .limit(SHOWN),
    select(TABLES.c.id, TABLES.c.changed)
    .where(TABLES.c.host == bindparam("of"))
    .order_by(TABLES.c.changed.desc())
    .limit(SHOWN),
)
_LISTED: Any = (TABLES, *(CARDS.c[name].label(f"cards_{name}") for name in ("title", "provenance")))
_LISTED += (CARDS.c.ruleset.label("cards_ruleset"),)
_WHOLE = (*_LISTED, CARDS.c.body.label("cards_body"))
_OF = {  # what is kept of some tables, seat by seat
    kept: select(kept)
    .where(kept.c.table_id.in_(bindparam("of", expanding=True)))
    .order_by(kept.c.seat)
    for kept in (SEATS, VOTES)
}
_NAMED = (  # tables of a list
    select(*_LISTED)
    .outerjoin_from(TABLES, CARDS, TABLES.c.cards == CARDS.c.digest)
    .where(TABLES.c.id.in_(bindparam("of", expanding=True)))
    .order_by(TABLES.c.changed.desc())
)


def table_row(connection: Connection, table: str) -> TableRow | None:
    """A table by its id, with the text of its set."""
    found = table_rows(connection, TABLES.c.id == table, columns=_WHOLE)
    return found[0] if found else None


def table_rows(
    connection: Connection, *conditions: Any, limit: int = SHOWN, columns: Any = _LISTED
) -> list[TableRow]:
    """The tables that fulfil some conditions, the last changed first."""
    chosen = select(*columns).outerjoin_from(TABLES, CARDS, TABLES.c.cards == CARDS.c.digest)
    chosen = chosen.where(*conditions).order_by(TABLES.c.changed.desc()).limit(limit)
    rows = connection.execute(chosen).all()
    votes: dict[str, set[tuple[Seat, Seat]]] = {}
    for row in _of_tables(connection, VOTES, [row.id for row in rows]):
        votes.setdefault(row.table_id, set()).add((row.seat, row.by))
    return _with_seats(connection, rows, votes)


def _with_seats(
    connection: Connection, rows: Sequence[Row[Any]], votes: Mapping[str, set[tuple[Seat, Seat]]]
) -> list[TableRow]:
    seats: dict[str, list[SeatRow]] = {}
    for row in _of_tables(connection, SEATS, [row.id for row in rows]):
        seats.setdefault(row.table_id, []).append(_seat(row))
    return [_table(row, seats.get(row.id, []), votes.get(row.id, set())) for row in rows]


def listed(connection: Connection) -> list[TableRow]:
    """Tables for everyone to see that wait for somebody, or may be watched."""
    return table_rows(connection, TABLES.c.lobby)


def tables_of(connection: Connection, person: str) -> list[TableRow]:
    """The tables at which somebody sits, or that they have made, as a list shows them: nobody's
    votes are read."""
    dated = {
        row.id: row.changed for mine in _MINE for row in connection.execute(mine, {"of": person})
    }
    newest = sorted(dated, key=dated.__getitem__, reverse=True)[:SHOWN]
    return _with_seats(connection, connection.execute(_NAMED, {"of": newest}).all(), {})


def with_secret(connection: Connection, secret: str) -> str | None:
    """The table whose luck has a secret."""
    return connection.execute(select(TABLES.c.id).where(TABLES.c.secret == secret)).scalar()


def all_tables(connection: Connection) -> list[str]:
    """Every table there is."""
    return list(connection.execute(select(TABLES.c.id).order_by(TABLES.c.id)).scalars())


def _of_tables(connection: Connection, kept: Table, ids: list[str]) -> Iterator[Row[Any]]:
    """What is kept of some tables, seat by seat; a statement takes only so many parameters."""
    for start in range(0, len(ids), _IDS):
        yield from connection.execute(_OF[kept], {"of": ids[start : start + _IDS]})


def add_table(connection: Connection, row: TableRow) -> bool:
    """A new table with its seats; the text of its set is there already."""
    connection.execute(_ADD_TABLE, _table_values(row))
    connection.execute(_ADD_SEATS, [_seat_values(row, seat) for seat in row.seats])
    if event := row.agreement.event:
        whose = row.host if event.kind == "deal" else ""
        values = {"table_id": row.id, "person": whose, **msgspec.structs.asdict(event)}
        connection.execute(insert(EVENTS), [values])
    return True


def add_one_more(row: TableRow, limit: int) -> Change:
    """A new table, unless its host has too many. They are counted where tables are made one by
    one, so that many requests at once get no more."""
    return partial(_add_one_more, row=row, limit=limit)


def _add_one_more(connection: Connection, row: TableRow, limit: int) -> bool:
    if connection.execute(_THERE, {"table": row.id}).first():
        return True  # it was stored, and nobody could tell us so
    count = connection.execute(_COUNT, {"person": row.host}).scalar() or 0
    return count < limit and _is_the_same(connection, row.set) and add_table(connection, row)


def _is_the_same(connection: Connection, named: SetOf | None) -> bool:
    """Whether the version of a set is still what it was when it was read; from now on it stays."""
    if named is None or not named.id:
        return True
    version = select(VERSIONS.c.cards).where(
        VERSIONS.c.set_id == named.id, VERSIONS.c.number == named.version
    )
    return connection.execute(version.with_for_update()).scalar() == named.text.digest


def change(before: TableRow, after: TableRow, new: TableRow | None = None) -> Change:
    """Store what has changed of a table, and with it perhaps a new one."""
    return partial(_change, before=before, after=after, new=new)


def _change(
    connection: Connection, before: TableRow, after: TableRow, new: TableRow | None
) -> bool:
    is_done = change_table(connection, before, after)
    return is_done and (new is None or add_table(connection, new))


def change_table(connection: Connection, before: TableRow, after: TableRow) -> bool:
    """Store what has changed of a table; False if somebody else has changed it meanwhile."""
    values = {
        "of": before.id,
        "was": before.revision,
        "version": after.version,
        "ruleset": after.ruleset,
        "status": after.status,
        "binding": after.binding,
        "next": after.next,
        "changed": after.changed,
        "revision": before.revision + 1,
        "lobby": after.is_in_lobby,
    }
    if connection.execute(_CHANGE, values).rowcount != 1:
        return False
    connection.execute(_DATE, {"of": before.id, "now": after.changed})
    for old, new in zip(before.seats, after.seats, strict=True):
        if old != new:
            seat = msgspec.structs.asdict(new)
            connection.execute(_SIT, {"of": before.id, "number": seat.pop("seat"), **seat})
    if before.votes != after.votes:
        connection.execute(delete(VOTES).where(VOTES.c.table_id == before.id))
        votes = [{"table_id": before.id, "seat": seat, "by": by} for seat, by in after.votes]
        if votes:
            connection.execute(insert(VOTES), votes)
    return True


def set_timers(connection: Connection, timers: Sequence[Timer]) -> None:
    """When those at some tables were asked, and when something is due there."""
    connection.execute(_TIME, [timer._asdict() for timer in timers])


def set_timer(timer: Timer) -> Change:
    """The same for one table, by itself."""

    def change(connection: Connection) -> bool:
        set_timers(connection, [timer])
        return True

    return change


def set_aside(connection: Connection, tables: Sequence[str]) -> set[str]:
    """Nobody plays on at tables of which something is missing; which of them are there."""
    there = set(connection.execute(select(TABLES.c.id).where(TABLES.c.id.in_(tables))).scalars())
    stranded = {"status": "stranded", "lobby": False, "due": 0, "revision": TABLES.c.revision + 1}
    running = (TABLES.c.id.in_(tables), TABLES.c.status == "running")
    connection.execute(update(TABLES).where(*running).values(stranded))
    return there


def set_ruleset(connection: Connection, row: TableRow, version: int, ruleset: str) -> None:
    """A match goes on under other rules, unless somebody has changed its table meanwhile."""
    values = {"version": version, "ruleset": ruleset, "revision": row.revision + 1}
    same = (TABLES.c.id == row.id, TABLES.c.revision == row.revision)
    connection.execute(update(TABLES).where(*same).values(values))
    if connection.dialect.name == "postgresql":  # servers that hold the table read it again
        news = {"channel": CHANNEL, "news": f"{row.id} 0"}
        connection.execute(text("SELECT pg_notify(:channel, :news)"), news)


def _table(row: Row[Any], seats: list[SeatRow], votes: set[tuple[Seat, Seat]]) -> TableRow:
    return TableRow(
        id=row.id,
        agreement=read_stored(row.agreement),
        version=row.version,
        ruleset=row.ruleset,
        status=row.status,
        host=row.host,
        secret=row.secret,
        next=row.next,
        revision=row.revision,
        node=row.node,
        created=row.created,
        changed=row.changed,
        seats=tuple(seats),
        votes=frozenset(votes),
        asked=row.asked,
        due=row.due,
        binding=row.binding,
        set=_set(row) if row.cards else None,
    )


def _set(row: Row[Any]) -> SetOf:
    text = SetText(
        digest=row.cards,
        game=row.game,
        ruleset=row.cards_ruleset,
        title=row.cards_title,
        provenance=row.cards_provenance,
        body=getattr(row, "cards_body", ""),
    )
    return SetOf(row.set_id, row.set_version, text)


def _seat(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.person, row.name, row.bot, row.words, row.resigned)


def _table_values(row: TableRow) -> dict[str, Any]:
    facts = msgspec.structs.asdict(row)
    apart = ("agreement", "seats", "votes", "set")
    kept = {name: facts[name] for name in facts if name not in apart}
    agreed = msgspec.json.encode(row.agreement).decode()
    shown = {"listed": row.agreement.listed, "lobby": row.is_in_lobby}
    named = {"set_id": "", "set_version": 0, "cards": ""}
    if row.set:
        named = {
            "set_id": row.set.id,
            "set_version": row.set.version,
            "cards": row.set.text.digest,
        }
    return {**kept, **shown, **named, "game": row.agreement.game, "agreement": agreed}


def _seat_values(row: TableRow, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": row.id, "changed": row.changed, **msgspec.structs.asdict(seat)}
