"""An unordered pile of things: a shuffled face-down deck, seen honestly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")
_number = itemgetter(1)


class Bag(msgspec.Struct, Generic[T], frozen=True, gc=False):
    """An immutable multiset. Equal contents make equal bags, whatever their history.

    >>> bag = Bag.of(["net", "lady", "net"])
    >>> len(bag), "net" in bag, list(bag.take("net"))
    (3, True, ['lady', 'net'])
    """

    counts: tuple[tuple[T, int], ...] = ()

    @classmethod
    def of(cls, things: Iterable[T]) -> Bag[T]:
        """A bag of `things`."""
        counts = Counter(things)
        return cls(tuple([(thing, counts[thing]) for thing in sorted(counts, key=str)]))

    def __len__(self) -> int:
        return sum(map(_number, self.counts))

    def __iter__(self) -> Iterator[T]:
        for thing, n in self.counts:
            for _ in range(n):
                yield thing

    def __contains__(self, thing: object) -> bool:
        return any(kind == thing for kind, _ in self.counts)

    def take(self, thing: T) -> Bag[T]:
        """The bag without one `thing`, which must be in it."""
        counts = self.counts
        for place, (kind, n) in enumerate(counts):
            if kind == thing:
                left = ((kind, n - 1),) if n > 1 else ()
                return Bag(counts[:place] + left + counts[place + 1 :])
        raise KeyError(thing)

    def put(self, things: Iterable[T]) -> Bag[T]:
        """The bag with `things` added."""
        counts = dict(self.counts)
        kinds = len(counts)
        for thing in things:
            counts[thing] = counts.get(thing, 0) + 1
        if len(counts) == kinds:  # nothing new, so the order stays
            return Bag(tuple(counts.items()))
        return Bag(tuple([(thing, counts[thing]) for thing in sorted(counts, key=str)]))
