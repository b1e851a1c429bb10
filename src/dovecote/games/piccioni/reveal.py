"""The reveal phase: pigeons turned over, assigned, followed."""

from __future__ import annotations

from msgspec.structs import replace

from dovecote.core.game import Seat
from dovecote.games.piccioni.actions import Assign, Follow
from dovecote.games.piccioni.agenda import instead, then
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import PLACES
from dovecote.games.piccioni.events import Assigned, Called, Followed, Revealed, Told
from dovecote.games.piccioni.state import Assigning, Following, Landing, Revealing, State, Window
from dovecote.games.piccioni.zones import landings, less, plus, with_


def fall(cards: Cards, state: State, step: Revealing, pigeon: str) -> tuple[State, Told]:
    """A pigeon is revealed; its own call adds to the queue (9.3)."""
    call = cards.pigeons[pigeon].call
    state = replace(
        state,
        agenda=(*state.agenda[:-1], Revealing(step.left - 1 + call)),
        flock=state.flock.take(pigeon),
        revealed=state.revealed + 1,
        calls=state.calls + call,
    )
    told: Told = (Revealed(state.seat, pigeon),)
    if call:
        told += (Called(pigeon, call, state.calls),)
    zones = landings(cards, state, pigeon)
    if len(zones) > 1:
        return then(state, Assigning(pigeon, zones)), told
    return _send(cards, state, pigeon, zones[0]), told


def assign(cards: Cards, state: State, seat: Seat, action: Assign) -> tuple[State, Told]:
    """The current player has chosen."""
    return _send(cards, instead(state), action.pigeon, cards.index[action.zone]), ()


def land(cards: Cards, state: State, step: Landing) -> tuple[State, Told]:
    """Pigeons that nobody has netted are in their zone from now on."""
    state = instead(state)
    if not step.pigeons:
        return state, ()
    zones = with_(state.zones, step.zone, plus(state.zones[step.zone], step.pigeons))
    told = (Assigned(step.pigeons, cards.zones[step.zone]),)
    return replace(state, zones=zones), told


def follow(cards: Cards, state: State, seat: Seat, action: Follow) -> tuple[State, Told]:
    """Another pigeon comes along, without a window and without its text (9.12)."""
    step = state.agenda[-1]
    assert isinstance(step, Following)
    source, pigeon = cards.index[action.zone], (action.pigeon,)
    zones = with_(state.zones, source, less(state.zones[source], pigeon))
    zones = with_(zones, step.zone, plus(zones[step.zone], pigeon))
    state = replace(state, zones=zones, agenda=state.agenda[:-1])
    return state, (Followed(action.pigeon, action.zone, cards.zones[step.zone]),)


def _send(cards: Cards, state: State, pigeon: str, zone: int) -> State:
    """The pigeon is on its way; somebody may follow to a Place, react at an Area."""
    if zone >= PLACES:
        return then(state, Landing((pigeon,), zone), Window())
    if cards.pigeons[pigeon].leads:
        return then(state, Following(zone), Landing((pigeon,), zone))
    return then(state, Landing((pigeon,), zone))
