"""From what a position has to chances: weighed up for every side, and shared out among them."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import exp, log

from dovecote.analysis.judge import Chances
from dovecote.bots.sums import added_up
from dovecote.bots.weights import weigh
from dovecote.core.game import AnyGame
from dovecote.play.giving_up import sides_of

_SURE = 1e-6  # nothing is surer than that before the end
_STEEPEST = 40.0  # a score; more would overflow, and means the same


@cache
def weights_of(game: str) -> Mapping[str, Sequence[float]]:
    """The fitted weights of a game, for two sides and for more."""
    text = files(__package__).joinpath("data", f"{game}.toml").read_text("utf-8")
    return {group: tuple(named.values()) for group, named in tomllib.loads(text).items()}


def group_of(game: AnyGame, seats: int) -> str:
    """Which weights belong to a match."""
    return "two" if len(sides_of(game, seats)) == 2 else "more"


def scores(game: AnyGame, amounts: Sequence[Sequence[float]]) -> list[float]:
    """How strong every seat stands."""
    weights = weights_of(game.name)[group_of(game, len(amounts))]
    return [weigh(weights, one) for one in amounts]


def shared_out(game: AnyGame, strengths: Sequence[float]) -> Chances:
    """The chances of every seat; partners have the same."""
    sides = sides_of(game, len(strengths))
    every = [added_up([strengths[seat] for seat in side]) / len(side) for side in sides]
    best = max(every)
    raw = [exp(max(-_STEEPEST, one - best)) for one in every]
    total = added_up(raw)
    by_seat = {seat: one / total for one, side in zip(raw, sides, strict=True) for seat in side}
    return tuple(by_seat[seat] for seat in range(len(strengths)))


def logit(chance: float) -> float:
    """The logarithm of the odds."""
    kept = min(1 - _SURE, max(_SURE, chance))
    return log(kept / (1 - kept))
