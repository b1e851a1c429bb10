"""Rows into files, match after match: Parquet, JSON lines or CSV."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import IO, Any, Protocol

import msgspec

from dovecote.study.rows import SCHEMA, Row

KINDS = ("parquet", "jsonl", "csv")
_COLUMNS = Row.__struct_fields__


class Sink(Protocol):
    """Takes rows."""

    def add(self, rows: Iterable[Row]) -> None: ...


@contextmanager
def sink(kind: str, file: IO[bytes]) -> Iterator[Sink]:
    """Where rows of a kind go; whole when the block ends."""
    match kind:
        case "parquet":
            with _Parquet(file) as made:
                yield made
        case "csv":
            yield _Csv(file)
        case _:
            yield _Lines(file)


class _Lines:
    """One JSON object a line; views, offers and options as such, not as text."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file

    def add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            plain = msgspec.structs.asdict(row)
            plain |= {key: msgspec.Raw(plain[key].encode()) for key in ("view", "options")}
            self._file.write(msgspec.json.encode(plain) + b"\n")


class _Csv:
    """Lists as JSON, as CSV knows none."""

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self._write(_COLUMNS)

    def add(self, rows: Iterable[Row]) -> None:
        for row in rows:
            values = msgspec.structs.astuple(row)
            self._write([json.dumps(v) if isinstance(v, list) else v for v in values])

    def _write(self, values: Iterable[Any]) -> None:
        csv.writer(self).writerow(values)

    def write(self, text: str) -> None:
        """What the writer of the standard library calls."""
        self._file.write(text.encode())


class _Parquet:
    """A group of rows a match."""

    def __init__(self, file: IO[bytes]) -> None:
        import pyarrow
        from pyarrow.parquet import ParquetWriter

        kinds = {
            **dict.fromkeys(("version", "seats", "entry", "seat", "turn", "rank", "score"),
                            pyarrow.int32()),
            "offers": pyarrow.list_(pyarrow.string()),
            "undone": pyarrow.bool_(),
        }  # fmt: skip
        fields = [(name, kinds.get(name, pyarrow.string())) for name in _COLUMNS]
        self._schema = pyarrow.schema(fields, metadata={"dovecote": str(SCHEMA)})
        self._table = pyarrow.Table
        self._writer = ParquetWriter(file, self._schema, compression="zstd")

    def __enter__(self) -> _Parquet:
        return self

    def __exit__(self, *_: object) -> None:
        self._writer.close()

    def add(self, rows: Iterable[Row]) -> None:
        plain = [msgspec.structs.asdict(row) for row in rows]
        if plain:
            self._writer.write_table(self._table.from_pylist(plain, self._schema))
