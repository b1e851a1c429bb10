"""The numbers of an evaluation: data that the commands of `workshop/` have written."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from operator import mul

from dovecote.bots.sums import added_up


def read(game: str, what: str = "weights") -> dict[str, float]:
    """The weight of each feature of a game; or its `odds`, see `workshop/odds.py`."""
    text = files("dovecote.bots").joinpath(game, "data", f"{what}.toml").read_text("utf-8")
    return {name: float(weight) for name, weight in tomllib.loads(text).items()}


def weigh(weights: Iterable[float], features: Iterable[float]) -> float:
    """The sum of all features, each times its weight."""
    return added_up(map(mul, weights, features))
