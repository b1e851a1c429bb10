"""A set of cards, read from a data file; everything the rules need to know about each card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from dovecote.games.piccioni.components import DIRT, MOST_SEATS
from dovecote.games.piccioni.tables import Bans, Carried, Landings, Needs, Reach, Sizes
from dovecote.games.piccioni.vocabulary import OWN, Asks, CardAims, Effect, Trigger

E = TypeVar("E", bound=Effect, covariant=True)  # a file is read with the union of all verbs
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9]{0,19}$")]
Count = Annotated[int, Meta(ge=1, le=60)]
Few = Annotated[int, Meta(ge=0, le=5)]
Language: TypeAlias = Literal["en", "fr", "de", "it"]


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What people read and see on a card; no rule depends on it."""

    name: str = ""
    names: dict[Language, str] = {}  # where a language has another
    says: dict[Language, str] = {}  # what it does, in its author's words
    answers: dict[Language, str] = {}  # and as a reaction
    picture: str = ""  # a drawing of the sprite
    letters: str = ""  # or signs to be drawn


class Place(Card, Generic[E], frozen=True, forbid_unknown_fields=True):
    """A Place; None: as many pigeons as come."""

    id: Id
    spaces: Annotated[int, Meta(ge=1, le=40)] | None = None
    only: tuple[str, ...] = ()  # the kinds of pigeons that may be there; none: all
    arrival: tuple[E, ...] = ()  # at once, when pigeons arrive


class Pigeon(Card, Generic[E], frozen=True, forbid_unknown_fields=True):
    """A kind of pigeon, and where it goes when it is revealed."""

    id: Id
    count: Count
    revealed: tuple[E, ...]
    size: Annotated[int, Meta(ge=1, le=2)] = 1
    call: Few = 0
    never: tuple[str, ...] = ()  # Places it can never be assigned to (6.2)
    returns: bool = False  # 7.4
    flock: tuple[Annotated[int, Meta(ge=0, le=60)], ...] = ()  # copies in edition 2025-flock


class Action(Card, Generic[E], frozen=True, forbid_unknown_fields=True):
    """A kind of action card: what it does in one's turn, and perhaps as a reaction."""

    id: Id
    count: Count
    play: tuple[E, ...]
    call: Few = 0
    moves: Annotated[int, Meta(ge=0, le=2)] = 1  # what it costs (5.3)
    reacts_to: Trigger | None = None
    reaction: tuple[E, ...] = ()

    @property
    def is_dirt(self) -> bool:
        """Guano and Lots of Guano stay where they are assigned (4.2)."""
        return self.id in DIRT


