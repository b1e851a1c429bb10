"""Looking ahead: plans tried out together for the throws, and replies to the pawns put."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from dovecote.bots.columbiz.foresight import Foresight
from dovecote.bots.columbiz.judgement import all_weights, judge_for
from dovecote.bots.columbiz.plans import End, ends
from dovecote.bots.columbiz.rating import promised_by
from dovecote.bots.columbiz.replies import PLANS, after_reply
from dovecote.bots.columbiz.standing import standing
from dovecote.bots.columbiz.throws import solve
from dovecote.bots.search import Budget, Tried
from dovecote.games.columbiz.actions import Action
from dovecote.games.columbiz.components import PAWNS_A_TURN, THROWS
from dovecote.games.columbiz.state import Keeping, State

_KEPT = 3  # a turn's two decisions about dice get a third of the simulations each
_DECISIONS = THROWS - 1 + PAWNS_A_TURN  # of a whole turn; each gets the same time at most


def think(game: Any, state: State, offers: Sequence[Action], budget: Budget) -> list[Tried[Action]]:
    """The offers looked at, the best first; one simulation is one plan tried out."""
    if len(offers) == 1:
        return [Tried(offers[0], 0, 0.5)]
    until = time.perf_counter() + budget.seconds / _DECISIONS
    if isinstance(state.step, Keeping):
        return _think_of_dice(game, state, state.step, offers, budget.simulations // _KEPT, until)
    replies = budget.simulations // PAWNS_A_TURN // PLANS if budget.ahead else 0
    return _think_of_pawns(game, state, replies, until)


def _think_of_dice(
    game: Any, state: State, step: Keeping, offers: Sequence[Action], tries: int, until: float
) -> list[Tried[Action]]:
    foresight = Foresight(game, judge_for(game, state.seat, all_weights()), max(1, tries), until)
    promised = solve(foresight.worths(state, step.dice, step.throw), THROWS - step.throw)
    rated = sorted(
        zip(promised_by(step, offers, promised), offers, strict=True), key=lambda one: -one[0]
    )
    return [Tried(offer, foresight.tried, standing(state, value)) for value, offer in rated]


def _think_of_pawns(game: Any, state: State, replies: int, until: float) -> list[Tried[Action]]:
    """The best ends of the turn are looked at again, with the reply to each."""
    found = ends(game, state, judge_for(game, state.seat, all_weights()))
    tried: dict[Action, Tried[Action]] = {}
    for value, first, _, visits in _answered(game, state, found, replies, until):
        tried.setdefault(first, Tried(first, visits, standing(state, value)))
    return list(tried.values())


def _answered(
    game: Any, state: State, found: Sequence[End], replies: int, until: float
) -> list[tuple[float, Action, State, int]]:
    """Ends with their replies, the best first; behind them those without."""
    looked_at: list[tuple[float, Action, State, int]] = []
    if replies > 1 and len(found) > 1:
        for _, first, end in found[:replies]:
            if looked_at and time.perf_counter() > until:
                break
            looked_at.append((after_reply(game, end, state.seat, until), first, end, PLANS))
    looked_at.sort(key=lambda one: -one[0])
    return looked_at + [(*end, 1) for end in found[len(looked_at) :]]
