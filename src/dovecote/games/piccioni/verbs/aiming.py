"""Ways to aim a card, and what is wrong with one: what several verbs share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from dovecote.core.errors import Refusal
from dovecote.games.piccioni.actions import Kinds, Play
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.clauses import refusal
from dovecote.games.piccioni.components import PLACES
from dovecote.games.piccioni.state import State
from dovecote.games.piccioni.verbs.verb import Fault, Part
from dovecote.games.piccioni.vocabulary import SOURCES
from dovecote.games.piccioni.zones import distinct, fits, free

_NOWHERE = ("",)


@lru_cache(maxsize=4096)
def at(card: str, zones: tuple[str, ...]) -> Sequence[Part]:
    """The card, aimed at each of these zones."""
    return whole(tuple(Play(card, (), zone) for zone in zones))


@lru_cache(maxsize=4096)
def on(card: str, kinds: Kinds, zone: str) -> Sequence[Part]:
    """The card, aimed at each kind in a zone."""
    return whole(tuple(Play(card, (kind,), zone) for kind in distinct(kinds)))


def whole(plays: Sequence[Play]) -> Sequence[Part]:
    """Offers that are made already."""
    return ((plays, None, ()),) if plays else ()


def unaimed(card: str, is_useful: object) -> Sequence[Part]:
    """The card as it is, if it would move, take or draw a card (5.7)."""
    return at(card, _NOWHERE) if is_useful else ()


def wrong_aim(action: Play) -> Refusal:
    return refusal("aim", card=action.card)


def no_effect(action: Play) -> Refusal:
    return refusal("no-effect", card=action.card)


def refuse_absent(cards: Cards, there: Kinds, what: Kinds, zone: int) -> Refusal | None:
    """Cards that are not where they are said to be."""
    for kind in what:
        if what.count(kind) > there.count(kind):
            return not_there(cards, kind, zone)
    return None


def refuse_room(cards: Cards, state: State, pigeons: Kinds, zone: int) -> Refusal | None:
    """Pigeons that do not fit (6.1, 6.2)."""
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


def check_target(
    field: str, target: str, words: tuple[str, ...], places: tuple[str, ...]
) -> Fault | None:
    """A word for zones, or a Place by its id."""
    known = (*words, *places)
    return None if target in known else Fault(field, target, ", ".join(known))


def check_source(source: str, places: tuple[str, ...]) -> Fault | None:
    return check_target("from", source, SOURCES, places)
