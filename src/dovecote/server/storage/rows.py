"""Many rows in one statement of SQLite's.

Between two statements the event loop would have the interpreter for a while, and the thread that
writes would wait for its turn again: a row each cost more than all else of a move that is stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Any

from sqlalchemy import Connection

from dovecote.server.storage.direct import run

_AT_ONCE = 100  # rows; some SQLites take no more than 999 values


class Insertion:
    """Into one table, some of its columns; `conflict` says what if a row is there already."""

    def __init__(self, table: str, columns: Sequence[str], conflict: str) -> None:
        self._head = f"INSERT INTO {table} ({', '.join(map(_quoted, columns))}) VALUES "
        self._row = f"({', '.join('?' * len(columns))})"
        self._tail = f" ON CONFLICT {conflict}"
        self._of = lru_cache(_AT_ONCE)(self._statement)

    def run(self, connection: Connection, rows: Sequence[Sequence[Any]]) -> int:
        """How many rows are new, or changed."""
        count = 0
        for begin in range(0, len(rows), _AT_ONCE):
            some = rows[begin : begin + _AT_ONCE]
            values = tuple(chain.from_iterable(some))
            count += run(connection, self._of(len(some)), values)
        return count

    def _statement(self, rows: int) -> str:
        return self._head + ", ".join([self._row] * rows) + self._tail


def upsert(key: str, columns: Sequence[str]) -> str:
    """A conflict by which a row that is there gets new values."""
    changed = ", ".join(f"{_quoted(name)} = excluded.{_quoted(name)}" for name in columns)
    return f"({_quoted(key)}) DO UPDATE SET {changed}"


def _quoted(name: str) -> str:
    return f'"{name}"'
