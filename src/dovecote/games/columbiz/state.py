"""Columbiz as it lies on the table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from dovecote.core.chance import Dice
from dovecote.core.drawn import ShownAsSvg
from dovecote.core.game import Seat
from dovecote.core.options import Options as CoreOptions


class Options(CoreOptions, frozen=True):
    """Seats, and the points on which the printed rules can be read in two ways."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    line_scoring: Literal["full", "difference"] = "full"  # CZ-27
    ties: Literal["shared", "captured"] = "shared"  # CZ-37
    captures: Literal["each", "together"] = "each"  # CZ-19


class Player(msgspec.Struct, frozen=True, gc=False):
    """One player's pawns and the upper part of their column on the pad."""

    pawns: int  # the squares they stand on, one bit each
    reserve: int
    captured: tuple[int, ...]  # pawns taken from each seat
    set_aside: int = 0
    line_points: int = 0


class Beginning(msgspec.Struct, frozen=True, gc=False, tag=True):
    """One die each decides who begins; those who tie for the highest throw again."""

    throwers: tuple[Seat, ...]
    fell: Dice = ()
    go: int = 1


class Throwing(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Dice are in the cup."""

    throw: int
    kept: Dice = ()


class Keeping(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Between two throws."""

    throw: int
    dice: Dice


class Placing(msgspec.Struct, frozen=True, gc=False, tag=True):
    """After the last throw; `dice` are those not used yet."""

    dice: Dice
    placed: int = 0


class Ended(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The last round is finished."""


Step: TypeAlias = Beginning | Throwing | Keeping | Placing | Ended


class State(ShownAsSvg, msgspec.Struct, frozen=True, gc=False):
    """The whole truth; nothing in Columbiz is hidden."""

    options: Options
    players: tuple[Player, ...]
    first: Seat | None  # who began the game
    seat: Seat  # whose turn it is
    round: int
    step: Step
