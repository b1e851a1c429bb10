"""The mind of Columbiz."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar

from dovecote.bots.columbiz.evaluation import AT_ONCE, GREEDY, evaluation_for
from dovecote.bots.columbiz.features import FEATURES
from dovecote.bots.columbiz.lookahead import think
from dovecote.bots.columbiz.rating import rate
from dovecote.bots.columbiz.reasons import reasons
from dovecote.bots.columbiz.spots import spots
from dovecote.bots.mind import Spot, Weighed
from dovecote.bots.search import Budget, Tried
from dovecote.core.game import Seat
from dovecote.games.columbiz.actions import Action
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.view import View


class ColumbizMind:
    """The throws are solved, their ends evaluated; who looks ahead tries plans and replies."""

    budgets: ClassVar[Mapping[str, Budget]] = {
        "carrier": Budget(160, 1.0, turns=0),
        "racer": Budget(1_600, 2.0, turns=0),
        "champion": Budget(9_600, 8.0, turns=1),
    }
    oversight: ClassVar[Mapping[str, float]] = {"fledgling": 0.75, "yearling": 0.55}
    features = FEATURES
    places = frozenset[str]()  # another square is another price, and other lines

    def spots(
        self, game: Columbiz, seat: Seat, view: View, offers: Sequence[Action]
    ) -> Sequence[Spot | None]:
        return spots(view, offers)

    def rate(
        self,
        game: Columbiz,
        seat: Seat,
        view: View,
        offers: Sequence[Action],
        rng: Random,
        is_greedy: bool = False,
    ) -> Sequence[float]:
        evaluate = evaluation_for(game, seat, GREEDY if is_greedy else AT_ONCE)
        return rate(game, game.imagine(view, rng), offers, evaluate)

    def think(
        self,
        game: Columbiz,
        seat: Seat,
        view: View,
        offers: Sequence[Action],
        budget: Budget,
        rng: Random,
    ) -> Sequence[Tried[Action]]:
        return think(game, game.imagine(view, rng), offers, budget)

    def reasons(
        self, game: Columbiz, seat: Seat, view: View, offer: Action, rng: Random
    ) -> list[Weighed]:
        return reasons(game, game.imagine(view, rng), offer, rng)


MIND = ColumbizMind()
