"""`cancel`: what is reacted to does not happen."""

from __future__ import annotations

from msgspec.structs import replace

from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.events import Cancelled
from dovecote.games.piccioni.state import Playing, Reacting, State
from dovecote.games.piccioni.verbs.verb import Done, InReaction, Precedence, Verb
from dovecote.games.piccioni.vocabulary import Effect


class Cancel(Effect, frozen=True, tag="cancel", gc=False):
    """A card aimed at one's Area, or a reaction."""


def _do(cards: Cards, state: State, script: Reacting, effect: Cancel) -> Done:
    """It is over, and its window too; a card goes to the discard (8.8)."""
    subject = state.agenda[-3]
    assert isinstance(subject, Playing | Reacting)
    if isinstance(subject, Playing):
        state = replace(state, discard=state.discard.put((subject.aims.card,)))
    state = replace(state, agenda=(*state.agenda[:-3], state.agenda[-1]))
    return state, (Cancelled(subject.seat, subject.aims.card),)


CANCEL = Verb(
    effect=Cancel,
    order=Precedence.OTHER,
    in_turn=None,
    in_reaction=InReaction(
        check=lambda effect: None, triggers=("aimed", "reaction"), names_pigeon=False, do=_do
    ),
    on_arrival=None,
)
