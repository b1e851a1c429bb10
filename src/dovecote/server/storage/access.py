"""A database opened by whoever operates a server: it is there and has the present shape."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from dovecote.core.errors import DovecoteError
from dovecote.server.storage.database import Database, reason_of, shape_of
from dovecote.server.storage.file import DatabaseError
from dovecote.server.storage.schema import SHAPE

_STRANGE = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_NOTADB)  # no such table, no database at all

_GARBAGE = (UnicodeError, msgspec.DecodeError)  # what stands in a damaged row


class NoDatabaseError(DovecoteError):
    """Nothing was kept there so far."""

    sentence = "no tables are kept at {db}"


class ShapeError(DovecoteError):
    """A database of an older or newer version."""

    sentence = "the database has shape {theirs}, this version expects {ours}"


@contextmanager
def opened(url: str, *, is_new: bool = False, any_shape: bool = False) -> Iterator[Database]:
    """The database for as long as the block runs; made only if a new one is wanted."""
    address = _address(url)
    if not is_new and address is not None and address.drivername == "sqlite":
        _check_file(address)
    database = Database(url)
    try:
        _check_shape(database, is_new, any_shape)
        yield database
    except DBAPIError as error:
        raise DatabaseError(reason=reason_of(error)) from None
    except _GARBAGE:
        raise DatabaseError(reason="damaged") from None
    finally:
        database.close()


def name_of(database: Database) -> str:
    """What a database is called, without its password."""
    return database.engine.url.render_as_string(hide_password=True)


def _address(url: str) -> URL | None:
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        return None  # `Database` says what is wrong with it


def _check_file(address: URL) -> None:
    """Whether a file is one of ours, found out without making one and without changing it."""
    file = Path(address.database or "").absolute()
    if not file.is_file():
        raise NoDatabaseError(db=str(address))
    try:
        with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("SELECT version_num FROM alembic_version")
    except _GARBAGE:
        raise DatabaseError(reason="damaged") from None
    except sqlite3.Error as error:
        if error.sqlite_errorcode in _STRANGE:
            raise NoDatabaseError(db=str(address)) from None
        raise DatabaseError(reason=str(error)) from None


def _check_shape(database: Database, is_new: bool, any_shape: bool) -> None:
    with database.read() as connection:
        theirs = shape_of(connection)
    if theirs is None and is_new:
        database.migrate()
    elif theirs is None:
        raise NoDatabaseError(db=name_of(database))
    elif theirs != SHAPE and not any_shape:
        raise ShapeError(theirs=theirs, ours=SHAPE)
