"""`discard`: Guano or Lots of Guano leaves one's Area."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.events import Cleaned
from dovecote.games.piccioni.state import Playing, State
from dovecote.games.piccioni.verbs.aiming import unaimed
from dovecote.games.piccioni.verbs.verb import Done, InTurn, Part, Precedence, Verb
from dovecote.games.piccioni.vocabulary import Effect
from dovecote.games.piccioni.zones import less, with_


class Discard(Effect, frozen=True, tag="discard", gc=False):
    """One of these, or all."""

    what: Literal["guano", "lots"]
    count: Literal["one", "all"] = "one"


def _offers(cards: Cards, state: State, card: str, effect: Discard) -> Sequence[Part]:
    return unaimed(card, effect.what in state.dirt[state.seat])


def _do(cards: Cards, state: State, script: Playing, effect: Discard) -> Done:
    there = state.dirt[script.seat].count(effect.what)
    gone = (effect.what,) * (there if effect.count == "all" else min(there, 1))
    if not gone:
        return state, ()
    dirt = with_(state.dirt, script.seat, less(state.dirt[script.seat], gone))
    state = replace(state, dirt=dirt, discard=state.discard.put(gone))
    return state, (Cleaned(script.seat, gone),)


DISCARD = Verb(
    effect=Discard,
    order=Precedence.OTHER,
    in_turn=InTurn(
        check=lambda effect, places: None,
        takes=False,
        aiming=None,
        offers=_offers,
        reactable=None,
        do=_do,
    ),
    in_reaction=None,
    on_arrival=None,
)
