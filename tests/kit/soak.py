"""One random match of a game: no dead end, no exception, and nothing lost from the box."""

from __future__ import annotations

import importlib
from functools import cache
from random import Random

from dovecote.core.options import Options
from dovecote.games import GAMES
from dovecote.testing import laws
from dovecote.testing.walk import walk

LONGEST = 5000


def soak(game: str, options: Options, seed: int) -> int:
    """One match; returns its length, raises what is wrong with it."""
    match = walk(GAMES[game], options, Random(f"{options} {seed}"), LONGEST)
    laws.pieces(match, _pieces(game))  # each in exactly one place, at every step
    return len(match.moments)


@cache
def _pieces(game: str) -> laws.Pieces:
    """How a game's tests count what is in its box."""
    found: laws.Pieces = importlib.import_module(f"tests.games.{game}.contract").pieces
    return found
