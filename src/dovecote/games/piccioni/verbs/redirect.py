"""`redirect`: the Guano goes to the Area of the player who sent it."""

from __future__ import annotations

from msgspec.structs import replace

from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.events import Redirected
from dovecote.games.piccioni.state import Playing, Reacting, State
from dovecote.games.piccioni.verbs.verb import Done, InReaction, Precedence, Verb
from dovecote.games.piccioni.vocabulary import Effect


class Redirect(Effect, frozen=True, tag="redirect", gc=False):
    """Guano or Lots of Guano."""


def _do(cards: Cards, state: State, script: Reacting, effect: Redirect) -> Done:
    """It goes to the one who sent it; nobody is asked again."""
    subject = state.agenda[-3]
    assert isinstance(subject, Playing)
    turned = replace(subject, is_redirected=True)
    state = replace(state, agenda=(*state.agenda[:-3], turned, *state.agenda[-2:]))
    return state, (Redirected(subject.seat, subject.aims.card),)


REDIRECT = Verb(
    effect=Redirect,
    order=Precedence.OTHER,
    in_turn=None,
    in_reaction=InReaction(
        check=lambda effect: None, triggers=("guano",), names_pigeon=False, do=_do
    ),
    on_arrival=None,
)
