"""What happens in Columbiz."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from dovecote.core.chance import Dice
from dovecote.core.game import Seat
from dovecote.games.columbiz.board import Square


class Term(msgspec.Struct, frozen=True, gc=False):
    """A named part of a score: a line's direction and length, or the pawns captured."""

    name: str  # row, column, falling, rising; at the end lines, captures
    size: int
    points: int


class DieThrown(msgspec.Struct, frozen=True, gc=False, tag=True):
    """One die for who begins."""

    seat: Seat
    face: int


class Began(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The highest die is known."""

    seat: Seat


class Thrown(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Dice fell: those thrown now, and all that lie there."""

    seat: Seat
    throw: int
    fell: Dice
    dice: Dice


class TakenUp(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Dice go back into the cup; the others stay."""

    seat: Seat
    faces: Dice
    kept: Dice


class Stood(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The dice stay as they lie."""

    seat: Seat
    dice: Dice


class Placed(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A pawn stands on a square, paid with dice of its column's face."""

    seat: Seat
    square: Square


class Captured(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Pawns of `owner` were outnumbered in their column."""

    seat: Seat
    owner: Seat
    squares: tuple[Square, ...]


class Scored(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Points for lines, term by term."""

    seat: Seat
    terms: tuple[Term, ...]


class Tallied(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A column of the pad added up at the end: lines, then captures."""

    seat: Seat
    terms: tuple[Term, ...]


class SetAside(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Nothing fitted; these pawns leave the game."""

    seat: Seat
    pawns: int


class RanOut(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A reserve is empty: this round is the last."""

    seat: Seat


class TurnEnded(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The next player's turn, or the end."""

    seat: Seat


class Finished(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The match is over."""

    scores: tuple[int, ...]


Event: TypeAlias = (
    DieThrown
    | Began
    | Thrown
    | TakenUp
    | Stood
    | Placed
    | Captured
    | Scored
    | Tallied
    | SetAside
    | RanOut
    | TurnEnded
    | Finished
)
