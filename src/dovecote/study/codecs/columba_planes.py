"""The land of Columba, and the offers on it, as planes of bits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dovecote.games.columba.actions import Action, Build, Falcon, Lay, Offers, Place
from dovecote.games.columba.components import KINDS
from dovecote.games.columba.frame import Field, Fields, Frame
from dovecote.games.columba.land import Land
from dovecote.games.columba.state import Placing, State

SIDE = 40
PLANES = 11  # a card by its turn, a dovecote by its size, a pigeon by its kind, a falcon
_SIZES = ("small", "large")
CARDS, TILES = 4, 5  # among the planes of the land
Bits = NDArray[np.uint8]
HERE: Field = (0, 0)  # stands for whatever field is meant


def plane_of(action: Action) -> int:
    """Which plane the field of an action is told in; −1 for a word."""
    match action:
        case Place(turn=turn):
            return turn
        case Build(size):
            return 4 + _SIZES.index(size)
        case Lay(kind):
            return 6 + KINDS.index(kind)
        case Falcon():
            return 10
        case _:
            return -1


def made(state: State, plane: int, field: Field) -> Action:
    """The action of a plane on a field; a card is the one in hand."""
    if plane < 4:
        card = state.step.card if isinstance(state.step, Placing) else ""
        return Place(card, field, plane)
    if plane < 6:
        return Build(_SIZES[plane - 4], field)
    return Lay(KINDS[plane - 6], field) if plane < 10 else Falcon(field)


def land_planes(seats: int) -> int:
    """Four kinds, cards, tiles, fresh tiles, falcons, dovecotes by size, estates by owner."""
    return 10 + seats


def unrolled(land: Land, seat: int, seats: int) -> Bits:
    """The land as planes of bits, the estates from a seat on."""
    bits = _unrolled(land, seats)
    return bits.take(_order(seat, seats), axis=0) if seat else bits


@cache
def _order(seat: int, seats: int) -> NDArray[np.intp]:
    owned = land_planes(seats) - seats
    return np.array([*range(owned), *(owned + (seat + n) % seats for n in range(seats))], np.intp)


@lru_cache(64)
def _unrolled(land: Land, seats: int) -> Bits:
    """A land lies there for several decisions, of one player and of the next."""
    small = large = 0
    owned = [0] * seats
    for estate in land.estates:
        owned[estate.owner] |= estate.fields
        if estate.size == "small":
            small |= estate.home
        else:
            large |= estate.home
    whole = (land.cards, land.tiles, land.fresh, land.falcons)
    planes = (*land.shown, *whole, small, large, *owned)
    return _bits(planes, land.frame.width, (land.cards | land.tiles).bit_length())


def offered(offers: Offers) -> tuple[list[int], Bits]:
    """The offers that name a field: the numbers of their planes, and the planes."""
    longest = max([fields.bit_length() for _, fields, _ in offers.parts], default=0)
    planes = [_plane(make) for make, _, _ in offers.parts]
    return planes, _bits([fields for _, fields, _ in offers.parts], offers.frame.width, longest)


@lru_cache(2048)
def _plane(make: Callable[[Field], Action]) -> int:
    """Which plane the offers that are made so belong to; the rules keep what they make them by."""
    return plane_of(make(HERE))


def middle(land: Land | None) -> Field:
    """The field in the middle of the territory."""
    if land is None:
        return HERE
    left, top, right, bottom = borders(land.frame, land.cards | land.tiles)
    return (left + right) // 2, (top + bottom) // 2


@lru_cache(1024)
def borders(frame: Frame, fields: Fields) -> tuple[int, int, int, int]:
    """The outermost columns and rows of a set of fields: left, top, right, bottom."""
    width = frame.width
    top = ((fields & -fields).bit_length() - 1) // width
    bottom = (fields.bit_length() - 1) // width
    row, rows = fields >> top * width, 1
    while rows <= bottom - top:
        rows *= 2
    while rows > 1:  # the lower half of the rows is laid upon the upper one
        rows //= 2
        row |= row >> rows * width
    row &= (1 << width) - 1
    return (
        (row & -row).bit_length() - 1 + frame.left,
        top + frame.top,
        row.bit_length() - 1 + frame.left,
        bottom + frame.top,
    )


def _bits(planes: Sequence[Fields], width: int, length: int) -> Bits:
    """Sets of fields as rows of bits; widths are multiples of eight, so rows are whole bytes."""
    rows = -(-length // width) if length else 0
    size = rows * width // 8
    raw = b"".join([plane.to_bytes(size, "little") for plane in planes])
    bits = np.unpackbits(np.frombuffer(raw, np.uint8), bitorder="little")
    return bits.reshape(len(planes), rows, width)


def put_bits(planes: NDArray[Any], bits: Bits, frame: Frame, corner: Field) -> None:
    """Copies what of the bits lies in the window whose upper left field is `corner`."""
    x, y = frame.left - corner[0], frame.top - corner[1]
    rows, columns = bits.shape[1:]
    if 0 <= x <= SIDE - columns and 0 <= y <= SIDE - rows:  # as nearly always
        planes[:, y : y + rows, x : x + columns] = bits
        return
    up, down = max(0, y), min(SIDE, y + rows)
    back, ahead = max(0, x), min(SIDE, x + columns)
    if up < down and back < ahead:
        planes[:, up:down, back:ahead] = bits[:, up - y : down - y, back - x : ahead - x]
