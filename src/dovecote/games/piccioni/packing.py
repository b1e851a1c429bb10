"""Piccioni in few bytes: moves that differ only in what is moved where, or paid, are one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import groupby, product
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET

from dovecote.core.game import Seat
from dovecote.core.packing import GAP, PackedOffer, without, written
from dovecote.games.piccioni.actions import Action, Kinds, Play
from dovecote.games.piccioni.offers import Moves
from dovecote.games.piccioni.state import State
from dovecote.games.piccioni.verbs.verb import Part
from dovecote.games.piccioni.view import View

PackedView: TypeAlias = View  # it is short as it is


class Choices(msgspec.Struct, frozen=True):
    """Fields of the action in the order of the gaps, and rows of what they may be.

    A cell has values between commas: in a row, each of one cell goes with each of the next.
    Kinds of cards are several words.
    """

    of: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


_KINDS = ("what", "paid")  # fields that are kinds of cards
PackedOffers: TypeAlias = tuple[PackedOffer[Choices], ...]


class PiccioniPacking:
    """The shorthand of Piccioni, given how a seat sees a state."""

    def __init__(self, see: Callable[[State, Seat | None], View]) -> None:
        self._see = see

    def pack_view(self, state: State, seat: Seat | None) -> View:
        return self._see(state, seat)

    def pack_offers(self, offers: Sequence[Action]) -> Sequence[Any]:
        if not isinstance(offers, Moves):
            return list(map(written, offers))
        packed: list[Any] = []
        for _, parts in groupby(offers.parts, _alike):
            packed += _pack(list(parts))
        return packed

    def unpack_view(self, packed: bytes) -> View:
        return _VIEW.decode(packed)

    def unpack_offers(self, packed: bytes) -> Sequence[Action]:
        return [action for one in _OFFERS.decode(packed) for action in _unpack(one)]


def _alike(part: Part) -> object:
    """Parts that follow one another and are alike in this are packed together."""
    options, make, known = part
    if make is not Play:
        return make, known
    card, _, zone = known
    return card, bool(zone), all(options)


def _pack(parts: list[Part]) -> Sequence[Any]:
    options, make, known = parts[0]
    if make is None:
        return [written(offer) for each, _, _ in parts for offer in each]
    if make is not Play:
        return [PackedOffer(*_paying(make, known), _payments(options))] if options else ()
    if not all(options):  # a goal without a name leaves no gap
        return [
            written(Play(card, what, zone, goal))
            for goals, _, (card, what, zone) in parts
            for goal in goals
        ]
    card, _, zone = known
    named = ("what", "zone", "to") if zone else ("what", "to")  # nor does such a zone
    rows = tuple(_row(part) for part in parts if part[0])
    return [PackedOffer(*_moving(card, named), Choices(named, rows))] if rows else ()


def _row(part: Part) -> tuple[str, ...]:
    goals, _, (_, what, zone) = part
    moved, to = " ".join(what), ",".join(goals)
    return (moved, zone, to) if zone else (moved, to)


def _payments(options: Sequence[Kinds]) -> Choices:
    return Choices(("paid",), ((",".join(map(" ".join, options)),),))


@lru_cache(1024)
def _paying(make: Callable[..., Action], known: tuple[Any, ...]) -> tuple[str, dict[str, Any]]:
    """An action that is paid for: its text with a gap, and its other fields."""
    action = make(*known, (GAP,))
    return str(action), without(action, "paid")


@lru_cache(1024)
def _moving(card: str, named: tuple[str, ...]) -> tuple[str, dict[str, Any]]:
    """A card that moves pigeons: its text with gaps for what is named, and its other fields."""
    action = Play(card, (GAP,), GAP if "zone" in named else "", GAP)
    return str(action), without(action, *named)


def _unpack(one: PackedOffer[Choices]) -> Sequence[Action]:
    if one.each is UNSET:
        return [msgspec.convert(one.action, Action)]
    names = one.each.of
    chosen = (each for row in one.each.rows for each in product(*map(_values, names, row)))
    filled = (dict(zip(names, values, strict=True)) for values in chosen)
    return [msgspec.convert({**one.action, **fields}, Action) for fields in filled]


def _values(name: str, cell: str) -> list[Any]:
    texts = cell.split(",")
    return [text.split(" ") for text in texts] if name in _KINDS else texts


_VIEW = msgspec.json.Decoder(View)
_OFFERS = msgspec.json.Decoder(PackedOffers)
