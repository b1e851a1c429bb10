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
from itertools import groupby, islice
from operator import attrgetter
from pathlib import Path
from tempfile import mkstemp
from typing import BinaryIO

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import DataError, IntegrityError

from dovecote.core.errors import DovecoteError
from dovecote.server.access import ShapeError, name_of, opened, present_shape
from dovecote.server.database import Database
from dovecote.server.schema import METADATA, NODES

FORMAT = 1
_BATCH = 500
_KEPT = {str(t.name): t for t in METADATA.sorted_tables if t is not NODES}  # who lives is no data


class BackupError(DovecoteError):
    """A file that is no backup, or a damaged one."""

    sentence = "{file} is not a whole backup"


class NotEmptyError(DovecoteError):
    """A backup is never mixed with what is there."""

    sentence = "something is kept at {db} already"


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="is"):
    """A line of the file."""


class Head(Line, frozen=True, tag="backup"):
    format: int
    shape: str  # the revision of the database's schema


class Kept(Line, frozen=True, tag="row"):
    table: str
    row: dict[str, str | int | bool]


class End(Line, frozen=True, tag="end"):
    rows: int


_LINE = msgspec.json.Decoder(Head | Kept | End)


def back_up(database: Database, file: Path) -> int:
    """Write everything there is at one moment, while servers go on; the number of rows."""
    count = 0
    with _replacing(file.resolve()) as raw, gzip.GzipFile("", "wb", fileobj=raw) as out:
        out.write(_written(Head(FORMAT, present_shape())))
        for kept in everything(database):
            out.write(_written(kept))
            count += 1
        out.write(_written(End(count)))
    return count


def everything(database: Database) -> Iterator[Kept]:
    """Every row as it is at one moment, those that others refer to first."""
    with database.read() as connection:
        for name, table in _KEPT.items():
            chosen = select(table).order_by(*table.primary_key)
            found = connection.execute(chosen, execution_options={"yield_per": _BATCH})
            columns = [str(column.name) for column in table.columns]
            yield from (Kept(name, dict(zip(columns, row, strict=True))) for row in found)


def restore(url: str, file: Path) -> int:
    """Put a backup into a database that keeps nothing yet, all of it or nothing."""
    count = sum(1 for _ in _read(file))  # a damaged file is found before a database is made
    with opened(url, is_new=True) as database, database.write() as connection:
        for table in _KEPT.values():
            if connection.execute(select(func.count()).select_from(table)).scalar():
                raise NotEmptyError(db=name_of(database))
        try:
            _fill(connection, _read(file))
        except (IntegrityError, DataError):
            raise BackupError(file=str(file)) from None
    return count


def _fill(connection: Connection, everything: Iterator[Kept]) -> None:
    for name, group in groupby(everything, key=attrgetter("table")):
        while rows := [kept.row for kept in islice(group, _BATCH)]:
            connection.execute(insert(_KEPT[name]), rows)


def _read(file: Path) -> Iterator[Kept]:
    """The rows of a backup; what is damaged or missing is found where it is."""
    try:
        with gzip.open(file) as raw:
            lines = map(_LINE.decode, raw)
            _check_head(next(lines, None), file)
            for count, line in enumerate(lines):
                if line == End(count) and next(lines, None) is None:
                    return
                if not isinstance(line, Kept) or not _fits(line):
                    break
                yield line
        raise BackupError(file=str(file))
    except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.DecodeError, UnicodeError):
        raise BackupError(file=str(file)) from None


def _check_head(head: Line | None, file: Path) -> None:
    if not isinstance(head, Head):
        raise BackupError(file=str(file))
    if (head.format, head.shape) != (FORMAT, present_shape()):
        raise ShapeError(theirs=head.shape, ours=present_shape())


def _fits(kept: Kept) -> bool:
    """Whether a row has the columns of its table, each of its own kind."""
    if kept.table not in _KEPT:
        return False
    kinds = {column.name: column.type.python_type for column in _KEPT[kept.table].columns}
    return {name: type(value) for name, value in kept.row.items()} == kinds


def _written(line: Line) -> bytes:
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
