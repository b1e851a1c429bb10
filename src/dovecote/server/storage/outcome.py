"""What the end of a match brings about beyond its table: stored together with its last move."""

from __future__ import annotations

from dovecote.core.game import Over
from dovecote.play.replay import AnyTable
from dovecote.server.storage import leagues, played, results
from dovecote.server.storage.database import Change, both
from dovecote.tables.results import results_of
from dovecote.tables.rows import TableRow


def stored(row: TableRow, table: AnyTable, over: Over, now: int) -> Change | None:
    """How it ended for the people who played, and the results of a table that was played for
    something; None if only bots were there."""
    event = row.agreement.event
    if event is None and not any(seat.person for seat in row.seats):
        return None
    found = results_of(row, table, over)
    add = played.add(row, found, now)
    if event is None:
        return add
    add = both(add, results.add(row.id, event, found, now))
    if event.kind == "league":
        return both(add, leagues.rate(event.of, row.id, found, now))
    return add
