"""The figures that say whether the house cards are fair and lively, and where they ought to be."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from dovecote.games.piccioni import PICCIONI
from dovecote.games.piccioni.state import Options
from dovecote.study.chart import Point
from workshop.tally import Tally, share

LONGEST = 80  # turns


class Held(NamedTuple):
    """A figure and where it ought to be."""

    point: Point
    low: float
    high: float

    @property
    def holds(self) -> bool:
        return self.point.high >= self.low and self.point.low <= self.high


def begins(tally: Tally, options: Options) -> Point:
    """How far the seat that begins stands above its fair share."""
    fair = 100 / options.seats
    point = tally.mean("begins", f"{options.seats} players")
    return Point(point.label, point.value - fair, point.low - fair, point.high - fair)


def openings(tally: Tally, options: Options) -> Iterator[Point]:
    """What a card in the opening hand does to the chance of winning, in points of per cent."""
    fair = 100 / options.seats
    for card in PICCIONI.cards.actions:
        point = share(card, tally.won[card], tally.opening[card])
        yield Point(card, point.value - fair, point.low - fair, point.high - fair)


def playings(tally: Tally) -> Iterator[Point]:
    """In how many of the matches in which a card is drawn somebody plays it."""
    for card in PICCIONI.cards.actions:
        yield share(card, tally.played[card], tally.drawn[card])


def figures(usual: Tally, short: Tally, options: Options) -> dict[str, Held]:
    """All that is held, for one number of players."""
    in_time = sum(n for turns, n in usual.turns.items() if turns <= LONGEST)
    fewest = min(playings(usual), key=lambda point: point.high)
    extremes = sorted(openings(usual, options), key=lambda point: abs(point.value))
    most = 0.35 if options.seats > 2 else math.inf
    return {
        "within 80 turns, %": Held(share("", in_time, usual.games), 99.9, 100),
        "begins, points above fair share": Held(begins(usual, options), -6, 6),
        "the same with `first_moves = 1`": Held(begins(short, options), -3, 3),
        "winner's mean": Held(usual.mean("winner"), 4, 14),
        "least played card, %": Held(fewest, 20, 100),
        "strongest opening card, points": Held(extremes[-1], -6, 6),
        "questions in another's turn": Held(usual.mean("questions"), 0, most),
        "turns (not held)": Held(usual.mean("turns"), 0, math.inf),
        "longest, turns (not held)": Held(_exactly(max(usual.turns)), 0, math.inf),
        "half-time leader wins, % (not held)": Held(usual.mean("half"), 0, 100),
        "windows a turn (not held)": Held(usual.mean("windows a turn"), 0, math.inf),
    }


def _exactly(value: float) -> Point:
    return Point("", value, value, value)
