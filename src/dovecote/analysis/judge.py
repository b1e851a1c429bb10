"""Who stands how: the chances of every seat in a position of one game.

A *judge* is to a finished match what a mind is to one that is played. It asks the value that the
bots have learned; how sure that is, `workshop/calibration.py` has fitted to how matches of mixed
levels ended (`data/GAME.toml`), so that of what is said to be won with 70 % about 70 % were.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

from dovecote.analysis.model import Timing, even, tempered
from dovecote.bots.mind import G_contra, Reason, Weighed
from dovecote.bots.search import Budget
from dovecote.bots.sums import added_up
from dovecote.bots.values import Chances
from dovecote.core.game import AnyGame, Luck, Over, Seat
from dovecote.play.giving_up import sides_of
from dovecote.play.outlook import imagined

G = TypeVar("G", bound=AnyGame)

KNOWN = ("columba", "columbiz", "piccioni")


class Worth(NamedTuple):
    """What an action came to in one imagined world: a chance to win, and points ahead."""

    chance: float
    points: float
    features: Sequence[float] = ()  # of the position it came to, where that is one


class ComparedMoves(NamedTuple):
    """A move and a worse one: what they came to on the average, in the same worlds."""

    better: Any
    worse: Any
    points: float  # between them
    after_better: Sequence[float]  # features
    after_worse: Sequence[float]


class Explanation(NamedTuple):
    """Why a move is better: what shows in its own turn, or only in those that follow."""

    reasons: Sequence[Reason] = ()
    later: Sequence[Reason] = ()


class Fortune(NamedTuple):
    """What luck did to each seat's chances, and how far off that may be (one standard error)."""

    changes: Chances
    error: float = 0.0


TryMove: TypeAlias = Callable[[Any, int], Worth]  # an action, tried in the world of a number


class Judge(Protocol[G_contra]):
    """What an analysis must know of a game."""

    @property
    def stages(self) -> tuple[str, ...]:
        """How far a turn can be."""
        ...

    def moment(self, game: G_contra, state: Any, /) -> Timing | None:
        """When a position is judged; None if there is nothing to judge, before and after."""
        ...

    def learned(self, game: G_contra, state: Any, /) -> Chances:
        """The chances of every seat by the learned value, where there is something to judge."""
        ...

    def chances(self, game: G_contra, state: Any, /) -> Chances:
        """The chances of every seat, wherever the match stands."""
        ...

    def fortune(
        self, game: G_contra, state: Any, luck: Luck, outcome: Any, rng: Random, /
    ) -> Fortune:
        """How much better or worse an outcome was than what could be expected."""
        ...

    def trials(
        self, game: G_contra, seat: Seat, view: Any, budget: Budget, rng: Random, /
    ) -> TryMove:
        """A way to try actions of a seat, each in the same imagined worlds."""
        ...

    def worlds(self, view: Any, budget: Budget, /) -> int:
        """In how many worlds a budget lets two actions be compared."""
        ...

    def spared(self, game: G_contra, better: Any, worse: Any, /) -> Weighed | None:
        """What the better of two moves keeps that differ in what they cost only."""
        ...

    def closer(
        self, game: G_contra, seat: Seat, view: Any, pair: ComparedMoves, rng: Random, /
    ) -> Explanation:
        """Why a move is better that does not look so at once."""
        ...


AnyJudge: TypeAlias = Judge[Any]


@cache
def judge_of(game: str) -> AnyJudge | None:
    """What an analysis knows of a game, if it knows anything."""
    if game not in KNOWN:
        return None
    judge: AnyJudge = import_module(f"dovecote.analysis.{game}").JUDGE
    return judge


def ended(game: AnyGame, over: Over) -> Chances:
    """Whoever is first has won; several sides share it."""
    sides = sides_of(game, len(over.ranks))
    first = sum(over.ranks[side[0]] == 1 for side in sides)
    return tuple((rank == 1) / first for rank in over.ranks)


def judged(judge: Judge[G], game: G, state: Any, seats: int) -> Chances:
    """The chances of every seat, wherever the match stands."""
    moment = judge.moment(game, state)
    if moment is not None:
        return tempered(game, judge.learned(game, state), moment)
    over = game.pending(state)
    return ended(game, over) if isinstance(over, Over) else even(game, seats)


def chances_known(game: AnyGame, judge: AnyJudge, view: Any) -> Chances:
    """The chances of every seat by what a view shows: the mean over worlds that look like it."""
    found = [judge.chances(game, world) for world in imagined(game, view)]
    return tuple(added_up(column) / len(found) for column in zip(*found, strict=True))
