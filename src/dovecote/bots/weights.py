"""The numbers of a judgement: data that the commands of `dovecote.study` have written."""

from __future__ import annotations

import tomllib
from importlib.resources import files


def read(game: str, what: str = "weights") -> dict[str, float]:
    """The weight of each term of a game's judgement; or its `odds`, see `study/odds.py`."""
    text = files("dovecote.bots").joinpath(game, f"{what}.toml").read_text("utf-8")
    return {term: float(weight) for term, weight in tomllib.loads(text).items()}
