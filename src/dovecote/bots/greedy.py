"""The bot that takes what looks best at once, by its game's judgement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from dovecote.bots import columba, columbiz, piccioni
from dovecote.core.game import AnyGame, Seat

Judgement = Callable[[Any, Seat, Any, Sequence[Any], Random], Sequence[float]]

JUDGEMENTS: dict[str, Judgement] = {
    "columba": columba.rate,
    "columbiz": columbiz.rate,
    "piccioni": piccioni.rate,
}


class Greedy:
    """Rates every offer and takes the best; of equals any. Without a judgement, any offer."""

    def choose(
        self, game: AnyGame, seat: Seat, view: Any, offers: Sequence[Any], rng: Random
    ) -> Any:
        judgement = JUDGEMENTS.get(game.name)
        if judgement is None:
            return offers[int(rng.random() * len(offers))]
        ratings = judgement(game, seat, view, offers, rng)
        best = max(ratings)
        equals = [offer for offer, rating in zip(offers, ratings, strict=True) if rating == best]
        return equals[int(rng.random() * len(equals))]
