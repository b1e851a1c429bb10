"""The learned value of Columbiz: what it looks at, and how sure a turn's end is to win."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log

from dovecote.bots.columbiz.evaluation import Evaluate
from dovecote.bots.columbiz.features import FEATURES, Features, features_of, turns_to_come
from dovecote.bots.values import STEEPEST, Sight, Times, chances_at, weights_at
from dovecote.bots.weights import weigh
from dovecote.core.game import Seat
from dovecote.games.columbiz.components import PAWNS
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.state import Ended, State, Throwing

_KEPT = 1 << 8  # moments of a match whose weights are remembered
_SURE = 1e-9  # a chance; what is surer is as good as decided
_POINT = 0.05  # the least that a point is worth, in the logarithm of the odds


class ColumbizSeer:
    """What every seat has beside the others, and how many pawns are left."""

    features = (*FEATURES, "seat")
    times = ("always", "early", "late", "next", "early_next")

    def is_quiet(self, state: State) -> bool:
        return type(state.step) is Throwing and state.step.throw == 1

    def look(self, game: Columbiz, state: State) -> Sight:
        seats, following = len(state.players), _following(state)
        left = min([player.reserve for player in state.players])
        if seats == 2:
            mine = features_of(game, state, Seat(0))
            amounts = [(*mine, 1.0), (*_mirrored(mine), 1.0)]
        else:
            amounts = [(*features_of(game, state, Seat(s)), 1.0) for s in range(seats)]
        return Sight(amounts, [_times(seats, left, s == following) for s in range(seats)])


SEER = ColumbizSeer()


def _following(state: State) -> int:
    """Whose turn is the next, when the one in hand is over."""
    return state.seat if SEER.is_quiet(state) else (state.seat + 1) % len(state.players)


def _mirrored(mine: Features) -> Features:
    """What the other of two has."""
    points, danger, prey, lines, hopes, theirs, fears, held, pawns, reserve = mine
    return Features(-points, prey, danger, theirs, fears, lines, hopes, -held, -pawns, -reserve)


def _times(seats: int, left: int, is_next: bool) -> Times:
    early = left / PAWNS[seats]
    return 1.0, early, 1 / (1 + left), float(is_next), early * is_next


def value_for(game: Columbiz, seat: Seat) -> Evaluate:
    """How sure a seat is to win when the turn of whoever is to move is over.

    The logarithm of the odds, so that what several pawns gain can be added up.
    """

    def evaluate(state: State) -> float:
        if len(state.players) > 2:
            return _logit(game, state, seat)
        amounts = features_of(game, state, seat)
        one, other = state.players
        left = min(one.reserve, other.reserve)
        if (not left or type(state.step) is Ended) and not any(turns_to_come(state)):
            return _decided(amounts.points)
        weights = _between_two(left, _following(state) == seat)
        return weigh(weights, amounts) + weights[-1]

    return evaluate


def chance(logit: float) -> float:
    """The chance to win of such odds."""
    return 1 / (1 + exp(-logit))


def chances_of(logits: Sequence[float]) -> list[float]:
    """The chances of many odds, most of which are the same."""
    known = {logit: chance(logit) for logit in set(logits)}
    return [known[logit] for logit in logits]


def odds(chance: float) -> float:
    """The logarithm of the odds of a chance."""
    kept = min(1 - _SURE, max(_SURE, chance))
    return log(kept / (1 - kept))


def in_points(state: State) -> Features:
    """What features are worth in points to whoever ends their turn now."""
    weights = _at_the_end(state)
    point = max(_POINT, weights[0])
    return Features._make([weight / point for weight in weights[:-1]])


def points_for(state: State, logit: float) -> float:
    """How many points ahead such odds are like, for whoever ends their turn now."""
    return logit / max(_POINT, _at_the_end(state)[0])


def _at_the_end(state: State) -> tuple[float, ...]:
    """What features of whoever ends their turn now weigh."""
    seats = len(state.players)
    left = min([player.reserve for player in state.players])
    if seats == 2:
        return _between_two(left, False)
    return weights_at("columbiz", seats, _times(seats, left, False))


def _decided(points: float) -> float:
    return 0.0 if points == 0 else STEEPEST if points > 0 else -STEEPEST


@lru_cache(maxsize=_KEPT)
def _between_two(left: int, is_next: bool) -> tuple[float, ...]:
    """What a seat's features weigh if what they are to the other is counted as well."""
    mine = weights_at("columbiz", 2, _times(2, left, is_next))
    theirs = weights_at("columbiz", 2, _times(2, left, not is_next))
    mirrored = _mirrored(Features(*theirs[:-1]))
    found = [m - t for m, t in zip(mine, mirrored, strict=False)]
    return (*found, mine[-1] - theirs[-1])


def _logit(game: Columbiz, state: State, seat: Seat) -> float:
    if not any(turns_to_come(state)):
        return _decided(features_of(game, state, seat).points)
    return odds(chances_at(game, state)[seat])
