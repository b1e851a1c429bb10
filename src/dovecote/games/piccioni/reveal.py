"""The reveal phase: pigeons turned over, assigned, followed."""

from __future__ import annotations

from msgspec.structs import replace

from dovecote.core.game import Seat
from dovecote.games.piccioni.actions import Assign, Follow, Kinds
from dovecote.games.piccioni.agenda import instead
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import PLACES
from dovecote.games.piccioni.events import Assigned, Called, Events, Followed, Revealed
from dovecote.games.piccioni.state import (
    Arriving,
    Assigning,
    Following,
    Landing,
    Revealing,
    State,
    Step,
    Window,
)
from dovecote.games.piccioni.windows import concerned
from dovecote.games.piccioni.zones import landings, less, plus, with_


def apply_luck(cards: Cards, state: State, step: Revealing, pigeon: str) -> tuple[State, Events]:
    """A pigeon is revealed; its own call adds to the queue (9.3)."""
    call = cards.pigeons[pigeon].call
    left, calls = step.left - 1 + call, state.calls + call
    events: Events = (Revealed(state.seat, pigeon),)
    if call:
        events += (Called(pigeon, call, calls),)
    zones, goals = state.zones, landings(cards, state, pigeon)
    steps: tuple[Step, ...]
    if len(goals) > 1:
        steps = (Assigning(pigeon, goals),)
    else:
        zones, steps, more = _sent(cards, state, pigeon, goals[0])
        events += more
    agenda = state.agenda[:-1]
    if left:
        agenda += (Revealing(left),)
    state = replace(
        state,
        agenda=agenda + steps,
        zones=zones,
        flock=state.flock.take(pigeon),
        revealed=state.revealed + 1,
        calls=calls,
    )
    return state, events


def assign(cards: Cards, state: State, seat: Seat, action: Assign) -> tuple[State, Events]:
    """The current player has chosen."""
    zones, steps, events = _sent(cards, state, action.pigeon, cards.index[action.zone])
    return replace(state, zones=zones, agenda=state.agenda[:-1] + steps), events


def land(cards: Cards, state: State, step: Landing) -> tuple[State, Events]:
    """Pigeons that nobody has netted are in their zone from now on."""
    state = instead(state)
    if not step.pigeons:
        return state, ()
    zones = with_(state.zones, step.zone, plus(state.zones[step.zone], step.pigeons))
    events = (Assigned(step.pigeons, cards.zones[step.zone]),)
    return replace(state, zones=zones), events


def follow(cards: Cards, state: State, seat: Seat, action: Follow) -> tuple[State, Events]:
    """Another pigeon comes along, without a window and without its text (9.12)."""
    step = state.agenda[-1]
    assert isinstance(step, Following)
    source, pigeon = cards.index[action.zone], (action.pigeon,)
    zones = with_(state.zones, source, less(state.zones[source], pigeon))
    zones = with_(zones, step.zone, plus(zones[step.zone], pigeon))
    state = replace(state, zones=zones, agenda=state.agenda[:-1])
    return state, (Followed(action.pigeon, action.zone, cards.zones[step.zone]),)


def _sent(
    cards: Cards, state: State, pigeon: str, zone: int
) -> tuple[tuple[Kinds, ...], tuple[Step, ...], Events]:
    """The zones once the pigeon has landed, and what comes first then; or nothing has changed
    yet, if somebody may react at an Area. To a Place one may follow it."""
    come = (pigeon,)
    follows: tuple[Step, ...] = ()
    if zone >= PLACES:
        landing = Landing(come, zone)
        asked = concerned(cards, state, landing)
        if asked:
            return state.zones, (landing, Window((), asked)), ()
    else:
        if zone in cards.sudden:
            follows = (Arriving(zone),)
        if pigeon in cards.leading:
            follows += (Following(zone),)
    zones = with_(state.zones, zone, plus(state.zones[zone], come))
    return zones, follows, (Assigned(come, cards.zones[zone]),)
