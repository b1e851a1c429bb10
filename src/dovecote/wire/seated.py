"""A table that somebody only tries things at, as one seat knows it: in lessons and puzzles."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from dovecote.core.game import Over, Seat
from dovecote.play.replay import AnyTable
from dovecote.tables.matches import waiting_for
from dovecote.wire.positions import offers


class SeatPosition(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as the seat knows it, with the names that a position on the wire has."""

    seat: int
    at: int
    since: int
    view: Any
    waiting: tuple[int, ...]
    events: Any
    offers: Any | UnsetType = UNSET
    over: Over | None = None


def position_of(table: AnyTable, seat: Seat, since: int) -> SeatPosition:
    """What the seat knows, what it may do, and what it has witnessed after entry `since`."""
    pending, waiting = table.pending, waiting_for(table)
    return SeatPosition(
        seat=seat,
        at=table.at,
        since=since,
        view=table.view(seat),
        waiting=waiting,
        events=table.events(seat, since),
        offers=offers(table.legal(seat)) if seat in waiting else UNSET,
        over=pending if isinstance(pending, Over) else None,
    )
