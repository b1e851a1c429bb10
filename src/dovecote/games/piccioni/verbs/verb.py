"""What a verb is: one value with everything the rules must know about it.

No part has a default, so that a part somebody forgets is an error when the module is read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Literal, NamedTuple, TypeAlias, TypeVar

import msgspec

from dovecote.core.errors import Refusal
from dovecote.core.game import Seat
from dovecote.games.piccioni.actions import Action, Kinds, Play
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.events import Events
from dovecote.games.piccioni.state import Playing, Reacting, State
from dovecote.games.piccioni.vocabulary import Asks, Effect, Trigger

E = TypeVar("E", bound=Effect)
Done: TypeAlias = tuple[State, Events]
# Offers: options, and how one of them becomes an action after what is known already; None: it is
# one. Where there are many, they are made when they are looked at.
Part: TypeAlias = tuple[Sequence[Any], Callable[..., Action] | None, tuple[Any, ...]]


class Fault(NamedTuple):
    """What is wrong with an effect as it is written."""

    field: str
    found: str
    expected: str
    reason: Literal["value", "unknown"] = "value"


class Facts(msgspec.Struct, frozen=True, gc=False):
    """What everyone can see of a thing that may be reacted to (8.3)."""

    aimed: tuple[Seat | None, ...] = ()  # owners of the Areas named
    into: Seat | None = None  # whose Area something is about to enter
    arriving: Kinds = ()  # the pigeons
    is_dirt: bool = False  # or is it Guano
    made: bool = False  # two or more Trophies at once
    sharers: tuple[Seat, ...] = ()
    reactor: Seat | None = None  # it is a reaction of this seat


class Aiming(NamedTuple, Generic[E]):
    """How a player aims it."""

    asks: Callable[[E], Asks]
    refuse: Callable[[Cards, State, Play, E], Refusal]  # an aim of the right form, not offered


class Reactable(NamedTuple, Generic[E]):
    """What others may react to, beyond being aimed at."""

    facts: Callable[[Cards, State, Playing, E, Facts], Facts]  # what is seen of it, added
    sweeps: Callable[[E], bool]  # whether it may make two or more Trophies
    brings: Callable[[E], str] | None  # where the pigeons are that it brings to an Area, if any


class InTurn(NamedTuple, Generic[E]):
    """A verb as it is played in one's turn."""

    check: Callable[[E, tuple[str, ...]], Fault | None]  # as it is written, given the Places
    takes: bool  # it takes cards away: a second one might find nothing left
    aiming: Aiming[E] | None  # None: never aimed
    offers: Callable[[Cards, State, str, E], Sequence[Part]]
    # every way to aim it; without aims the card as it is, if a card would move (5.7)
    reactable: Reactable[E] | None
    do: Callable[[Cards, State, Playing, E], Done]


class InReaction(NamedTuple, Generic[E]):
    """A verb as a reaction."""

    check: Callable[[E], Fault | None]
    triggers: tuple[Trigger, ...]  # what it can answer; none: whatever its card reacts to
    names_pigeon: bool  # one of those about to arrive
    do: Callable[[Cards, State, Reacting, E], Done]


class Verb(NamedTuple, Generic[E]):
    """Everything about a verb."""

    effect: type[E]  # how it is written in a card file
    order: int  # of the effects of a card (5.5); see `Precedence`
    in_turn: InTurn[E] | None
    in_reaction: InReaction[E] | None
    on_arrival: Callable[[Cards, State, int, E], Done] | None  # at a Place, by its number (6.6)


class Precedence:
    """The order of a card's effects, whatever order a file has (5.5)."""

    TROPHY, SHARE, OTHER, SCARE, DRAW = range(5)
