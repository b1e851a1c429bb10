"""The land on the table: what every field shows, whose estates there are.

All questions are asked of whole sets of fields at once (`frame.py`). Nothing that is covered
ever shows again, so only what is on top is kept.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from dovecote.core.game import Seat
from dovecote.games.columba.cards import kinds_of
from dovecote.games.columba.frame import MARGIN, Field, Fields, Frame, moved, roomy


class Estate(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """A dovecote with the group of like pigeons that it stands in (6.1)."""

    owner: Seat
    size: str  # small, large
    kind: int  # the place of its pigeons in KINDS
    home: Fields  # the dovecote's own field
    fields: Fields


class Land(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """Everything that lies in the middle of the table."""

    frame: Frame
    cards: Fields  # fields that have a card, whatever lies on it
    shown: tuple[Fields, Fields, Fields, Fields]  # fields showing a pigeon of each kind
    tiles: Fields = 0
    fresh: Fields = 0  # tiles laid this turn, falcons on top or not
    falcons: Fields = 0
    estates: tuple[Estate, ...] = ()

    def reaches(self, field: Field) -> bool:
        """Whether the field lies on or near the land; any other is bare table, far from all."""
        frame, (x, y) = self.frame, field
        rows = (self.cards | self.tiles).bit_length() // frame.width + MARGIN
        return 0 <= x - frame.left < frame.width - 1 and 0 <= y - frame.top < rows

    @property
    def homes(self) -> Fields:
        """The fields of all dovecotes."""
        homes = 0
        for estate in self.estates:
            homes |= estate.home
        return homes

    @property
    def owned(self) -> Fields:
        """The fields of all estates."""
        owned = 0
        for estate in self.estates:
            owned |= estate.fields
        return owned

    def grounded(self, kind: int) -> Fields:
        """The fields of groups of a kind that have a field with a card (6.7)."""
        shown = self.shown[kind]
        on_table = shown & ~self.cards  # tiles, and most of the time there are none
        return self.frame.group(shown & self.cards, shown) if on_table else shown

    @property
    def strays(self) -> Fields:
        """Tiles laid this turn that are in nobody's estate (7.9)."""
        return self.fresh & ~self.owned


def first_card(card: str) -> Land:
    """The land of one card, its top left field on 0,0."""
    land = Land(frame=Frame(0, 0, 0), cards=0, shown=(0, 0, 0, 0))
    return covered(land, card, (0, 0))


def with_room(land: Land, field: Field, side: int) -> Land:
    """The same land in a frame in which a square of that side has a margin."""
    old = land.frame
    new = roomy(old, field, side)
    if new is old:
        return land
    g, w, s, b = (moved(fields, old, new) for fields in land.shown)
    return Land(
        frame=new,
        cards=moved(land.cards, old, new),
        shown=(g, w, s, b),
        tiles=moved(land.tiles, old, new),
        fresh=moved(land.fresh, old, new),
        falcons=moved(land.falcons, old, new),
        estates=tuple(
            replace(e, home=moved(e.home, old, new), fields=moved(e.fields, old, new))
            for e in land.estates
        ),
    )


def covered(land: Land, picture: str, corner: Field) -> Land:
    """The land with a card on it, whose picture is as it lies; tiles below it are taken away."""
    land = with_room(land, corner, 2)
    frame = land.frame
    spot = frame.bit(corner)
    square, below = frame.square(spot), spot << frame.width
    g, w, s, b = land.shown
    shown = [g & ~square, w & ~square, s & ~square, b & ~square]
    one, two, three, four = kinds_of(picture)  # clockwise
    shown[one] |= spot
    shown[two] |= spot << 1
    shown[three] |= below << 1
    shown[four] |= below
    g, w, s, b = shown
    return replace(
        land,
        cards=land.cards | square,
        shown=(g, w, s, b),
        tiles=land.tiles & ~square,
        estates=_regrouped(land, shown, square),
    )


def tiled(land: Land, kind: int, field: Field) -> Land:
    """The land with a domestic pigeon laid on a field this turn."""
    land = with_room(land, field, 1)
    place = land.frame.bit(field)
    shown = [fields & ~place for fields in land.shown]
    shown[kind] |= place
    g, w, s, b = shown
    return replace(
        land,
        shown=(g, w, s, b),
        tiles=land.tiles | place,
        fresh=land.fresh | place,
        estates=_regrouped(land, shown, place),
    )


def hunted(land: Land, field: Field) -> Land:
    """The land with a falcon on a field, which shows no pigeon any more."""
    place = land.frame.bit(field)
    g, w, s, b = shown = [fields & ~place for fields in land.shown]
    estates = _regrouped(land, shown, place)
    return replace(land, shown=(g, w, s, b), falcons=land.falcons | place, estates=estates)


def built(land: Land, owner: Seat, size: str, field: Field) -> Land:
    """The land with a dovecote on a field; its group becomes an estate."""
    home = land.frame.bit(field)
    kind = kind_at(land, home)
    fields = land.frame.group(home, land.shown[kind])
    estate = Estate(owner, size, kind, home, fields)
    return replace(land, estates=(*land.estates, estate))


def kind_at(land: Land, place: Fields) -> int:
    """Which pigeon a field shows, −1 if none."""
    for kind, fields in enumerate(land.shown):
        if fields & place:
            return kind
    return -1


def _regrouped(land: Land, shown: Sequence[Fields], changed: Fields) -> tuple[Estate, ...]:
    """The estates, found again after some fields have come to show something else (6.9, 6.10)."""
    if not land.estates:
        return ()
    frame = land.frame
    near = changed | frame.beside(changed)
    return tuple(
        [
            _found_again(frame, shown[e.kind], e, changed) if e.fields & near else e
            for e in land.estates
        ]
    )


def _found_again(frame: Frame, shown: Fields, estate: Estate, changed: Fields) -> Estate:
    # What is left of an untouched estate still hangs together; else start from the dovecote.
    seed = estate.home if estate.fields & changed else estate.fields
    fields = frame.group(seed, shown)
    return estate if fields == estate.fields else replace(estate, fields=fields)
