"""What is worth telling of a match that is over: a few figures, and the moments they come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from dovecote.core.game import Over, Seat


class Figure(msgspec.Struct, frozen=True):
    """A number worth telling; `name` is its sentence's."""

    name: str
    seat: Seat
    count: int
    of: int = 0  # out of how many, where that says something
    at: int = 0  # the entry to look at, if there is one


class PlayedEntry(NamedTuple):
    """An entry that was not taken back: whose turn it was, what happened, and how it stood then."""

    at: int
    turn: Seat | None
    events: Sequence[Any]
    state: Any
    stand: Over
    game: Any = None  # with the cards of the match, if it was replayed


def most(name: str, counts: Counter[Seat]) -> list[Figure]:
    """The seat that has more of something than any other, if there is one."""
    best = max(counts.values(), default=0)
    seats = [seat for seat, count in counts.items() if count == best]
    return [Figure(name, seats[0], best)] if best and len(seats) == 1 else []
