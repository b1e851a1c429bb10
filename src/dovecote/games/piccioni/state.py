"""Piccioni as it lies on the table."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from dovecote.core.bag import Bag
from dovecote.core.drawn import ShownAsSvg
from dovecote.core.game import Seat
from dovecote.core.options import Options as CoreOptions
from dovecote.games.piccioni.actions import Action, Kinds, Play, React
from dovecote.games.piccioni.components import MOST_SEATS, PLACES


class Options(CoreOptions, frozen=True):
    """Seats, the published state of the rules, and the length of the very first turn."""

    seats: Annotated[int, msgspec.Meta(ge=2, le=MOST_SEATS)] = 3
    edition: Literal["2019", "2025-flock", "2025-balcony"] = "2019"  # PI-1, PI-3
    first_moves: Literal[2, 1] = 2


class Beginning(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Luck says who begins."""


class Removing(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Pigeons leave the game unseen (2.6)."""

    left: int


class Laying(msgspec.Struct, frozen=True, tag=True, gc=False):
    """The first pigeon of a zone (2.2)."""

    zone: int


class Drawing(msgspec.Struct, frozen=True, tag=True, gc=False):
    """A player draws action cards."""

    seat: Seat
    left: int


class Excess(msgspec.Struct, frozen=True, tag=True, gc=False):
    """A player discards down to five (4.1)."""

    seat: Seat


class Moving(msgspec.Struct, frozen=True, tag=True, gc=False):
    """The current player makes a move, or ends."""


class Playing(msgspec.Struct, frozen=True, tag=True, gc=False):
    """A card is announced, then does one effect after the other."""

    seat: Seat
    aims: Play
    done: int = -1  # effects; -1 as long as it is only announced
    is_laid: bool = False  # it has been assigned, and is no longer in play
    is_redirected: bool = False
    joined: tuple[Seat, ...] = ()  # those who share its Trophies by a reaction


class Reacting(msgspec.Struct, frozen=True, tag=True, gc=False):
    """A reaction is shown, then does one effect after the other."""

    seat: Seat
    aims: React
    done: int = -1  # effects; -1 as long as it is only shown


class Landing(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Pigeons are about to enter a zone."""

    pigeons: Kinds
    zone: int


class Window(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Players may react to the step beneath this one; answers are sealed (8.4)."""

    reacted: tuple[Seat, ...] = ()
    asked: tuple[Seat, ...] = ()  # clockwise; found out when the window is on top
    answers: tuple[tuple[Seat, Action], ...] = ()


class Returning(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Trophies are drawn unseen from the pigeon deck; None: into the pool to be shared (7.4)."""

    owners: tuple[Seat | None, ...]


class Sharing(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Trophies are dealt among those who share them (7.2)."""

    pool: Kinds
    unseen: Kinds  # Returns Trophies in the pool
    sharers: tuple[Seat, ...]  # whose turn it is comes first


class Revealing(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Pigeons are revealed one by one."""

    left: int


class Assigning(msgspec.Struct, frozen=True, tag=True, gc=False):
    """The current player says where a revealed pigeon goes."""

    pigeon: str
    zones: tuple[int, ...]


class Following(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Another pigeon may follow the one that has just landed."""

    zone: int


class Arriving(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Pigeons have come to a Place where something happens at once (6.6)."""

    zone: int
    done: int = 0  # effects


class Passing(msgspec.Struct, frozen=True, tag=True, gc=False):
    """The turn passes on."""


class Ended(msgspec.Struct, frozen=True, tag=True, gc=False):
    """The last turn is over."""


Step: TypeAlias = (
    Beginning
    | Removing
    | Laying
    | Drawing
    | Excess
    | Moving
    | Playing
    | Reacting
    | Landing
    | Window
    | Returning
    | Sharing
    | Revealing
    | Assigning
    | Following
    | Arriving
    | Passing
    | Ended
)


class State(ShownAsSvg, msgspec.Struct, frozen=True, gc=False):
    """The whole truth; the decks have no order until they are drawn from."""

    options: Options
    seat: Seat  # the current player
    zones: tuple[Kinds, ...]  # the pigeons of each Place, then of each Area
    dirt: tuple[Kinds, ...]  # Guano and Lots of Guano in each Area
    trophies: tuple[Kinds, ...]
    unseen: tuple[Kinds, ...]  # Returns Trophies, known to nobody
    hands: tuple[Kinds, ...]
    flock: Bag[str]  # the pigeon deck
    deck: Bag[str]  # the action deck
    discard: Bag[str]
    removed: Bag[str]
    revealed: int  # cards drawn from the pigeon deck so far
    drawn: int  # cards drawn from the action deck so far
    moves: int  # left in this turn
    calls: int  # in this turn
    last_round: int  # turns left in a last round, 0 if none runs
    agenda: tuple[Step, ...]  # what is owed; the last one is next
    announced: Play | None = None  # the card of the last move with its aims, as all have heard

    @property
    def seats(self) -> int:
        return len(self.hands)


def area_of(seat: int) -> int:
    """The number of a seat's Area among the zones."""
    return PLACES + seat


def owner_of(zone: int) -> Seat | None:
    """The owner of an Area; None for a Place."""
    return Seat(zone - PLACES) if zone >= PLACES else None
