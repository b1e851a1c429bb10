"""Putting a pawn: which squares fit, what is captured, what it scores."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from dovecote.core.chance import Dice
from dovecote.core.game import After, Seat
from dovecote.games.columbiz.board import BITS, COLUMNS, Board, Square, index_of, squares_in
from dovecote.games.columbiz.components import PAWNS_A_TURN, PAWNS_SET_ASIDE
from dovecote.games.columbiz.dice import reach, spend
from dovecote.games.columbiz.events import Captured, Event, Placed, RanOut, Scored
from dovecote.games.columbiz.scoring import line_terms
from dovecote.games.columbiz.state import Options, Placing, Player, State


def fitting(players: tuple[Player, ...], dice: Dice) -> int:
    """A mask of the empty squares that the dice can pay (4.1, 4.2)."""
    taken = 0
    for player in players:
        taken |= player.pawns
    return reach(dice) & ~taken


def open_squares(state: State, step: Placing) -> int:
    """A mask of the squares the player may put a pawn on now (4.4 too)."""
    players = state.players
    if step.placed == PAWNS_A_TURN or not players[state.seat].reserve:
        return 0
    return fitting(players, step.dice)


def at_stake(player: Player) -> int:
    """How many pawns a player sets aside when nothing fits: three, or all (4.6)."""
    return min(PAWNS_SET_ASIDE, player.reserve)


def opposing(options: Options, players: Sequence[Player], seat: int, owner: int) -> int:
    """A mask of the pawns that count against a seat's when it may capture an owner's (5.3)."""
    if options.captures == "each":
        return players[owner].pawns
    mask = 0
    for other, player in enumerate(players):
        if other != seat:
            mask |= player.pawns
    return mask


def lacking(mine: int, theirs: int) -> int:
    """How many pawns more it takes until theirs are fewer than mine: none if they are (5.2)."""
    return max(0, theirs + 1 - mine)


def put(board: Board, state: State, step: Placing, square: Square) -> After[State, Event]:
    """A pawn is placed, captures, then scores (4.7)."""
    seat, options = state.seat, state.options
    index = index_of(square)
    players = [*state.players]
    events: tuple[Event, ...] = (Placed(seat, square),)
    mine = players[seat]
    pawns = mine.pawns | BITS[index]
    column = COLUMNS[square.column - 1]
    captured, points = mine.captured, mine.line_points
    prey = outnumbered(options, players, seat, pawns & column, column)
    if prey:
        captured, taken = _capture(players, seat, prey, column)
        events += taken
    terms = line_terms(board, pawns, index, options)
    if terms:
        events += (Scored(seat, terms),)
        points += sum([term.points for term in terms])
    reserve = mine.reserve - 1
    if not reserve:
        events += (RanOut(seat),)
    players[seat] = Player(pawns, reserve, captured, mine.set_aside, points)
    dice = spend(step.dice, square.column, square.number)
    left = Placing(dice, step.placed + 1)
    return After(replace(state, players=tuple(players), step=left), events)


def outnumbered(
    options: Options, players: Sequence[Player], seat: Seat, mine: int, column: int
) -> list[int]:
    """The owners whose pawns in a column are captured by a seat's pawns there (5.1 to 5.3)."""
    strength = mine.bit_count()
    if strength == 1:
        return []  # nobody's pawns are fewer
    found = []
    for owner, player in enumerate(players):
        if player.pawns & column and owner != seat:
            against = opposing(options, players, seat, owner) & column
            if not lacking(strength, against.bit_count()):
                found.append(owner)
    return found


def _capture(
    players: list[Player], seat: Seat, prey: Sequence[int], column: int
) -> tuple[tuple[int, ...], tuple[Event, ...]]:
    """Takes the pawns of some owners in the column off the board (5.1).

    Changes `players` in place; returns what the capturing seat has now, and what happened.
    """
    captured = players[seat].captured
    events: tuple[Event, ...] = ()
    for owner in prey:
        player = players[owner]
        theirs = player.pawns & column
        players[owner] = replace(player, pawns=player.pawns & ~theirs)
        taken = captured[owner] + theirs.bit_count()
        captured = (*captured[:owner], taken, *captured[owner + 1 :])
        events += (Captured(seat, Seat(owner), squares_in(theirs)),)
    return captured, events
