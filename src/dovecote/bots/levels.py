"""The levels: how much of a game's mind a bot makes use of.

A game without a mind can be played all the same: every level then takes any offer.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from dovecote.bots.mind import AnyMind, Spot
from dovecote.bots.minds import mind_of
from dovecote.bots.search import Budget
from dovecote.core.game import AnyGame, Seat


class Uniform(msgspec.Struct, frozen=True):
    """Plays legally, and that is all."""

    def choose(
        self, game: AnyGame, seat: Seat, view: Any, offers: Sequence[Any], rng: Random
    ) -> Any:
        return offers[int(rng.random() * len(offers))]


ANY = Uniform()
_MOMENT = 2.0  # seconds


class Glancer(msgspec.Struct, frozen=True):
    """Takes the offer that looks best at once; of equals any.

    A beginner overlooks whole parts of the table, and everything that could be done there; what
    lies at the edge rather than the rest. Whoever is greedy counts only what they get at once.
    """

    level: str
    is_greedy: bool = False

    def choose(
        self, game: AnyGame, seat: Seat, view: Any, offers: Sequence[Any], rng: Random
    ) -> Any:
        mind = mind_of(game.name)
        if mind is None or len(offers) == 1:
            return ANY.choose(game, seat, view, offers, rng)
        offers = _in_sight(self.level, mind, game, seat, view, offers, rng)
        ratings = mind.rate(game, seat, view, offers, rng, self.is_greedy)
        best = max(ratings)
        equals = [offer for offer, rating in zip(offers, ratings, strict=True) if rating == best]
        return ANY.choose(game, seat, view, equals, rng)


def _in_sight(
    level: str,
    mind: AnyMind,
    game: AnyGame,
    seat: Seat,
    view: Any,
    offers: Sequence[Any],
    rng: Random,
) -> Sequence[Any]:
    """The offers that somebody of a level sees; whoever overlooks all looks again."""
    oversight = mind.oversight.get(level, 0.0)
    if not oversight:
        return offers
    return noticed(offers, mind.spots(game, seat, view, offers), oversight, rng) or offers


def noticed(
    offers: Sequence[Any], spots: Sequence[Spot | None], oversight: float, rng: Random
) -> list[Any]:
    """The offers that somebody sees who overlooks so much of what is remote."""
    seen: dict[Hashable, bool] = {}
    for spot in spots:
        if spot is not None and spot.place not in seen:
            seen[spot.place] = rng.random() >= (oversight if spot.is_remote else oversight / 2)
    found = zip(offers, spots, strict=True)
    return [offer for offer, spot in found if spot is None or seen[spot.place]]


class Searcher(msgspec.Struct, frozen=True):
    """Looks ahead, as far as the budget of its level goes; `share` makes it smaller or larger.

    What the lowest of these levels overlooks, it does not think through either.
    """

    level: str
    share: float = 1.0

    def choose(
        self, game: AnyGame, seat: Seat, view: Any, offers: Sequence[Any], rng: Random
    ) -> Any:
        mind = mind_of(game.name)
        if mind is None or len(offers) == 1:
            return ANY.choose(game, seat, view, offers, rng)
        offers = _in_sight(self.level, mind, game, seat, view, offers, rng)
        budget = scaled(mind.budgets[self.level], self.share)
        return mind.think(game, seat, view, offers, budget, rng)[0].action


def scaled(budget: Budget, share: float) -> Budget:
    """A part of a budget, or a multiple; some time is always left, or load would choose moves."""
    seconds = max(min(_MOMENT, budget.seconds), budget.seconds * share)
    simulations = max(1, round(budget.simulations * share))
    return replace(budget, simulations=simulations, seconds=seconds)
