"""Columba keeps the seven laws, in every mode and option."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dovecote.games.columba import COLUMBA
from dovecote.games.columba.actions import Action, Place
from dovecote.games.columba.state import State
from dovecote.testing.contract import check_game
from tests.games.columba.contract import candidates, pieces
from tests.games.columba.lean import lean
from tests.kit.effort import tries
from tests.kit.stretched import farthest

# Played for what it may find, not for lines: coverage would only slow it down.


def to_the_left(state: State, legal: Sequence[Action], rng: Random) -> Action:
    """Cards as far to the left as the rules allow: one long line, and negative fields."""
    places = [action for action in legal if isinstance(action, Place)]
    return rng.choice(farthest(places, "left") if places else list(legal))


def test_contract_on_a_stretched_line_at_negative_coordinates() -> None:
    check_game(
        COLUMBA, pieces=pieces, candidates=candidates, lean=to_the_left, examples=tries(4, 12)
    )


def test_contract() -> None:
    check_game(COLUMBA, pieces=pieces, candidates=candidates, lean=lean, examples=tries(10, 30))
