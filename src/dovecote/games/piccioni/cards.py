"""A set of cards, read from a data file; everything the rules need to know about each card."""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from dovecote.games.piccioni.components import DIRT, MOST_SEATS
from dovecote.games.piccioni.vocabulary import Assign, Effect, Move, Share, Trigger, Trophy, is_open

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9]{0,19}$")]
Count = Annotated[int, Meta(ge=1, le=60)]
Few = Annotated[int, Meta(ge=0, le=5)]


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Place; None: as many pigeons as come."""

    id: Id
    spaces: Annotated[int, Meta(ge=1, le=40)] | None = None
    name: str = ""


class Pigeon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of pigeon, and where it goes when it is revealed."""

    id: Id
    count: Count
    revealed: tuple[Effect, ...]
    size: Annotated[int, Meta(ge=1, le=2)] = 1
    call: Few = 0
    never: tuple[str, ...] = ()  # Places it can never be assigned to (6.2)
    returns: bool = False  # 7.4
    flock: tuple[Annotated[int, Meta(ge=0, le=60)], ...] = ()  # copies in edition 2025-flock
    name: str = ""

    @property
    def landing(self) -> str:
        """Where it goes when it is revealed."""
        (assign, *_) = self.revealed
        assert isinstance(assign, Assign)
        return assign.to

    @property
    def leads(self) -> bool:
        """Whether another pigeon may follow it (9.12)."""
        return any(isinstance(effect, Move) for effect in self.revealed)


class Action(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of action card: what it does in one's turn, and perhaps as a reaction."""

    id: Id
    count: Count
    play: tuple[Effect, ...]
    call: Few = 0
    moves: Annotated[int, Meta(ge=0, le=2)] = 1  # what it costs (5.3)
    reacts_to: Trigger | None = None
    reaction: tuple[Effect, ...] = ()
    name: str = ""

    @property
    def aimed(self) -> Effect | None:
        """The one effect in one's turn that the player aims, if there is one."""
        return next((effect for effect in self.play if is_open(effect)), None)

    @property
    def nets(self) -> bool:
        """Whether its reaction names one of the pigeons about to arrive."""
        return any(isinstance(effect, Trophy) for effect in self.reaction)

    @property
    def is_dirt(self) -> bool:
        """Guano and Lots of Guano stay where they are assigned (4.2)."""
        return self.id in DIRT


class Sizes(dict[tuple[str, ...], int]):
    """The sum of sizes, worked out once for each handful of pigeons."""

    def __init__(self, sizes: dict[str, int]) -> None:
        self._sizes = sizes

    def __missing__(self, pigeons: tuple[str, ...]) -> int:
        self[pigeons] = total = sum(self._sizes[pigeon] for pigeon in pigeons)
        return total


class Bans(dict[tuple[str, ...], frozenset[int]]):
    """All bans of some pigeons, worked out once for each handful."""

    def __init__(self, bans: dict[str, frozenset[int]]) -> None:
        self._bans = bans

    def __missing__(self, pigeons: tuple[str, ...]) -> frozenset[int]:
        self[pigeons] = union = frozenset().union(*[self._bans[pigeon] for pigeon in pigeons])
        return union


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All cards of a box."""

    title: str
    place: tuple[Place, ...]
    pigeon: tuple[Pigeon, ...]
    action: tuple[Action, ...]

    @cached_property
    def pigeons(self) -> dict[str, Pigeon]:
        return {pigeon.id: pigeon for pigeon in self.pigeon}

    @cached_property
    def actions(self) -> dict[str, Action]:
        return {action.id: action for action in self.action}

    @cached_property
    def sizes(self) -> dict[str, int]:
        return {pigeon.id: pigeon.size for pigeon in self.pigeon}

    @cached_property
    def aimed(self) -> dict[str, Effect | None]:
        """By action card, the effect that the player aims."""
        return {action.id: action.aimed for action in self.action}

    @cached_property
    def sweeping(self) -> frozenset[str]:
        """The actions that may make several Trophies at once."""
        return frozenset(a.id for a in self.action if any(map(_is_sweeping, a.play)))

    @cached_property
    def landings(self) -> dict[str, str]:
        """By pigeon, where it goes when it is revealed."""
        return {pigeon.id: pigeon.landing for pigeon in self.pigeon}

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
        return {p.id: frozenset(map(self.index.__getitem__, p.never)) for p in self.pigeon}

    @cached_property
    def bans(self) -> Bans:
        """The zones that one of some pigeons can never be assigned to."""
        return Bans(self.banned)

    @cached_property
    def zones(self) -> tuple[str, ...]:
        """The names of all zones: the Places, then the Areas of up to six seats."""
        areas = (f"area {seat}" for seat in range(MOST_SEATS))
        return (*(place.id for place in self.place), *areas)

    @cached_property
    def index(self) -> dict[str, int]:
        """The number of each zone."""
        return {zone: number for number, zone in enumerate(self.zones)}

    @cached_property
    def place_ids(self) -> frozenset[str]:
        return frozenset(place.id for place in self.place)

    @cached_property
    def triggers(self) -> frozenset[str]:
        """What some card of the box reacts to; it is no secret what is in the box."""
        return frozenset(action.reacts_to for action in self.action if action.reacts_to)

    @cached_property
    def data(self) -> dict[str, str]:
        """What a record's ruleset depends on: all but the names."""
        plain: dict[str, Any] = msgspec.to_builtins(self)
        return {
            kind: msgspec.json.encode([{**card, "name": ""} for card in plain[kind]]).decode()
            for kind in ("place", "pigeon", "action")
        }


def _is_sweeping(effect: Effect) -> bool:
    return isinstance(effect, Share) or (isinstance(effect, Trophy) and effect.count == "all")
