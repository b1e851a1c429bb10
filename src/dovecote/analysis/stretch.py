"""What is to be judged, bit by bit, beside a server: some entries of a match, or another move."""

from __future__ import annotations

import time

import msgspec

from dovecote.analysis.match import Care, PartialReport, RecordWalk, judged_at
from dovecote.analysis.report import Decision
from dovecote.core.game import AnyGame, Seat
from dovecote.play.replay import replay


class Stretch(msgspec.Struct, frozen=True):
    """The entries after `since`, as many as can be judged in some seconds, but at least one.

    What is found does not depend on how long the stretches are.
    """

    game: str
    cards: str  # the text of the set, if it is not the house's
    text: str  # the record
    asked: Care
    since: int
    seconds: float = 1.0


def judge_stretch(game: AnyGame, stretch: Stretch) -> PartialReport:
    """What is found in a stretch."""
    end = time.monotonic() + stretch.seconds
    walk = RecordWalk(game, stretch.text, stretch.asked, stretch.since)
    for _ in walk.steps():
        if time.monotonic() > end:
            break
    return walk.part


class Attempt(msgspec.Struct, frozen=True):
    """Another move instead of the one that is entry `at` of a match."""

    game: str
    cards: str
    text: str
    asked: Care
    at: int
    seat: Seat
    do: str


def judge_attempt(game: AnyGame, attempt: Attempt) -> Decision | None:
    """The move, judged as the one that was made: in the same worlds, beside the same champion."""
    table = replay(game, attempt.text, attempt.at - 1)
    return judged_at(table, attempt.seat, attempt.do, attempt.asked)
