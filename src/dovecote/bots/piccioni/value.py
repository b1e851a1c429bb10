"""How a seat stands, from 0 to 1: its chance to win, by the weights of the terms."""

from __future__ import annotations

from math import exp, sqrt

from dovecote.bots.piccioni.measure import TERMS, measure, turns
from dovecote.bots.weights import read
from dovecote.core.game import Over, Seat
from dovecote.games.piccioni.rules import Piccioni
from dovecote.games.piccioni.state import Ended, State

_READ = read("piccioni")
WEIGHTS = [_READ[term] for term in TERMS]
_SPREAD, _TURN = _READ["spread"], _READ["turn_spread"]  # variance of the margin: now, and a turn
_LOGIT = 1.702  # makes the logistic curve most like the normal one


def value(game: Piccioni, state: State, seat: Seat) -> float:
    """The chance to win."""
    if type(state.agenda[-1]) is Ended:
        over = game.pending(state)
        assert isinstance(over, Over)
        return (over.ranks[seat] == 1) / over.ranks.count(1)
    flock = len(state.flock)
    amounts = measure(game.cards, state, flock, seat)
    margin = sum([w * a for w, a in zip(WEIGHTS, amounts, strict=True)])
    spread = sqrt(_SPREAD + _TURN * turns(state, flock, seat))
    return 1.0 / (1.0 + exp(-_LOGIT * margin / spread))
