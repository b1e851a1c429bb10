"""Piccioni keeps the contract, for every number of players and every edition."""

from __future__ import annotations

from dovecote.games.piccioni import PICCIONI
from dovecote.testing import check_game
from tests.games.piccioni.contract import candidates, pieces, secrets
from tests.games.piccioni.lean import lean
from tests.kit.effort import tries

# Played for what it may find, not for lines: coverage would only slow it down.


def test_contract() -> None:
    check_game(
        PICCIONI,
        pieces=pieces,
        candidates=candidates,
        secrets=secrets,
        lean=lean,
        examples=tries(12, 40),
    )