Way = tuple[Callable[..., Sequence[Any]], Effect]  # an effect, and what lists its aims


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All cards of a box."""

    title: str
    place: tuple[Place[Effect], ...]
    pigeon: tuple[Pigeon[Effect], ...]
    action: tuple[Action[Effect], ...]
    # What the verbs say of them, worked out when the file is read.
    aimed: dict[str, Effect | None]  # by action, the one effect that the player aims
    ways: dict[str, tuple[Way, ...]]  # by action, who offers it: the first that offers anything
    asks: dict[str, Asks]  # by action, what is named to aim it
    sweeping: frozenset[str]  # the actions that may make several Trophies at once
    brings: dict[str, str]  # by action that brings pigeons to an Area, where these are
    netting: frozenset[str]  # the actions whose reaction names a pigeon about to arrive
    landings: dict[str, str]  # by pigeon, where it goes when it is revealed
    leading: frozenset[str]  # the pigeons that another may follow (9.12)
    provenance: str = ""

    @cached_property
    def pigeons(self) -> dict[str, Pigeon[Effect]]:
        return {pigeon.id: pigeon for pigeon in self.pigeon}

    @cached_property
    def actions(self) -> dict[str, Action[Effect]]:
        return {action.id: action for action in self.action}

    @cached_property
    def sizes(self) -> dict[str, int]:
        return {pigeon.id: pigeon.size for pigeon in self.pigeon}

    @cached_property
    def aims(self) -> dict[tuple[str, str], CardAims]:
        """By action and by one's own Area, what is named with the card."""
        return {
            (card, area): CardAims(
                card,
                replace(asks, source=area) if asks.source == OWN else asks,
                card in self.netting,
            )
            for card, asks in self.asks.items()
            for area in self.zones[len(self.place) :]
        }

    @cached_property
    def weigh(self) -> Sizes:
        """The spaces that pigeons take together."""
        return Sizes(self.sizes)

    @cached_property
    def spaces(self) -> tuple[int, ...]:
        """The spaces of each Place; very many where there is no limit."""
        return tuple(1000 if place.spaces is None else place.spaces for place in self.place)

    @cached_property
    def banned(self) -> dict[str, frozenset[int]]:
        """By pigeon, the zones it can never be assigned to."""
        return {
            pigeon.id: frozenset(
                number
                for number, place in enumerate(self.place)
                if place.id in pigeon.never or (place.only and pigeon.id not in place.only)
            )
            for pigeon in self.pigeon
        }

    @cached_property
    def returning(self) -> frozenset[str]:
        """The pigeons that go back into the deck when they become Trophies (7.4)."""
        return frozenset(pigeon.id for pigeon in self.pigeon if pigeon.returns)

    @cached_property
    def sudden(self) -> frozenset[int]:
        """The Places where something happens at once when pigeons arrive (6.6)."""
        return frozenset(number for number, place in enumerate(self.place) if place.arrival)

    @cached_property
    def bans(self) -> Bans:
        """The zones that one of some pigeons can never be assigned to."""
        return Bans(self.banned)

    @cached_property
    def needs(self) -> Needs:
        """The spaces and the bans of some pigeons together."""
        return Needs(self.weigh, self.bans)

    @cached_property
    def carried(self) -> Carried:
        """The handfuls of pigeons that a card may move, with what they need."""
        return Carried(self.needs)

    @cached_property
    def reach(self) -> Reach:
        """The zones that pigeons may be moved to."""
        return Reach(self.zones)

    @cached_property
    def grounds(self) -> Landings:
        """The Places where a revealed pigeon may land."""
        return Landings(self.landings, self.sizes, self.banned, self.index)

    @cached_property
    def zones(self) -> tuple[str, ...]:
        """The names of all zones: the Places, then the Areas of up to six seats."""
        areas = (f"area {seat}" for seat in range(MOST_SEATS))
        return (*(place.id for place in self.place), *areas)

    @cached_property
    def areas(self) -> tuple[tuple[str, ...], ...]:
        """By number of seats, the names of their Areas."""
        named = self.zones[len(self.place) :]
        return tuple(named[:seats] for seats in range(MOST_SEATS + 1))

    @cached_property
    def index(self) -> dict[str, int]:
        """The number of each zone."""
        return {zone: number for number, zone in enumerate(self.zones)}

    @cached_property
    def place_ids(self) -> frozenset[str]:
        return frozenset(place.id for place in self.place)

    @cached_property
    def harmless(self) -> tuple[frozenset[str], ...]:
        """By seat, the zones it may name that are no other player's; none is one of them."""
        return tuple(self.place_ids | {"", area} for area in self.areas[MOST_SEATS])

    @cached_property
    def triggers(self) -> frozenset[str]:
        """What some card of the box reacts to; it is no secret what is in the box."""
        return frozenset(action.reacts_to for action in self.action if action.reacts_to)

    @cached_property
    def data(self) -> dict[str, str]:
        """What a record's ruleset depends on: all that the cards say but their names.

        What has its default is left out, so that a new field of a card or a verb, whose
        default means "as before", leaves the data of old records as they are.
        """
        return {
            kind: msgspec.json.encode(_said(getattr(self, kind), _SHOWN), order="sorted").decode()
            for kind in _KINDS
        }

    @cached_property
    def sheet(self) -> dict[str, Any]:
        """All that the cards say, as plain data: what has its default is left out here, too."""
        heads = {"title": self.title, "provenance": self.provenance}
        cards = {kind: _said(getattr(self, kind)) for kind in _KINDS}
        return {key: text for key, text in heads.items() if text} | cards


_KINDS = ("place", "pigeon", "action")
_SHOWN = frozenset(Card.__struct_fields__)  # what no rule depends on


def _said(value: Any, without: frozenset[str] = frozenset()) -> Any:
    if isinstance(value, tuple):
        return [_said(part, without) for part in value]
    if not isinstance(value, msgspec.Struct):
        return value
    config = value.__struct_config__
    tag = {config.tag_field: config.tag} if config.tag_field else {}
    parts = ((f, getattr(value, f.name)) for f in msgspec.structs.fields(value))
    return tag | {
        f.encode_name: _said(part, without)
        for f, part in parts
        if f.name not in without and (f.required or part != f.default) and part != {}
    }
