"""Which dice to keep: the throws of Columbiz solved exactly, for any worth of the final hand.

A partial hand is some of the eight dice; there are 3,003, of which 1,287 are whole. Dice thrown
together are as good as thrown one after another, so what a partial hand promises is the mean of
the six it can grow into; what a whole hand promises before a throw is the best of its parts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple, TypeAlias

from dovecote.core.chance import Dice
from dovecote.games.columbiz.components import DICE

FACES = range(1, 7)
Promises: TypeAlias = list[float]  # of every partial hand, by its number


class Hands(NamedTuple):
    """Every partial hand, the smaller first, with its neighbours."""

    all: tuple[Dice, ...]
    number: dict[Dice, int]
    first_whole: int
    grown: tuple[tuple[int, ...], ...]  # of each that is not whole: with one die more
    shrunk: tuple[tuple[int, ...], ...]  # of each: with one die less


@cache
def hands() -> Hands:
    """The partial hands; worked out once."""
    every = tuple(
        hand for size in range(DICE + 1) for hand in combinations_with_replacement(FACES, size)
    )
    number = {hand: n for n, hand in enumerate(every)}
    first_whole = next(n for n, hand in enumerate(every) if len(hand) == DICE)
    grown = tuple(
        tuple(number[tuple(sorted((*hand, face)))] for face in FACES)
        for hand in every[:first_whole]
    )
    shrunk = tuple(
        tuple({number[hand[:i] + hand[i + 1 :]]: None for i in range(len(hand))}) for hand in every
    )
    return Hands(every, number, first_whole, grown, shrunk)


def value_all(worth: Callable[[Dice], float]) -> list[float]:
    """The worth of every whole hand, in their order."""
    known = hands()
    return [worth(hand) for hand in known.all[known.first_whole :]]


def promises(worths: Sequence[float]) -> Promises:
    """What each partial hand is worth on average, if the other dice are thrown once."""
    known = hands()
    found = [0.0] * known.first_whole + list(worths)
    for n in range(known.first_whole - 1, -1, -1):
        a, b, c, d, e, f = known.grown[n]
        found[n] = (found[a] + found[b] + found[c] + found[d] + found[e] + found[f]) / 6
    return found


def best_parts(promised: Promises) -> list[float]:
    """What each whole hand is worth, if the best part of it is kept and the rest thrown once.

    Or, given the worth of using up exactly each partial hand, what is best to use of a whole one.
    """
    known = hands()
    best = list(promised)
    for n, smaller in enumerate(known.shrunk):
        top = best[n]
        for part in smaller:
            if best[part] > top:
                top = best[part]
        best[n] = top
    return best[known.first_whole :]


def solve(worths: Sequence[float], throws_left: int) -> Promises:
    """What keeping each partial hand promises, with so many throws to come (at least one)."""
    promised = promises(worths)
    for _ in range(throws_left - 1):
        promised = promises(best_parts(promised))
    return promised
