"""What whoever operates a server may know of its tables: no secrets, no tokens, no hands."""

from __future__ import annotations

import msgspec

from dovecote.play.luck import commitment
from dovecote.server.storage.chat import count_lines
from dovecote.server.storage.database import Connection
from dovecote.server.storage.matches import read_match
from dovecote.server.storage.overviews import last_entries, last_moments, name_of
from dovecote.server.storage.selection import Conditions, with_id
from dovecote.server.storage.tables import table_rows
from dovecote.tables.agreement import Agreement
from dovecote.tables.errors import NoTableError
from dovecote.tables.matches import UnfollowedError, taken_up, waiting_for
from dovecote.tables.rows import Match, Status, TableRow

_ALL = 100_000_000


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
    binding: str
    created: int
    next: str
    votes: tuple[tuple[int, int], ...]
    waiting: tuple[int, ...]
    said: int  # lines of the chat


def overviews(connection: Connection, which: Conditions = ()) -> list[Overview]:
    """Some tables, the last changed first."""
    rows = table_rows(connection, *which, limit=_ALL)
    entries, moments = last_entries(connection, which), last_moments(connection, which)
    lines = [_overview(r, entries.get(r.id, 0), moments.get(r.id, 0)) for r in rows]
    return sorted(lines, key=lambda line: line.changed, reverse=True)


def details(connection: Connection, table: str) -> Details:
    """One table, looked at closely."""
    found = stored(connection, table)
    row = found.row
    (overview,) = overviews(connection, with_id(table))
    return Details(
        **msgspec.structs.asdict(overview),
        version=row.version,
        ruleset=row.ruleset,
        agreement=row.agreement,
        host=name_of(connection, row.host),
        commit=commitment(row.secret),
        binding=row.binding,
        created=row.created,
        next=row.next,
        votes=tuple(sorted(row.votes)),
        waiting=_waiting(found),
        said=count_lines(connection, table),
    )


def stored(connection: Connection, table: str) -> Match:
    """All there is of a table, or the sentence that there is none."""
    found = read_match(connection, table)
    if found is None:
        raise NoTableError(table=table)
    return found


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
