"""The closed list of verbs that cards are written in, taken from the rulebook's glossary.

A card's effect is one of these values. `effects.py` has one function for each verb; no card has
code of its own. Which zone or card is meant, if the text leaves it open, is the player's aim.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

ANY = ("any zone", "any place", "any area")
SOURCES = ("own area", *ANY)  # or the id of a Place
GOALS = ANY  # of a move, or the id of a Place
LANDINGS = ("any place", "roomiest place", "most trophies", "own area", "any area", "any zone")
ARRIVING = "arriving"  # in a reaction: the pigeons about to enter one's Area
HERE = "here"  # of the one that follows: where the revealed pigeon landed


class Verb(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, gc=False):
    """What an effect does."""


class Assign(Verb, frozen=True, tag="assign", gc=False):
    """The card itself goes to a Zone."""

    to: str


class Trophy(Verb, frozen=True, tag="trophy", gc=False):
    """Something becomes one's Trophy."""

    source: str = msgspec.field(name="from")
    what: Literal["pigeon", "guano"] = "pigeon"
    count: Literal["one", "all"] = "one"


class Scare(Verb, frozen=True, tag="scare", gc=False):
    """All pigeons of a Zone are Scared."""

    source: str = msgspec.field(name="from")


class Share(Verb, frozen=True, tag="share", gc=False):
    """Everything in a Zone becomes Trophies shared with a player; as a reaction: one joins in."""

    source: str = msgspec.field(name="from", default="")
    what: Literal["pigeons", "everything"] = "pigeons"


class Move(Verb, frozen=True, tag="move", gc=False):
    """Pigeons go from one Zone to another where they fit."""

    to: str
    source: str = msgspec.field(name="from")
    most: Literal[1, 2] = 1


class Discard(Verb, frozen=True, tag="discard", gc=False):
    """Guano or Lots of Guano leaves one's Area."""

    what: Literal["guano", "lots"]
    count: Literal["one", "all"] = "one"


class Draw(Verb, frozen=True, tag="draw", gc=False):
    """One draws action cards."""

    cards: Annotated[int, msgspec.Meta(ge=1, le=5)]


class Swap(Verb, frozen=True, tag="swap", gc=False):
    """All pigeons of one's Area change places with those of another."""


class Cancel(Verb, frozen=True, tag="cancel", gc=False):
    """What is reacted to does not happen."""


class Redirect(Verb, frozen=True, tag="redirect", gc=False):
    """The Guano goes to the Area of the player who sent it."""


Effect: TypeAlias = (
    Assign | Trophy | Scare | Share | Move | Discard | Draw | Swap | Cancel | Redirect
)
Trigger: TypeAlias = Literal["aimed", "guano", "pigeons", "trophies", "reaction"]


def is_open(effect: Effect) -> bool:
    """Whether an effect leaves something for the player to aim at."""
    if isinstance(effect, Assign | Move | Swap | Share):
        return True
    if isinstance(effect, Trophy) and effect.count == "one":
        return True
    return isinstance(effect, Trophy | Scare) and effect.source in ANY
