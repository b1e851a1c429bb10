"""States stay small enough to be kept by the thousand."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from dovecote.games import GAMES
from dovecote.testing.contract import modes
from dovecote.testing.walk import walk
from tests.games.columba.lean import lean

LARGEST = {"columbiz": 4_000, "piccioni": 8_000}  # bytes; of any other game:
USUAL = 16_000


@pytest.mark.parametrize("game", GAMES)
def test_a_pickled_state_is_small(game: str) -> None:
    leaning = lean if game == "columba" else None
    for options in modes(GAMES[game]):
        for seed in range(4):
            match = walk(GAMES[game], options, Random(seed), 5000, leaning)
            assert max(len(pickle.dumps(state)) for state in match.states) < LARGEST.get(
                game, USUAL
            )
