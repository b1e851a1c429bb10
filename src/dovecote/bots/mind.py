"""What bots know of one game; the levels are made of this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

import msgspec

from dovecote.bots.search import Budget, Tried
from dovecote.core.game import Seat


class Reason(msgspec.Struct, frozen=True):
    """What a move changes by one term of the judgement, in points for whoever makes it."""

    term: str
    points: float


class Mind(Protocol):
    """A judgement, a way to look ahead, and how much of both the levels have."""

    @property
    def budgets(self) -> Mapping[str, Budget]:
        """What a whole turn may cost, by level."""
        ...

    @property
    def attention(self) -> float:
        """The part of the offers that a beginner looks at."""
        ...

    @property
    def terms(self) -> tuple[str, ...]:
        """The terms of the judgement; each has a weight, and words in the catalogue."""
        ...

    def rate(
        self, game: Any, seat: Seat, view: Any, offers: Sequence[Any], rng: Random, /
    ) -> Sequence[float]:
        """How good each offer looks at once."""
        ...

    def think(
        self,
        game: Any,
        seat: Seat,
        view: Any,
        offers: Sequence[Any],
        budget: Budget,
        rng: Random,
        /,
    ) -> Sequence[Tried[Any]]:
        """What looking ahead found out about offers, the best first; `budget` is for the turn."""
        ...

    def reasons(self, game: Any, seat: Seat, view: Any, offer: Any, rng: Random, /) -> list[Reason]:
        """What the offer changes, the weightiest first."""
        ...
