"""Whatever can happen in a match can be told, with all its words filled in."""

from __future__ import annotations

from random import Random

import pytest

from dovecote.core.game import Act
from dovecote.faces import face_of
from dovecote.games import GAMES
from dovecote.locales import Words
from dovecote.testing.contract import modes
from dovecote.testing.walk import some, walk

REFUSED = 12  # actions of the match, tried in every state


@pytest.mark.parametrize("game", GAMES)
def test_a_match_can_be_told(game: str) -> None:
    """In one language: every language takes the same variables."""
    rules, rng = GAMES[game], Random(1)
    for options in modes(rules):
        face = face_of(rules, Words("en"))
        match = walk(rules, options, rng, 5000)
        actions = [step.move.action for step in match.moments if isinstance(step.move, Act)]
        for state, _, move in match.moments:
            for event in rules.apply(state, move).events:
                seen = (rules.witness(event, viewer) for viewer in match.viewers)
                said = [face.event(each) for each in seen if each is not None]
                assert not any("None" in sentence for sentence in said)
            if isinstance(move, Act):
                assert face.offer(move.action, rules.view(state, move.seat))
            for action in some(rng, actions, REFUSED):
                refusals = (rules.refuse(state, seat, action) for seat in match.seats)
                assert all(face.refusal(refusal) for refusal in refusals if refusal)
