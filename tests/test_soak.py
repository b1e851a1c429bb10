"""A small part of `make soak`: random matches of every game and mode come to their end."""

from __future__ import annotations

import pytest

from dovecote.core.options import Options
from dovecote.games import GAMES
from dovecote.testing.contract import modes
from tests.kit.effort import tries
from tests.kit.soak import soak

# Played for what it may find, not for lines: coverage would only slow it down.

MODES = [(name, options) for name, game in GAMES.items() for options in modes(game)]


@pytest.mark.parametrize(("game", "options"), MODES, ids=str)
def test_random_matches_end(game: str, options: Options) -> None:
    assert all(soak(game, options, seed) > 0 for seed in range(tries(10, 40)))
