"""What a position of Columbiz is worth to a seat: its features, by weights that were fitted."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import NamedTuple, TypeAlias

from dovecote.bots.columbiz.features import FEATURES, Features, features_of
from dovecote.bots.weights import read, weigh
from dovecote.core.game import Seat
from dovecote.games.columbiz.components import PAWNS
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.state import State

Evaluate: TypeAlias = Callable[[State], float]


class Odds(NamedTuple):
    """What the chance of whoever has just moved depends on; that they have moved counts, too."""

    lead: float
    early_lead: float  # a lead counts for more, the fewer pawns are left to catch up with
    turn: float
    early_turn: float


_READ = read("columbiz")
WEIGHTS = Features(**{name: _READ[name] for name in FEATURES})
AT_ONCE = Features(  # what shows at once; nothing else counts
    points=WEIGHTS.points, danger=WEIGHTS.danger, prey=WEIGHTS.prey, lines=WEIGHTS.lines
)
GREEDY = Features(points=WEIGHTS.points)  # nothing counts but the points made
_ODDS = Odds(**read("columbiz", "odds"))


def evaluation_for(game: Columbiz, seat: Seat, weights: Features = WEIGHTS) -> Evaluate:
    """How many points a seat is ahead when the turn of whoever is to move is over."""

    def evaluate(state: State) -> float:
        return weigh(weights, features_of(game, state, seat))

    return evaluate


def odds_of(state: State, lead: float) -> Odds:
    """What a chance depends on, for so many points ahead when the turn is over."""
    players = state.players
    early = min([player.reserve for player in players]) / PAWNS[len(players)]
    return Odds(lead=lead, early_lead=early * lead, turn=1.0, early_turn=early)


def chance(state: State, lead: float) -> float:
    """The chance to win of whoever is so many points ahead when the turn is over."""
    return 1 / (1 + exp(-weigh(_ODDS, odds_of(state, lead))))
