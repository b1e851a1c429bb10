"""What a whole hand is worth: the best pawns it pays for, column by column.

What pawns gain in one column is taken to be independent of the other columns. That leaves
out pawns that make a line together, and makes the worth of all 1,287 hands cheap:
the six columns are joined three by three.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import NamedTuple, TypeAlias

from msgspec.structs import replace

from dovecote.bots.columbiz.evaluation import Evaluate
from dovecote.bots.columbiz.throws import hands
from dovecote.core.game import Act
from dovecote.games.columbiz.actions import FORFEIT, Put
from dovecote.games.columbiz.board import COLUMNS, SIDE, SQUARES, index_of, squares_in
from dovecote.games.columbiz.components import DICE, PAWNS_A_TURN
from dovecote.games.columbiz.placing import open_squares
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.state import Placing, State

Gains: TypeAlias = tuple[float, ...]  # by number of pawns, the most that up to so many gain;
# for none, what the best single pawn gains or loses if one must be put
Column: TypeAlias = list[Gains]  # by the number of dice of its face

_NONE = float("-inf")
_NOTHING: Gains = (_NONE, 0.0, 0.0, 0.0, 0.0)
_USUAL = 6  # dice of one face; more are so rare that nobody plans for them


class Pawns(NamedTuple):
    """Pawns put in one column: what they cost, and how their owner stands then."""

    dice: int
    number: int
    value: float


def pawns_in(game: Columbiz, state: State, column: int, evaluate: Evaluate) -> list[Pawns]:
    """Every way to put pawns in a column that dice can usually pay."""
    seat = state.seat
    start = replace(state, step=Placing((column,) * _USUAL))
    known = {start.players}
    found: list[Pawns] = []
    todo = [start]
    while todo:
        now = todo.pop()
        step = now.step
        assert isinstance(step, Placing)
        for index in _column_squares(open_squares(now, step), column):
            after = game.apply(now, Act(seat, _PUTS[index])).state
            if after.players not in known:
                known.add(after.players)
                left = after.step
                assert isinstance(left, Placing)
                found.append(Pawns(_USUAL - len(left.dice), left.placed, evaluate(after)))
                todo.append(after)
    return found


_PUTS = tuple(Put(square) for square in SQUARES)


def _column_squares(mask: int, column: int) -> list[int]:
    return [index_of(square) for square in squares_in(mask & COLUMNS[column - 1])]


def gains(found: Sequence[Pawns], base: float) -> Column:
    """The most that each number of dice and pawns gains over putting none."""
    table = [_NOTHING]
    for dice in range(1, DICE + 1):
        best = list(table[-1])
        for paid, pawns, value in found:
            if paid == dice:
                gain = value - base
                if pawns == 1 and gain > best[0]:
                    best[0] = gain
                for at_most in range(pawns, PAWNS_A_TURN + 1):
                    if gain > best[at_most]:
                        best[at_most] = gain
        table.append(tuple(best))
    return table


class _Halves(NamedTuple):
    """How many dice show each of three faces, and which two of these make each whole hand."""

    counts: tuple[tuple[int, ...], ...]
    joined: tuple[tuple[int, int], ...]


@cache
def _halves() -> _Halves:
    counts = tuple(c for c in product(range(DICE + 1), repeat=3) if sum(c) <= DICE)
    number = {c: n for n, c in enumerate(counts)}
    whole = hands().all[hands().first_whole :]
    joined = (tuple(hand.count(face) for face in range(1, SIDE + 1)) for hand in whole)
    return _Halves(counts, tuple((number[c[:3]], number[c[3:]]) for c in joined))


def hand_gains(columns: Sequence[Column], forfeit: float) -> list[float]:
    """The gain of every whole hand: a pawn must be put if one fits, else some are lost."""
    low, high = _joined(columns[:3]), _joined(columns[3:])
    found = []
    for a, b in _halves().joined:
        a0, a1, a2, a3, a4 = low[a]
        b0, b1, b2, b3, b4 = high[b]
        best = max(a4, a3 + b1, a2 + b2, a1 + b3, b4)
        if best <= 0:
            best = max(a0, b0)
            if best == _NONE:
                best = forfeit
        found.append(best)
    return found


def _joined(three: Sequence[Column]) -> list[Gains]:
    one, two, last = three
    pairs = {(i, j): _merge(one[i], two[j]) for i in range(DICE + 1) for j in range(DICE + 1 - i)}
    return [_merge(pairs[i, j], last[k]) for i, j, k in _halves().counts]


def _merge(some: Gains, more: Gains) -> Gains:
    """The most that so many pawns gain in both together."""
    if more is _NOTHING:
        return some
    if some is _NOTHING:
        return more
    a0, a1, a2, a3, a4 = some
    b0, b1, b2, b3, b4 = more
    return (
        a0 if a0 > b0 else b0,
        a1 if a1 > b1 else b1,
        max(a2, a1 + b1, b2),
        max(a3, a2 + b1, a1 + b2, b3),
        max(a4, a3 + b1, a2 + b2, a1 + b3, b4),
    )


def evaluate_hands(game: Columbiz, state: State, evaluate: Evaluate) -> list[float]:
    """How whoever is to move stands after the turn with each final hand."""
    base = evaluate(state)
    columns = [
        gains(pawns_in(game, state, column, evaluate), base) for column in range(1, SIDE + 1)
    ]
    lost = game.apply(replace(state, step=Placing(())), Act(state.seat, FORFEIT)).state
    return [base + gain for gain in hand_gains(columns, evaluate(lost) - base)]
