"""`move`: pigeons go from one Zone to another where they fit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from dovecote.core.errors import Refusal
from dovecote.games.piccioni.actions import Play, area
from dovecote.games.piccioni.agenda import then
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.clauses import refusal
from dovecote.games.piccioni.events import Moved
from dovecote.games.piccioni.state import Arriving, Playing, State
from dovecote.games.piccioni.verbs.aiming import (
    check_source,
    check_target,
    refuse_absent,
    refuse_room,
    wrong_aim,
)
from dovecote.games.piccioni.verbs.taking import source_of, without
from dovecote.games.piccioni.verbs.verb import (
    Aiming,
    Done,
    Facts,
    Fault,
    InTurn,
    Part,
    Precedence,
    Reactable,
    Verb,
)
from dovecote.games.piccioni.vocabulary import ANY, GOALS, Asks, Effect
from dovecote.games.piccioni.zones import meant, plus, rooms, with_

_HERE = ("",)  # the one goal that the card names


class Move(Effect, frozen=True, tag="move", gc=False):
    """One pigeon, or two that fit together; of a pigeon: another may follow it."""

    to: str
    source: str = msgspec.field(name="from")
    most: Literal[1, 2] = 1


def _check(effect: Move, places: tuple[str, ...]) -> Fault | None:
    fault = check_source(effect.source, places)
    return fault or check_target("to", effect.to, GOALS, places)


def _asks(effect: Move) -> Asks:
    is_named = effect.source in ANY
    return Asks(
        what="pigeons",
        most=effect.most,
        source="" if is_named else effect.source,
        zone=is_named,
        to=effect.to in ANY,
    )


def _offers(cards: Cards, state: State, card: str, effect: Move) -> Sequence[Part]:
    """One or two pigeons that fit together, with every goal where they do (6.4)."""
    found: list[Part] = []
    goals, room = meant(cards, state, effect.to), rooms(cards, state)
    is_named, has_goal = effect.source in ANY, effect.to in ANY
    for source in meant(cards, state, effect.source):
        pigeons = state.zones[source]
        if pigeons:
            zone = cards.zones[source] if is_named else ""
            named = cards.carried[card, zone, pigeons, effect.most]
            fit = cards.reach[goals, room, source]
            if has_goal:
                found += [(fit[need], Play, known) for known, need in named]
            else:
                found += [(_HERE if fit[need] else (), Play, known) for known, need in named]
    return found


def _refuse(cards: Cards, state: State, action: Play, effect: Move) -> Refusal:
    sources = meant(cards, state, effect.source)
    zone = cards.index[action.zone] if action.zone else sources[0]
    if zone not in sources or len(action.what) > effect.most:
        return wrong_aim(action)
    absent = refuse_absent(cards, state.zones[zone], action.what, zone)
    return absent or _refuse_goal(cards, state, action, effect, zone) or wrong_aim(action)


def _refuse_goal(
    cards: Cards, state: State, action: Play, effect: Move, zone: int
) -> Refusal | None:
    goal = cards.index[action.to or effect.to]
    if goal not in meant(cards, state, effect.to):
        return wrong_aim(action)
    if goal == zone:
        return refusal("same-zone", zone=cards.zones[zone])
    return refuse_room(cards, state, action.what, goal)


def _facts(cards: Cards, state: State, script: Playing, effect: Move, known: Facts) -> Facts:
    if not script.aims.what:  # every pigeon has been netted (8.6)
        return Facts()
    return replace(known, into=area(script.aims.to), arriving=script.aims.what)


def _do(cards: Cards, state: State, script: Playing, effect: Move) -> Done:
    """Pigeons change their zone; those netted on the way are no longer among them."""
    pigeons = script.aims.what
    if not pigeons:
        return state, ()
    zone = source_of(cards, state, script, effect.source)
    goal = cards.index[script.aims.to or effect.to]
    state = without(state, zone, pigeons)
    zones = with_(state.zones, goal, plus(state.zones[goal], pigeons))
    moved = Moved(pigeons, cards.zones[zone], cards.zones[goal])
    state = replace(state, zones=zones)
    return (then(state, Arriving(goal)) if goal in cards.sudden else state), (moved,)


MOVE = Verb(
    effect=Move,
    order=Precedence.OTHER,
    in_turn=InTurn(
        check=_check,
        takes=True,
        aiming=Aiming(asks=_asks, refuse=_refuse),
        offers=_offers,
        reactable=Reactable(
            facts=_facts, sweeps=lambda effect: False, brings=lambda effect: effect.source
        ),
        do=_do,
    ),
    in_reaction=None,
    on_arrival=None,
)
