"""Some entries of a match to be judged: what can be worked out bit by bit, beside a server."""

from __future__ import annotations

import time

import msgspec

from dovecote.analysis.match import Asked, Part, Walk
from dovecote.core.game import AnyGame


class Stretch(msgspec.Struct, frozen=True):
    """The entries after `since`, as many as can be judged in some seconds, but at least one.

    What is found does not depend on how long the stretches are.
    """

    game: str
    cards: str  # the text of the set, if it is not the house's
    text: str  # the record
    asked: Asked
    since: int
    seconds: float = 1.0


def judge_stretch(game: AnyGame, stretch: Stretch) -> Part:
    """What is found in a stretch."""
    end = time.monotonic() + stretch.seconds
    walk = Walk(game, stretch.text, stretch.asked, stretch.since)
    for _ in walk.steps():
        if time.monotonic() > end:
            break
    return walk.part
