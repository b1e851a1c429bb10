"""The weights of a judgement: data that `python -m dovecote.study.fit` has written."""

from __future__ import annotations

import tomllib
from importlib.resources import files


def read(game: str) -> dict[str, float]:
    """The weight of each term of a game's judgement."""
    text = files("dovecote.bots").joinpath(game, "weights.toml").read_text("utf-8")
    return {term: float(weight) for term, weight in tomllib.loads(text).items()}
