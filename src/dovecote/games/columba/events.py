"""What happens in Columba."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from dovecote.core.game import Seat
from dovecote.games.columba.frame import Field


class Term(msgspec.Struct, frozen=True):
    """A named part of a score: an estate with its fields, or an unfinished objective."""

    name: str  # small, large, unfinished
    fields: int
    points: int
    home: Field | None = None


class Began(msgspec.Struct, frozen=True, tag=True):
    seat: Seat


class Dealt(msgspec.Struct, frozen=True, tag=True):
    """A starting objective lies open before a seat."""

    seat: Seat
    card: str


class Opened(msgspec.Struct, frozen=True, tag=True):
    """The first card lies on the table."""

    card: str


class Drawn(msgspec.Struct, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str


class Placed(msgspec.Struct, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str
    field: Field
    turn: int


class Captured(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Pigeons covered by a card lie on the objective now."""

    seat: Seat
    pigeons: str  # their kinds
    fields: tuple[Field, ...]


class Completed(msgspec.Struct, frozen=True, tag=True):
    """Four domestic pigeons are won, and the objective comes to hand."""

    seat: Seat
    card: str


class ObjectiveTaken(msgspec.Struct, frozen=True, tag=True):
    seat: Seat
    card: str


class ObjectiveDeclined(msgspec.Struct, frozen=True, tag=True):
    seat: Seat


class Discarded(msgspec.Struct, frozen=True, tag=True):
    """A card that fits nowhere leaves the game."""

    seat: Seat
    card: str


class Built(msgspec.Struct, frozen=True, gc=False, tag=True):
    seat: Seat
    size: str
    field: Field
    count: int  # fields of the new estate
    points: int


class Laid(msgspec.Struct, frozen=True, gc=False, tag=True):
    seat: Seat
    kind: str
    field: Field


class Bred(msgspec.Struct, frozen=True, tag=True):
    seat: Seat
    tiles: str


class Raised(msgspec.Struct, frozen=True, tag=True):
    seat: Seat
    tiles: str


class Hunted(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A falcon sits on a pigeon of `owner`'s estate."""

    seat: Seat
    owner: Seat
    field: Field


class Resized(msgspec.Struct, frozen=True, gc=False, tag=True):
    """An estate has grown, or lost fields."""

    owner: Seat
    home: Field
    kind: str
    before: int
    after: int
    points: int  # that its owner has more now, or fewer


class TurnEnded(msgspec.Struct, frozen=True, gc=False, tag=True):
    seat: Seat


class LastCard(msgspec.Struct, frozen=True, tag=True):
    """The pile is empty: this turn is the last."""

    seat: Seat


class Tallied(msgspec.Struct, frozen=True, tag=True):
    """A player's points, term by term."""

    seat: Seat
    terms: tuple[Term, ...]


class TieBroken(msgspec.Struct, frozen=True, tag=True):
    """Equal totals were compared by the largest single estate; `largest` has one for each seat."""

    largest: tuple[int, ...]
    is_shared: bool  # the best are equal in this, too


class Finished(msgspec.Struct, frozen=True, tag=True):
    scores: tuple[int, ...]


Event: TypeAlias = (
    Began
    | Dealt
    | Opened
    | Drawn
    | Placed
    | Captured
    | Completed
    | ObjectiveTaken
    | ObjectiveDeclined
    | Discarded
    | Built
    | Laid
    | Bred
    | Raised
    | Hunted
    | Resized
    | TurnEnded
    | LastCard
    | Tallied
    | TieBroken
    | Finished
)

Events: TypeAlias = tuple[Event, ...]
