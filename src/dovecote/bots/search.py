"""Looking ahead from what a seat knows: a few moves tried in the same imagined worlds, and the
worse half given up again and again.

With few simulations this finds the best of some moves more surely than a tree: every move meets
the same luck, so that moves differ by what they do, and each round costs the same, so that the
last two are compared best (Karnin, Koren and Somekh: sequential halving). What a move is, how a
world is imagined and played on, and how its end is judged, the games know.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

import msgspec

M = TypeVar("M")  # a move, or a whole plan

_LEAST = 2  # moves that are tried, however small the budget


class Budget(msgspec.Struct, frozen=True):
    """When to stop: after so many simulations or seconds, whichever comes first."""

    simulations: int
    seconds: float = float("inf")
    turns: int = 2  # looked at beyond one's own, if there are simulations enough


class Tried(NamedTuple, Generic[M]):
    """What the search found out about a move."""

    action: M
    visits: int
    mean: float


class _Tally(Generic[M]):
    __slots__ = ("move", "prior", "total", "trust", "visits")

    def __init__(self, move: M, prior: float, trust: float) -> None:
        self.move, self.prior, self.trust = move, prior, trust
        self.visits = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        weight = self.visits + self.trust
        return (self.total + self.trust * self.prior) / weight if weight else self.prior


def halve(
    moves: Sequence[tuple[M, float]],
    value: Callable[[M, int], float],
    budget: Budget,
    *,
    trust: float = 0.0,
    each: int = 1,
) -> list[Tried[M]]:
    """The moves tried, the best first.

    Moves come with the chance that the evaluation gives them, from 0 to 1, the best first; that
    weighs as much as `trust` simulations. `value` tries one in the world of a number. If there
    are not `each` simulations for every move, fewer are tried.
    """
    end = time.perf_counter() + budget.seconds
    number = max(_LEAST, budget.simulations // each)
    alive = [_Tally(move, prior, trust) for move, prior in moves[:number]]
    rounds = max(1, (len(alive) - 1).bit_length())
    dropped: list[_Tally[M]] = []
    world = 0
    while len(alive) > 1:
        for _ in range(max(1, budget.simulations // (rounds * len(alive)))):
            for tally in alive:
                tally.total += value(tally.move, world)
                tally.visits += 1
            world += 1
            if time.perf_counter() > end:
                break
        alive.sort(key=lambda tally: -tally.mean)
        half = (len(alive) + 1) // 2
        dropped, alive = alive[half:] + dropped, alive[:half]
    return [Tried(tally.move, tally.visits, tally.mean) for tally in alive + dropped]
