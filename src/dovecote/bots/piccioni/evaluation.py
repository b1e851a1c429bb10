"""What a position of Piccioni is worth to a seat: its features, by weights that were fitted."""

from __future__ import annotations

from math import exp, sqrt

from dovecote.bots.piccioni.features import FEATURES, Features, features_of, turns_left
from dovecote.bots.weights import read, weigh
from dovecote.core.game import Over, Seat
from dovecote.games.piccioni.rules import Piccioni
from dovecote.games.piccioni.state import Ended, State

_READ = read("piccioni")
WEIGHTS = Features(**{name: _READ[name] for name in FEATURES})
_SPREAD, _TURN = _READ["spread"], _READ["turn_spread"]  # variance of the margin: now, and a turn
_LOGIT = 1.702  # makes the logistic curve most like the normal one


def evaluate(game: Piccioni, state: State, seat: Seat) -> float:
    """How many points a seat is expected to be ahead at the end."""
    return weigh(WEIGHTS, features_of(game.cards, state, len(state.flock), seat))


def chance(game: Piccioni, state: State, seat: Seat) -> float:
    """The chance to win."""
    if type(state.agenda[-1]) is Ended:
        over = game.pending(state)
        assert isinstance(over, Over)
        return (over.ranks[seat] == 1) / over.ranks.count(1)
    spread = sqrt(_SPREAD + _TURN * turns_left(state, len(state.flock), seat))
    return 1.0 / (1.0 + exp(-_LOGIT * evaluate(game, state, seat) / spread))
