"""Statements that SQLite gets as they are.

SQLAlchemy's part was a seventh of what a commit of twenty moves cost, so whoever writes all the
time does without: here a transaction begins and ends, and takes what is put together already.
Whatever else happens in it goes the usual way, by the same connection.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

BEGIN = "BEGIN IMMEDIATE"


def run(connection: Connection, statement: str, values: Sequence[Any] = ()) -> int:
    """Within a transaction; how many rows it has changed."""
    line: Any = connection.connection.driver_connection
    try:
        count: int = line.execute(statement, values).rowcount
    except sqlite3.Error as error:
        raise DBAPIError.instance(statement, None, error, sqlite3.Error) from error
    return count


@contextmanager
def transaction(connection: Connection) -> Iterator[None]:
    """What happens in the block is durable when it ends, or has never been."""
    run(connection, BEGIN)
    try:
        yield
        _end(connection)
    except BaseException:
        with suppress(sqlite3.Error, DBAPIError):  # else the next cannot begin, and says so
            connection.rollback()  # what SQLAlchemy knows of it
            connection.connection.rollback()
        raise


def _end(connection: Connection) -> None:
    if connection.in_transaction():
        connection.commit()
    else:
        run(connection, "COMMIT")
