"""How time is charged: pure arithmetic in milliseconds, the room brings the moments."""

from __future__ import annotations

from collections.abc import Collection

from dovecote.core.game import Seat
from dovecote.tables.agreement import Clock

Banks = tuple[int, ...]


def filled(clock: Clock, seats: int) -> Banks:
    """What every seat has at the start; nothing to count unless there is a bank."""
    return (clock.seconds * 1000,) * seats if clock.kind == "bank" else ()


def charged(
    clock: Clock, banks: Banks, owed: Collection[Seat], owe: Collection[Seat], spent: int
) -> Banks:
    """The banks after a decision. Only who was asked alone pays: a window has its own time.

    The increment comes when the seat has finished, not after each step of a long turn.
    """
    if not banks or len(owed) != 1:
        return banks
    (seat,) = owed
    left = max(0, banks[seat] - spent)
    if seat not in owe:
        left += clock.increment * 1000
    return (*banks[:seat], left, *banks[seat + 1 :])


def time_left(clock: Clock, banks: Banks, owed: Collection[Seat], spent: int) -> int | None:
    """How long those who are asked still have; None: for ever."""
    if clock.kind == "none" or not owed:
        return None
    if len(owed) > 1:
        return max(0, clock.window * 1000 - spent)
    (seat,) = owed
    return max(0, (banks[seat] if banks else clock.seconds * 1000) - spent)
