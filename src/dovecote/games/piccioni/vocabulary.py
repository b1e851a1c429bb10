"""The words that all cards are written in; the verbs themselves are in `verbs/`.

A card's effect is a value of its verb. No card has code of its own: which zone or card is meant,
if the text leaves it open, is the player's aim.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

ANY = ("any zone", "any place", "any area")
OWN = "own area"
SOURCES = (OWN, *ANY)  # or the id of a Place
GOALS = ANY  # of a move, or the id of a Place
LANDINGS = ("any place", "roomiest place", "most trophies", "own area", "any area", "any zone")
ARRIVING = "arriving"  # in a reaction: the pigeons about to enter one's Area
HERE = "here"  # of the one that follows: where the revealed pigeon landed

Trigger: TypeAlias = Literal["aimed", "guano", "pigeons", "trophies", "reaction"]


class Effect(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, gc=False):
    """What a card does, as its file says it; each verb has its own fields."""


class Asks(msgspec.Struct, frozen=True, gc=False):
    """What a player names to aim an effect; nothing, if the text leaves nothing open."""

    what: Literal["", "pigeons", "dirt"] = ""  # the sort of cards
    most: int = 0  # so many of them
    source: str = ""  # where they are, if the text says it
    zone: bool = False
    to: bool = False
    partner: bool = False


class CardAims(msgspec.Struct, frozen=True, gc=False):
    """What is to be named with a card of one's hand; whether it is allowed, only asking tells."""

    card: str
    play: Asks
    names_pigeon: bool  # as a reaction: one of those about to arrive


NOTHING = Asks()
