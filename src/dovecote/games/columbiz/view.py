"""What a seat may know: in Columbiz, everything that lies on the table."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from dovecote.core.chance import Dice
from dovecote.core.drawn import ShownAsSvg
from dovecote.core.game import Seat
from dovecote.games.columbiz.board import BITS, SQUARES, Board, Square, index_of, squares_in
from dovecote.games.columbiz.dice import price
from dovecote.games.columbiz.events import Term
from dovecote.games.columbiz.placing import at_stake, fitting, open_squares
from dovecote.games.columbiz.scoring import pad_terms
from dovecote.games.columbiz.state import Keeping, Options, Placing, Player, State, Step

# What each square costs, in the order of the board.
PRICES: tuple[Dice, ...] = tuple(price(square.column, square.number) for square in SQUARES)


class Spot(msgspec.Struct, frozen=True):
    """A square, the row it lies in from the dice downwards, and whose pawn stands on it."""

    square: Square
    row: int
    owner: Seat | None


class PlayerView(msgspec.Struct, frozen=True):
    """A player's pawns off the board, and their column of the pad."""

    reserve: int
    captured: tuple[int, ...]
    set_aside: int
    pad: tuple[Term, Term]


class View(ShownAsSvg, msgspec.Struct, frozen=True):
    """The table as everyone sees it."""

    options: Options
    board: tuple[Spot, ...]
    players: tuple[PlayerView, ...]
    first: Seat | None
    seat: Seat
    round: int
    step: Step
    fits: bool | None  # whether a pawn can be put with the dice as they lie; None without dice
    at_stake: int  # pawns that would be set aside if nothing fits
    is_last_round: bool
    prices: tuple[Dice, ...] = ()  # of the squares, in their order, while dice are kept


def see(board: Board, state: State) -> View:
    """The view of any seat, and of a spectator."""
    return View(
        options=state.options,
        board=_spots(board.rows, tuple(player.pawns for player in state.players)),
        players=tuple([see_player(player) for player in state.players]),
        first=state.first,
        seat=state.seat,
        round=state.round,
        step=state.step,
        fits=fits(state),
        at_stake=at_stake(state.players[state.seat]),
        is_last_round=is_last_round(state.players),
        prices=prices(state),
    )


@lru_cache(1024)
def see_player(player: Player) -> PlayerView:
    """What lies in front of a player; of two, one has not moved."""
    return PlayerView(player.reserve, player.captured, player.set_aside, pad_terms(player))


def is_last_round(players: tuple[Player, ...]) -> bool:
    """Whether somebody has no pawn left in their reserve."""
    return 0 in [player.reserve for player in players]


def prices(state: State) -> tuple[Dice, ...]:
    """What the squares cost, while dice are kept."""
    return PRICES if type(state.step) is Keeping else ()


def imagine(view: View) -> State:
    """The one state that looks like this view."""
    return State(
        options=view.options,
        players=tuple(_player(view, Seat(seat)) for seat in range(len(view.players))),
        first=view.first,
        seat=view.seat,
        round=view.round,
        step=view.step,
    )


@cache
def _spot(square: Square, row: int, owner: Seat | None) -> Spot:
    return Spot(square, row, owner)


@lru_cache(1024)
def _spots(rows: tuple[int, ...], pawns: tuple[int, ...]) -> tuple[Spot, ...]:
    """The board with the pawns of each player; dice change more often than it does."""
    owners: list[Seat | None] = [None] * len(SQUARES)
    for seat, mine in enumerate(pawns):
        for square in squares_in(mine):
            owners[index_of(square)] = Seat(seat)
    return tuple(map(_spot, SQUARES, rows, owners))


def fits(state: State) -> bool | None:
    """Whether a pawn can be put with the dice as they lie; None without dice."""
    step = state.step
    if type(step) is Keeping:
        return bool(fitting(state.players, step.dice))
    return bool(open_squares(state, step)) if type(step) is Placing else None


def _player(view: View, seat: Seat) -> Player:
    player = view.players[seat]
    mine = (spot.square for spot in view.board if spot.owner == seat)
    return Player(
        pawns=sum(BITS[index_of(square)] for square in mine),
        reserve=player.reserve,
        captured=player.captured,
        set_aside=player.set_aside,
        line_points=player.pad[0].points,
    )
