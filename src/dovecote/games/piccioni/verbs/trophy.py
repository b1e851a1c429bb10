"""`trophy`: something becomes one's Trophy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from dovecote.core.errors import Refusal
from dovecote.games.piccioni import trophies
from dovecote.games.piccioni.actions import Kinds, Play
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.state import Landing, Playing, Reacting, State, area_of
from dovecote.games.piccioni.verbs.aiming import (
    at,
    check_source,
    no_effect,
    on,
    refuse_absent,
    unaimed,
    wrong_aim,
)
from dovecote.games.piccioni.verbs.taking import several, sharers_of, source_of, without
from dovecote.games.piccioni.verbs.verb import (
    Aiming,
    Done,
    Facts,
    Fault,
    InReaction,
    InTurn,
    Part,
    Precedence,
    Reactable,
    Verb,
)
from dovecote.games.piccioni.vocabulary import ANY, ARRIVING, NOTHING, OWN, Asks, Effect
from dovecote.games.piccioni.zones import less, meant


class Trophy(Effect, frozen=True, tag="trophy", gc=False):
    """One pigeon, all of a zone, Guano of one's Area; as a reaction, one about to arrive."""

    source: str = msgspec.field(name="from")
    what: Literal["pigeon", "guano"] = "pigeon"
    count: Literal["one", "all"] = "one"


def taken(cards: Cards, state: State, script: Playing, effect: Trophy) -> Kinds:
    """The cards that become Trophies."""
    if effect.count == "one":
        return script.aims.what
    if effect.what == "guano":
        return state.dirt[script.seat]
    return state.zones[source_of(cards, state, script, effect.source)]


def _check(effect: Trophy, places: tuple[str, ...]) -> Fault | None:
    if effect.what == "guano" and effect.source != OWN:
        return check_source(effect.source, places) or Fault("from", effect.source, OWN)
    return check_source(effect.source, places)


def _asks(effect: Trophy) -> Asks:
    is_named = effect.source in ANY
    if effect.count == "all":
        return Asks(zone=True) if is_named else NOTHING
    if effect.what == "guano":
        return Asks(what="dirt", most=1, zone=True)
    return Asks(what="pigeons", most=1, zone=is_named, source="" if is_named else effect.source)


def _offers(cards: Cards, state: State, card: str, effect: Trophy) -> Sequence[Part]:
    if effect.what == "guano":
        dirt = state.dirt[state.seat]
        if effect.count == "all":
            return unaimed(card, dirt)
        return on(card, dirt, cards.zones[area_of(state.seat)])
    is_named = effect.source in ANY
    found: list[Part] = []
    for source in meant(cards, state, effect.source):
        pigeons = state.zones[source]
        if pigeons:
            zone = cards.zones[source] if is_named else ""
            found += on(card, pigeons, zone) if effect.count == "one" else at(card, (zone,))
    return found


def _refuse(cards: Cards, state: State, action: Play, effect: Trophy) -> Refusal:
    sources = meant(cards, state, effect.source)
    zone = cards.index[action.zone] if action.zone else sources[0]
    if zone not in sources or len(action.what) > 1:
        return wrong_aim(action)
    if effect.count == "all":
        return no_effect(action)
    there = state.dirt[state.seat] if effect.what == "guano" else state.zones[zone]
    return refuse_absent(cards, there, action.what, zone) or wrong_aim(action)


def _facts(cards: Cards, state: State, script: Playing, effect: Trophy, known: Facts) -> Facts:
    if effect.count == "one":
        return known
    return several(state, script, taken(cards, state, script, effect), known)


def _do(cards: Cards, state: State, script: Playing, effect: Trophy) -> Done:
    made = taken(cards, state, script, effect)
    zone = source_of(cards, state, script, effect.source)
    return trophies.make(cards, without(state, zone, made), made, sharers_of(state, script))


def _check_reaction(effect: Trophy) -> Fault | None:
    is_right = effect == Trophy(source=ARRIVING)
    return None if is_right else Fault("from", effect.source, ARRIVING)


def _net(cards: Cards, state: State, script: Reacting, effect: Trophy) -> Done:
    """One of the pigeons about to enter the reactor's Area is their Trophy instead."""
    subject, what = state.agenda[-3], script.aims.what
    left: Landing | Playing
    if isinstance(subject, Landing):
        left = replace(subject, pigeons=less(subject.pigeons, what))
    else:
        assert isinstance(subject, Playing)
        zone = source_of(cards, state, subject, cards.brings[subject.aims.card])
        named = subject.aims.what  # nothing, if the card brings all of a zone
        aims = replace(subject.aims, what=less(named, what) if named else ())
        left = replace(subject, aims=aims)
        state = without(state, zone, what)
    state = replace(state, agenda=(*state.agenda[:-3], left, *state.agenda[-2:]))
    return trophies.make(cards, state, what, (script.seat,))


TROPHY = Verb(
    effect=Trophy,
    order=Precedence.TROPHY,
    in_turn=InTurn(
        check=_check,
        takes=True,
        aiming=Aiming(asks=_asks, refuse=_refuse),
        offers=_offers,
        reactable=Reactable(facts=_facts, sweeps=lambda effect: effect.count == "all", brings=None),
        do=_do,
    ),
    in_reaction=InReaction(
        check=_check_reaction, triggers=("pigeons",), names_pigeon=True, do=_net
    ),
    on_arrival=None,
)
