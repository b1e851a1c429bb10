"""Sealed answers in reaction windows, and standing orders for them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import msgspec
from sqlalchemy import Connection, delete, insert, select

from dovecote.core.game import Seat
from dovecote.server.storage.database import Change
from dovecote.server.storage.schema import ANSWERS, ORDERS
from dovecote.tables.rows import SealedAnswer


def answers(connection: Connection, table: str) -> tuple[SealedAnswer, ...]:
    """The sealed answers of a table."""
    chosen = select(ANSWERS).where(ANSWERS.c.table_id == table)
    return tuple(SealedAnswer(r.at, r.seat, r.text, r.key) for r in connection.execute(chosen))


def answers_at(connection: Connection, windows: Mapping[str, int]) -> dict[str, set[int]]:
    """The seats that have answered in windows: tables, and the entries that ask."""
    chosen = select(ANSWERS).where(ANSWERS.c.table_id.in_(list(windows)))
    found: dict[str, set[int]] = {}
    for row in connection.execute(chosen) if windows else ():
        if row.at == windows[row.table_id]:
            found.setdefault(row.table_id, set()).add(row.seat)
    return found


def orders(connection: Connection, table: str) -> dict[int, tuple[str, ...]]:
    """The standing orders of every seat."""
    chosen = select(ORDERS).where(ORDERS.c.table_id == table)
    return {r.seat: tuple(r.text.splitlines()) for r in connection.execute(chosen)}


def add_answer(table: str, answer: SealedAnswer) -> Change:
    """One more answer; it cannot be stored if the seat has answered already."""
    return partial(_add_answer, table=table, answer=answer)


def replace_orders(table: str, seat: Seat, texts: Sequence[str]) -> Change:
    """The orders of a seat instead of those before."""
    return partial(_replace_orders, table=table, seat=seat, texts=texts)


def _add_answer(connection: Connection, table: str, answer: SealedAnswer) -> bool:
    connection.execute(insert(ANSWERS), [{"table_id": table, **msgspec.structs.asdict(answer)}])
    return True


def _replace_orders(connection: Connection, table: str, seat: Seat, texts: Sequence[str]) -> bool:
    mine = (ORDERS.c.table_id == table, ORDERS.c.seat == seat)
    connection.execute(delete(ORDERS).where(*mine))
    values = {"table_id": table, "seat": seat, "text": "\n".join(texts)}
    connection.execute(insert(ORDERS), [values])
    return True
