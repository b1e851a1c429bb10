"""Why a move is good or bad: what it changes, feature by feature."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from dovecote.bots.columba.evaluation import WEIGHTS
from dovecote.bots.columba.features import FEATURES, features_of
from dovecote.bots.columba.plans import Care, after, after_any_card, plans
from dovecote.bots.mind import Reason, weightiest
from dovecote.games.columba.actions import NONE, TAKE, Action
from dovecote.games.columba.rules import Columba
from dovecote.games.columba.state import Aiming, Choosing, Optional, State


def reasons(game: Columba, state: State, offer: Action, rng: Random) -> list[Reason]:
    """What the offer changes, the weightiest first; an objective is weighed against none."""
    before = replace(state, step=Optional())  # as if the card had been laid and changed nothing
    if offer in (TAKE, NONE):
        other = NONE if offer == TAKE else TAKE
        before = _seen(game, after(game, state, (other,)), rng)
    there = _seen(game, after(game, state, (offer,)), rng)
    now, was = features_of(there, state.seat), features_of(before, state.seat)
    return differences(now, was)


def differences(after: Sequence[float], before: Sequence[float]) -> list[Reason]:
    """What is between two positions, the weightiest first."""
    changes = zip(FEATURES, WEIGHTS, after, before, strict=True)
    return weightiest(Reason(name, weight * (a - b), a - b) for name, weight, a, b in changes)


def _seen(game: Columba, state: State, rng: Random) -> State:
    """The state after the best plan for a completed objective: most take a new one."""
    if type(state.step) is Choosing:
        state = plans(game, state, Care(looks=3, finishes=1), rng)[0].state
    return after_any_card(game, state, rng) if type(state.step) is Aiming else state
