"""Whatever set of cards the reader accepts can be played to its end."""

from __future__ import annotations

from random import Random

import pytest

from dovecote.games.piccioni import Piccioni
from dovecote.games.piccioni.errors import CardsError
from dovecote.games.piccioni.state import Options
from dovecote.testing import laws
from dovecote.testing.walk import walk
from tests.games.piccioni.contract import pieces
from tests.games.piccioni.lean import lean
from tests.games.piccioni.written import written
from tests.kit.effort import tries

# Played for what it may find, not for lines: coverage would only slow it down.


@pytest.mark.parametrize("seed", range(1, 1 + tries(4, 16)))
def test_a_set_that_is_accepted_is_playable(seed: int) -> None:
    rng = Random(seed)
    game = accepted(rng)
    match = walk(game, Options(seats=rng.randint(2, 5)), rng, 5000, lean)
    laws.pieces(match, pieces)
    laws.legality(match, lambda state: (), rng)
    laws.values(match, rng)


def accepted(rng: Random) -> Piccioni:
    """The first set, of many, that can be used."""
    for _ in range(2000):
        try:
            return Piccioni(written(rng))
        except CardsError:
            continue
    raise AssertionError("no set was accepted")
