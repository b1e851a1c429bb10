"""The search for tables at which as few as possible meet who should not."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import TypeAlias

Entrant: TypeAlias = int  # by number
Board: TypeAlias = tuple[Entrant, ...]  # seat by seat
Pair: TypeAlias = frozenset[Entrant]

_STEPS = 20_000  # that are tried before a little less is good enough: a tenth of a second


class Search:
    """Looks for tables that cost at most so much: through all of them if there are few, else for a
    while. A meeting again costs one, two who are to keep apart more than all of those."""

    def __init__(self, seats: int, met: Mapping[Pair, int], apart: Collection[Pair]) -> None:
        self._seats = seats
        self.apart = 1 + sum(met.values())
        self._costs: dict[Entrant, Counter[Entrant]] = defaultdict(Counter)
        for pair in {*met, *apart}:
            one, other = sorted(pair)
            cost = met.get(pair, 0) + self.apart * (pair in apart)
            self._costs[one][other] = self._costs[other][one] = cost
        self._steps = _STEPS

    @property
    def is_tired(self) -> bool:
        """Whether it has looked as long as it may."""
        return self._steps < 0

    def total(self, boards: Sequence[Board]) -> int:
        """What all tables cost together."""
        return sum(map(self.cost, boards))

    def tables(self, playing: tuple[Entrant, ...], allowed: int) -> list[Board] | None:
        """The first that are found; those who are neighbours in the standings are tried first."""
        if not playing:
            return []
        for board, cost in self._around((playing[0],), 0, playing[1:], 0, allowed):
            rest = tuple(one for one in playing if one not in board)
            if (found := self.tables(rest, allowed - cost)) is not None:
                return [board, *found]
        return None

    def _around(
        self, board: Board, cost: int, others: Sequence[Entrant], begin: int, allowed: int
    ) -> Iterator[tuple[Board, int]]:
        if len(board) == self._seats:
            yield board, cost
            return
        for at in range(begin, len(others)):
            self._steps -= 1
            if self._steps < 0:
                return
            costs = self._costs[others[at]]
            more = cost + sum(costs[one] for one in board)
            if more <= allowed:
                yield from self._around((*board, others[at]), more, others, at + 1, allowed)

    def cost(self, board: Sequence[Entrant]) -> int:
        """What a table costs: how often those at it have met already, and who should not meet."""
        return sum(self._costs[one][other] for one, other in combinations(board, 2))

    def improved(self, boards: list[Board]) -> list[Board]:
        """The same with two people exchanged as long as that is better."""
        is_better = True
        while is_better:
            is_better = False
            for (n, one), (m, other) in combinations(list(enumerate(boards)), 2):
                before = self.cost(boards[n]) + self.cost(boards[m])
                for a, b in product(one, other):
                    new, rest = _exchanged(one, a, b), _exchanged(other, b, a)
                    if self.cost(new) + self.cost(rest) < before:
                        boards[n], boards[m], is_better = new, rest, True
                        break
                if is_better:
                    break
        return boards


def _exchanged(board: Board, gone: Entrant, come: Entrant) -> Board:
    return tuple(come if one == gone else one for one in board)
