"""The judge of Piccioni: what is under way is settled as it looks best, and then counted."""

from __future__ import annotations

from random import Random

from dovecote.analysis.fortune import beside_others
from dovecote.analysis.judge import (
    ComparedMoves,
    Explanation,
    Fortune,
    TryMove,
    Worth,
    ended,
    judged,
)
from dovecote.analysis.model import Timing
from dovecote.bots.mind import Weighed
from dovecote.bots.piccioni.evaluation import evaluate
from dovecote.bots.piccioni.features import turns_left
from dovecote.bots.piccioni.reasons import differences, outcome_of, spared
from dovecote.bots.piccioni.rollouts import best_offer, play_on
from dovecote.bots.search import Budget
from dovecote.bots.values import Chances, chances_at
from dovecote.core.game import Act, Choice, Fate, Luck, Over, Seat
from dovecote.games.piccioni.actions import Action
from dovecote.games.piccioni.components import MOVES
from dovecote.games.piccioni.rules import Piccioni
from dovecote.games.piccioni.state import Beginning, Ended, Laying, Moving, Removing, State
from dovecote.games.piccioni.view import View

_DEPTH = 2  # turns that an offer is played on
_BEFORE = (Beginning, Removing, Laying)  # nobody has anything yet
_SHARE = 0.05  # of a turn's simulations for each of two offers to be compared


class PiccioniJudge:
    """What has been begun is settled as it looks best; then the value is asked."""

    stages = ("first", "second", "own", "window")

    def moment(self, game: Piccioni, state: State) -> Timing | None:
        kind, pending = type(state.agenda[-1]), game.pending(state)
        if kind is Ended or kind in _BEFORE:
            return None
        mover = pending.seats[0] if type(pending) is Choice else state.seat
        stage = "own" if mover == state.seat else "window"
        if kind is Moving:
            stage = "first" if state.moves == MOVES else "second"
        left = turns_left(state, len(state.flock), state.seat)
        return Timing(stage, mover, left / (1 + left))

    def learned(self, game: Piccioni, state: State) -> Chances:
        state = _settled(game, state)
        over = game.pending(state)
        return ended(game, over) if isinstance(over, Over) else chances_at(game, state)

    def chances(self, game: Piccioni, state: State) -> Chances:
        return judged(self, game, state, len(state.hands))

    def fortune(
        self, game: Piccioni, state: State, luck: Luck, outcome: str, rng: Random
    ) -> Fortune:
        if type(state.agenda[-1]) in _BEFORE:
            return Fortune((0.0,) * len(state.hands))
        return beside_others(
            luck, outcome, lambda one: self.chances(game, game.apply(state, Fate(one)).state), rng
        )

    def trials(
        self, game: Piccioni, seat: Seat, view: View, budget: Budget, rng: Random
    ) -> TryMove:
        known: list[tuple[State, int]] = []
        depth = view.last_round or _DEPTH

        def try_out(offer: Action, number: int) -> Worth:
            while len(known) <= number:
                known.append((game.imagine(view, rng), rng.getrandbits(32)))
            world, luck = known[number]
            after = game.apply(world, Act(seat, offer)).state
            end = play_on(game, after, depth, Random(luck))
            found = outcome_of(game, end, len(end.flock), seat)
            return Worth(self.chances(game, end)[seat], evaluate(game, end, seat), found)

        return try_out

    def worlds(self, view: View, budget: Budget) -> int:
        return max(16, round(budget.simulations * _SHARE))

    def closer(
        self, game: Piccioni, seat: Seat, view: View, pair: ComparedMoves, rng: Random
    ) -> Explanation:
        return Explanation(later=differences(pair.after_better, pair.after_worse))

    def spared(self, game: Piccioni, better: Action, worse: Action) -> Weighed | None:
        return spared(game, better, worse)


def _settled(game: Piccioni, state: State) -> State:
    """The state once what has been begun is finished, or luck is asked."""
    current = state.seat
    while type(pending := game.pending(state)) is Choice:
        if state.seat != current or len(state.agenda) == 1:
            break
        mover = pending.seats[0]
        state = game.apply(state, Act(mover, best_offer(game, state, mover))).state
    return state


JUDGE = PiccioniJudge()
