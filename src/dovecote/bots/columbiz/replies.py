"""What a turn is worth when the next player has answered it as well as their dice allow."""

from __future__ import annotations

from dovecote.bots.columbiz.plans import Plans
from dovecote.bots.columbiz.throws import best_parts, promises
from dovecote.bots.columbiz.value import chance, chances_of, value_for
from dovecote.core.game import Act, Seat
from dovecote.games.columbiz.actions import END
from dovecote.games.columbiz.components import THROWS
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.state import Ended, Placing, State

PLANS = 250  # that are tried out for one reply


def after_reply(game: Columbiz, state: State, seat: Seat, until: float) -> float:
    """The chance of a seat to win at the end of its turn, once the next player has moved."""
    if isinstance(state.step, Placing):
        state = game.apply(state, Act(seat, END)).state
    own = chance(value_for(game, seat)(state))
    if isinstance(state.step, Ended):
        return own
    reply = _expected(game, state, until)
    if len(state.players) == 2:
        return 1 - reply  # what is good for one is bad for the other
    before = chance(value_for(game, state.seat)(state))
    return own * (1 - reply) / (1 - before)  # what the reply takes, it takes of all alike


def _expected(game: Columbiz, state: State, until: float) -> float:
    """The chance of whoever is about to throw, on average: all throws solved."""
    ends = Plans(game, value_for(game, state.seat), PLANS, until).evaluate_hands(state, (), 0)
    worths = chances_of(ends)
    for _ in range(THROWS - 1):
        worths = best_parts(promises(worths))
    return promises(worths)[0]
