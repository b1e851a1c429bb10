"""What was stored, written down a second time beside the file of a database.

Every commit has a number, which the database keeps, and after it a line in the ledger says which
tables it was about. SQLite forgets the rest of a log that is damaged in the middle, and starts as
if it had never been: then the ledger knows a higher number than the database, and which tables
are concerned. It knows nothing that the database need not know, and may always be deleted.
"""

from __future__ import annotations

import logging
import os
import secrets
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, insert, select

from dovecote.server.storage.direct import run
from dovecote.server.storage.schema import LEDGER

_LONGEST = 1_000_000  # bytes; what is older has long left the log for the database itself
_HEAD = "dovecote ledger "
_COUNT = "UPDATE ledger SET commits = ?"
_APPEND = os.O_WRONLY | os.O_CREAT | os.O_APPEND
_LOG = logging.getLogger("dovecote.ledger")


class Missing(NamedTuple):
    """A table of which something was stored that is not there any more."""

    table: str
    entry: int  # the first that is missing; 0: something else of the table


class Ledger:
    """The second book of one database. Only the thread that writes uses it."""

    def __init__(self, database: Path, connection: Connection) -> None:
        self._path = Path(f"{database}.ledger")
        self._id, self._number = _present(connection)
        self._size = 0
        self.missing = tuple(_lost(self._path, self._id, self._number))

    def open(self) -> None:
        """Go on where it ends."""
        if self.missing:  # whoever looks into it later finds what it was
            os.replace(self._path, f"{self._path}.{self._number}")
        self._begin(self._last_lines())

    def count(self, connection: Connection) -> None:
        """One more commit, within it."""
        run(connection, _COUNT, (self._number + 1,))

    def note(self, tables: Iterable[tuple[str, int]]) -> None:
        """It was made: these tables, and entries from these numbers on."""
        self._number += 1
        lines = "".join(f"{self._number} {table} {first}\n" for table, first in tables)
        try:
            self._size += self._append((lines or f"{self._number}\n").encode("ascii"))
            if self._size > _LONGEST:
                self._begin(self._last_lines())
        except OSError as error:  # play goes on; only a later loss would be found less easily
            _LOG.warning("not written down: %s", error.strerror)

    def _append(self, line: bytes) -> int:
        """Add to the file that has the name at this moment, which may be a new one."""
        book = os.open(self._path, _APPEND, 0o666)
        try:
            return os.write(book, line)
        finally:
            os.close(book)

    def _last_lines(self) -> str:
        """The newer half of a long ledger; nothing of another database's."""
        head, *lines = _lines(self._path) or [""]
        if head != _HEAD + self._id:
            return ""
        text = "".join(f"{line}\n" for line in lines)
        return text if len(text) < _LONGEST // 2 else text[-_LONGEST // 2 :].partition("\n")[2]

    def _begin(self, text: str) -> None:
        new = Path(f"{self._path}.new")
        try:
            self._size = new.write_text(f"{_HEAD}{self._id}\n{text}", "ascii")
            os.replace(new, self._path)
        except OSError as error:
            _LOG.warning("not written down: %s", error.strerror)


def _present(connection: Connection) -> tuple[str, int]:
    """Which database this is, and how often it was written to."""
    row = connection.execute(select(LEDGER)).first()
    if row is None:
        row_id = secrets.token_hex(8)
        connection.execute(insert(LEDGER), [{"id": row_id, "commits": 0}])
        return row_id, 0
    return row.id, row.commits


def _lost(path: Path, of: str, number: int) -> Iterator[Missing]:
    """What a ledger knows of commits after a number, each table once."""
    head, *lines = _lines(path) or [""]
    if head != _HEAD + of:
        return
    known: set[str] = set()
    for line in lines:
        number_of, table, first = (*line.split(" "), "", "")[:3]
        is_lost = number_of.isdigit() and int(number_of) > number
        if is_lost and table and table not in known:
            known.add(table)
            yield Missing(table, int(first) if first.isdigit() else 0)


def _lines(path: Path) -> list[str]:
    try:
        return path.read_text("ascii", "replace").splitlines()
    except OSError:
        return []
