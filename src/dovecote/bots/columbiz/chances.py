"""The chances of dice: what can be paid for in a whole turn of three throws."""

from __future__ import annotations

from functools import cache
from math import comb

from dovecote.bots.columbiz.throws import best_parts, hands, promises, value_all
from dovecote.bots.sums import added_up
from dovecote.core.chance import Dice
from dovecote.games.columbiz.board import SIDE
from dovecote.games.columbiz.components import DICE, PAWNS_A_TURN, THROWS
from dovecote.games.columbiz.placing import lacking

_SHOWN = 1 - (5 / 6) ** THROWS  # a die that is thrown until it shows a certain face

# The chance that at least n dice show one face, if nothing else is wanted.
AFFORD = tuple(
    added_up(
        comb(DICE, more) * _SHOWN**more * (1 - _SHOWN) ** (DICE - more)
        for more in range(n, DICE + 1)
    )
    for n in range(DICE + 1)
)
_CHEAPEST = tuple(  # for every set of a column's free squares: what the cheapest 1, 2 … cost
    tuple(n + 1 for n in range(SIDE) if free >> n & 1) for free in range(1 << SIDE)
)


@cache
def takes(mine: int, theirs: int, free: int, pawns: int) -> float:
    """The chance to outnumber `theirs` in a column with at most so many pawns in one turn."""
    if not theirs:
        return 0.0
    needed = max(1, lacking(mine.bit_count(), theirs.bit_count()))
    prices = _CHEAPEST[free]
    if needed > min(pawns, PAWNS_A_TURN, len(prices)):
        return 0.0
    cost = sum(prices[:needed])
    return AFFORD[cost] if cost <= DICE else 0.0


def afford_both(one: int, other: int) -> float:
    """The chance to have so many dice of one face and so many of another."""
    return _both(min(one, other), max(one, other))


@cache
def _both(fewer: int, more: int) -> float:
    if fewer + more > DICE:
        return 0.0

    def enough(hand: Dice) -> float:
        return float(hand.count(1) >= fewer and hand.count(2) >= more)

    worths = value_all(enough)
    for _ in range(THROWS - 1):
        worths = best_parts(promises(worths))
    return promises(worths)[hands().number[()]]
