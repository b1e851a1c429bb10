"""Columba as it lies on the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Literal, TypeAlias

import msgspec

from dovecote.core.bag import Bag
from dovecote.core.drawn import ShownAsSvg
from dovecote.core.game import Seat
from dovecote.core.options import Options as CoreOptions
from dovecote.games.columba.cards import counts
from dovecote.games.columba.land import Land

Kinds: TypeAlias = tuple[int, int, int, int]  # a number for each kind of pigeon


class Options(CoreOptions, frozen=True):
    """Seats, the junior game, and the switches for readings that nothing settles."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=4)] = 2
    variant: Literal["standard", "junior"] = "standard"
    interleave_options: bool = False  # CB-9
    tile_supply: Literal["limited", "unlimited"] = "limited"  # CB-34b
    minimum_group: Literal[1, 2] = 1  # CB-57


class Player(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """One player's mini-board."""

    small: int  # dovecotes left
    large: int
    objective: str | None = None
    captured: Kinds = (0, 0, 0, 0)  # tiles lying on the objective
    board: Kinds = (0, 0, 0, 0)  # domestic pigeons kept
    eyases: int = 0
    adults: int = 0

    @property
    def lacking(self) -> tuple[int, ...]:
        """The pigeons of each kind that the objective still lacks."""
        return _lacking(self.objective, self.captured)


@lru_cache(maxsize=4096)
def _lacking(objective: str | None, captured: Kinds) -> tuple[int, ...]:
    if objective is None:
        return (0, 0, 0, 0)
    return tuple([a - b for a, b in zip(counts(objective), captured, strict=True)])


class Beginning(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Luck says who begins."""


class Dealing(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Starting objectives are dealt, one to each seat."""

    to: Seat


class Opening(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The first card is laid open."""


class Drawing(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The turn's card is drawn."""


class Placing(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A card is in hand: the one drawn, or a former objective."""

    card: str
    is_former: bool = False


class Choosing(msgspec.Struct, frozen=True, gc=False, tag=True):
    """An objective is complete: a new one, or none?"""

    former: str


class Aiming(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A new objective is drawn; the former one is laid after it."""

    former: str


class Optional(msgspec.Struct, frozen=True, gc=False, tag=True):
    """No card in hand: dovecotes, pigeons, falcons, until the turn ends."""


class Ended(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The last card has been drawn and its turn is over."""


Step: TypeAlias = (
    Beginning | Dealing | Opening | Drawing | Placing | Choosing | Aiming | Optional | Ended
)


class State(ShownAsSvg, msgspec.Struct, frozen=True, gc=False):
    """The whole truth; the pile has no order until it is drawn from."""

    options: Options
    players: tuple[Player, ...]
    land: Land | None  # before the first card there is none
    pile: Bag[str]
    starting: Bag[str]
    supply: Kinds
    falcons: int  # left in the supply
    drawn: int  # cards drawn from the pile so far
    discarded: tuple[str, ...]  # cards that fitted nowhere
    laid: tuple[str, ...]
    seat: Seat
    step: Step
    has_built: bool = False  # this turn
    has_bred: bool = False
    has_hunted: bool = False
