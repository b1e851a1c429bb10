"""Columbiz keeps the seven laws."""

from __future__ import annotations

from dovecote.games.columbiz import COLUMBIZ
from dovecote.testing import check_game
from tests.games.columbiz.contract import candidates, pieces
from tests.kit.effort import tries

# Played for what it may find, not for lines: coverage would only slow it down.


def test_contract() -> None:
    check_game(COLUMBIZ, pieces=pieces, candidates=candidates, examples=tries(40, 120))
