"""Where a card may be put: all positions judged at once, the doubtful few one by one.

A position is the field under the card's top left corner, so a set of positions is a set of
fields.
"""

from __future__ import annotations

from functools import lru_cache

from dovecote.core.game import Seat
from dovecote.games.columba.cards import turns
from dovecote.games.columba.components import KINDS
from dovecote.games.columba.frame import Fields, Frame
from dovecote.games.columba.land import Land
from dovecote.games.columba.sides import are_allies

Lacking = tuple[int, ...]  # how many pigeons of each kind may be covered
Crowd = tuple[str, list[Fields]]  # a kind, and the borders of its estates
ANY = (4, 4, 4, 4)


@lru_cache(maxsize=256)
def placements(
    land: Land, card: str, seat: Seat, seats: int, lacking: Lacking, supply: Lacking
) -> tuple[tuple[int, str, Fields], ...]:
    """For every turn of the card: the turn, the picture and the positions it may take.

    `lacking` is what the objective still lacks, `supply` how many wild pigeons of each kind
    there are tiles for. The same question is asked when a card comes to hand, when offers are
    listed and when a move is judged, so the last answers are kept.
    """
    positions = _open_positions(land, seat, seats, lacking, supply)
    crowded = _crowded(land, positions)
    if not crowded:
        return tuple([(turn, picture, positions) for turn, picture in turns(card)])
    return tuple(
        [
            (turn, picture, positions & ~_joining(land, picture, positions, crowded))
            for turn, picture in turns(card)
        ]
    )


def under(frame: Frame, fields: Fields) -> Fields:
    """The positions from which a card lies on at least one of the fields."""
    pairs = fields | fields >> 1
    return pairs | pairs >> frame.width


def under_more_than(frame: Frame, fields: Fields, limit: int) -> Fields:
    """The positions from which a card lies on more than `limit` of the fields."""
    either, both = fields | fields >> 1, fields & fields >> 1
    either_below, both_below = either >> frame.width, both >> frame.width
    if limit == 0:
        return either | either_below
    if limit == 1:
        return both | both_below | either & either_below
    if limit == 2:
        return both & either_below | either & both_below
    return both & both_below if limit == 3 else 0


def forbidden(land: Land, seat: Seat, seats: int) -> Fields:
    """Fields that the seat may never cover: falcons, dovecotes, opponents' estates (4.7 ff.)."""
    fields = land.falcons
    for estate in land.estates:
        fields |= estate.home if are_allies(seats, seat, estate.owner) else estate.fields
    return fields


def joined(land: Land) -> tuple[Seat, Seat] | None:
    """The owners of two dovecotes that stand in one group, if any."""
    for number, estate in enumerate(land.estates):
        for other in land.estates[:number]:
            if other.home & estate.fields:
                return other.owner, estate.owner
    return None


def _open_positions(
    land: Land, seat: Seat, seats: int, lacking: Lacking, supply: Lacking
) -> Fields:
    """Positions that touch or cover the land and cover only what the seat may take."""
    frame = land.frame
    barred = under(frame, forbidden(land, seat, seats) | land.fresh)
    for shown, most, left in zip(land.shown, lacking, supply, strict=True):
        barred |= under_more_than(frame, shown, most)
        if left < most:
            barred |= under_more_than(frame, shown & ~land.tiles, left)
    return under(frame, land.cards | frame.beside(land.cards)) & ~barred


def _crowded(land: Land, positions: Fields) -> list[Crowd]:
    """The kinds of which two estates are so close that one card can touch both."""
    if len(land.estates) < 2:
        return []
    borders: list[list[Fields]] = [[], [], [], []]
    for estate in land.estates:
        borders[estate.kind].append(land.frame.beside(estate.fields))
    return [
        (letter, alike)
        for letter, alike in zip(KINDS, borders, strict=True)
        if len(alike) > 1 and _within_one_card(land.frame, alike) & positions
    ]


def _within_one_card(frame: Frame, borders: list[Fields]) -> Fields:
    """The positions from which a card touches or covers two of the estates."""
    once = twice = 0
    for border in borders:
        reach = under(frame, border)
        twice |= once & reach
        once |= reach
    return twice


def _joining(land: Land, picture: str, positions: Fields, crowded: list[Crowd]) -> Fields:
    """Those of the positions at which the card would join two estates."""
    risky = 0
    for letter, borders in crowded:
        if letter in picture:
            risky |= _touching_two(land.frame, borders, letter, picture)
    risky &= positions
    wrong = 0
    while risky:
        position = risky & -risky
        risky ^= position
        if _connects(land, picture, position):
            wrong |= position
    return wrong


def _touching_two(frame: Frame, borders: list[Fields], letter: str, picture: str) -> Fields:
    """Positions from which the card's fields of one kind border two of its estates."""
    corners = zip((0, 1, frame.width + 1, frame.width), picture, strict=True)
    offsets = [offset for offset, shown in corners if shown == letter]
    once = twice = 0
    for border in borders:
        touching = 0
        for offset in offsets:
            touching |= border >> offset
        twice |= once & touching
        once |= touching
    return twice


def _connects(land: Land, picture: str, position: Fields) -> bool:
    """Whether the card at this position would bring two dovecotes into one group."""
    frame = land.frame
    offsets = (0, 1, frame.width + 1, frame.width)
    square = frame.square(position)
    homes = land.homes
    for kind, letter in enumerate(KINDS):
        new = 0
        for offset, shown in zip(offsets, picture, strict=True):
            if shown == letter:
                new |= position << offset
        among = land.shown[kind] & ~square | new
        while new:
            group = frame.group(new & -new, among)
            if (group & homes).bit_count() > 1:
                return True
            new &= ~group
    return False
