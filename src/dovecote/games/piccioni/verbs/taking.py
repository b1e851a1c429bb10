"""What an effect takes from a zone, and whose it becomes: what several verbs share."""

from __future__ import annotations

from msgspec.structs import replace

from dovecote.core.game import Seat
from dovecote.games.piccioni.actions import Kinds
from dovecote.games.piccioni.agenda import clockwise
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.components import DIRT
from dovecote.games.piccioni.state import Playing, State, owner_of
from dovecote.games.piccioni.verbs.verb import Facts
from dovecote.games.piccioni.vocabulary import ANY
from dovecote.games.piccioni.zones import less, meant, with_


def source_of(cards: Cards, state: State, script: Playing, source: str) -> int:
    """The zone an effect takes from: the one named, or the one aimed at."""
    if source in ANY:
        return cards.index[script.aims.zone]
    (zone,) = meant(cards, state, source)
    return zone


def sharers_of(state: State, script: Playing) -> tuple[Seat, ...]:
    """Those who share the Trophies a card makes, in the order of the deal (7.2)."""
    among = {script.seat, script.aims.partner, *script.joined}
    return tuple([seat for seat in clockwise(state) if seat in among])


def dirt_in(state: State, zone: int) -> Kinds:
    """Guano and Lots of Guano of a zone: only Areas have any."""
    owner = owner_of(zone)
    return () if owner is None else state.dirt[owner]


def without(state: State, zone: int, gone: Kinds) -> State:
    """Pigeons leave a zone, Guano an Area."""
    dirt = tuple([card for card in gone if card in DIRT])
    pigeons = less(gone, dirt) if dirt else gone
    zones = with_(state.zones, zone, less(state.zones[zone], pigeons))
    owner = owner_of(zone)
    if not dirt or owner is None:
        return replace(state, zones=zones)
    cleaner = with_(state.dirt, owner, less(state.dirt[owner], dirt))
    return replace(state, zones=zones, dirt=cleaner)


def several(state: State, script: Playing, taken: Kinds, known: Facts) -> Facts:
    """Two or more Trophies at once, which others may want to share (8.3)."""
    if len(taken) < 2:
        return known
    return replace(known, made=True, sharers=sharers_of(state, script))
