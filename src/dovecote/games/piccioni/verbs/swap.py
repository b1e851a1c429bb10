"""`swap`: all pigeons of one's Area change places with those of another."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from dovecote.core.errors import Refusal
from dovecote.games.piccioni.actions import Play, area
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.clauses import refusal
from dovecote.games.piccioni.components import PLACES
from dovecote.games.piccioni.events import Swapped
from dovecote.games.piccioni.state import Playing, State, area_of
from dovecote.games.piccioni.verbs.aiming import no_effect, whole, wrong_aim
from dovecote.games.piccioni.verbs.verb import (
    Aiming,
    Done,
    Facts,
    InTurn,
    Part,
    Precedence,
    Reactable,
    Verb,
)
from dovecote.games.piccioni.vocabulary import OWN, Asks, Effect
from dovecote.games.piccioni.zones import with_


class Swap(Effect, frozen=True, tag="swap", gc=False):
    """With the Area that is aimed at."""


def _offers(cards: Cards, state: State, card: str, effect: Swap) -> Sequence[Part]:
    mine = state.zones[area_of(state.seat)]
    return whole(
        [
            Play(card, (), cards.zones[area_of(seat)])
            for seat in range(state.seats)
            if seat != state.seat and (mine or state.zones[area_of(seat)])
        ]
    )


def _refuse(cards: Cards, state: State, action: Play, effect: Swap) -> Refusal:
    zone = cards.index[action.zone]
    if zone == area_of(state.seat):
        return refusal("another", card=action.card)
    return no_effect(action) if zone >= PLACES else wrong_aim(action)


def _facts(cards: Cards, state: State, script: Playing, effect: Swap, known: Facts) -> Facts:
    mine = state.zones[area_of(script.seat)]
    return replace(known, into=area(script.aims.zone), arriving=mine)


def _do(cards: Cards, state: State, script: Playing, effect: Swap) -> Done:
    mine, theirs = area_of(script.seat), cards.index[script.aims.zone]
    given, taken = state.zones[mine], state.zones[theirs]
    zones = with_(with_(state.zones, mine, taken), theirs, given)
    swapped = Swapped(script.seat, script.aims.zone, given, taken)
    return replace(state, zones=zones), (swapped,)


SWAP = Verb(
    effect=Swap,
    order=Precedence.OTHER,
    in_turn=InTurn(
        check=lambda effect, places: None,
        takes=True,
        aiming=Aiming(asks=lambda effect: Asks(zone=True), refuse=_refuse),
        offers=_offers,
        reactable=Reactable(facts=_facts, sweeps=lambda effect: False, brings=lambda effect: OWN),
        do=_do,
    ),
    in_reaction=None,
    on_arrival=None,
)
