"""Of what people are told who are away: worked out from public facts of a table, never from its
match.

Whoever newly owes a choice is told once, however many parts a turn has, and once more before the
time is over. In a window everyone who was asked is told, whoever has answered.
"""

from __future__ import annotations

from collections.abc import Iterator

from dovecote.server.storage.notices import Queued
from dovecote.tables.rows import Asking, TableRow

_LONG = 3_600_000  # milliseconds: who has less is asked to stay
_LEAD = 86_400_000  # nobody is reminded earlier than that
_QUARTER = 4


def asked_now(before: Asking | None, asking: Asking, due: int) -> Iterator[Queued]:
    """Those who are asked from now on, and the reminder of those whose time runs."""
    is_new = before is None or before.at != asking.at or before.seats != asking.seats
    if is_new:
        yield Queued("turn", asking.table, asking.at, asking.seats, due)
    now = max(asking.since, before.since if before and not is_new else 0)
    left = asking.until - now
    if asking.until and left >= _LONG:
        lead = min(_LEAD, left // _QUARTER)
        planned = asking.until - lead
        yield Queued("time", asking.table, asking.at, asking.seats, planned, min(due, planned))


def changed_now(before: TableRow, after: TableRow, at: int, due: int) -> Iterator[Queued]:
    """Whoever has sat down at a table that waits, and the end of a match."""
    if before.status == "open":
        for old, new in zip(before.seats, after.seats, strict=True):
            if new.person and new.person not in (old.person, after.host):
                yield Queued("seated", after.id, new.seat, after.held_by(after.host), due)
    if before.status == "running" and after.status == "over":
        people = tuple(s.seat for s in after.seats if s.person)
        yield Queued("over", after.id, at, people, due)
