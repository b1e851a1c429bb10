"""The judge of Piccioni: what is under way is settled as it looks best, and then counted."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

from dovecote.analysis.fortune import beside_others
from dovecote.analysis.judge import Chances, Fortune, Trial, Worth, ended
from dovecote.analysis.model import scores, shared_out
from dovecote.bots.piccioni.evaluation import evaluate
from dovecote.bots.piccioni.features import turns_left
from dovecote.bots.piccioni.rollouts import best_offer, play_on
from dovecote.bots.search import Budget
from dovecote.core.game import Act, Choice, Fate, Luck, Over, Seat
from dovecote.games.piccioni.actions import Action
from dovecote.games.piccioni.rules import Piccioni
from dovecote.games.piccioni.state import Beginning, Ended, Laying, Removing, State
from dovecote.games.piccioni.view import View

_DEPTH = 2  # turns that an offer is played on
_BEFORE = (Beginning, Removing, Laying)  # nobody has anything yet
_SHARE = 0.05  # of a turn's simulations for each of two offers to be compared


class PiccioniJudge:
    """A lead counts for more the fewer turns are left."""

    names = ("lead", "sure_lead", "late_lead", "next", "late_next")

    def amounts(self, game: Piccioni, state: State) -> list[Sequence[float]]:
        flock, seats = len(state.flock), range(len(state.hands))
        found = list[Sequence[float]]()
        for seat in seats:
            lead = evaluate(game, state, Seat(seat))
            left = turns_left(state, flock, seat)
            late, mine = 1 / (1 + left), float(seat == state.seat)
            found.append((lead, lead / sqrt(1 + left), late * lead, mine, late * mine))
        return found

    def chances(self, game: Piccioni, state: State) -> Chances:
        if type(state.agenda[-1]) in _BEFORE:
            return shared_out(game, [0.0] * len(state.hands))
        state = _settled(game, state)
        if type(state.agenda[-1]) is Ended:
            over = game.pending(state)
            assert isinstance(over, Over)
            return ended(game, over)
        return shared_out(game, scores(game, self.amounts(game, state)))

    def fortune(
        self, game: Piccioni, state: State, luck: Luck, outcome: str, rng: Random
    ) -> Fortune:
        if type(state.agenda[-1]) in _BEFORE:
            return Fortune((0.0,) * len(state.hands))
        return beside_others(
            luck, outcome, lambda one: self.chances(game, game.apply(state, Fate(one)).state), rng
        )

    def trials(self, game: Piccioni, seat: Seat, view: View, budget: Budget, rng: Random) -> Trial:
        known: list[tuple[State, int]] = []
        depth = view.last_round or _DEPTH

        def try_out(offer: Action, number: int) -> Worth:
            while len(known) <= number:
                known.append((game.imagine(view, rng), rng.getrandbits(32)))
            world, luck = known[number]
            after = game.apply(world, Act(seat, offer)).state
            end = play_on(game, after, depth, Random(luck))
            return Worth(self.chances(game, end)[seat], evaluate(game, end, seat))

        return try_out

    def worlds(self, view: View, budget: Budget) -> int:
        return max(16, round(budget.simulations * _SHARE))


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
