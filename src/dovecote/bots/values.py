"""What is learned from self-play: from what every seat has to everyone's chance to win.

A *sight* of a position says how much every seat has of each feature, and of each *time*: 1, how
early it is, how late, whether the seat is the next to move. The score of a seat is the sum over
features and times of both and a weight; the chances are shared out by the scores (a softmax). The
weights are data that `python -m workshop.value GAME` has written.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from math import exp
from typing import Any, NamedTuple, Protocol, TypeAlias

from dovecote.bots.mind import G_contra
from dovecote.bots.sums import added_up
from dovecote.bots.weights import weigh
from dovecote.core.game import AnyGame

Times: TypeAlias = tuple[float, ...]
Chances: TypeAlias = tuple[float, ...]  # of every seat; partners win together

_KEPT = 1 << 12  # moments of a match whose weights are remembered
STEEPEST = 40.0  # a score; more would overflow, and means the same


class Sight(NamedTuple):
    """A position as a value sees it."""

    amounts: Sequence[Sequence[float]]  # by seat, then by feature
    times: Sequence[Times]  # by seat


class Seer(Protocol[G_contra]):
    """What a value must know of a game."""

    @property
    def features(self) -> tuple[str, ...]: ...

    @property
    def times(self) -> tuple[str, ...]: ...

    def is_quiet(self, state: Any, /) -> bool:
        """Whether a turn begins here."""
        ...

    def look(self, game: G_contra, state: Any, /) -> Sight:
        """The position at the beginning of a turn."""
        ...


AnySeer: TypeAlias = Seer[Any]


@cache
def sight_of(game: str) -> AnySeer:
    """What the value of a game looks at."""
    seer: AnySeer = import_module(f"dovecote.bots.{game}.value").SEER
    return seer


def group_of(seats: int) -> str:
    """Which weights belong to a match."""
    return {2: "two", 3: "three"}.get(seats, "more")


@cache
def _read(game: str) -> Mapping[str, Sequence[Sequence[float]]]:
    """The weights of every group: by feature, then by time."""
    text = files("dovecote.bots").joinpath(game, "data", "value.toml").read_text("utf-8")
    return {
        group: [tuple(by_time.values()) for by_time in features.values()]
        for group, features in tomllib.loads(text).items()
    }


@lru_cache(maxsize=_KEPT)
def weights_at(game: str, seats: int, times: Times) -> tuple[float, ...]:
    """What every feature weighs for a seat at one moment: few moments differ."""
    return tuple(weigh(times, by_time) for by_time in _read(game)[group_of(seats)])


def scores_of(game: str, sight: Sight) -> list[float]:
    """How strong every seat stands."""
    seats = len(sight.amounts)
    return [
        weigh(weights_at(game, seats, times), amounts)
        for amounts, times in zip(sight.amounts, sight.times, strict=True)
    ]


def shared_out(game: AnyGame, strengths: Sequence[float]) -> Chances:
    """The chances of every seat by how strong they stand; partners have the same."""
    seats = len(strengths)
    if seats == 2:  # most matches, and searches ask often
        gap = max(-STEEPEST, min(STEEPEST, strengths[0] - strengths[1]))
        return 1 / (1 + exp(-gap)), 1 / (1 + exp(gap))
    sides = game.sides.get(seats) or [(seat,) for seat in range(seats)]
    every = [added_up([strengths[seat] for seat in side]) / len(side) for side in sides]
    best = max(every)
    raw = [exp(max(-STEEPEST, one - best)) for one in every]
    total = added_up(raw)
    by_seat = {seat: one / total for one, side in zip(raw, sides, strict=True) for seat in side}
    return tuple(by_seat[seat] for seat in range(seats))


def chances_at(game: AnyGame, state: Any) -> Chances:
    """The chances of every seat at the beginning of a turn, as they were learned."""
    return shared_out(game, scores_of(game.name, sight_of(game.name).look(game, state)))
