"""The mind of Columba."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from dovecote.bots.columba.evaluation import AT_ONCE, GREEDY
from dovecote.bots.columba.features import FEATURES
from dovecote.bots.columba.lookahead import think
from dovecote.bots.columba.rating import rate
from dovecote.bots.columba.reasons import reasons
from dovecote.bots.columba.spots import spots
from dovecote.bots.mind import Spot, Weighed
from dovecote.bots.search import Budget, Tried
from dovecote.core.game import Seat
from dovecote.games.columba.actions import Action
from dovecote.games.columba.rules import Columba
from dovecote.games.columba.view import View


class ColumbaMind:
    """Whole turns are planned, evaluated, and played on by who looks ahead."""

    budgets: ClassVar[Mapping[str, Budget]] = {
        "carrier": Budget(1, 0.4, turns=0),
        "racer": Budget(120, 0.8, turns=1),
        "champion": Budget(620, 5.0, turns=2),
    }
    oversight: ClassVar[Mapping[str, float]] = {
        "fledgling": 0.1,
        "yearling": 0.35,
        "carrier": 0.15,
    }
    features = FEATURES
    places = frozenset({"field", "fields", "turn", "home"})

    def spots(
        self, game: Columba, seat: Seat, view: View, offers: Sequence[Action]
    ) -> Sequence[Spot | None]:
        return spots(view, offers)

    def rate(
        self,
        game: Columba,
        seat: Seat,
        view: View,
        offers: Sequence[Action],
        rng: Random,
        is_greedy: bool = False,
    ) -> Sequence[float]:
        return rate(game, game.imagine(view, rng), offers, rng, GREEDY if is_greedy else AT_ONCE)

    def think(
        self,
        game: Columba,
        seat: Seat,
        view: View,
        offers: Sequence[Action],
        budget: Budget,
        rng: Random,
    ) -> Sequence[Tried[Action]]:
        return think(game, game.imagine(view, rng), offers, budget, rng)

    def reasons(
        self, game: Columba, seat: Seat, view: View, offer: Action, rng: Random
    ) -> list[Weighed]:
        return reasons(game, game.imagine(view, rng), offer, rng)


MIND = ColumbaMind()
