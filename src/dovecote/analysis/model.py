"""From the learned value to chances that hold for people of mixed strength.

The value was learned from bots that are all alike. By how much its chances are to be sharpened or
softened, and what it is worth to be in the middle of a turn, depends on how far the turn is (its
*stage*) and how early the match is: four weights for each stage, fitted to matches of mixed levels.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import log
from typing import NamedTuple, TypeAlias

from dovecote.bots.values import Chances, shared_out
from dovecote.bots.weights import weigh
from dovecote.core.game import AnyGame, Seat

NAMES = ("slope", "early_slope", "turn", "early_turn")
Fitted: TypeAlias = Mapping[str, Mapping[str, Sequence[float]]]  # by group, then by stage

_SURE = 1e-6  # nothing is surer than that before the end


class Timing(NamedTuple):
    """When a position is judged."""

    stage: str
    mover: Seat  # who is to choose, or about to draw or throw
    early: float  # from 1 at the beginning of the match to 0


@cache
def weights_of(game: str) -> Fitted:
    """The fitted weights of a game, for two seats and for more."""
    text = files(__package__).joinpath("data", f"{game}.toml").read_text("utf-8")
    return {
        group: {stage: tuple(named.values()) for stage, named in stages.items()}
        for group, stages in tomllib.loads(text).items()
    }


def group_of(seats: int) -> str:
    """Which weights belong to a match."""
    return "two" if seats == 2 else "more"


def amounts(learned: Chances, moment: Timing) -> list[Sequence[float]]:
    """What the chances of every seat depend on."""
    early, found = moment.early, list[Sequence[float]]()
    for seat, chance in enumerate(learned):
        sure, mine = log(max(_SURE, chance)), float(seat == moment.mover)
        found.append((sure, early * sure, mine, early * mine))
    return found


def tempered(
    game: AnyGame, learned: Chances, moment: Timing, fitted: Fitted | None = None
) -> Chances:
    """The chances of every seat as they came true."""
    known = fitted or weights_of(game.name)
    weights = known[group_of(len(learned))][moment.stage]
    return shared_out(game, [weigh(weights, one) for one in amounts(learned, moment)])


def even(game: AnyGame, seats: int) -> Chances:
    """Before anything has happened, every side has the same chance."""
    return shared_out(game, [0.0] * seats)
