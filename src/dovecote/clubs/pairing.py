"""Who plays whom: rounds for tables of two to six.

Everyone plays or has a bye. Those who are to keep apart do not meet while any other round is
possible. Whoever had fewer byes has the next one; nobody meets somebody twice while it can be
avoided; those with as many points meet, and seats even out. The same past gives the same round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations, permutations
from typing import NamedTuple, TypeAlias

from dovecote.clubs.search import Board, Entrant, Pair, Search

Boards: TypeAlias = tuple[Board, ...]


class Round(NamedTuple):
    """A round: who sits where, and who has a bye."""

    boards: Boards
    byes: tuple[Entrant, ...] = ()


class Past(NamedTuple):
    """What the rounds so far come to."""

    met: Mapping[Pair, int]
    seats: Mapping[tuple[Entrant, int], int]  # how often somebody sat in a seat
    byes: Mapping[Entrant, int]


def past_of(rounds: Sequence[Round]) -> Past:
    """The past as pairing needs it."""
    met: Counter[Pair] = Counter()
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
    apart: Collection[Pair] = (),
) -> Round:
    """The next round; with points, those who have as many meet. Whoever is left over has a bye."""
    past, points = past_of(rounds), points or {}
    in_order = sorted(entrants, key=lambda one: (-points.get(one, 0), one))
    by_byes = sorted(entrants, key=lambda one: (past.byes[one], points.get(one, 0), -one))
    idle = _idle(in_order, by_byes, seats, apart)
    boards = _boards(_without(in_order, idle), seats, past, apart)
    return Round(tuple(_seated(board, past) for board in boards), tuple(sorted(idle)))


def round_robin(entrants: Sequence[Entrant], seats: int) -> int:
    """How many rounds it takes at least until everyone has met everyone."""
    others = len(entrants) - 1
    odd = 1 if seats == 2 and len(entrants) % 2 else 0
    return -(-others // (seats - 1)) + odd


def _idle(
    in_order: Sequence[Entrant], by_byes: Sequence[Entrant], seats: int, apart: Collection[Pair]
) -> Board:
    """Who has a bye: the first in turn, unless with others fewer meet who are to keep apart."""
    left = len(in_order) % seats
    first = tuple(by_byes[:left])
    if not left or not apart:
        return first
    search = Search(seats, {}, apart)
    for pairs in range(len(apart)):
        for idle in combinations(by_byes, left):
            if search.tables(_without(in_order, idle), pairs * search.apart) is not None:
                return idle
            if search.is_tired:
                return first
    return first


def _without(entrants: Sequence[Entrant], idle: Board) -> Board:
    return tuple(one for one in entrants if one not in idle)


def _boards(playing: Board, seats: int, past: Past, apart: Collection[Pair]) -> list[Board]:
    """Tables of those who play, with as few who are to keep apart, and then as few meetings again,
    as can be found."""
    search = Search(seats, past.met, apart)
    if (found := search.tables(playing, 0)) is not None:
        return found
    best = search.improved([playing[n : n + seats] for n in range(0, len(playing), seats)])
    for pairs in range(1, search.total(best) // search.apart + 1):
        found = search.tables(playing, pairs * search.apart - 1)  # whoever has met before
        if found is not None:
            best = found
            break
    least = search.total(best) // search.apart * search.apart
    for allowed in range(max(least, 1), search.total(best)):
        if (found := search.tables(playing, allowed)) is not None:
            return found
    return best


def _seated(board: Sequence[Entrant], past: Past) -> tuple[Entrant, ...]:
    """Seats for those at a table: each where they have sat least."""

    def cost(order: Sequence[Entrant]) -> tuple[int, int]:
        had = [past.seats[one, seat] for seat, one in enumerate(order)]
        return sum(count * count + 2 * count for count in had), max(had)

    return min(permutations(board), key=cost)
