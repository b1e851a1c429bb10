"""What a turn is worth when the next player has answered it as well as his dice allow."""

from __future__ import annotations

from typing import Any

from dovecote.bots.columbiz.foresight import Foresight
from dovecote.bots.columbiz.judgement import all_weights, judge_for
from dovecote.bots.columbiz.throws import best_parts, promises
from dovecote.core.game import Act, Seat
from dovecote.games.columbiz.actions import END
from dovecote.games.columbiz.components import THROWS
from dovecote.games.columbiz.state import Ended, Placing, State

PLANS = 250  # that are tried out for one reply


def after_reply(game: Any, state: State, seat: Seat, until: float) -> float:
    """How a seat stands at the end of its turn, once the next player has moved."""
    if isinstance(state.step, Placing):
        state = game.apply(state, Act(seat, END)).state
    own = judge_for(game, seat, all_weights())
    if isinstance(state.step, Ended):
        return own(state)
    reply = _expected(game, state, until)
    if len(state.players) == 2:
        return -reply  # what is good for one is bad for the other
    before = judge_for(game, state.seat, all_weights())(state)
    return own(state) - (reply - before) / (len(state.players) - 1)


def _expected(game: Any, state: State, until: float) -> float:
    """How whoever is about to throw will stand after the turn, on average: all throws solved."""
    judge = judge_for(game, state.seat, all_weights())
    worths = Foresight(game, judge, PLANS, until).worths(state, (), 0)
    for _ in range(THROWS - 1):
        worths = best_parts(promises(worths))
    return promises(worths)[0]
