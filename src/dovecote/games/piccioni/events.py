"""What happened at the table, one value for each thing somebody would say."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from dovecote.core.game import Seat
from dovecote.games.piccioni.actions import Kinds


class Began(msgspec.Struct, frozen=True, gc=False, tag=True):
    seat: Seat


class Removed(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A pigeon has left the game unseen."""


class Laid(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The first pigeon of a zone."""

    pigeon: str
    zone: str


class Drew(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A card drawn; only its drawer sees which."""

    seat: Seat
    card: str


class Reshuffled(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The discard is the new action deck."""

    cards: int


class Discarded(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A card too many."""

    seat: Seat
    card: str


class Paid(msgspec.Struct, frozen=True, gc=False, tag=True):
    seat: Seat
    cards: Kinds


class Played(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A card announced with its aims."""

    seat: Seat
    card: str
    what: Kinds
    zone: str
    to: str
    partner: int


class Reacted(msgspec.Struct, frozen=True, gc=False, tag=True):
    seat: Seat
    card: str
    what: Kinds


class Cancelled(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The seat's card does not happen."""

    seat: Seat
    card: str


class Redirected(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The card goes back to the one who sent it."""

    seat: Seat
    card: str


class Joined(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The seat shares the Trophies, too."""

    seat: Seat


class Called(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A card adds to the reveal phase."""

    card: str
    count: int
    calls: int  # of the turn so far


class Assigned(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Cards land in a zone."""

    cards: Kinds
    zone: str


class Cleaned(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Guano has left an Area."""

    seat: Seat
    what: Kinds


class TrophyMade(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A card becomes the seat's Trophy."""

    seat: Seat
    card: str


class Returned(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The pigeon goes into the deck instead; a Trophy is drawn for it."""

    pigeons: Kinds


class TrophyDrawn(msgspec.Struct, frozen=True, gc=False, tag=True):
    """A Trophy nobody has seen; None: to be shared."""

    seat: Seat | None


class TrophyTaken(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The seat's part of shared Trophies; an unseen one shows only its back."""

    seat: Seat
    card: str


class Scared(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Pigeons leave a zone for the Area with the fewest."""

    pigeons: Kinds
    zone: str
    to: str


class Scattered(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Several Areas have the fewest: the pigeons go into the deck."""

    pigeons: Kinds
    zone: str


class Moved(msgspec.Struct, frozen=True, gc=False, tag=True):
    pigeons: Kinds
    zone: str
    to: str


class Swapped(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Two Areas have changed their pigeons."""

    seat: Seat
    zone: str
    given: Kinds  # to that zone
    taken: Kinds  # from it


class MovesEnded(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The reveal phase begins."""

    seat: Seat
    count: int  # pigeons to be revealed


class Revealed(msgspec.Struct, frozen=True, gc=False, tag=True):
    seat: Seat
    pigeon: str


class Followed(msgspec.Struct, frozen=True, gc=False, tag=True):
    pigeon: str
    zone: str
    to: str


class TurnEnded(msgspec.Struct, frozen=True, gc=False, tag=True):
    seat: Seat


class LastRound(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The pigeon deck is empty: everyone has one more turn."""

    turns: int


class LastRoundStopped(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Pigeons are in the deck again."""


class Term(msgspec.Struct, frozen=True, gc=False):
    """One line of the score: so many cards of a sort, so many points."""

    name: str
    count: int
    points: int


class Uncovered(msgspec.Struct, frozen=True, gc=False, tag=True):
    """The Returns Trophies of a seat, seen at last."""

    seat: Seat
    pigeons: Kinds


class Tallied(msgspec.Struct, frozen=True, gc=False, tag=True):
    seat: Seat
    terms: tuple[Term, ...]


class TieBroken(msgspec.Struct, frozen=True, gc=False, tag=True):
    """Equal points: the number of cards left in each Area decides, or nothing does."""

    cards: tuple[int, ...]
    is_shared: bool


class Finished(msgspec.Struct, frozen=True, gc=False, tag=True):
    pass


Event: TypeAlias = (
    Began
    | Removed
    | Laid
    | Drew
    | Reshuffled
    | Discarded
    | Paid
    | Played
    | Reacted
    | Cancelled
    | Redirected
    | Joined
    | Called
    | Assigned
    | Cleaned
    | TrophyMade
    | Returned
    | TrophyDrawn
    | TrophyTaken
    | Scared
    | Scattered
    | Moved
    | Swapped
    | MovesEnded
    | Revealed
    | Followed
    | TurnEnded
    | LastRound
    | LastRoundStopped
    | Uncovered
    | Tallied
    | TieBroken
    | Finished
)

Events: TypeAlias = tuple[Event, ...]
