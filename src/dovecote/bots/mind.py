"""What bots know of one game; the levels are made of this.

A *feature* is something of a position that has a name and a number; its *weight* says how many
points one of it is worth. A position's evaluation is the sum of these terms.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from dovecote.bots.search import Budget, Tried
from dovecote.bots.sums import added_up
from dovecote.core.game import Seat

A = TypeVar("A")  # what a player may do
G_contra = TypeVar("G_contra", contravariant=True)  # the game
V_contra = TypeVar("V_contra", contravariant=True)  # what a seat may know

_LEAST = 0.05  # points: less is no reason


class Reason(msgspec.Struct, frozen=True):
    """What a move changes by one term of the evaluation, in points for whoever makes it."""

    term: str  # the name of a feature
    points: float
    amount: float = 0.0  # how much more of it there is, for the seat beside the others


def rounded(reason: Reason) -> Reason:
    """A reason as it is told."""
    return Reason(reason.term, round(reason.points, 2), round(reason.amount, 2))


def weightiest(reasons: Iterable[Reason]) -> list[Reason]:
    """The reasons worth a word, the weightiest first."""
    worth_a_word = [reason for reason in reasons if abs(reason.points) >= _LEAST]
    return sorted(worth_a_word, key=lambda reason: -abs(reason.points))


def main_reason(reasons: Sequence[Reason]) -> Reason | None:
    """What a move is good for; None if it gives up as much, or nothing is worth a word."""
    if added_up([reason.points for reason in reasons]) <= 0:
        return None
    return next((reason for reason in reasons if reason.points >= _LEAST), None)


class Spot(NamedTuple):
    """Where one must look to see an offer."""

    place: Hashable  # whoever overlooks it overlooks all that can be done there
    is_remote: bool  # not where one looks first


class Mind(Protocol[G_contra, V_contra, A]):
    """A rating of offers, a way to look ahead, and how much of both the levels have."""

    @property
    def budgets(self) -> Mapping[str, Budget]:
        """What a whole turn may cost, by level."""
        ...

    @property
    def oversight(self) -> Mapping[str, float]:
        """How often beginners overlook what is remote, by level; what is not, half as often."""
        ...

    @property
    def features(self) -> tuple[str, ...]:
        """The features of a position; each has a weight, and words in the catalogue."""
        ...

    @property
    def places(self) -> frozenset[str]:
        """Fields of events that only say where: moves that differ in nothing else do the same."""
        ...

    def spots(
        self, game: G_contra, seat: Seat, view: V_contra, offers: Sequence[A], /
    ) -> Sequence[Spot | None]:
        """Where each offer is to be seen; None if nobody overlooks it."""
        ...

    def rate(
        self,
        game: G_contra,
        seat: Seat,
        view: V_contra,
        offers: Sequence[A],
        rng: Random,
        is_greedy: bool = False,
        /,
    ) -> Sequence[float]:
        """How good each offer looks at once; to the greedy, only what it brings them."""
        ...

    def think(
        self,
        game: G_contra,
        seat: Seat,
        view: V_contra,
        offers: Sequence[A],
        budget: Budget,
        rng: Random,
        /,
    ) -> Sequence[Tried[A]]:
        """What looking ahead found out about offers, the best first; `budget` is for the turn."""
        ...

    def reasons(
        self, game: G_contra, seat: Seat, view: V_contra, offer: A, rng: Random, /
    ) -> list[Reason]:
        """What the offer changes, the weightiest first."""
        ...


AnyMind: TypeAlias = Mind[Any, Any, Any]
