"""Zones and what fits into them: small changes to tuples of cards."""

from __future__ import annotations

from functools import cache
from operator import sub
from typing import TypeVar

from dovecote.games.piccioni.actions import Kinds
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import PLACES
from dovecote.games.piccioni.state import State, area_of
from dovecote.games.piccioni.tables import Rooms

T = TypeVar("T")


def with_(things: tuple[T, ...], place: int, thing: T) -> tuple[T, ...]:
    """The tuple with one thing changed."""
    changed = list(things)
    changed[place] = thing
    return tuple(changed)


def plus(kinds: Kinds, more: Kinds) -> Kinds:
    """Cards together, sorted."""
    return tuple(sorted(kinds + more))


def less(kinds: Kinds, taken: Kinds) -> Kinds:
    """Cards without some that are among them."""
    left = list(kinds)
    for kind in taken:
        left.remove(kind)
    return tuple(left)


def distinct(kinds: Kinds) -> Kinds:
    """Each kind once."""
    return tuple(dict.fromkeys(kinds))


def holds(kinds: Kinds, wanted: Kinds) -> bool:
    """Whether all of them, copies counted, are there."""
    return all(kinds.count(kind) >= wanted.count(kind) for kind in set(wanted))


def free(cards: Cards, state: State, place: int) -> int:
    """The free spaces of a Place (6.1)."""
    return cards.spaces[place] - cards.weigh[state.zones[place]]


def fits(cards: Cards, state: State, pigeons: Kinds, zone: int) -> bool:
    """Whether pigeons may be put into a zone: Areas have no limit (6.1 to 6.3)."""
    if zone >= PLACES:
        return True
    if zone in cards.bans[pigeons]:
        return False
    return cards.weigh[pigeons] <= free(cards, state, zone)


def rooms(cards: Cards, state: State) -> Rooms:
    """The free spaces of every Place."""
    return tuple(map(sub, cards.spaces, map(cards.weigh.__getitem__, state.zones)))


def meant(cards: Cards, state: State, target: str) -> tuple[int, ...]:
    """The zones that a card's word may mean."""
    place = cards.index.get(target)
    return _meant(target, state.seat, len(state.hands)) if place is None else (place,)


@cache
def _meant(target: str, seat: int, seats: int) -> tuple[int, ...]:
    areas = tuple(range(PLACES, PLACES + seats))
    places = tuple(range(PLACES))
    found = {"own area": (area_of(seat),), "any area": areas, "any place": places}
    return found.get(target, places + areas)


def landings(cards: Cards, state: State, pigeon: str) -> tuple[int, ...]:
    """Where a revealed pigeon may go; the current player's Area if nothing else (9.4 to 9.11)."""
    home = (area_of(state.seat),)
    landing = cards.landings[pigeon]
    if landing == "most trophies":
        made = [len(a) + len(b) for a, b in zip(state.trophies, state.unseen, strict=True)]
        most = max(made)
        return tuple([area_of(seat) for seat, count in enumerate(made) if count == most])
    if landing == "own area":
        return home
    if landing == "any area":
        return meant(cards, state, "any area")
    places = cards.grounds[pigeon, rooms(cards, state)]
    if landing == "any zone":
        return places + meant(cards, state, "any area")
    return places or home


def followers(cards: Cards, state: State, zone: int) -> list[tuple[str, int]]:
    """The pigeons of other zones that fit there (9.12)."""
    return [
        (pigeon, source)
        for source, pigeons in enumerate(state.zones)
        if source != zone
        for pigeon in distinct(pigeons)
        if fits(cards, state, (pigeon,), zone)
    ]
