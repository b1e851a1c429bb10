"""Every row of a database out of it, and into an empty one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby, islice
from operator import itemgetter
from typing import TypeAlias

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import DataError, IntegrityError

from dovecote.server.storage.database import Database
from dovecote.server.storage.schema import (
    ADDED,
    ANALYSES,
    ERRANDS,
    LEDGER,
    MEASURES,
    METADATA,
    NODES,
    NOTICES,
    PRESENCE,
    SPENDING,
    UNPLAYED,
)

Values: TypeAlias = dict[str, str | int | float | bool]
DumpedRow: TypeAlias = tuple[str, Values]  # the name of its table, and what is in it

_BATCH = 500
# who lives, who is here, who has asked for much, how often this very database was written to,
# what can be measured, judged and counted again, what would be told or done too late: no data
_PASSING = (NODES, PRESENCE, SPENDING, LEDGER, MEASURES, ANALYSES, NOTICES, ERRANDS, UNPLAYED)
_KEPT = {str(t.name): t for t in METADATA.sorted_tables if t not in _PASSING}


class UnfitError(Exception):
    """Rows that contradict one another."""


def all_rows(database: Database) -> Iterator[DumpedRow]:
    """Every row as it is at one moment, those that others refer to first."""
    with database.read() as connection:
        for name, table in _KEPT.items():
            chosen = select(table).order_by(*table.primary_key)
            found = connection.execute(chosen, execution_options={"yield_per": _BATCH})
            columns = [str(column.name) for column in table.columns]
            yield from ((name, dict(zip(columns, row, strict=True))) for row in found)


def is_empty(connection: Connection) -> bool:
    """Whether nothing is kept yet."""
    counts = (select(func.count()).select_from(table) for table in _KEPT.values())
    return not any(connection.execute(count).scalar() for count in counts)


def fill(connection: Connection, rows: Iterable[DumpedRow]) -> None:
    """Store rows, each after those it refers to."""
    try:
        for name, group in groupby(rows, key=itemgetter(0)):
            while some := [values for _, values in islice(group, _BATCH)]:
                connection.execute(insert(_KEPT[name]), some)
    except (IntegrityError, DataError):
        raise UnfitError from None


def completed(table: str, values: Values) -> Values:
    """A row of a former shape with what its table has got since."""
    return {**ADDED.get(table, {}), **values}


def fits(table: str, values: Values) -> bool:
    """Whether a row has the columns of its table, each of its own kind."""
    if table not in _KEPT:
        return False
    kinds = {column.name: column.type.python_type for column in _KEPT[table].columns}
    return {name: type(value) for name, value in values.items()} == kinds
