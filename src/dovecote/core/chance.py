"""The two things luck is asked for: a thing from a bag, and a throw of dice.

Both number the equally likely ways they can fall, so that whoever runs the match needs
only a fair whole number; the rules never see where it came from.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement, product
from math import factorial, prod
from random import Random
from typing import Generic, TypeAlias, TypeVar

import msgspec

from dovecote.core.bag import Bag
from dovecote.core.errors import UnreadableError

T = TypeVar("T", bound=str)
Dice: TypeAlias = tuple[int, ...]


class Draw(msgspec.Struct, Generic[T], frozen=True, gc=False, tag=True):
    """Draw one thing, every copy of it being equally likely."""

    bag: Bag[T]

    @property
    def ways(self) -> int:
        return len(self.bag)

    def pick(self, way: int) -> T:
        """The outcome of one of the `ways`, counted from 0."""
        return self.bag.things[way]

    def sample(self, rng: Random) -> T:
        things = self.bag.things
        return things[int(rng.random() * len(things))]

    def outcomes(self) -> Iterator[tuple[T, int]]:
        """Every outcome with the number of ways it can come about."""
        return iter(self.bag.counts)

    def allows(self, outcome: object) -> bool:
        return outcome in self.bag

    def write(self, outcome: T) -> str:
        """The outcome's text in a record."""
        return outcome

    def read(self, text: str) -> T:
        for thing in self.bag.things:
            if thing == text:
                return thing
        expected = " | ".join(dict.fromkeys(self.bag.things))
        raise UnreadableError(text=text, expected=expected)


class Roll(msgspec.Struct, frozen=True, tag=True):
    """Throw `dice` dice at once; the outcome is the sorted faces, whichever die shows them.

    >>> Roll(2).outcomes_count, Roll(2).pick(0), Roll(2).read("35")
    (21, (1, 1), (3, 5))
    """

    dice: int
    faces: int = 6

    def __post_init__(self) -> None:
        if not 1 <= self.faces <= 9:
            raise ValueError("a die has one to nine faces, so that each is one digit")

    @property
    def ways(self) -> int:
        return int(self.faces**self.dice)

    @property
    def outcomes_count(self) -> int:
        return sum(1 for _ in combinations_with_replacement(range(self.faces), self.dice))

    def pick(self, way: int) -> Dice:
        """The outcome of one of the `ways`, counted from 0."""
        dice, faces = self.dice, self.faces
        if dice <= _HANDFUL:
            return _falls(dice, faces)[way]
        falls = _falls(_HANDFUL, faces)
        fell: Dice = ()
        while dice > _HANDFUL:
            way, some = divmod(way, len(falls))
            fell += falls[some]
            dice -= _HANDFUL
        return tuple(sorted(fell + _falls(dice, faces)[way]))

    def sample(self, rng: Random) -> Dice:
        dice, faces = self.dice, self.faces
        if dice <= _HANDFUL:
            falls = _falls(dice, faces)
            return falls[int(rng.random() * len(falls))]
        return self.pick(int(rng.random() * faces**dice))

    def outcomes(self) -> Iterator[tuple[Dice, int]]:
        """Every outcome with the number of ways it can come about."""
        for fell in combinations_with_replacement(range(1, self.faces + 1), self.dice):
            repeats = prod(factorial(n) for n in Counter(fell).values())
            yield fell, factorial(self.dice) // repeats

    def allows(self, outcome: object) -> bool:
        return (
            isinstance(outcome, tuple)
            and len(outcome) == self.dice
            and set(map(type, outcome)) <= _NUMBERS
            and list(outcome) == sorted(outcome)
            and (not outcome or (outcome[0] >= 1 and outcome[-1] <= self.faces))
        )

    def write(self, outcome: Dice) -> str:
        """The outcome's text in a record."""
        return "%s" * len(outcome) % tuple(outcome)

    def read(self, text: str) -> Dice:
        fell = tuple(int(face) for face in text if face in "123456789")
        if len(fell) != len(text) or not self.allows(fell):
            raise UnreadableError(text=text, expected=f"{self.dice} × 1…{self.faces}, ↑")
        return fell


Chance: TypeAlias = Draw[T] | Roll

_NUMBERS = {int}
_HANDFUL = 4  # so many dice are looked up at once


@cache
def _falls(dice: int, faces: int) -> tuple[Dice, ...]:
    """Every way a few dice can fall, each sorted."""
    return tuple(tuple(sorted(fell)) for fell in product(range(1, faces + 1), repeat=dice))
