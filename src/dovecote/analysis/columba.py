"""The judge of Columba: turns are finished as they look best, and what lies there then counts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dovecote.analysis.fortune import beside_others
from dovecote.analysis.judge import ComparedMoves, Explanation, Fortune, TryMove, Worth, judged
from dovecote.analysis.model import Timing
from dovecote.bots.columba.evaluation import evaluate
from dovecote.bots.columba.plans import Care, after, after_card, plans
from dovecote.bots.columba.reasons import differences, outcome_of
from dovecote.bots.columba.rollouts import Rollouts
from dovecote.bots.columba.value import chances
from dovecote.bots.search import Budget
from dovecote.bots.sums import added_up
from dovecote.bots.values import Chances
from dovecote.core.game import Luck, Seat
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
_PILES = 3  # imagined orders of the pile in which a turn is finished, whatever card began it
# Of what the value says of a card, so much came true in the end in 175 matches of homers: what is
# seen at the end of a turn is mostly no more than how the value errs.
_TRUE = 0.5


class ColumbaJudge:
    """A turn is finished at a glance; then the value is asked."""

    stages = ("before", "card", "after")

    def moment(self, game: Columba, state: State) -> Timing | None:
        kind = type(state.step)
        if kind is Ended or kind in _BEFORE:
            return None
        stage = "before" if kind is Drawing else "card" if kind is Placing else "after"
        return Timing(stage, state.seat, (COMMON - state.drawn) / COMMON)

    def learned(self, game: Columba, state: State) -> Chances:
        if type(state.step) in _BUSY:
            state = plans(game, state, _CARE, Random(0))[0].state
        if type(state.step) is not Aiming:
            return chances(game, state)
        cards = list(dict.fromkeys(state.pile))  # the former objective is laid after one of them
        step = max(1, len(cards) // _OBJECTIVES)
        return _mean([chances(game, after_card(game, state, card)) for card in cards[::step]])

    def chances(self, game: Columba, state: State) -> Chances:
        return judged(self, game, state, len(state.players))

    def fortune(
        self, game: Columba, state: State, luck: Luck, outcome: str, rng: Random
    ) -> Fortune:
        if type(state.step) in _BEFORE:
            return Fortune((0.0,) * len(state.players))
        seeds = [rng.random() for _ in range(_PILES)]  # so that all cards meet the same piles

        def after_turn(card: str) -> Chances:
            """What a card is worth shows when the turn that it is for is over."""
            dealt = after_card(game, state, card)
            ends = (Rollouts(game, state, 0, Random(seed)).played_on(dealt, 0) for seed in seeds)
            return _mean([self.chances(game, end) for end in ends])

        found = beside_others(luck, outcome, after_turn, rng)
        return Fortune(tuple(_TRUE * one for one in found.changes), _TRUE * found.error)

    def trials(self, game: Columba, seat: Seat, view: View, budget: Budget, rng: Random) -> TryMove:
        state = game.imagine(view, rng)
        rollouts = Rollouts(game, state, budget.turns, rng)

        def try_out(action: Action, number: int) -> Worth:
            end = rollouts.played_on(after(game, state, (action,)), number)
            found = outcome_of(end, state)
            return Worth(self.chances(game, end)[seat], evaluate(end, seat), found)

        return try_out

    def worlds(self, view: View, budget: Budget) -> int:
        return max(8, budget.simulations // 8)

    def spared(self, game: Columba, better: Action, worse: Action) -> None:
        return None  # nothing is paid that could be used otherwise

    def closer(
        self, game: Columba, seat: Seat, view: View, pair: ComparedMoves, rng: Random
    ) -> Explanation:
        return Explanation(later=differences(pair.after_better, pair.after_worse))


def _mean(found: Sequence[Chances]) -> Chances:
    return tuple(added_up(column) / len(found) for column in zip(*found, strict=True))


JUDGE = ColumbaJudge()
