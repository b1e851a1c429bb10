"""What is stored of a room: each change, with all that follows from it, as one unit."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from dovecote.core.entries import Did
from dovecote.core.game import Over, Seat
from dovecote.server.room.occasions import asked_now, changed_now
from dovecote.server.storage import outcome, tables
from dovecote.server.storage.aheads import forget_ahead
from dovecote.server.storage.commit import Unit
from dovecote.server.storage.database import Change, both
from dovecote.server.storage.notices import Queued
from dovecote.server.storage.presence import if_away
from dovecote.server.storage.questions import also, set_pauses
from dovecote.tables.chain import link
from dovecote.tables.clocks import charged
from dovecote.tables.rows import Asking, Block, SealedAnswer, TableRow, Timer
from dovecote.tables.state import Mark, RoomState


class Entering(msgspec.Struct, frozen=True):
    """What will be so once it is stored."""

    before: int  # the last entry that is told already
    unit: Unit
    block: Block
    row: TableRow | None
    asked_at: int
    banks: tuple[int, ...]
    since: int
    sealed: dict[Seat, SealedAnswer]
    pauses: dict[int, int]
    asking: Asking
    moves: int


class Units:
    """Puts together what a room has stored; it changes nothing in the room."""

    def __init__(
        self,
        state: RoomState,
        now: Callable[[], int],
        new_name: Callable[[], str],
        grace: int | None,
        *,
        is_shared: bool,
    ) -> None:
        self._state = state
        self._now = now
        self._new_name = new_name  # of a block
        self._grace = grace  # milliseconds before people are told; None: nobody is
        self._is_shared = is_shared

    def entering(
        self,
        mark: Mark,
        seat: int = -1,
        key: str | None = None,
        row: TableRow | None = None,
        unless_here: str = "",
    ) -> Entering:
        """What is to be stored of the entries since the mark, and what will be so then."""
        state, table, now = self._state, self._state.table, self._now()
        assert table is not None
        more: Change | None = None
        if type(pending := table.pending) is Over:
            row = replace(row or state.row, status="over")
            more = outcome.stored(row, table, pending, now)
        row = row and replace(row, changed=now)
        at, after, asked_at = mark.at, row or state.row, state.asking_entry(mark.at)
        banks, since, sealed, pauses = state.banks, state.since, state.sealed, state.pauses
        if asked_at != state.asked_at:
            still = state.stood_still(mark.owed, now)
            if still:
                pauses = {**pauses, **{s: pauses.get(s, 0) + time for s, time in still.items()}}
            if banks:
                spent = now - since - max(still.values(), default=0)
                banks = charged(state.row.agreement.clock, banks, mark.owed, state.waiting, spent)
            since, sealed = now, {}
        entries = table.entries(at)
        stored = (at + 1, "\n".join(map(str, entries)), banks, now, seat, key or "")
        name = self._new_name()
        block = Block(*stored, name, link(state.chain, state.row.id, *stored, name))
        timer = state.timer(after, since, banks, sealed, pauses)
        asking = state.asks(after, asked_at, since, banks, pauses)
        unit = self.of(block, row, None, timer, asking, pauses, unless_here, more)
        moves = sum([type(entry) is Did for entry in entries])
        return Entering(at, unit, block, row, asked_at, banks, since, sealed, pauses, asking, moves)

    def of(
        self,
        block: Block | None,
        row: TableRow | None,
        new: TableRow | None = None,
        timer: Timer | None = None,
        asking: Asking | None = None,
        pauses: dict[int, int] | None = None,
        unless_here: str = "",
        more: Change | None = None,
    ) -> Unit:
        """What is stored together or not at all."""
        change, state = None, self._state
        if asking is state.asking or asking == state.asking:
            asking = None  # as it is stored already
        if timer and not (timer.until or state.row.due):
            timer = None  # nothing is or was due, as at most tables
        if row:
            change = tables.change(state.row, row, new)
            if unless_here and self._is_shared:
                change = if_away(change, state.row.id, state.node, unless_here)
            change = both(change, more) if more else change
        if block and block.seat in state.aheads:  # whoever acts has not chosen any more
            change = also(change, forget_ahead(state.row.id, Seat(block.seat)))
        if pauses is not None and pauses is not state.pauses and pauses != state.pauses:
            change = also(change, set_pauses(state.row.id, pauses))
        notices = () if self._grace is None else self._notices(self._grace, row, asking)
        return Unit(state.row.id, block, change, timer, asking, notices)

    def _notices(
        self, grace: int, row: TableRow | None, asking: Asking | None
    ) -> tuple[Queued, ...]:
        """What people are told because of a change; it is stored with it."""
        due, after = self._now() + grace, row or self._state.row
        told = [*asked_now(self._state.asking, asking, due)] if asking else []
        return (*told, *changed_now(self._state.row, after, self._state.at, due))
