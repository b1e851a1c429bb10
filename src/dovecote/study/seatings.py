"""Who sits where, so that chance favours nobody: every deal is played in all of these ways."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from typing import TypeAlias

Seating: TypeAlias = tuple[str, ...]  # a bot for each seat

_MOST = 12  # seatings of one deal; beyond that, only those that turn the table round


def groups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """The bots that meet: all of them if there are seats enough, else every choice of them.

    >>> groups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    return list(combinations(bots, min(seats, len(bots))))


def seatings(bots: Sequence[str], seats: int) -> list[Seating]:
    """Every way to sit; each bot sits on each seat equally often.

    >>> seatings(["a", "b"], 2)
    [('a', 'b'), ('b', 'a')]
    >>> len(seatings(["a", "b"], 3))
    6
    """
    found = {seating: None for full in _filled(bots, seats) for seating in permutations(full)}
    if len(found) > _MOST:
        found = {turned: None for full in _filled(bots, seats) for turned in _turned(full)}
    return list(found)


def _filled(bots: Sequence[str], seats: int) -> Iterator[Seating]:
    """The bots dealt out over the seats; what is left over goes to each in turn."""
    whole, rest = divmod(seats, len(bots))
    for more in combinations(bots, rest):
        yield (*bots,) * whole + more


def _turned(seating: Seating) -> Iterator[Seating]:
    for first in range(len(seating)):
        yield seating[first:] + seating[:first]
