"""The learned value of Columba: what it looks at, and everyone's chances."""

from __future__ import annotations

from collections.abc import Sequence

from dovecote.bots.columba.evaluation import WEIGHTS, chance, final
from dovecote.bots.columba.features import (
    FEATURES,
    Amounts,
    amounts_of,
    beside,
    has_turn_to_come,
)
from dovecote.bots.values import Chances, Sight, Times, chances_at, scores_of, shared_out
from dovecote.bots.weights import weigh
from dovecote.core.game import Seat
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
        return _sight(state, amounts_of(state))


SEER = ColumbaSeer()


def _sight(state: State, every: Sequence[Amounts]) -> Sight:
    seats, left = len(every), COMMON - state.drawn
    following = state.seat if has_turn_to_come(state) else (state.seat + 1) % seats
    return Sight(
        [(*one.values(), 1.0) for one in every],
        [_times(left, seat == following) for seat in range(seats)],
    )


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


def promise(game: Columba, state: State, seat: Seat) -> float:
    """How a seat stands when the turn ends here: the mean of what was learned and what is reckoned
    by hand, because each errs in its own way."""
    if not state.pile.things and not has_turn_to_come(state):
        return (chances(game, state)[seat] + chance(final(state, seat))) / 2
    every = amounts_of(state)
    learned = shared_out(game, scores_of("columba", _sight(state, every)))[seat]
    return (learned + chance(weigh(WEIGHTS, beside(every, seat)))) / 2
