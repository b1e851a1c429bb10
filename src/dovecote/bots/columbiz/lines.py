"""Lines to come: what a player's pawns promise along each row, column and diagonal.

A line's promise depends only on the squares it runs through, so it is worked out once for
every way they can be taken.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple

from dovecote.bots.columbiz.chances import AFFORD, afford_both
from dovecote.bots.sums import added_up
from dovecote.games.columbiz.board import BITS, SQUARES, Board, index_of, squares_in
from dovecote.games.columbiz.components import DICE, LINE_POINTS
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.scoring import line_terms
from dovecote.games.columbiz.state import Options

_SHORTEST = next(length for length, points in enumerate(LINE_POINTS) if points)


class Promise(NamedTuple):
    """Points to expect from one pawn more in the line, and from two more."""

    near: float
    far: float


class BoardLine:
    """A row, column or diagonal of a board."""

    def __init__(self, board: Board, name: str, mask: int, options: Options) -> None:
        self.mask = mask
        self.known: dict[tuple[int, int], Promise] = {}
        self._board, self._name, self._options = board, name, options

    def promise(self, pawns: int, free: int) -> Promise:
        """What pawns on the line promise, some of its squares being free."""
        key = (pawns & self.mask, free & self.mask)
        if key not in self.known:
            self.known[key] = self._work_out(*key)
        return self.known[key]

    def _work_out(self, pawns: int, free: int) -> Promise:
        squares = [index_of(square) for square in squares_in(free)]
        near = {i: self._points(pawns, i) for i in squares}
        far = 0.0
        for i, j in combinations(squares, 2):
            both = max(
                near[i] + self._points(pawns | BITS[i], j),
                near[j] + self._points(pawns | BITS[j], i),
            )
            far += _chance(i, j) * (both - near[i] - near[j])
        return Promise(added_up(AFFORD[SQUARES[i].number] * p for i, p in near.items()), far)

    def _points(self, pawns: int, index: int) -> int:
        terms = line_terms(self._board, pawns | BITS[index], index, self._options)
        return sum(term.points for term in terms if term.name == self._name)


@cache
def _chance(i: int, j: int) -> float:
    """The chance to pay two squares in one turn."""
    one, other = SQUARES[i], SQUARES[j]
    if one.column == other.column:
        cost = one.number + other.number
        return AFFORD[cost] if cost <= DICE else 0.0
    return afford_both(one.number, other.number)


@lru_cache(16)
def lines_of(game: Columbiz, options: Options) -> tuple[BoardLine, ...]:
    """Every line of the game's board that can score."""
    masks = {}
    for index, rays in enumerate(game.board.rays):
        for name, backward, forward in rays:
            mask = BITS[index] | sum(backward) | sum(forward)
            if mask.bit_count() >= _SHORTEST:
                masks[name, mask] = BoardLine(game.board, name, mask, options)
    return tuple(masks.values())
