"""The judge of Columba: turns are finished as they look best, and what lies there then counts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dovecote.analysis.fortune import beside_others
from dovecote.analysis.judge import Chances, Fortune, Trial, Worth, ended
from dovecote.analysis.model import scores, shared_out
from dovecote.bots.columba.evaluation import evaluate
from dovecote.bots.columba.plans import Care, after, after_card, plans
from dovecote.bots.columba.rollouts import Rollouts
from dovecote.bots.search import Budget
from dovecote.bots.sums import added_up
from dovecote.core.game import Luck, Over, Seat
from dovecote.games.columba.actions import Action
from dovecote.games.columba.cards import COMMON
from dovecote.games.columba.rules import Columba
from dovecote.games.columba.state import (
    Aiming,
    Beginning,
    Choosing,
    Dealing,
    Drawing,
    Ended,
    Opening,
    Optional,
    Placing,
    State,
)
from dovecote.games.columba.view import View

_CARE = Care(looks=2, finishes=1, sweeps=0)  # a glance: a draw is looked at in many ways
_BEFORE = (Beginning, Dealing, Opening)  # there is no land yet, and nobody is ahead
_BUSY = (Placing, Choosing, Optional)  # somebody is in the middle of a turn
_OBJECTIVES = 6  # new objectives that are looked at


class ColumbaJudge:
    """A lead counts for more the fewer cards are left."""

    names = ("lead", "early_lead", "late_lead", "next", "early_next")

    def amounts(self, game: Columba, state: State) -> list[Sequence[float]]:
        seats = range(len(state.players))
        early = (COMMON - state.drawn) / COMMON
        late = 1 / (1 + COMMON - state.drawn)
        following = _following(state)
        return [
            (lead, early * lead, late * lead, mine, early * mine)
            for seat in seats
            for lead in (evaluate(state, Seat(seat)),)
            for mine in (float(seat == following),)
        ]

    def chances(self, game: Columba, state: State) -> Chances:
        if type(state.step) is Ended:
            over = game.pending(state)
            assert isinstance(over, Over)
            return ended(game, over)
        if type(state.step) in _BEFORE:
            return shared_out(game, [0.0] * len(state.players))
        if type(state.step) in _BUSY:
            state = plans(game, state, _CARE, Random(0))[0].state
        if type(state.step) is Aiming:
            return self._aiming(game, state)
        return shared_out(game, scores(game, self.amounts(game, state)))

    def _aiming(self, game: Columba, state: State) -> Chances:
        """The mean over some cards that may come: the former objective is laid after it."""
        cards = list(dict.fromkeys(state.pile))
        step = max(1, len(cards) // _OBJECTIVES)
        found = [self._quiet(game, after_card(game, state, card)) for card in cards[::step]]
        count = len(found)
        return tuple(added_up(column) / count for column in zip(*found, strict=True))

    def _quiet(self, game: Columba, state: State) -> Chances:
        return shared_out(game, scores(game, self.amounts(game, state)))

    def fortune(
        self, game: Columba, state: State, luck: Luck, outcome: str, rng: Random
    ) -> Fortune:
        if type(state.step) in _BEFORE:
            return Fortune((0.0,) * len(state.players))
        return beside_others(
            luck, outcome, lambda card: self.chances(game, after_card(game, state, card)), rng
        )

    def trials(self, game: Columba, seat: Seat, view: View, budget: Budget, rng: Random) -> Trial:
        state = game.imagine(view, rng)
        rollouts = Rollouts(game, state, budget.turns, rng)

        def try_out(action: Action, number: int) -> Worth:
            end = rollouts.played_on(after(game, state, (action,)), number)
            return Worth(self.chances(game, end)[seat], evaluate(end, seat))

        return try_out

    def worlds(self, view: View, budget: Budget) -> int:
        return max(8, budget.simulations // 8)


def _following(state: State) -> int:
    """Whose turn is the next, when the one in hand is over."""
    if type(state.step) is Drawing:
        return state.seat
    return (state.seat + 1) % len(state.players)


JUDGE = ColumbaJudge()
