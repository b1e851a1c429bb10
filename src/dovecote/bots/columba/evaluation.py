"""What a position of Columba is worth to a seat: its features, by weights that were fitted."""

from __future__ import annotations

from math import exp

from dovecote.bots.columba.features import (
    FEATURES,
    Features,
    features_of,
    has_turn_to_come,
)
from dovecote.bots.weights import read, weigh
from dovecote.core.game import Seat
from dovecote.games.columba.scoring import result
from dovecote.games.columba.sides import are_allies
from dovecote.games.columba.state import State

_READ = read("columba")
_AT_HAND = (
    *("points", "captured", "tiles", "small", "large"),
    *("objective", "unfinished", "reach"),
)
WEIGHTS = Features(**{name: _READ[name] for name in FEATURES})
# What lies there; whoever looks no further does not think of what falcons may make of it.
AT_ONCE = WEIGHTS._replace(hunt=0.0, fragile=0.0)
# What one has, and can have at once: no thought for what others do, or for what may come of it.
GREEDY = Features(**{name: _READ[name] if name in _AT_HAND else 0.0 for name in FEATURES})
_LEAD = read("columba", "odds")["lead"]  # a point ahead, in the logarithm of the odds


def evaluate(state: State, seat: Seat, weights: Features = WEIGHTS) -> float:
    """How many points a seat is ahead when the turn ends here."""
    if not state.pile.things and not has_turn_to_come(state):
        return final(state, seat)
    return weigh(weights, features_of(state, seat))


def final(state: State, seat: Seat) -> float:
    """The margin at the end; what breaks a tie counts half a point."""
    over, seats = result(state), len(state.players)
    others = [s for s in range(seats) if not are_allies(seats, seat, Seat(s))]
    best = max(others, key=lambda s: -over.ranks[s])
    mine, theirs = over.ranks[seat], over.ranks[best]
    return over.scores[seat] - over.scores[best] + ((mine < theirs) - (mine > theirs)) / 2


def chance(points: float) -> float:
    """The chance to win of a seat that is so many points ahead."""
    return 1 / (1 + exp(-_LEAD * points))
