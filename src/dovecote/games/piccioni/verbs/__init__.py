"""The closed list of verbs, taken from the rulebook's glossary: one module and one value each.

Whoever asks what a verb does asks these tables, so a new verb is a module and its line in `_ALL`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.state import State
from dovecote.games.piccioni.verbs.assign import ASSIGN, Assign
from dovecote.games.piccioni.verbs.cancel import CANCEL, Cancel
from dovecote.games.piccioni.verbs.discard import DISCARD, Discard
from dovecote.games.piccioni.verbs.draw import DRAW, Draw
from dovecote.games.piccioni.verbs.move import MOVE, Move
from dovecote.games.piccioni.verbs.redirect import REDIRECT, Redirect
from dovecote.games.piccioni.verbs.scare import SCARE, Scare
from dovecote.games.piccioni.verbs.share import SHARE, Share
from dovecote.games.piccioni.verbs.swap import SWAP, Swap
from dovecote.games.piccioni.verbs.trophy import TROPHY, Trophy
from dovecote.games.piccioni.verbs.verb import Done, InReaction, InTurn, Verb
from dovecote.games.piccioni.vocabulary import NOTHING, Asks, Effect

__all__ = [
    "IN_REACTION",
    "IN_TURN",
    "ON_ARRIVAL",
    "VERBS",
    "Assign",
    "Cancel",
    "Discard",
    "Draw",
    "Move",
    "Redirect",
    "Scare",
    "Share",
    "Swap",
    "Trophy",
    "asks",
    "tag",
]

_ALL: tuple[Verb[Any], ...] = (
    ASSIGN,
    TROPHY,
    SCARE,
    SHARE,
    MOVE,
    DISCARD,
    DRAW,
    SWAP,
    CANCEL,
    REDIRECT,
)

# By the type of an effect; for those a turn or a reaction may have, what they do there.
VERBS: dict[type[Effect], Verb[Any]] = {verb.effect: verb for verb in _ALL}
IN_TURN: dict[type[Effect], InTurn[Any]] = {
    verb.effect: verb.in_turn for verb in _ALL if verb.in_turn is not None
}
IN_REACTION: dict[type[Effect], InReaction[Any]] = {
    verb.effect: verb.in_reaction for verb in _ALL if verb.in_reaction is not None
}
ON_ARRIVAL: dict[type[Effect], Callable[[Cards, State, int, Any], Done]] = {
    verb.effect: verb.on_arrival for verb in _ALL if verb.on_arrival is not None
}

# A verb that is written and not listed, or that can stand nowhere, is an error at once.
_FORGOTTEN = set(Effect.__subclasses__()) - IN_TURN.keys() - IN_REACTION.keys()
if _FORGOTTEN:
    raise TypeError(f"verbs without rules: {_FORGOTTEN}")


def tag(verb: type[Effect]) -> str:
    """The word for a verb in a card file."""
    return str(verb.__struct_config__.tag)


def asks(effect: Effect) -> Asks:
    """What a player who uses an effect of their turn must say beside it."""
    aiming = IN_TURN[type(effect)].aiming
    return NOTHING if aiming is None else aiming.asks(effect)
