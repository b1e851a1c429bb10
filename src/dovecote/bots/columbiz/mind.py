"""The mind of Columbiz."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from dovecote.bots.columbiz.judgement import TERMS, judge_for, weights_at_once
from dovecote.bots.columbiz.rating import rate_by
from dovecote.bots.columbiz.reasons import reasons_for
from dovecote.bots.columbiz.thinking import think
from dovecote.bots.mind import Reason
from dovecote.bots.search import Budget, Tried
from dovecote.core.game import Seat
from dovecote.games.columbiz.actions import Action
from dovecote.games.columbiz.view import View


class ColumbizMind:
    """The throws are solved, the pawns judged; who looks ahead tries plans and replies."""

    budgets: Mapping[str, Budget] = {
        "racer": Budget(1_600, 2.0, ahead=0),
        "champion": Budget(9_600, 8.0, ahead=1),
    }
    attention = 0.1
    terms = TERMS

    def rate(
        self, game: Any, seat: Seat, view: View, offers: Sequence[Action], rng: Random
    ) -> Sequence[float]:
        judge = judge_for(game, seat, weights_at_once())
        return rate_by(game, game.imagine(view, rng), offers, judge)

    def think(
        self,
        game: Any,
        seat: Seat,
        view: View,
        offers: Sequence[Action],
        budget: Budget,
        rng: Random,
    ) -> Sequence[Tried[Action]]:
        return think(game, game.imagine(view, rng), offers, budget)

    def reasons(
        self, game: Any, seat: Seat, view: View, offer: Action, rng: Random
    ) -> list[Reason]:
        return reasons_for(game, game.imagine(view, rng), offer, rng)


MIND = ColumbizMind()
