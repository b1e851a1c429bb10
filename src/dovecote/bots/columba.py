"""A judgement of Columba: points now, and what pigeons, falcons and dovecotes may still bring."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dovecote.core.game import Act, AnyGame, Seat
from dovecote.games.columba.actions import Action, NoObjective, TakeObjective
from dovecote.games.columba.scoring import result
from dovecote.games.columba.state import Player, State
from dovecote.games.columba.view import View

# In points. Chosen by hand: points first, then what becomes points while cards are left.
_OPPONENT = 0.6  # a point of the strongest opponent
_CAPTURED = 0.5  # a tile on the objective
_TILE = 0.9  # a domestic pigeon on the board
_YOUNG, _ADULT = 2.0, 4.0  # falcons
_SMALL, _LARGE = 4.0, 9.0  # dovecotes not built yet, at the beginning
_STRAY = -1.0  # a tile in nobody's estate: something must be built
_CARDS = 29.0
_TOO_LATE = 5  # with fewer cards left, a new objective costs more than it brings


def rate(
    game: AnyGame, seat: Seat, view: View, offers: Sequence[Action], rng: Random
) -> list[float]:
    """How good each offer looks, in points."""
    state: State = game.imagine(view, rng)
    return [_rating(game, state, seat, action) for action in offers]


def _rating(game: AnyGame, state: State, seat: Seat, action: Action) -> float:
    if isinstance(action, TakeObjective | NoObjective):
        return float((len(state.pile) >= _TOO_LATE) == isinstance(action, TakeObjective))
    return _standing(game.apply(state, Act(seat, action)).state, seat)


def _standing(state: State, seat: Seat) -> float:
    """How the seat stands: its side's points, the others', and what is still to come."""
    scores = result(state).scores
    others = [score for score in scores if score != scores[seat]]
    hope = len(state.pile) / _CARDS
    rating = scores[seat] - _OPPONENT * max(others, default=scores[seat])
    rating += _held(state.players[seat], hope)
    if state.land and state.land.strays:
        rating += _STRAY * state.land.strays.bit_count()
    return rating


def _held(player: Player, hope: float) -> float:
    """What lies on a board, worth the more the more cards are left."""
    tiles = _TILE * sum(player.board) + _CAPTURED * sum(player.captured)
    falcons = _YOUNG * player.eyases + _ADULT * player.adults
    dovecotes = _SMALL * player.small + _LARGE * player.large
    return (tiles + falcons) * min(1.0, 3 * hope) + dovecotes * hope
