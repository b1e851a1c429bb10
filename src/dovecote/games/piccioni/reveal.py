"""The reveal phase: pigeons turned over, assigned, followed."""

from __future__ import annotations

from msgspec.structs import replace

from dovecote.core.game import Seat
from dovecote.games.piccioni.actions import Assign, Follow
from dovecote.games.piccioni.agenda import instead, then
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
    left = step.left - 1 + call
    rest = (Revealing(left),) if left else ()
    state = replace(
        state,
        agenda=(*state.agenda[:-1], *rest),
        flock=state.flock.take(pigeon),
        revealed=state.revealed + 1,
        calls=state.calls + call,
    )
    events: Events = (Revealed(state.seat, pigeon),)
    if call:
        events += (Called(pigeon, call, state.calls),)
    zones = landings(cards, state, pigeon)
    if len(zones) > 1:
        return then(state, Assigning(pigeon, zones)), events
    state, more = _send(cards, state, pigeon, zones[0])
    return state, events + more


def assign(cards: Cards, state: State, seat: Seat, action: Assign) -> tuple[State, Events]:
    """The current player has chosen."""
    return _send(cards, instead(state), action.pigeon, cards.index[action.zone])


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


def _send(cards: Cards, state: State, pigeon: str, zone: int) -> tuple[State, Events]:
    """The pigeon lands, unless somebody may react at an Area; to a Place one may follow it."""
    landing = Landing((pigeon,), zone)
    asked = concerned(cards, state, landing) if zone >= PLACES else ()
    if asked:
        return then(state, landing, Window((), asked)), ()
    follows: tuple[Step, ...] = (Arriving(zone),) if zone in cards.sudden else ()
    if zone < PLACES and pigeon in cards.leading:
        follows += (Following(zone),)
    zones = with_(state.zones, zone, plus(state.zones[zone], (pigeon,)))
    state = replace(state, zones=zones, agenda=state.agenda + follows)
    return state, (Assigned((pigeon,), cards.zones[zone]),)
