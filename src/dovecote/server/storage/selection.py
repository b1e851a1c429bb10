"""Which tables are meant: conditions that others pass on without looking at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from sqlalchemy import ColumnElement, exists

from dovecote.server.storage.schema import BLOCKS, CHAT, TABLES

Conditions: TypeAlias = Sequence[ColumnElement[bool]]


def with_id(table: str) -> Conditions:
    """One table."""
    return [TABLES.c.id == table]


def with_status(statuses: Sequence[str]) -> Conditions:
    """The tables of some statuses; of any, if none is named."""
    return [TABLES.c.status.in_(statuses)] if statuses else []


def idle_since(before: int, statuses: Sequence[str] = ()) -> Conditions:
    """The tables nobody has touched since a moment: no change, no move, no word."""
    moved, said = (
        exists().where(kept.c.table_id == TABLES.c.id, kept.c.moment >= before).correlate(TABLES)
        for kept in (BLOCKS, CHAT)
    )
    return [TABLES.c.changed < before, ~moved, ~said, *with_status(statuses)]
