"""Looking ahead: plans tried out together for the throws, and replies to the pawns put."""

from __future__ import annotations

import time
from collections.abc import Sequence

from dovecote.bots.columbiz.endings import Way, ways_to_end
from dovecote.bots.columbiz.plans import Plans
from dovecote.bots.columbiz.rating import rate_kept
from dovecote.bots.columbiz.replies import PLANS, after_reply
from dovecote.bots.columbiz.throws import solve
from dovecote.bots.columbiz.value import chance, chances_of, value_for
from dovecote.bots.search import Budget, Tried
from dovecote.games.columbiz.actions import Action
from dovecote.games.columbiz.components import PAWNS_A_TURN, THROWS
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.state import Keeping, State

_KEPT = 3  # a turn's two decisions about dice get a third of the simulations each
_DECISIONS = THROWS - 1 + PAWNS_A_TURN  # of a whole turn; each gets the same time at most


def think(
    game: Columbiz, state: State, offers: Sequence[Action], budget: Budget
) -> list[Tried[Action]]:
    """The offers looked at, the best first; one simulation is one plan tried out."""
    if len(offers) == 1:
        return [Tried(offers[0], 0, 0.5)]
    until = time.perf_counter() + budget.seconds / _DECISIONS
    if isinstance(state.step, Keeping):
        return _think_of_dice(game, state, state.step, offers, budget.simulations // _KEPT, until)
    replies = budget.simulations // PAWNS_A_TURN // PLANS if budget.turns else 0
    return _think_of_pawns(game, state, replies, until)


def _think_of_dice(
    game: Columbiz, state: State, step: Keeping, offers: Sequence[Action], tries: int, until: float
) -> list[Tried[Action]]:
    plans = Plans(game, value_for(game, state.seat), max(1, tries), until)
    chances = chances_of(plans.evaluate_hands(state, step.dice, step.throw))
    promised = solve(chances, THROWS - step.throw)
    rated = zip(rate_kept(step, offers, promised), offers, strict=True)
    best = sorted(rated, key=lambda one: -one[0])
    return [Tried(offer, plans.tried, value) for value, offer in best]


def _think_of_pawns(
    game: Columbiz, state: State, replies: int, until: float
) -> list[Tried[Action]]:
    """The best ends of the turn are looked at again, with the reply to each."""
    found = _sure(ways_to_end(game, state, value_for(game, state.seat)))
    tried: dict[Action, Tried[Action]] = {}
    for way, visits in _answered(game, state, found, replies, until):
        tried.setdefault(way.first, Tried(way.first, visits, way.value))
    return list(tried.values())


def _sure(found: Sequence[Way]) -> list[Way]:
    """Ways with chances instead of the logarithms of odds."""
    return [way._replace(value=chance(way.value)) for way in found]


def _answered(
    game: Columbiz, state: State, found: Sequence[Way], replies: int, until: float
) -> list[tuple[Way, int]]:
    """Ways with their replies, the best first, and the plans tried; then those without."""
    answered: list[Way] = []
    if replies > 1 and len(found) > 1:
        for way in found[:replies]:
            if answered and time.perf_counter() > until:
                break
            value = after_reply(game, way.state, state.seat, until)
            answered.append(way._replace(value=value))
    answered.sort(key=lambda way: -way.value)
    rest = found[len(answered) :]
    return [*((way, PLANS) for way in answered), *((way, 1) for way in rest)]
