"""Who plays whom: rounds for tables of two to six.

Everyone plays or has a bye. Whoever had fewer byes has the next one; nobody meets somebody twice
while it can be avoided; those with as many points meet, and seats even out. The same past gives
the same round.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations, product
from typing import NamedTuple, TypeAlias

Entrant: TypeAlias = int  # by number
Board: TypeAlias = tuple[Entrant, ...]  # seat by seat
Boards: TypeAlias = tuple[Board, ...]

_STEPS = 20_000  # that are tried before a little less is good enough: a tenth of a second


class Round(NamedTuple):
    """A round: who sits where, and who has a bye."""

    boards: Boards
    byes: tuple[Entrant, ...] = ()


class Past(NamedTuple):
    """What the rounds so far come to."""

    met: Mapping[frozenset[Entrant], int]
    seats: Mapping[tuple[Entrant, int], int]  # how often somebody sat in a seat
    byes: Mapping[Entrant, int]


def past_of(rounds: Sequence[Round]) -> Past:
    """The past as pairing needs it."""
    met: Counter[frozenset[Entrant]] = Counter()
    seats: Counter[tuple[Entrant, int]] = Counter()
    byes: Counter[Entrant] = Counter()
    for one in rounds:
        byes.update(one.byes)
        for board in one.boards:
            met.update(map(frozenset, combinations(board, 2)))
            seats.update((entrant, seat) for seat, entrant in enumerate(board))
    return Past(met, seats, byes)


def paired(
    entrants: Sequence[Entrant],
    seats: int,
    rounds: Sequence[Round],
    points: Mapping[Entrant, float] | None = None,
) -> Round:
    """The next round; with points, those who have as many meet. Whoever is left over has a bye."""
    past, points = past_of(rounds), points or {}
    left = len(entrants) % seats
    by_byes = sorted(entrants, key=lambda one: (past.byes[one], points.get(one, 0), -one))
    idle = tuple(sorted(by_byes[:left]))
    playing = [one for one in entrants if one not in idle]
    playing.sort(key=lambda one: (-points.get(one, 0), one))
    boards = _boards(playing, seats, past)
    return Round(tuple(_seated(board, past) for board in boards), idle)


def round_robin(entrants: Sequence[Entrant], seats: int) -> int:
    """How many rounds it takes at least until everyone has met everyone."""
    others = len(entrants) - 1
    odd = 1 if seats == 2 and len(entrants) % 2 else 0
    return -(-others // (seats - 1)) + odd


def _boards(playing: Sequence[Entrant], seats: int, past: Past) -> list[Board]:
    """Tables of those who play, with as few meetings again as can be found."""
    search = _Search(seats, past)
    if (found := search.tables(tuple(playing), 0)) is not None:
        return found
    improved = search.improved(
        [tuple(playing[n : n + seats]) for n in range(0, len(playing), seats)]
    )
    for allowed in range(1, sum(map(search.again, improved))):
        if (found := search.tables(tuple(playing), allowed)) is not None:
            return found
    return improved


class _Search:
    """Looks for tables with at most so many meetings again: through all of them if there are few,
    else for a while."""

    def __init__(self, seats: int, past: Past) -> None:
        self._seats = seats
        self._met: dict[Entrant, Counter[Entrant]] = defaultdict(Counter)
        for pair, count in past.met.items():
            one, other = sorted(pair)
            self._met[one][other] = self._met[other][one] = count
        self._steps = _STEPS

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
            met = self._met[others[at]]
            more = cost + sum(met[one] for one in board)
            if more <= allowed:
                yield from self._around((*board, others[at]), more, others, at + 1, allowed)

    def again(self, board: Sequence[Entrant]) -> int:
        """How often those at a table have met already."""
        return sum(self._met[one][other] for one, other in combinations(board, 2))

    def improved(self, boards: list[Board]) -> list[Board]:
        """The same with two people exchanged as long as that is better."""
        is_better = True
        while is_better:
            is_better = False
            for (n, one), (m, other) in combinations(list(enumerate(boards)), 2):
                before = self.again(boards[n]) + self.again(boards[m])
                for a, b in product(one, other):
                    new, rest = _exchanged(one, a, b), _exchanged(other, b, a)
                    if self.again(new) + self.again(rest) < before:
                        boards[n], boards[m], is_better = new, rest, True
                        break
                if is_better:
                    break
        return boards


def _exchanged(board: Board, gone: Entrant, come: Entrant) -> Board:
    return tuple(come if one == gone else one for one in board)


def _seated(board: Sequence[Entrant], past: Past) -> tuple[Entrant, ...]:
    """Seats for those at a table: each where they have sat least."""

    def cost(order: Sequence[Entrant]) -> tuple[int, int]:
        had = [past.seats[one, seat] for seat, one in enumerate(order)]
        return sum(count * count + 2 * count for count in had), max(had)

    return min(permutations(board), key=cost)
