"""What is worth telling of a match that is over: a few figures, and the moments they come from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from dovecote.core.game import AnyGame, Over, Seat

G = TypeVar("G", bound=AnyGame)
S = TypeVar("S")  # its states
E = TypeVar("E")  # its events


class Figure(msgspec.Struct, frozen=True):
    """A number worth telling; `name` is its sentence's."""

    name: str
    seat: Seat
    count: int
    of: int = 0  # out of how many, where that says something
    at: int = 0  # the entry to look at, if there is one


class PlayedEntry(NamedTuple, Generic[G, S, E]):
    """An entry that was not taken back: whose turn it was, what happened, and how it stood then."""

    at: int
    turn: Seat | None
    events: Sequence[E]
    state: S
    stand: Over
    game: G  # with the cards of the match


AnyEntry: TypeAlias = PlayedEntry[Any, Any, Any]


def most(name: str, counts: Counter[Seat]) -> list[Figure]:
    """The seat that has more of something than any other, if there is one."""
    best = max(counts.values(), default=0)
    seats = [seat for seat, count in counts.items() if count == best]
    return [Figure(name, seats[0], best)] if best and len(seats) == 1 else []
