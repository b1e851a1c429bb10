"""Why a card may not be played as it is aimed."""

from __future__ import annotations

from typing import Any

from dovecote.core.errors import Refusal
from dovecote.games.piccioni import vocabulary as verbs
from dovecote.games.piccioni.actions import (
    Kinds,
    Play,
)
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.clauses import refusal
from dovecote.games.piccioni.components import PLACES
from dovecote.games.piccioni.offers import plays
from dovecote.games.piccioni.state import (
    State,
    area_of,
)
from dovecote.games.piccioni.zones import fits, free, meant


def refuse_play(cards: Cards, state: State, action: Play) -> Refusal | None:
    if action.card not in state.hands[state.seat]:
        return refusal("not-in-hand", card=action.card)
    needed = cards.actions[action.card].moves
    if needed > state.moves:
        return refusal("two-moves", card=action.card, needed=needed)
    if action in plays(cards, state, action.card):
        return None
    if action == Play(action.card) and not plays(cards, state, action.card):
        return refusal("no-effect", card=action.card)
    effect = cards.aimed[action.card]
    named = (bool(action.what), bool(action.zone), bool(action.to), action.partner >= 0)
    zones_exist = all(exists(cards, state, z) for z in (action.zone, action.to) if z)
    if effect is None or named != _shape(effect) or not zones_exist:
        return refusal("aim", card=action.card)
    return _refuse_aim(cards, state, action, effect)


def _shape(effect: Any) -> tuple[bool, bool, bool, bool]:
    """Which aims an effect asks for: cards, a zone, a goal, a partner."""
    match effect:
        case verbs.Trophy(what="guano"):
            return (effect.count == "one", True, False, False)
        case verbs.Trophy(source):
            return (effect.count == "one", source in verbs.ANY, False, False)
        case verbs.Move(to, source):
            return (True, source in verbs.ANY, to in verbs.ANY, False)
        case verbs.Share(source):
            return (False, source in verbs.ANY, False, True)
        case _:
            return (False, True, False, False)


def _refuse_aim(cards: Cards, state: State, action: Play, effect: Any) -> Refusal:
    """What is wrong with an aim that has the right form."""
    wrong = refusal("aim", card=action.card)
    match effect:
        case verbs.Trophy(count="one") | verbs.Move():
            return _refuse_taking(cards, state, action, effect) or wrong
        case verbs.Swap() if cards.index[action.zone] == area_of(state.seat):
            return refusal("another", card=action.card)
        case verbs.Share() if action.partner == state.seat:
            return refusal("another", card=action.card)
        case verbs.Swap() | verbs.Assign():
            is_right = cards.index[action.zone] >= PLACES
        case _:
            is_right = not action.zone or cards.index[action.zone] in meant(
                cards, state, effect.source
            )
            is_right &= action.partner < state.seats
    return refusal("no-effect", card=action.card) if is_right else wrong


def _refuse_taking(
    cards: Cards, state: State, action: Play, effect: verbs.Trophy | verbs.Move
) -> Refusal | None:
    """Cards taken from a zone, and perhaps put into another."""
    sources = meant(cards, state, effect.source)
    zone = cards.index[action.zone] if action.zone else sources[0]
    most = effect.most if isinstance(effect, verbs.Move) else 1
    if zone not in sources or len(action.what) > most:
        return refusal("aim", card=action.card)
    there = state.zones[zone]
    if isinstance(effect, verbs.Trophy) and effect.what == "guano":
        there = state.dirt[state.seat]
    for kind in action.what:
        if action.what.count(kind) > there.count(kind):
            return not_there(cards, kind, zone)
    if isinstance(effect, verbs.Move):
        return _refuse_goal(cards, state, action, effect, zone)
    return None


def _refuse_goal(
    cards: Cards, state: State, action: Play, effect: verbs.Move, zone: int
) -> Refusal | None:
    goal = cards.index[action.to or effect.to]
    if goal not in meant(cards, state, effect.to):
        return refusal("aim", card=action.card)
    if goal == zone:
        return refusal("same-zone", zone=cards.zones[zone])
    return refuse_room(cards, state, action.what, goal)


def refuse_room(cards: Cards, state: State, pigeons: Kinds, zone: int) -> Refusal | None:
    if fits(cards, state, pigeons, zone):
        return None
    for pigeon in pigeons:
        if zone in cards.banned[pigeon]:
            return refusal("never", pigeon=pigeon, zone=cards.zones[zone])
    room, needed = free(cards, state, zone), cards.weigh[pigeons]
    return refusal("full", zone=cards.zones[zone], free=room, needed=needed)


def exists(cards: Cards, state: State, zone: str) -> bool:
    return cards.index.get(zone, PLACES + state.seats) < PLACES + state.seats


def not_there(cards: Cards, card: str, zone: int) -> Refusal:
    return refusal("not-there", card=card, zone=cards.zones[zone])
