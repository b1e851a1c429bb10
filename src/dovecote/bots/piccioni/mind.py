"""The mind of Piccioni."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from dovecote.bots.mind import Reason
from dovecote.bots.piccioni import ahead, judgement, measure, reasons
from dovecote.bots.search import Budget, Tried
from dovecote.core.game import Seat
from dovecote.games.piccioni.actions import Action
from dovecote.games.piccioni.rules import Piccioni
from dovecote.games.piccioni.view import View


class PiccioniMind:
    """A quick judgement of offers, a value of positions, and a look ahead made of both."""

    budgets: ClassVar[Mapping[str, Budget]] = {
        "racer": Budget(1000, 1.7, ahead=0),
        "champion": Budget(5000, 6.8, ahead=1),
    }
    attention = 0.3
    terms = measure.TERMS

    def rate(
        self, game: Piccioni, seat: Seat, view: View, offers: Sequence[Action], rng: Random
    ) -> Sequence[float]:
        return judgement.rate(game, seat, view, offers, rng)

    def think(
        self,
        game: Piccioni,
        seat: Seat,
        view: View,
        offers: Sequence[Action],
        budget: Budget,
        rng: Random,
    ) -> Sequence[Tried[Action]]:
        return ahead.think(game, seat, view, offers, budget, rng)

    def reasons(
        self, game: Piccioni, seat: Seat, view: View, offer: Action, rng: Random
    ) -> list[Reason]:
        return reasons.reasons(game, seat, view, offer, rng)


MIND = PiccioniMind()
