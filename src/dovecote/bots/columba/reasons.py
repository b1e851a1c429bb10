"""Why a move is good or bad: what it changes, term by term."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from dovecote.bots.columba.judgement import TERMS, WEIGHTS, measure
from dovecote.bots.columba.plans import Care, after, drawn, plans
from dovecote.bots.mind import Reason
from dovecote.core.game import AnyGame
from dovecote.games.columba.actions import NONE, TAKE, Action
from dovecote.games.columba.state import Aiming, Choosing, Optional, State

_LEAST = 0.05  # points: less is no reason


def reasons(game: AnyGame, state: State, offer: Action, rng: Random) -> list[Reason]:
    """What the offer changes, the weightiest first; an objective is weighed against none."""
    before = replace(state, step=Optional())  # as if the card had been laid and changed nothing
    if offer in (TAKE, NONE):
        other = NONE if offer == TAKE else TAKE
        before = _seen(game, after(game, state, (other,)), rng)
    there = _seen(game, after(game, state, (offer,)), rng)
    pairs = zip(measure(there, state.seat), measure(before, state.seat), strict=True)
    found = [
        Reason(term, weight * (now - was))
        for term, weight, (now, was) in zip(TERMS, WEIGHTS, pairs, strict=True)
    ]
    weighty = [reason for reason in found if abs(reason.points) >= _LEAST]
    return sorted(weighty, key=lambda reason: -abs(reason.points))


def _seen(game: AnyGame, state: State, rng: Random) -> State:
    """The state after what judgement does about a completed objective: most take a new one."""
    if type(state.step) is Choosing:
        state = plans(game, state, Care(looks=3, finishes=1), rng)[0].state
    return drawn(game, state, rng) if type(state.step) is Aiming else state
