"""Dice as they lie: faces in rising order."""

from __future__ import annotations

from collections import Counter
from functools import cache

from dovecote.core.chance import Dice
from dovecote.games.columbiz.board import SIDE


@cache
def parts(dice: Dice) -> tuple[Dice, ...]:
    """Every non-empty choice among the dice, once each; fewest dice first, then lowest faces."""
    found: list[Dice] = [()]
    for face, most in Counter(dice).items():
        some = [(face,) * n for n in range(most + 1)]
        found = [part + more for part in found for more in some]
    return tuple(sorted(sorted(found[1:]), key=len))


def holds(dice: Dice, part: Dice) -> bool:
    """Whether all of `part` lies among the dice."""
    return all(part.count(face) <= dice.count(face) for face in part)


def without(dice: Dice, part: Dice) -> Dice:
    """The dice that are left when `part` is taken up."""
    left = list(dice)
    for face in part:
        left.remove(face)
    return tuple(left)


def price(face: int, number: int) -> Dice:
    """The dice that a square costs: as many of its column's face as its number says (4.2)."""
    return (face,) * number


def spend(dice: Dice, face: int, number: int) -> Dice:
    """The dice that are left when `number` of `face` are used."""
    start = dice.index(face)
    return dice[:start] + dice[start + number :]


@cache
def reach(dice: Dice) -> int:
    """A mask of the squares that the dice can pay: n dice of a face for square n (CZ-9)."""
    mask = 0
    for face, n in Counter(dice).items():
        mask |= ((1 << min(n, SIDE)) - 1) << SIDE * (face - 1)
    return mask
