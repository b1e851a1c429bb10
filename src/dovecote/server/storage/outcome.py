"""What the end of a match brings about beyond its table: stored together with its last move."""

from __future__ import annotations

from dovecote.core.game import Over
from dovecote.play.replay import AnyTable
from dovecote.server.storage import leagues, results
from dovecote.server.storage.database import Change, both
from dovecote.tables.results import results_of
from dovecote.tables.rows import TableRow


def stored(row: TableRow, table: AnyTable, over: Over, now: int) -> Change | None:
    """The results of a table that was played for something; None if it was not."""
    event = row.agreement.event
    if event is None:
        return None
    found = results_of(row, table, over)
    add = results.add(row.id, event, found, now)
    if event.kind == "league":
        return both(add, leagues.rate(event.of, row.id, found, now))
    return add
