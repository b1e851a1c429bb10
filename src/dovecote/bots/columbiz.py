"""A judgement of Columbiz: what a pawn is worth on each square, and which dice to keep for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb
from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from dovecote.core.chance import Dice
from dovecote.core.game import Act, AnyGame, Seat
from dovecote.games.columbiz.actions import Action, End, Put, Reroll
from dovecote.games.columbiz.board import COLUMNS, SIDE, SQUARES, Square, squares_in
from dovecote.games.columbiz.components import DICE
from dovecote.games.columbiz.dice import without
from dovecote.games.columbiz.scoring import score
from dovecote.games.columbiz.state import Keeping, Placing, State
from dovecote.games.columbiz.view import View

# In points. Chosen by hand so that points come first, then holding columns, then neighbours.
_TAKEN = 0.5  # a pawn the others have lost
_HELD = 0.6  # a column in which nobody has more pawns than I
_EXPOSED = -0.5  # a pawn of mine in a column where somebody has as many
_NEIGHBOUR = 0.2  # a pawn of mine beside another

Places: TypeAlias = dict[Square, tuple[int, int]]  # column and row
Gains: TypeAlias = dict[Square, float]
Worth: TypeAlias = list[list[float]]  # by face and number of dice of that face


def rate(
    game: AnyGame, seat: Seat, view: View, offers: Sequence[Action], rng: Random
) -> list[float]:
    """How good each offer looks, in points."""
    state: State = game.imagine(view, rng)
    places = {spot.square: (spot.square.column, spot.row) for spot in view.board}
    gains = _gains(game, state, seat, places)
    worth = _worth(gains)
    return [_rating(state, action, gains, worth) for action in offers]


def _rating(state: State, action: Action, gains: Gains, worth: Worth) -> float:
    step = state.step
    if isinstance(step, Keeping):
        kept = without(step.dice, action.faces) if isinstance(action, Reroll) else step.dice
        return _promise(kept, worth)
    if isinstance(action, Put) and isinstance(step, Placing):
        left = step.dice.count(action.square.column) - action.square.number
        return gains[action.square] + worth[action.square.column - 1][left] / 2
    return 0.0 if isinstance(action, End) else -1.0


def _gains(game: AnyGame, state: State, seat: Seat, places: Places) -> Gains:
    """What a pawn on each empty square would gain, as if the dice allowed it."""
    taken = 0
    for player in state.players:
        taken |= player.pawns
    now = _standing(state, seat)
    mine = {places[square] for square in squares_in(state.players[seat].pawns)}
    gains = {}
    for index, square in enumerate(SQUARES):
        if not taken >> index & 1:
            paid = Placing((square.column,) * square.number)
            after = game.apply(replace(state, step=paid), Act(seat, Put(square))).state
            gains[square] = (
                _standing(after, seat) - now + _NEIGHBOUR * _neighbours(mine, places[square])
            )
    return gains


def _standing(state: State, seat: Seat) -> float:
    """How the seat stands: points, pawns taken, columns held, pawns in danger."""
    mine = state.players[seat]
    rating = score(mine) + _TAKEN * sum(mine.captured)
    for column in COLUMNS:
        pawns = (mine.pawns & column).bit_count()
        rivals = [p.pawns for p in state.players if p is not mine]
        most = max((pawns_ & column).bit_count() for pawns_ in rivals)
        if pawns > most:
            rating += _HELD
        elif pawns:
            rating += _EXPOSED * pawns
    return rating


def _neighbours(mine: set[tuple[int, int]], place: tuple[int, int]) -> int:
    """Pawns of mine on the eight squares around a place."""
    x, y = place
    around = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
    return len(mine & around)


def _worth(gains: Gains) -> Worth:
    """The most that n dice of a face can gain in its column, squares paid one after the other."""
    table = []
    for column in range(1, SIDE + 1):
        best = [0.0] * (DICE + 1)
        for square, gain in gains.items():
            if square.column == column:
                for dice in range(DICE, square.number - 1, -1):
                    best[dice] = max(best[dice], best[dice - square.number] + gain)
        table.append(best)
    return table


def _promise(kept: Dice, worth: Worth) -> float:
    """The expected worth of the dice after one more throw of those not kept.

    Exact for one throw: the columns are added up, and so are their expectations.
    """
    thrown = DICE - len(kept)
    odds = _odds(thrown)
    return sum(
        odds[more] * column[kept.count(face) + more]
        for face, column in enumerate(worth, 1)
        for more in range(thrown + 1)
    )


@cache
def _odds(thrown: int) -> list[float]:
    """The chance that 0, 1, 2 … of the dice show a given face."""
    return [comb(thrown, n) * 5 ** (thrown - n) / 6**thrown for n in range(thrown + 1)]
