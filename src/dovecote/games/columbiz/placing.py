"""Putting a pawn: which squares fit, what is captured, what it scores."""

from __future__ import annotations

from msgspec.structs import replace

from dovecote.core.chance import Dice
from dovecote.core.game import After, Seat
from dovecote.games.columbiz.board import BITS, COLUMNS, Board, Square, index_of, squares_in
from dovecote.games.columbiz.components import PAWNS_A_TURN, PAWNS_SET_ASIDE
from dovecote.games.columbiz.dice import reach, spend
from dovecote.games.columbiz.events import Captured, Event, Placed, RanOut, Scored
from dovecote.games.columbiz.scoring import line_terms
from dovecote.games.columbiz.state import Placing, Player, State


def fitting(players: tuple[Player, ...], dice: Dice) -> int:
    """A mask of the empty squares that the dice can pay (4.1, 4.2)."""
    free = reach(dice)
    for player in players:
        free &= ~player.pawns
    return free


def open_squares(state: State, step: Placing) -> int:
    """A mask of the squares the player may put a pawn on now (4.4 too)."""
    if step.placed == PAWNS_A_TURN or not state.players[state.seat].reserve:
        return 0
    return fitting(state.players, step.dice)


def at_stake(player: Player) -> int:
    """How many pawns a player sets aside when nothing fits: three, or all (4.6)."""
    return min(PAWNS_SET_ASIDE, player.reserve)


def put(board: Board, state: State, step: Placing, square: Square) -> After[State, Event]:
    """A pawn is placed, captures, then scores (4.7)."""
    seat = state.seat
    index = index_of(square)
    players = list(state.players)
    events: list[Event] = [Placed(seat, square)]
    mine = players[seat]
    pawns = mine.pawns | BITS[index]
    captured = _capture(players, seat, pawns, COLUMNS[square.column - 1], events)
    terms = line_terms(board, pawns, index, state.options)
    if terms:
        events.append(Scored(seat, terms))
    if mine.reserve == 1:
        events.append(RanOut(seat))
    players[seat] = Player(
        pawns,
        mine.reserve - 1,
        captured,
        mine.set_aside,
        mine.line_points + sum(term.points for term in terms),
    )
    dice = spend(step.dice, square.column, square.number)
    step = Placing(dice, step.placed + 1)
    return After(replace(state, players=tuple(players), step=step), tuple(events))


def _capture(
    players: list[Player], seat: Seat, pawns: int, column: int, events: list[Event]
) -> tuple[int, ...]:
    """Takes every colour with fewer pawns in the column off the board (5.1 to 5.3).

    Changes `players` and `events` in place; returns what the capturing seat has now.
    """
    captured = players[seat].captured
    strength = (pawns & column).bit_count()
    for owner, player in enumerate(players):
        theirs = player.pawns & column
        if theirs and owner != seat and theirs.bit_count() < strength:
            players[owner] = replace(player, pawns=player.pawns & ~theirs)
            taken = captured[owner] + theirs.bit_count()
            captured = (*captured[:owner], taken, *captured[owner + 1 :])
            events.append(Captured(seat, Seat(owner), squares_in(theirs)))
    return captured
