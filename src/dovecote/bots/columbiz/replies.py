"""What a turn is worth when the next player has answered it as well as their dice allow."""

from __future__ import annotations

from dovecote.bots.columbiz.evaluation import evaluation_for
from dovecote.bots.columbiz.plans import Plans
from dovecote.bots.columbiz.throws import best_parts, promises
from dovecote.core.game import Act, Seat
from dovecote.games.columbiz.actions import END
from dovecote.games.columbiz.components import THROWS
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.state import Ended, Placing, State

PLANS = 250  # that are tried out for one reply


def after_reply(game: Columbiz, state: State, seat: Seat, until: float) -> float:
    """How a seat stands at the end of its turn, once the next player has moved."""
    if isinstance(state.step, Placing):
        state = game.apply(state, Act(seat, END)).state
    own = evaluation_for(game, seat)
    if isinstance(state.step, Ended):
        return own(state)
    reply = _expected(game, state, until)
    if len(state.players) == 2:
        return -reply  # what is good for one is bad for the other
    before = evaluation_for(game, state.seat)(state)
    return own(state) - (reply - before) / (len(state.players) - 1)


def _expected(game: Columbiz, state: State, until: float) -> float:
    """How whoever is about to throw will stand after the turn, on average: all throws solved."""
    evaluate = evaluation_for(game, state.seat)
    worths = Plans(game, evaluate, PLANS, until).evaluate_hands(state, (), 0)
    for _ in range(THROWS - 1):
        worths = best_parts(promises(worths))
    return promises(worths)[0]
