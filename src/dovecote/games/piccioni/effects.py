"""What cards do: one function for each verb of the vocabulary, and none for a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec.structs import replace

from dovecote.core.game import Seat
from dovecote.games.piccioni import trophies
from dovecote.games.piccioni import vocabulary as verbs
from dovecote.games.piccioni.actions import Kinds
from dovecote.games.piccioni.agenda import clockwise, draws, then
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import DIRT, PLACES
from dovecote.games.piccioni.events import (
    Assigned,
    Cancelled,
    Cleaned,
    Event,
    Joined,
    LastRoundStopped,
    Moved,
    Redirected,
    Scared,
    Scattered,
    Swapped,
    Told,
)
from dovecote.games.piccioni.state import (
    Landing,
    Playing,
    Reacting,
    State,
    Window,
    area_of,
    owner_of,
)
from dovecote.games.piccioni.zones import less, meant, plus, with_

Script: TypeAlias = Playing | Reacting
Doing = Callable[[Cards, State, Any, Any], tuple[State, Told]]


def source_of(cards: Cards, state: State, script: Playing, source: str) -> int:
    """The zone an effect takes from: the one named, or the one aimed at."""
    if source in verbs.ANY:
        return cards.index[script.aims.zone]
    (zone,) = meant(cards, state, source)
    return zone


def sharers_of(state: State, script: Playing) -> tuple[Seat, ...]:
    """Those who share the Trophies a card makes, in the order of the deal (7.2)."""
    among = {script.seat, script.aims.partner, *script.joined}
    return tuple([seat for seat in clockwise(state) if seat in among])


def taken_by(cards: Cards, state: State, script: Playing, effect: Any) -> Kinds:
    """The cards that a trophy or share effect would turn into Trophies."""
    zone = source_of(cards, state, script, effect.source)
    if isinstance(effect, verbs.Trophy) and effect.count == "one":
        return script.aims.what
    pigeons = state.zones[zone]
    owner = owner_of(zone)
    dirty = effect.what in ("guano", "everything") and owner is not None
    dirt = state.dirt[owner] if dirty and owner is not None else ()
    return dirt if effect.what == "guano" else plus(pigeons, dirt)


def _assign(
    cards: Cards, state: State, script: Playing, effect: verbs.Assign
) -> tuple[State, Told]:
    """The card lies in an Area from now on."""
    card = script.aims.card
    zone = area_of(script.seat) if script.is_redirected else cards.index[script.aims.zone]
    owner = owner_of(zone)
    assert owner is not None  # 1.4
    dirt = with_(state.dirt, owner, plus(state.dirt[owner], (card,)))
    top = state.agenda[-1]
    assert isinstance(top, Playing)
    agenda = (*state.agenda[:-1], replace(top, is_laid=True))
    state = replace(state, dirt=dirt, agenda=agenda)
    return state, (Assigned((card,), cards.zones[zone]),)


def _trophy(cards: Cards, state: State, script: Script, effect: verbs.Trophy) -> tuple[State, Told]:
    """One pigeon, all of a zone, Guano of one's Area, or one that is about to arrive."""
    if isinstance(script, Reacting):
        return _net(cards, state, script)
    return _make_trophies(cards, state, script, effect)


def _net(cards: Cards, state: State, script: Reacting) -> tuple[State, Told]:
    """One of the pigeons about to enter the reactor's Area is his Trophy instead."""
    subject, what = state.agenda[-3], script.aims.what
    if isinstance(subject, Landing):
        left: Landing | Playing = replace(subject, pigeons=less(subject.pigeons, what))
    else:
        assert isinstance(subject, Playing)
        left = subject
        zone = area_of(subject.seat)  # a swap: out of the other Area
        moving = cards.aimed[subject.aims.card]
        if isinstance(moving, verbs.Move):
            zone = source_of(cards, state, subject, moving.source)
            aims = replace(subject.aims, what=less(subject.aims.what, what))
            left = replace(subject, aims=aims)
        state = _without(state, zone, what)
    state = replace(state, agenda=(*state.agenda[:-3], left, *state.agenda[-2:]))
    return trophies.make(cards, state, what, (script.seat,))


def _share(cards: Cards, state: State, script: Script, effect: verbs.Share) -> tuple[State, Told]:
    """Everything there becomes Trophies of several; as a reaction, one more shares."""
    if isinstance(script, Reacting):
        subject = state.agenda[-3]
        assert isinstance(subject, Playing)
        joined = replace(subject, joined=(*subject.joined, script.seat))
        state = replace(state, agenda=(*state.agenda[:-3], joined, *state.agenda[-2:]))
        return state, (Joined(script.seat),)
    return _make_trophies(cards, state, script, effect)


def refuge(state: State, zone: int) -> int | None:
    """The one Area with the fewest pigeons, but the one they leave; None if several (7.6, 7.7)."""
    areas = [area for area in range(PLACES, PLACES + state.seats) if area != zone]
    counts = [len(state.zones[area]) for area in areas]
    fewest = min(counts)
    return areas[counts.index(fewest)] if counts.count(fewest) == 1 else None


