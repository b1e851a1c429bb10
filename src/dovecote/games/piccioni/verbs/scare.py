"""`scare`: all pigeons of a Zone are Scared."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from dovecote.core.errors import Refusal
from dovecote.games.piccioni.actions import Play
from dovecote.games.piccioni.agenda import then
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import PLACES
from dovecote.games.piccioni.events import Events, LastRoundStopped, Scared, Scattered
from dovecote.games.piccioni.state import Landing, Playing, State, Window
from dovecote.games.piccioni.verbs.aiming import (
    at,
    check_source,
    no_effect,
    unaimed,
    wrong_aim,
)
from dovecote.games.piccioni.verbs.taking import source_of
from dovecote.games.piccioni.verbs.verb import Aiming, Done, Fault, InTurn, Part, Precedence, Verb
from dovecote.games.piccioni.vocabulary import ANY, Asks, Effect
from dovecote.games.piccioni.zones import meant, with_


class Scare(Effect, frozen=True, tag="scare", gc=False):
    """The pigeons go to the Area with the fewest, or into the deck (7.6 to 7.8)."""

    source: str = msgspec.field(name="from")


def refuge(state: State, zone: int) -> int | None:
    """The one Area with the fewest pigeons, but the one they leave; None if several (7.6, 7.7)."""
    areas = [area for area in range(PLACES, PLACES + state.seats) if area != zone]
    counts = [len(state.zones[area]) for area in areas]
    fewest = min(counts)
    return areas[counts.index(fewest)] if counts.count(fewest) == 1 else None


def _check(effect: Scare, places: tuple[str, ...]) -> Fault | None:
    return check_source(effect.source, places)


def _offers(cards: Cards, state: State, card: str, effect: Scare) -> Sequence[Part]:
    sources = [zone for zone in meant(cards, state, effect.source) if state.zones[zone]]
    if effect.source not in ANY:
        return unaimed(card, sources)
    return at(card, tuple([cards.zones[zone] for zone in sources]))


def _refuse(cards: Cards, state: State, action: Play, effect: Scare) -> Refusal:
    is_right = cards.index[action.zone] in meant(cards, state, effect.source)
    return no_effect(action) if is_right else wrong_aim(action)


def _do(cards: Cards, state: State, script: Playing, effect: Scare) -> Done:
    return _scared(cards, state, source_of(cards, state, script, effect.source), effect)


def _scared(cards: Cards, state: State, zone: int, effect: Scare) -> Done:
    """All of a zone fly away."""
    group = state.zones[zone]
    if not group:
        return state, ()
    state = replace(state, zones=with_(state.zones, zone, ()))
    goal = refuge(state, zone)
    if goal is not None:
        scared = Scared(group, cards.zones[zone], cards.zones[goal])
        return then(state, Landing(group, goal), Window()), (scared,)
    events: Events = (Scattered(group, cards.zones[zone]),)
    if state.last_round:  # 10.3
        events += (LastRoundStopped(),)
    return replace(state, flock=state.flock.put(group), last_round=0), events


SCARE = Verb(
    effect=Scare,
    order=Precedence.SCARE,
    in_turn=InTurn(
        check=_check,
        takes=False,
        aiming=Aiming(asks=lambda effect: Asks(zone=effect.source in ANY), refuse=_refuse),
        offers=_offers,
        reactable=None,  # the landing is, when it comes to it
        do=_do,
    ),
    in_reaction=None,
    on_arrival=_scared,
)
