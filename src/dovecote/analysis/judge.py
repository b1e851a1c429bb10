"""Who stands how: the chances of every seat in a position of one game.

A *judge* is to a finished match what a mind is to one that is played. What chances depend on it
measures by the evaluation of the bots; by how much, `workshop/calibration.py` has fitted to how
matches ended (`data/GAME.toml`), so that of what is said to be won with 70 % about 70 % were.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias

from dovecote.bots.search import Budget
from dovecote.core.game import AnyGame, Luck, Over, Seat
from dovecote.play.giving_up import sides_of

Chances: TypeAlias = tuple[float, ...]  # of every seat; partners win together

KNOWN = ("columba", "columbiz", "piccioni")


class Worth(NamedTuple):
    """What an action came to in one imagined world: a chance to win, and points ahead."""

    chance: float
    points: float


class Fortune(NamedTuple):
    """What luck did to each seat's chances, and how far off that may be (one standard error)."""

    changes: Chances
    error: float = 0.0


Trial: TypeAlias = Callable[[Any, int], Worth]  # an action, tried in the world of a number


class Judge(Protocol):
    """What an analysis must know of a game."""

    @property
    def names(self) -> tuple[str, ...]:
        """What chances depend on."""
        ...

    def amounts(self, game: Any, state: Any, /) -> Sequence[Sequence[float]]:
        """How much of it every seat has, when nobody is in the middle of something."""
        ...

    def chances(self, game: Any, state: Any, /) -> Chances:
        """The chances of every seat, wherever the match stands."""
        ...

    def fortune(self, game: Any, state: Any, luck: Luck, outcome: Any, rng: Random, /) -> Fortune:
        """How much better or worse an outcome was than what could be expected."""
        ...

    def trials(self, game: Any, seat: Seat, view: Any, budget: Budget, rng: Random, /) -> Trial:
        """A way to try actions of a seat, each in the same imagined worlds."""
        ...

    def worlds(self, view: Any, budget: Budget, /) -> int:
        """In how many worlds a budget lets two actions be compared."""
        ...


@cache
def judge_of(game: str) -> Judge | None:
    """What an analysis knows of a game, if it knows anything."""
    if game not in KNOWN:
        return None
    judge: Judge = import_module(f"dovecote.analysis.{game}").JUDGE
    return judge


def ended(game: AnyGame, over: Over) -> Chances:
    """Whoever is first has won; several sides share it."""
    sides = sides_of(game, len(over.ranks))
    first = sum(over.ranks[side[0]] == 1 for side in sides)
    return tuple((rank == 1) / first for rank in over.ranks)
