"""The levels: how much of a game's mind a bot makes use of.

A game without a mind can be played all the same: every level then takes any offer.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

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


class Homer(msgspec.Struct, frozen=True):
    """Takes the offer that looks best at once; of equals any."""

    def choose(
        self, game: AnyGame, seat: Seat, view: Any, offers: Sequence[Any], rng: Random
    ) -> Any:
        mind = mind_of(game.name)
        if mind is None or len(offers) == 1:
            return ANY.choose(game, seat, view, offers, rng)
        ratings = mind.rate(game, seat, view, offers, rng)
        best = max(ratings)
        equals = [offer for offer, rating in zip(offers, ratings, strict=True) if rating == best]
        return ANY.choose(game, seat, view, equals, rng)


HOMER = Homer()


class Fledgling(msgspec.Struct, frozen=True):
    """Overlooks most offers, and takes what looks best among the few it has seen."""

    def choose(
        self, game: AnyGame, seat: Seat, view: Any, offers: Sequence[Any], rng: Random
    ) -> Any:
        mind = mind_of(game.name)
        attention = mind.attention if mind else 1.0
        seen = [offer for offer in offers if rng.random() < attention]
        return HOMER.choose(
            game, seat, view, seen or [ANY.choose(game, seat, view, offers, rng)], rng
        )


class Searcher(msgspec.Struct, frozen=True):
    """Looks ahead, as far as the budget of its level goes; `share` makes it smaller or larger."""

    level: str
    share: float = 1.0

    def choose(
        self, game: AnyGame, seat: Seat, view: Any, offers: Sequence[Any], rng: Random
    ) -> Any:
        mind = mind_of(game.name)
        if mind is None or len(offers) == 1:
            return ANY.choose(game, seat, view, offers, rng)
        budget = scaled(mind.budgets[self.level], self.share)
        return mind.think(game, seat, view, offers, budget, rng)[0].action


def scaled(budget: Budget, share: float) -> Budget:
    """A part of a budget, or a multiple; some time is always left, or load would choose moves."""
    seconds = max(min(_MOMENT, budget.seconds), budget.seconds * share)
    simulations = max(1, round(budget.simulations * share))
    return replace(budget, simulations=simulations, seconds=seconds)
