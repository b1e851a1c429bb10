"""Everything a database keeps as one file, the same for both databases.

Gzip'd lines of JSON: the first names the format and the shape of the database, each of the
others is a row, the last says how many there were, so that a part is never taken for a whole.
"""

from __future__ import annotations

import gzip
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkstemp
from typing import BinaryIO

import msgspec

from dovecote.core.errors import DovecoteError
from dovecote.server.storage import unplayed
from dovecote.server.storage.access import ShapeError, name_of, opened
from dovecote.server.storage.database import Database
from dovecote.server.storage.dump import (
    UnfitError,
    Values,
    all_rows,
    completed,
    fill,
    fits,
    is_empty,
)
from dovecote.server.storage.schema import FORMER, SHAPE

FORMAT = 1
_LONGEST = 16_000_000  # bytes of one line: a whole match may be in it
_GROWTH = 200  # times the size of the file; rows that are all alike grow a hundredfold


class BackupError(DovecoteError):
    """A file that is no backup, or a damaged one."""

    sentence = "{file} is not a whole backup"


class NotEmptyError(DovecoteError):
    """A backup is never mixed with what is there."""

    sentence = "something is kept at {db} already"


class BackupLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is"):
    """A line of the file."""


class Head(BackupLine, frozen=True, tag="backup"):
    format: int
    shape: str  # the revision of the database's schema


class KeptRow(BackupLine, frozen=True, tag="row"):
    table: str
    row: Values


class BackupEnd(BackupLine, frozen=True, tag="end"):
    rows: int


_LINE = msgspec.json.Decoder(Head | KeptRow | BackupEnd)


def back_up(database: Database, file: Path) -> int:
    """Write everything there is at one moment, while servers go on; the number of rows."""
    count = 0
    with _replacing(file.resolve()) as raw, gzip.GzipFile("", "wb", fileobj=raw) as out:
        out.write(_written(Head(FORMAT, SHAPE)))
        for kept in everything(database):
            out.write(_written(kept))
            count += 1
        out.write(_written(BackupEnd(count)))
    return count


def everything(database: Database) -> Iterator[KeptRow]:
    """Every row as it is at one moment, those that others refer to first."""
    return (KeptRow(table, values) for table, values in all_rows(database))


def restore(url: str, file: Path) -> int:
    """Put a backup into a database that keeps nothing yet, all of it or nothing."""
    count = sum(1 for _ in _read(file))  # a damaged file is found before a database is made
    with opened(url, is_new=True) as database, database.write() as connection:
        if not is_empty(connection):
            raise NotEmptyError(db=name_of(database))
        try:
            fill(connection, ((kept.table, kept.row) for kept in _read(file)))
            unplayed.queue(connection)  # a backup of a former shape does not know who won
        except UnfitError:
            raise BackupError(file=str(file)) from None
    return count


def _read(file: Path) -> Iterator[KeptRow]:
    """The rows of a backup; what is damaged or missing is found where it is."""
    try:
        with gzip.open(file) as raw:
            lines = map(_LINE.decode, _lines(raw, file))
            is_former = _shape(next(lines, None), file) in FORMER
            for count, line in enumerate(lines):
                if line == BackupEnd(count) and next(lines, None) is None:
                    return
                if not isinstance(line, KeptRow):
                    break
                row = completed(line.table, line.row) if is_former else line.row
                if not fits(line.table, row):
                    break
                yield KeptRow(line.table, row)
        raise BackupError(file=str(file))
    except (
        gzip.BadGzipFile,
        EOFError,
        zlib.error,
        msgspec.DecodeError,
        UnicodeError,
        RecursionError,
    ):
        raise BackupError(file=str(file)) from None


def _lines(raw: gzip.GzipFile, file: Path) -> Iterator[bytes]:
    """The lines of a packed file; one that grows beyond measure when it is opened is no backup."""
    left = _GROWTH * file.stat().st_size + _LONGEST
    while line := raw.readline(_LONGEST + 1):
        left -= len(line)
        if left < 0 or len(line) > _LONGEST:
            raise BackupError(file=str(file))
        yield line


def _shape(head: BackupLine | None, file: Path) -> str:
    """The shape of the rows that follow, if it is one that we know."""
    if not isinstance(head, Head):
        raise BackupError(file=str(file))
    if head.format != FORMAT or head.shape not in (*FORMER, SHAPE):
        raise ShapeError(theirs=head.shape, ours=SHAPE)
    return head.shape


def _written(line: BackupLine) -> bytes:
    return msgspec.json.encode(line) + b"\n"


@contextmanager
def _replacing(file: Path) -> Iterator[BinaryIO]:
    """A new file, for its owner only, that takes its place once it is whole and on the disk."""
    descriptor, name = mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with os.fdopen(descriptor, "wb") as raw:
            yield raw
            raw.flush()
            os.fsync(raw.fileno())
        os.replace(name, file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    if os.name == "posix":  # elsewhere a folder cannot be opened, nor need be
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
