"""Why nothing can be stored, in one word for whoever operates the server."""

from __future__ import annotations

import sqlite3

from sqlalchemy import Connection, insert, text, update
from sqlalchemy.exc import DBAPIError, OperationalError

from dovecote.server.storage.file import DatabaseFile, MovedError
from dovecote.server.storage.schema import LEDGER

TROUBLES = ("away", "full", "disk", "read-only", "moved", "damaged")

_MOST = 20  # faults that are told
_SHARED = "shared"  # several servers keep no book beside their database
_OF_SQLITE = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_CANTOPEN: "disk",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
_OF_POSTGRESQL = {"53100": "full", "25006": "read-only", "XX001": "damaged", "XX002": "damaged"}


def trouble_of(error: DBAPIError) -> str:
    """One of `TROUBLES`."""
    if isinstance(error.orig, MovedError):
        return "moved"
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None:
        return _OF_SQLITE.get(code & 0xFF, "away")
    return _OF_POSTGRESQL.get(getattr(error.orig, "sqlstate", None) or "", "away")


def faults_of(connection: Connection) -> list[str]:
    """What SQLite finds wrong with its file, without looking into every value."""
    found = connection.execute(text(f"PRAGMA quick_check({_MOST})")).scalars()
    return [str(told) for told in found if told != "ok"]


def touch(connection: Connection) -> bool:
    """Write something, to see whether that can be done."""
    counted = connection.execute(update(LEDGER).values(commits=LEDGER.c.commits + 1))
    if not counted.rowcount:
        connection.execute(insert(LEDGER), [{"id": _SHARED, "commits": 1}])
    return True


def check_file(file: DatabaseFile) -> None:
    """Whether what was just written will be found again."""
    try:
        file.check()
    except MovedError as error:
        raise OperationalError("COMMIT", None, error) from None
