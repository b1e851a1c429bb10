"""Connections to either database, set up so that none of them waits for ever."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from dovecote.server.storage.direct import BEGIN
from dovecote.server.storage.file import DatabaseError, DatabaseFile

CONNECT = 2  # seconds for a connection to be made
ANSWER = 5.0  # seconds for the database to answer, once it is
_BUSY = 5.0  # seconds that a file may be somebody else's
_EXPECTED = "sqlite:///FILE | postgresql://USER@HOST/NAME"

# What the system does about a network that is silent, and PostgreSQL about a server that is.
NETWORK: dict[str, str | int] = {
    "connect_timeout": CONNECT,
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": int(ANSWER * 1000),
}
_SERVED = " ".join(
    f"-c {name}={int(ANSWER * 1000)}"
    for name in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
)


def engine_of(url: str, *, is_served: bool) -> tuple[Engine, DatabaseFile | None]:
    """An engine and, if it is a file, that file. Whoever serves people lets nobody wait; whoever
    only looks after a database may take longer over it."""
    try:
        address = make_url(url)
    except (ArgumentError, ValueError):  # or its port is no number
        raise DatabaseError(reason=_EXPECTED) from None
    if address.drivername in ("postgresql", "postgresql+psycopg", "postgres"):
        return _postgresql(address.set(drivername="postgresql+psycopg"), is_served), None
    if address.drivername == "sqlite" and address.database:
        file = DatabaseFile(Path(address.database))
        return _sqlite(file), file
    raise DatabaseError(reason=_EXPECTED)


def _postgresql(address: URL, is_served: bool) -> Engine:
    """Broken connections are thrown away when they are used: trying each before would be one more
    question that may stay unanswered."""
    limits: dict[str, Any] = NETWORK | ({"options": _SERVED} if is_served else {})
    limits = {name: value for name, value in limits.items() if name not in address.query}
    return create_engine(
        address, pool_size=4, max_overflow=4, pool_timeout=ANSWER, connect_args=limits
    )


def _sqlite(file: DatabaseFile) -> Engine:
    try:
        # for its owner only: whoever reads the file knows every hand
        file.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise DatabaseError(reason=f"{file.path.parent}: {error.strerror}") from None
    engine = create_engine(f"sqlite:///{file.path}", connect_args={"timeout": _BUSY})

    def prepare(*_: object) -> None:
        file.prepare()

    event.listen(engine, "do_connect", prepare)
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)
    return engine


def _set_up(connection: sqlite3.Connection, _: object) -> None:
    connection.isolation_level = None  # transactions begin where `_begin` says, nowhere else
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    line: Any = connection.connection.driver_connection
    if line.in_transaction:
        return  # begun already by `direct.transaction`
    reads_only = connection.get_execution_options().get("reads_only", False)
    connection.exec_driver_sql("BEGIN" if reads_only else BEGIN)
