"""What bots know of one game; the levels are made of this.

A *feature* is something of a position that has a name and a number; its *weight* says how many
points one of it is worth. A position's evaluation is the sum of these terms.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from random import Random
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from dovecote.bots.search import Budget, Tried
from dovecote.bots.sums import added_up
from dovecote.core.game import Seat

A = TypeVar("A")  # what a player may do
G_contra = TypeVar("G_contra", contravariant=True)  # the game
V_contra = TypeVar("V_contra", contravariant=True)  # what a seat may know

GainSide: TypeAlias = Literal["", "mine", "theirs"]

LEAST = 0.05  # points: less is no reason
_NEARLY = 0.8  # of a change is nearly all
_MOST = 0.5  # of what is gained comes from one thing


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a move changes by one term of the evaluation, in points for whoever makes it."""

    term: str  # the name of a feature
    points: float
    amount: float = 0.0  # how much more of it there is, for the seat beside the others
    side: GainSide = ""  # whose it is that changes, if nearly all of it is one side's
    of: str = ""  # what most of it comes from: "column 3", "card net"


class Weighed(Reason, frozen=True):
    """A reason with all that was found out about it."""

    own: float | None = None  # how much of the amount is the seat's; None if nobody has counted
    parts: Mapping[str, float] = {}  # the points by what they come from
    error: float = 0.0  # of the points: one standard error


def beside(one: Weighed | None, other: Weighed | None) -> Weighed:
    """What is between two changes by the same term."""
    known = one or other
    assert known
    mine, theirs = one or Weighed(known.term, 0.0), other or Weighed(known.term, 0.0)
    own = None if known.own is None else (mine.own or 0.0) - (theirs.own or 0.0)
    parts = {
        part: mine.parts.get(part, 0.0) - theirs.parts.get(part, 0.0)
        for part in (*mine.parts, *(part for part in theirs.parts if part not in mine.parts))
    }
    points, amount = mine.points - theirs.points, mine.amount - theirs.amount
    error = (mine.error**2 + theirs.error**2) ** 0.5
    return Weighed(known.term, points, amount, of=mine.of, own=own, parts=parts, error=error)


def rounded(reason: Reason) -> Reason:
    """A reason as it is told."""
    side, amount, of = reason.side, reason.amount, reason.of
    if isinstance(reason, Weighed):
        side, amount = _sided(reason)
        of = of or _source(reason.parts)
    return Reason(reason.term, round(reason.points, 2), round(amount, 2), side, of)


def _sided(change: Weighed) -> tuple[GainSide, float]:
    """Whose it is that changes, and how much of it."""
    if change.own is None or not change.amount:
        return "", change.amount
    share = change.own / change.amount
    if share >= _NEARLY:
        return "mine", change.own
    return ("theirs", change.amount - change.own) if share <= 1 - _NEARLY else ("", change.amount)


def _source(parts: Mapping[str, float]) -> str:
    """What most of the good comes from, if that is one thing."""
    gains = {part: points for part, points in parts.items() if points > 0}
    best = max(gains, key=lambda part: gains[part], default="")
    is_most = best and gains[best] >= max(LEAST, _MOST * added_up([*gains.values()]))
    return best if is_most else ""


R = TypeVar("R", bound=Reason)


def weightiest(reasons: Iterable[R]) -> list[R]:
    """The reasons worth a word, the weightiest first."""
    worth_a_word = [reason for reason in reasons if abs(reason.points) >= LEAST]
    return sorted(worth_a_word, key=lambda reason: -abs(reason.points))


def certain(reasons: Iterable[R]) -> list[R]:
    """Those that are more than noise."""
    return [one for one in reasons if not isinstance(one, Weighed) or abs(one.points) >= one.error]


def main_reason(reasons: Sequence[Reason]) -> Reason | None:
    """What a move is good for; None if it gives up as much, or nothing is worth a word."""
    if added_up([reason.points for reason in reasons]) <= 0:
        return None
    return next((reason for reason in reasons if reason.points >= LEAST), None)


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
        """How often a level overlooks what is remote; what is not, half as often."""
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
        """What looking ahead found out about offers, the best first; `budget` is for the turn.
        The `mean` of each is a chance to win, from 0 to 1."""
        ...

    def reasons(
        self, game: G_contra, seat: Seat, view: V_contra, offer: A, rng: Random, /
    ) -> list[Weighed]:
        """What the offer changes, the weightiest first."""
        ...


AnyMind: TypeAlias = Mind[Any, Any, Any]
