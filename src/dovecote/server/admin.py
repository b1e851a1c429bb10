"""What whoever operates a server may know of its tables: no secrets, no tokens, no hands."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, func, select

from dovecote.core.errors import DovecoteError, EntryError
from dovecote.play.luck import commitment
from dovecote.play.replay import AnyTable
from dovecote.play.retelling import retell
from dovecote.server import store
from dovecote.server.agreement import Agreement
from dovecote.server.errors import NoTableError
from dovecote.server.matches import lines_of, new_table
from dovecote.server.positions import waiting_for
from dovecote.server.rows import Match, Status, TableRow
from dovecote.server.schema import BLOCKS, CHAT, PEOPLE, TABLES

_ALL = 100_000_000


class UnfollowedError(DovecoteError):
    """A match that the present rules cannot follow; its moves may be hidden, so none is told."""

    sentence = "table {table} ({game}, ruleset {ruleset}) cannot be followed at entry {entry}"


class SeatLine(msgspec.Struct, frozen=True):
    """Who sits there; without a name and a bot, nobody."""

    seat: int
    name: str
    bot: str
    resigned: bool
    words: str


class Overview(msgspec.Struct, frozen=True):
    """A table as it stands in a list."""

    id: str
    game: str
    status: Status
    seats: tuple[SeatLine, ...]
    entries: int
    changed: int  # milliseconds, as every time here


class Details(Overview, frozen=True):
    """All that an operator may know of a table."""

    version: int
    ruleset: str
    agreement: Agreement
    host: str
    commit: str
    created: int
    next: str
    votes: tuple[tuple[int, int], ...]
    waiting: tuple[int, ...]
    said: int  # lines of the chat


def overviews(connection: Connection, *conditions: Any) -> list[Overview]:
    """The tables that fulfil some conditions, the last changed first."""
    rows = store.table_rows(connection, *conditions, limit=_ALL)
    entries, moments = _entries(connection, conditions), _moments(connection, conditions)
    lines = [_overview(r, entries.get(r.id, 0), moments.get(r.id, 0)) for r in rows]
    return sorted(lines, key=lambda line: line.changed, reverse=True)


def details(connection: Connection, table: str) -> Details:
    """One table, looked at closely."""
    found = stored(connection, table)
    row = found.row
    host = connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == row.host)).scalar()
    said = select(func.count()).select_from(CHAT).where(CHAT.c.table_id == table)
    (overview,) = overviews(connection, TABLES.c.id == table)
    return Details(
        **msgspec.structs.asdict(overview),
        version=row.version,
        ruleset=row.ruleset,
        agreement=row.agreement,
        host=host or "",
        commit=commitment(row.secret),
        created=row.created,
        next=row.next,
        votes=tuple(sorted(row.votes)),
        waiting=_waiting(found),
        said=connection.execute(said).scalar() or 0,
    )


def stored(connection: Connection, table: str) -> Match:
    """All there is of a table, or the sentence that there is none."""
    found = store.match(connection, table)
    if found is None:
        raise NoTableError(table=table)
    return found


def taken_up(found: Match) -> AnyTable:
    """The match after its last entry, under the present rules."""
    row = found.row
    try:
        table = new_table(row)
        for _ in retell(table, lines_of(found.blocks)):
            pass
    except DovecoteError as error:
        raise UnfollowedError(
            table=row.id,
            game=row.agreement.game,
            ruleset=row.ruleset,
            entry=error.params["entry"] if isinstance(error, EntryError) else 0,
        ) from None
    return table


def _waiting(found: Match) -> tuple[int, ...]:
    if found.row.status != "running":
        return ()
    try:
        return waiting_for(taken_up(found))
    except UnfollowedError:
        return ()  # `check` says more about it


def _overview(row: TableRow, entries: int, moment: int) -> Overview:
    seats = (SeatLine(s.seat, s.name, s.bot, s.resigned, s.words) for s in row.seats)
    changed = max(row.changed, moment)
    return Overview(row.id, row.agreement.game, row.status, tuple(seats), entries, changed)


def _entries(connection: Connection, conditions: tuple[Any, ...]) -> dict[str, int]:
    """The number of the last entry, by table."""
    last = select(BLOCKS.c.table_id, func.max(BLOCKS.c.first).label("first"))
    last = last.join(TABLES).where(*conditions).group_by(BLOCKS.c.table_id)
    ends = last.subquery()
    same = (BLOCKS.c.table_id == ends.c.table_id) & (BLOCKS.c.first == ends.c.first)
    found = connection.execute(select(BLOCKS).join(ends, same))
    return {r.table_id: r.first - 1 + len(r.lines.splitlines()) for r in found}


def _moments(connection: Connection, conditions: tuple[Any, ...]) -> dict[str, int]:
    """When somebody last moved or said something, by table."""
    moments: dict[str, int] = {}
    for kept in (BLOCKS, CHAT):
        last = select(kept.c.table_id, func.max(kept.c.moment)).join(TABLES).where(*conditions)
        for table, moment in connection.execute(last.group_by(kept.c.table_id)):
            moments[table] = max(moment, moments.get(table, 0))
    return moments
