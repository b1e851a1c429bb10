"""An unordered pile of things: a shuffled face-down deck, seen honestly."""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T", bound=str)


class Bag(msgspec.Struct, Generic[T], frozen=True, gc=False):
    """An immutable multiset. Equal contents make equal bags, whatever their history.

    Every copy has a place of its own, so that one is drawn, taken and put without counting.

    >>> bag = Bag.of(["net", "lady", "net"])
    >>> len(bag), "net" in bag, list(bag.take("net"))
    (3, True, ['lady', 'net'])
    """

    things: tuple[T, ...] = ()  # sorted

    @classmethod
    def of(cls, things: Iterable[T]) -> Bag[T]:
        """A bag of `things`."""
        return cls(tuple(sorted(things)))

    @property
    def counts(self) -> tuple[tuple[T, int], ...]:
        """Each kind of thing once, with its number."""
        things, begin, found = self.things, 0, list[tuple[T, int]]()
        while begin < len(things):  # they are sorted: from one kind to the next
            end = bisect_right(things, things[begin], begin)
            found.append((things[begin], end - begin))
            begin = end
        return tuple(found)

    def __len__(self) -> int:
        return len(self.things)

    def __iter__(self) -> Iterator[T]:
        return iter(self.things)

    def __contains__(self, thing: object) -> bool:
        return thing in self.things

    def take(self, thing: T) -> Bag[T]:
        """The bag without one `thing`, which must be in it."""
        things = self.things
        place = bisect_left(things, thing)
        if things[place : place + 1] != (thing,):
            raise KeyError(thing)
        return Bag(things[:place] + things[place + 1 :])

    def put(self, things: Iterable[T]) -> Bag[T]:
        """The bag with `things` added."""
        held = list(self.things)
        for thing in things:
            insort(held, thing)
        return Bag(tuple(held))


class Contents(msgspec.Struct, Generic[T], frozen=True):
    """What is in a bag, as it is told: each kind of thing once, with its number."""

    counts: tuple[tuple[T, int], ...] = ()

    @classmethod
    def of(cls, bag: Bag[T]) -> Contents[T]:
        return cls(_counts(bag))

    def __len__(self) -> int:
        return sum([n for _, n in self.counts])

    def __iter__(self) -> Iterator[T]:
        for thing, n in self.counts:
            for _ in range(n):
                yield thing


@lru_cache(1024)
def _counts(bag: Bag[T]) -> tuple[tuple[T, int], ...]:
    """Most piles are told several times before something is drawn or put there."""
    return bag.counts
