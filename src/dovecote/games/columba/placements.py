"""Where a card may be put: all positions judged at once, the doubtful few one by one.

A position is the field under the card's top left corner, so a set of positions is a set of
fields.
"""

from __future__ import annotations

from functools import lru_cache

from dovecote.core.game import Seat
from dovecote.games.columba.cards import kinds_of, turns
from dovecote.games.columba.frame import Fields, Frame
from dovecote.games.columba.land import Estate, Land
from dovecote.games.columba.sides import are_allies

Lacking = tuple[int, ...]  # how many pigeons of each kind may be covered
Crowd = tuple[int, list[Fields]]  # a kind, and the borders of its estates
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
    shut, barred = forbidden(land, seat, seats) | land.fresh, 0
    for shown, most, left in zip(land.shown, lacking, supply, strict=True):
        if not most:
            shut |= shown
            continue
        barred |= under_more_than(frame, shown, most)
        if left < most:
            barred |= under_more_than(frame, shown & ~land.tiles, left)
    barred |= under(frame, shut)
    return under(frame, land.cards | frame.beside(land.cards)) & ~barred


def _crowded(land: Land, positions: Fields) -> list[Crowd]:
    """The kinds of which two estates are so close that one card can touch both."""
    frame, estates = land.frame, land.estates
    if len(estates) < 2:
        return []
    once, twice = [0, 0, 0, 0], [0, 0, 0, 0]
    for estate in estates:
        kind, reach = estate.kind, _edge(frame, estate)[1]
        if once[kind]:
            twice[kind] |= once[kind] & reach
        once[kind] |= reach
    return [
        (kind, [_edge(frame, estate)[0] for estate in estates if estate.kind == kind])
        for kind, close in enumerate(twice)
        if close & positions
    ]


@lru_cache(maxsize=1024)
def _edge(frame: Frame, estate: Estate) -> tuple[Fields, Fields]:
    """The border of an estate, and the positions from which a card lies on it.

    Most estates of a land are those of the land before.
    """
    border = frame.beside(estate.fields)
    return border, under(frame, border)


def _joining(land: Land, picture: str, positions: Fields, crowded: list[Crowd]) -> Fields:
    """Those of the positions at which the card would join two estates."""
    wrong = 0
    for kind, borders in crowded:
        corners = _corners(land.frame, picture, kind)
        risky = _touching_two(borders, corners) & positions & ~wrong
        while risky:
            position = risky & -risky
            risky ^= position
            if _connects(land, kind, corners, position):
                wrong |= position
    return wrong


def _corners(frame: Frame, picture: str, kind: int) -> list[int]:
    """How far from its position, in bits, the card shows a kind."""
    offsets = (0, 1, frame.width + 1, frame.width)
    return [
        offset for offset, shown in zip(offsets, kinds_of(picture), strict=True) if shown == kind
    ]


def _touching_two(borders: list[Fields], corners: list[int]) -> Fields:
    """Positions from which the card's fields of one kind border two of its estates."""
    once = twice = 0
    for border in borders:
        touching = 0
        for corner in corners:
            touching |= border >> corner
        twice |= once & touching
        once |= touching
    return twice


def _connects(land: Land, kind: int, corners: list[int], position: Fields) -> bool:
    """Whether the card at this position would bring two dovecotes of a kind into one group."""
    frame, new = land.frame, 0
    for corner in corners:
        new |= position << corner
    among = land.shown[kind] & ~frame.square(position) | new
    homes = land.homes
    while new:
        group = frame.group(new & -new, among)
        if (group & homes).bit_count() > 1:
            return True
        new &= ~group
    return False
