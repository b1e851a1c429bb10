"""Why a move is good or bad: what it changes, feature by feature."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from dovecote.bots.columba.evaluation import WEIGHTS
from dovecote.bots.columba.features import FEATURES, amounts_of, beside
from dovecote.bots.columba.plans import Care, after, after_any_card, plans
from dovecote.bots.mind import LEAST, Weighed, weightiest
from dovecote.bots.sums import added_up
from dovecote.core.game import Seat
from dovecote.games.columba.actions import NONE, TAKE, Action
from dovecote.games.columba.rules import Columba
from dovecote.games.columba.sides import are_allies
from dovecote.games.columba.state import Aiming, Choosing, Optional, State

_COMPLETING = ("captured", "tiles")  # what shows that an objective is completed
_EACH = LEAST / 0.75  # so that it is told if it comes about in three worlds of four more
_SEVERAL = len(FEATURES)


def reasons(game: Columba, state: State, offer: Action, rng: Random) -> list[Weighed]:
    """What the offer changes, the weightiest first; an objective is weighed against none."""
    before = replace(state, step=Optional())  # as if the card had been laid and changed nothing
    if offer in (TAKE, NONE):
        other = NONE if offer == TAKE else TAKE
        before = _seen(game, after(game, state, (other,)), rng)
    there = _seen(game, after(game, state, (offer,)), rng)
    return differences(*(outcome_of(one, state) for one in (there, before)))


def outcome_of(state: State, since: State) -> list[float]:
    """The features of whoever was to move, how much of each is their own side's, and whether an
    objective has been completed since, by their side and by the others."""
    every, seats, seat = amounts_of(state), len(state.players), since.seat
    mine = [are_allies(seats, seat, Seat(other)) for other in range(seats)]
    own = [
        added_up([amounts[name] for amounts, is_mine in zip(every, mine, strict=True) if is_mine])
        for name in FEATURES
    ]
    done = [_has_completed(since, state, other) for other in range(seats)]
    theirs = any(is_done and not is_mine for is_done, is_mine in zip(done, mine, strict=True))
    return [*beside(every, seat), *own, float(done[seat]), float(theirs)]


def _has_completed(since: State, state: State, seat: int) -> bool:
    former = since.players[seat].objective
    return former is not None and state.players[seat].objective != former


def differences(after: Sequence[float], before: Sequence[float]) -> list[Weighed]:
    """What is between two outcomes, the weightiest first."""
    gaps = [a - b for a, b in zip(after, before, strict=True)]
    relative, own, (mine, theirs) = gaps[:_SEVERAL], gaps[_SEVERAL:-2], gaps[-2:]
    parts = {"completed": _EACH * mine, "denied": -_EACH * theirs}
    return weightiest(
        Weighed(name, weight * gap, gap, own=part, parts=parts if name in _COMPLETING else {})
        for name, weight, gap, part in zip(FEATURES, WEIGHTS, relative, own, strict=True)
    )


def _seen(game: Columba, state: State, rng: Random) -> State:
    """The state after the best plan for a completed objective: most take a new one."""
    if type(state.step) is Choosing:
        state = plans(game, state, Care(looks=3, finishes=1), rng)[0].state
    return after_any_card(game, state, rng) if type(state.step) is Aiming else state