def _scare(cards: Cards, state: State, script: Playing, effect: verbs.Scare) -> tuple[State, Told]:
    """All pigeons of a zone go to the Area with the fewest, or into the deck (7.6 to 7.8)."""
    zone = source_of(cards, state, script, effect.source)
    group = state.zones[zone]
    if not group:
        return state, ()
    state = replace(state, zones=with_(state.zones, zone, ()))
    goal = refuge(state, zone)
    if goal is not None:
        told = (Scared(group, cards.zones[zone], cards.zones[goal]),)
        return then(state, Landing(group, goal), Window()), told
    scattered: tuple[Event, ...] = (Scattered(group, cards.zones[zone]),)
    if state.last_round:  # 10.3
        scattered += (LastRoundStopped(),)
    return replace(state, flock=state.flock.put(group), last_round=0), scattered


def _move(cards: Cards, state: State, script: Playing, effect: verbs.Move) -> tuple[State, Told]:
    """Pigeons change their zone; those netted on the way are no longer among them."""
    pigeons = script.aims.what
    if not pigeons:
        return state, ()
    zone = source_of(cards, state, script, effect.source)
    goal = cards.index[script.aims.to or effect.to]
    state = _without(state, zone, pigeons)
    zones = with_(state.zones, goal, plus(state.zones[goal], pigeons))
    told = (Moved(pigeons, cards.zones[zone], cards.zones[goal]),)
    return replace(state, zones=zones), told


def _discard(
    cards: Cards, state: State, script: Playing, effect: verbs.Discard
) -> tuple[State, Told]:
    """Guano or Lots of Guano of one's own Area goes to the discard."""
    there = state.dirt[script.seat].count(effect.what)
    gone = (effect.what,) * (there if effect.count == "all" else min(there, 1))
    if not gone:
        return state, ()
    dirt = with_(state.dirt, script.seat, less(state.dirt[script.seat], gone))
    state = replace(state, dirt=dirt, discard=state.discard.put(gone))
    return state, (Cleaned(script.seat, gone),)


def _draw(cards: Cards, state: State, script: Script, effect: verbs.Draw) -> tuple[State, Told]:
    """The player of the card draws."""
    return then(state, *draws(script.seat, effect.cards)), ()


def _swap(cards: Cards, state: State, script: Playing, effect: verbs.Swap) -> tuple[State, Told]:
    """All pigeons of two Areas change places."""
    mine, theirs = area_of(script.seat), cards.index[script.aims.zone]
    zones = with_(state.zones, mine, state.zones[theirs])
    zones = with_(zones, theirs, state.zones[mine])
    return replace(state, zones=zones), (Swapped(script.seat, script.aims.zone),)


def _cancel(
    cards: Cards, state: State, script: Reacting, effect: verbs.Cancel
) -> tuple[State, Told]:
    """What is reacted to is over, its window too; a card goes to the discard (8.8)."""
    subject = state.agenda[-3]
    assert isinstance(subject, Playing | Reacting)
    if isinstance(subject, Playing):
        state = replace(state, discard=state.discard.put((subject.aims.card,)))
    state = replace(state, agenda=(*state.agenda[:-3], state.agenda[-1]))
    return state, (Cancelled(subject.seat, subject.aims.card),)


def _redirect(
    cards: Cards, state: State, script: Reacting, effect: verbs.Redirect
) -> tuple[State, Told]:
    """Guano or Lots of Guano goes to the one who sent it; nobody is asked again."""
    subject = state.agenda[-3]
    assert isinstance(subject, Playing)
    turned = replace(subject, is_redirected=True)
    state = replace(state, agenda=(*state.agenda[:-3], turned, *state.agenda[-2:]))
    return state, (Redirected(subject.seat, subject.aims.card),)


def _make_trophies(
    cards: Cards, state: State, script: Playing, effect: verbs.Trophy | verbs.Share
) -> tuple[State, Told]:
    """What an effect takes leaves its zone and goes to those who share it."""
    made = taken_by(cards, state, script, effect)
    zone = source_of(cards, state, script, effect.source)
    return trophies.make(cards, _without(state, zone, made), made, sharers_of(state, script))


def _without(state: State, zone: int, gone: Kinds) -> State:
    """Pigeons leave a zone, Guano an Area."""
    dirt = tuple([card for card in gone if card in DIRT])
    pigeons = less(gone, dirt)
    zones = with_(state.zones, zone, less(state.zones[zone], pigeons))
    owner = owner_of(zone)
    if not dirt or owner is None:
        return replace(state, zones=zones)
    cleaner = with_(state.dirt, owner, less(state.dirt[owner], dirt))
    return replace(state, zones=zones, dirt=cleaner)


DO: dict[type, Doing] = {
    verbs.Assign: _assign,
    verbs.Trophy: _trophy,
    verbs.Scare: _scare,
    verbs.Share: _share,
    verbs.Move: _move,
    verbs.Discard: _discard,
    verbs.Draw: _draw,
    verbs.Swap: _swap,
    verbs.Cancel: _cancel,
    verbs.Redirect: _redirect,
}
