"""The mind of Columba."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from dovecote.bots.columba import judgement
from dovecote.bots.columba.rating import ratings
from dovecote.bots.columba.reasons import reasons
from dovecote.bots.columba.thinking import think
from dovecote.bots.mind import Reason
from dovecote.bots.search import Budget, Tried
from dovecote.core.game import AnyGame, Seat
from dovecote.games.columba.actions import Action
from dovecote.games.columba.view import View

_BUDGETS = {"racer": Budget(120, 0.8, ahead=1), "champion": Budget(720, 5.0, ahead=2)}


class ColumbaMind:
    """Judgement, plans and looking ahead."""

    @property
    def budgets(self) -> Mapping[str, Budget]:
        return _BUDGETS

    @property
    def attention(self) -> float:
        return 0.4

    @property
    def terms(self) -> tuple[str, ...]:
        return judgement.TERMS

    def rate(
        self, game: AnyGame, seat: Seat, view: View, offers: Sequence[Action], rng: Random
    ) -> Sequence[float]:
        return ratings(game, game.imagine(view, rng), offers, rng)

    def think(
        self,
        game: AnyGame,
        seat: Seat,
        view: View,
        offers: Sequence[Action],
        budget: Budget,
        rng: Random,
    ) -> Sequence[Tried[Any]]:
        return think(game, game.imagine(view, rng), offers, budget, rng)

    def reasons(
        self, game: AnyGame, seat: Seat, view: View, offer: Action, rng: Random
    ) -> list[Reason]:
        return reasons(game, game.imagine(view, rng), offer, rng)


MIND = ColumbaMind()
