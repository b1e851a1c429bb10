"""What the learned value of Piccioni looks at."""

from __future__ import annotations

from math import sqrt

from dovecote.bots.piccioni.features import FEATURES, features_of_all, turns_left
from dovecote.bots.values import Chances, Sight, Times, chances_at
from dovecote.core.game import Over
from dovecote.games.piccioni.components import MOVES
from dovecote.games.piccioni.rules import Piccioni
from dovecote.games.piccioni.state import Ended, Moving, State


class PiccioniSeer:
    """What every seat has beside the others, and how many turns are left to it."""

    features = (*FEATURES, "seat")
    times = ("always", "sure", "late", "next", "late_next")

    def is_quiet(self, state: State) -> bool:
        return type(state.agenda[-1]) is Moving and state.moves == MOVES

    def look(self, game: Piccioni, state: State) -> Sight:
        flock, seats = len(state.flock), range(len(state.hands))
        return Sight(
            [(*one, 1.0) for one in features_of_all(game.cards, state, flock)],
            [_times(turns_left(state, flock, seat), seat == state.seat) for seat in seats],
        )


def _times(left: float, mine: bool) -> Times:
    late = 1 / (1 + left)
    return 1.0, sqrt(late), late, float(mine), late * mine


SEER = PiccioniSeer()


def chances(game: Piccioni, state: State) -> Chances:
    """The chances of every seat where a turn begins, or the match is over."""
    if type(state.agenda[-1]) is not Ended:
        return chances_at(game, state)
    over = game.pending(state)
    assert isinstance(over, Over)
    return tuple((rank == 1) / over.ranks.count(1) for rank in over.ranks)
