"""The learned value of Columba: what it looks at, and everyone's chances."""

from __future__ import annotations

from dovecote.bots.columba.features import FEATURES, amounts_of, has_turn_to_come
from dovecote.bots.values import Chances, Sight, Times, chances_at
from dovecote.games.columba.cards import COMMON
from dovecote.games.columba.rules import Columba
from dovecote.games.columba.scoring import result
from dovecote.games.columba.sides import sides
from dovecote.games.columba.state import Drawing, State


class ColumbaSeer:
    """What every seat has, and how many cards are left."""

    features = (*FEATURES, "seat")
    times = ("always", "early", "late", "next", "early_next")

    def is_quiet(self, state: State) -> bool:
        return type(state.step) is Drawing

    def look(self, game: Columba, state: State) -> Sight:
        seats, left = len(state.players), COMMON - state.drawn
        following = state.seat if has_turn_to_come(state) else (state.seat + 1) % seats
        return Sight(
            [(*one.values(), 1.0) for one in amounts_of(state)],
            [_times(left, seat == following) for seat in range(seats)],
        )


SEER = ColumbaSeer()


def _times(left: int, is_next: bool) -> Times:
    early = left / COMMON
    return 1.0, early, 1 / (1 + left), float(is_next), early * is_next


def chances(game: Columba, state: State) -> Chances:
    """The chances of every seat when the turn ends here."""
    if state.pile.things or has_turn_to_come(state):
        return chances_at(game, state)
    ranks = result(state).ranks
    first = sum(ranks[side[0]] == 1 for side in sides(len(ranks)))
    return tuple((rank == 1) / first for rank in ranks)
