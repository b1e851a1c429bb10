"""`draw`: one draws action cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import msgspec

from dovecote.games.piccioni.agenda import draws, then
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.state import Playing, Reacting, State
from dovecote.games.piccioni.verbs.aiming import unaimed
from dovecote.games.piccioni.verbs.verb import Done, InReaction, InTurn, Part, Precedence, Verb
from dovecote.games.piccioni.vocabulary import Effect


class Draw(Effect, frozen=True, tag="draw", gc=False):
    """So many cards."""

    cards: Annotated[int, msgspec.Meta(ge=1, le=5)]


def _offers(cards: Cards, state: State, card: str, effect: Draw) -> Sequence[Part]:
    return unaimed(card, state.deck.things or state.discard.things)


def _do(cards: Cards, state: State, script: Playing | Reacting, effect: Draw) -> Done:
    """The player of the card draws."""
    return then(state, *draws(script.seat, effect.cards)), ()


def _arrive(cards: Cards, state: State, zone: int, effect: Draw) -> Done:
    """The current player draws."""
    return then(state, *draws(state.seat, effect.cards)), ()


DRAW = Verb(
    effect=Draw,
    order=Precedence.DRAW,
    in_turn=InTurn(
        check=lambda effect, places: None,
        takes=False,
        aiming=None,
        offers=_offers,
        reactable=None,
        do=_do,
    ),
    in_reaction=InReaction(check=lambda effect: None, triggers=(), names_pigeon=False, do=_do),
    on_arrival=_arrive,
)
