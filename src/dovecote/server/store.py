"""Questions to the database and changes of it; each works on a connection it is given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Table, bindparam, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from dovecote.core.game import Seat
from dovecote.server.agreement import Agreement
from dovecote.server.rows import Answer, Block, Match, Said, SeatRow, TableRow
from dovecote.server.schema import ANSWERS, BLOCKS, CHAT, ORDERS, SEATS, TABLES, VOTES

# Made here, before there are threads: msgspec must not look at a type twice at once.
_AGREEMENT = msgspec.json.Decoder(Agreement)
_BANKS = msgspec.json.Decoder(tuple[int, ...])
# Statements that every match needs are put together once: that costs more than running them.
_ADD_TABLE, _ADD_SEATS = insert(TABLES), insert(SEATS)
_CHANGE = update(TABLES).where(
    TABLES.c.id == bindparam("of"), TABLES.c.revision == bindparam("was")
)
_SIT = update(SEATS).where(SEATS.c.table_id == bindparam("of"), SEATS.c.seat == bindparam("number"))
_ADD = {
    "postgresql": postgresql.insert(BLOCKS).on_conflict_do_nothing(),
    "sqlite": sqlite.insert(BLOCKS).on_conflict_do_nothing(),
}
CHAT_KEPT = 200  # lines that are told to somebody who comes in
_IDS = 5_000


def table_row(connection: Connection, table: str) -> TableRow | None:
    """A table by its id."""
    found = table_rows(connection, TABLES.c.id == table)
    return found[0] if found else None


def table_rows(connection: Connection, *conditions: Any, limit: int = 100) -> list[TableRow]:
    """The tables that fulfil some conditions, the last changed first."""
    chosen = select(TABLES).where(*conditions).order_by(TABLES.c.changed.desc()).limit(limit)
    rows = connection.execute(chosen).all()
    ids = [row.id for row in rows]
    seats: dict[str, list[SeatRow]] = {}
    for row in _of_tables(connection, SEATS, ids):
        seats.setdefault(row.table_id, []).append(_seat(row))
    votes: dict[str, set[tuple[Seat, Seat]]] = {}
    for row in _of_tables(connection, VOTES, ids):
        votes.setdefault(row.table_id, set()).add((row.seat, row.by))
    return [_table(row, seats.get(row.id, []), votes.get(row.id, set())) for row in rows]


def _of_tables(connection: Connection, kept: Table, ids: list[str]) -> Iterator[Row[Any]]:
    """What is kept of some tables, seat by seat; a statement takes only so many parameters."""
    for start in range(0, len(ids), _IDS):
        some = kept.c.table_id.in_(ids[start : start + _IDS])
        yield from connection.execute(select(kept).where(some).order_by(kept.c.seat))


def match(connection: Connection, table: str, after: int = 0) -> Match | None:
    """All there is of a table, of its entries those after a number."""
    row = table_row(connection, table)
    if row is None:
        return None
    chat = connection.execute(
        select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.number.desc()).limit(CHAT_KEPT)
    )
    return Match(
        row=row,
        blocks=blocks(connection, table, after),
        answers=answers(connection, table),
        orders=orders(connection, table),
        chat=tuple(Said(r.number, r.person, r.seat, r.text, r.moment) for r in chat)[::-1],
    )


def blocks(connection: Connection, table: str, after: int = 0) -> tuple[Block, ...]:
    """The blocks of a table that begin after an entry."""
    chosen = (
        select(BLOCKS)
        .where(BLOCKS.c.table_id == table, BLOCKS.c.first > after)
        .order_by(BLOCKS.c.first)
    )
    return tuple(
        Block(
            r.first,
            r.lines,
            _BANKS.decode(r.banks),
            r.moment,
            r.seat,
            r.key,
            r.unit,
        )
        for r in connection.execute(chosen)
    )


def answers(connection: Connection, table: str, at: int | None = None) -> tuple[Answer, ...]:
    """The sealed answers of a table, or of one of its windows."""
    chosen = select(ANSWERS).where(ANSWERS.c.table_id == table)
    if at is not None:
        chosen = chosen.where(ANSWERS.c.at == at)
    return tuple(Answer(r.at, r.seat, r.text, r.key) for r in connection.execute(chosen))


def orders(connection: Connection, table: str) -> dict[int, tuple[str, ...]]:
    """The standing orders of every seat."""
    chosen = select(ORDERS).where(ORDERS.c.table_id == table)
    return {r.seat: tuple(r.text.splitlines()) for r in connection.execute(chosen)}


def add_blocks(
    connection: Connection, rows: Iterable[tuple[str, Block]]
) -> set[tuple[str, int, str]]:
    """Store blocks, and say which of them are there: another's number is never taken."""
    named = list(rows)
    given = [_block_values(table, block) for table, block in named]
    all_new = connection.execute(_ADD[connection.dialect.name], given).rowcount == len(given)
    there = named if all_new else [(t, b) for t, b in named if has_block(connection, t, b)]
    return {(table, block.first, block.unit) for table, block in there}


def has_block(connection: Connection, table: str, block: Block) -> bool:
    """Whether this very block is stored: it was, and nobody could tell us so."""
    same = (BLOCKS.c.table_id == table, BLOCKS.c.first == block.first, BLOCKS.c.unit == block.unit)
    return connection.execute(select(BLOCKS.c.first).where(*same)).first() is not None


def add_table(connection: Connection, row: TableRow) -> bool:
    """A new table with its seats."""
    connection.execute(_ADD_TABLE, _table_values(row))
    connection.execute(_ADD_SEATS, [_seat_values(row.id, seat) for seat in row.seats])
    return True


def change_table(connection: Connection, before: TableRow, after: TableRow) -> bool:
    """Store what has changed of a table; False if somebody else has changed it meanwhile."""
    values = {
        "of": before.id,
        "was": before.revision,
        "status": after.status,
        "next": after.next,
        "changed": after.changed,
        "revision": before.revision + 1,
    }
    if connection.execute(_CHANGE, values).rowcount != 1:
        return False
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


def _table(row: Row[Any], seats: list[SeatRow], votes: set[tuple[Seat, Seat]]) -> TableRow:
    return TableRow(
        id=row.id,
        agreement=_AGREEMENT.decode(row.agreement),
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
    )


def _seat(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.person, row.name, row.bot, row.words, row.resigned)


def _table_values(row: TableRow) -> dict[str, Any]:
    facts = msgspec.structs.asdict(row)
    kept = {name: facts[name] for name in facts if name not in ("agreement", "seats", "votes")}
    agreed = msgspec.json.encode(row.agreement).decode()
    return {**kept, "game": row.agreement.game, "listed": row.agreement.listed, "agreement": agreed}


def _seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": table, **msgspec.structs.asdict(seat)}


def _block_values(table: str, block: Block) -> dict[str, Any]:
    banks = msgspec.json.encode(block.banks).decode()
    return {"table_id": table, **msgspec.structs.asdict(block), "banks": banks}
