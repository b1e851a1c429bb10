"""Columba in few bytes: a set of fields is written as one number, as the rules keep it.

The number is hexadecimal, and letters stand for runs of noughts. Bit n is the field
(left + n mod width, top + n div width) of the frame.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any, TypeAlias

import msgspec
from msgspec import UNSET

from dovecote.core.bag import Contents
from dovecote.core.game import Seat
from dovecote.core.latest import Latest
from dovecote.core.packing import GAP, PackedOffer, without, written
from dovecote.games.columba import view
from dovecote.games.columba.actions import Action, Offers
from dovecote.games.columba.components import KINDS
from dovecote.games.columba.frame import Field, Fields, Frame
from dovecote.games.columba.land import Estate, Land
from dovecote.games.columba.state import Kinds, Options, State, Step
from dovecote.games.columba.view import Board, View

Mask: TypeAlias = str
_RUNS = {"z": 32, "y": 16, "x": 8, "w": 4}
_NOUGHTS = str.maketrans({letter: "0" * run for letter, run in _RUNS.items()})
_HERE: Field = (0, 0)  # stands for whatever field is meant


class PackedEstate(msgspec.Struct, frozen=True):
    """An estate; its kind is that of the fields."""

    owner: Seat
    size: str
    kind: str
    home: Mask
    fields: Mask


class PackedLand(msgspec.Struct, frozen=True):
    """All fields of the land, by what they show and what lies on them."""

    frame: Frame
    cards: Mask
    shown: dict[str, Mask]
    tiles: Mask
    fresh: Mask
    estates: tuple[PackedEstate, ...]


class PackedView(msgspec.Struct, frozen=True):
    """A view, but for its land."""

    options: Options
    boards: tuple[Board, ...]
    land: PackedLand | None
    pile: Contents[str]
    starting: Contents[str]
    supply: Kinds
    falcons: int
    drawn: int
    discarded: tuple[str, ...]
    laid: tuple[str, ...]
    seat: Seat
    step: Step
    has_built: bool
    has_bred: bool
    has_hunted: bool
    strays: Mask


class Places(msgspec.Struct, frozen=True):
    """The fields that an action may name."""

    frame: Frame
    fields: Mask


PackedOffers: TypeAlias = tuple[PackedOffer[Places], ...]


class ColumbaPacking:
    """The shorthand of Columba."""

    def __init__(self) -> None:
        self._pack = Latest(_pack_view)  # everyone sees the same

    def pack_view(self, state: State, seat: Seat | None) -> PackedView:
        return self._pack(state)

    def pack_offers(self, offers: Sequence[Action]) -> Sequence[Any]:
        if not isinstance(offers, Offers):
            return list(map(written, offers))
        parts = [
            PackedOffer(*_headed(make(_HERE)), Places(offers.frame, mask(fields)))
            for make, fields, _ in offers.parts
        ]
        return [*parts, *map(written, offers.words)]

    def unpack_view(self, packed: bytes) -> View:
        return _unpack_view(_VIEW.decode(packed))

    def unpack_offers(self, packed: bytes) -> Sequence[Action]:
        parts, words, frame = [], [], Frame(0, 0, 0)
        for one in _OFFERS.decode(packed):
            if one.each is UNSET:
                words.append(_action(one.action))
            else:
                frame = one.each.frame
                parts.append((partial(_on, one.action), fields_of(one.each.fields)))
        return Offers(frame, parts, words)


@lru_cache(8192)
def mask(fields: Fields) -> Mask:
    """A set of fields as text; most are the same from one move to the next."""
    text = f"{fields:x}"
    for letter, run in _RUNS.items():
        text = text.replace("0" * run, letter)
    return text


def fields_of(text: Mask) -> Fields:
    """The set that a text stands for."""
    return int(text.translate(_NOUGHTS), 16)


@lru_cache(1024)
def _headed(action: Any) -> tuple[str, dict[str, Any]]:
    """An action on any field: its text with a gap, and its other fields."""
    x, y = _HERE
    return str(action).replace(f"{x},{y}", GAP), without(action, "field")


def _on(fields: dict[str, Any], field: Field) -> Action:
    return _action({**fields, "field": field})


def _action(fields: dict[str, Any]) -> Action:
    action: Action = msgspec.convert(fields, Action)
    return action


def _pack_view(state: State) -> PackedView:
    land = state.land
    return PackedView(
        options=state.options,
        boards=view.boards(state),
        land=_pack_land(land) if land else None,
        pile=Contents.of(state.pile),
        starting=Contents.of(state.starting),
        supply=state.supply,
        falcons=state.falcons,
        drawn=state.drawn,
        discarded=state.discarded,
        laid=state.laid,
        seat=state.seat,
        step=state.step,
        has_built=state.has_built,
        has_bred=state.has_bred,
        has_hunted=state.has_hunted,
        strays=mask(land.strays) if land else "0",
    )


@lru_cache(512)
def _pack_land(land: Land) -> PackedLand:
    """Half of all moves leave it as it was."""
    return PackedLand(
        frame=land.frame,
        cards=mask(land.cards),
        shown=dict(zip(KINDS, map(mask, land.shown), strict=True)),
        tiles=mask(land.tiles),
        fresh=mask(land.fresh),
        estates=tuple(map(_pack_estate, land.estates)),
    )


@lru_cache(2048)
def _pack_estate(e: Estate) -> PackedEstate:
    """Most estates are the same from one land to the next."""
    return PackedEstate(e.owner, e.size, KINDS[e.kind], mask(e.home), mask(e.fields))


def _unpack_view(packed: PackedView) -> View:
    told = {name: getattr(packed, name) for name in packed.__struct_fields__}
    land = _unpack_land(packed.land) if packed.land else None
    strays = land.frame.fields(fields_of(packed.strays)) if land else ()
    return View(
        **{**told, "land": view.spots(land), "estates": view.estates(land), "strays": strays}
    )


def _unpack_land(packed: PackedLand) -> Land:
    g, w, s, b = (fields_of(packed.shown[kind]) for kind in KINDS)
    cards, tiles = fields_of(packed.cards), fields_of(packed.tiles)
    return Land(
        frame=packed.frame,
        cards=cards,
        shown=(g, w, s, b),
        tiles=tiles,
        fresh=fields_of(packed.fresh),
        falcons=(cards | tiles) & ~(g | w | s | b),
        estates=tuple(
            Estate(e.owner, e.size, KINDS.index(e.kind), fields_of(e.home), fields_of(e.fields))
            for e in packed.estates
        ),
    )


_VIEW = msgspec.json.Decoder(PackedView)
_OFFERS = msgspec.json.Decoder(PackedOffers)
