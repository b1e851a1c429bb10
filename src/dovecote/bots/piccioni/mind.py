"""The mind of Piccioni."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from dovecote.bots.mind import Spot, Weighed
from dovecote.bots.piccioni.features import FEATURES
from dovecote.bots.piccioni.lookahead import think
from dovecote.bots.piccioni.preferences import GREEDY, RACER
from dovecote.bots.piccioni.rating import rate
from dovecote.bots.piccioni.reasons import reasons
from dovecote.bots.piccioni.spots import spots
from dovecote.bots.search import Budget, Tried
from dovecote.core.game import Seat
from dovecote.games.piccioni.actions import Action
from dovecote.games.piccioni.rules import Piccioni
from dovecote.games.piccioni.view import View


class PiccioniMind:
    """Offers are rated by what they change; who looks ahead plays the best on."""

    budgets: ClassVar[Mapping[str, Budget]] = {
        "carrier": Budget(20, 0.8, turns=0),
        "racer": Budget(1000, 1.7, turns=0),
        "champion": Budget(5000, 6.8, turns=1),
    }
    oversight: ClassVar[Mapping[str, float]] = {
        "fledgling": 0.2,
        "yearling": 0.7,
        "carrier": 0.1,
    }
    features = FEATURES
    places = frozenset[str]()  # another Zone is somebody else's

    def spots(
        self, game: Piccioni, seat: Seat, view: View, offers: Sequence[Action]
    ) -> Sequence[Spot | None]:
        return spots(game.cards, seat, offers)

    def rate(
        self,
        game: Piccioni,
        seat: Seat,
        view: View,
        offers: Sequence[Action],
        rng: Random,
        is_greedy: bool = False,
    ) -> Sequence[float]:
        return rate(game, seat, view, offers, GREEDY if is_greedy else RACER)

    def think(
        self,
        game: Piccioni,
        seat: Seat,
        view: View,
        offers: Sequence[Action],
        budget: Budget,
        rng: Random,
    ) -> Sequence[Tried[Action]]:
        return think(game, seat, view, offers, budget, rng)

    def reasons(
        self, game: Piccioni, seat: Seat, view: View, offer: Action, rng: Random
    ) -> list[Weighed]:
        return reasons(game, seat, view, offer, rng)


MIND = PiccioniMind()
