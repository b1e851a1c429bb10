"""Columba in numbers without a limit: first what, then the column, then the row.

Columns and rows are counted from the upper left corner of the territory. Thirty-four cards widen
it by two fields each at most, and tiles by one: no more than four for each card that can be an
objective (5.1). So the longest line there can be has its numbers. The land is told as a list of
its fields, which has room for as many as these cards and tiles can cover.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from dovecote.core.bag import Bag
from dovecote.core.game import Seat
from dovecote.games.columba import COLUMBA, Columba
from dovecote.games.columba.actions import Action, Offers
from dovecote.games.columba.cards import COMMON, STARTING
from dovecote.games.columba.frame import Field
from dovecote.games.columba.land import Land
from dovecote.games.columba.state import State
from dovecote.games.columba.view import View
from dovecote.study.codecs.codec import Array, CodecKey, Layout, Mask, Said, SeatSight, hot, row
from dovecote.study.codecs.columba import WORD, WORDS
from dovecote.study.codecs.columba_facts import Facts
from dovecote.study.codecs.columba_planes import (
    CARDS,
    PLANES,
    TILES,
    borders,
    land_planes,
    made,
    offered,
    plane_of,
    unrolled,
)

_CARDS = COMMON + STARTING
_TILES = 4 * _CARDS
_WHAT = PLANES + len(WORDS)
_BORDER = 2  # a card may begin two fields before the territory
SPAN = 2 * _CARDS + _TILES + 2 * _BORDER
FIELDS = 4 * _CARDS + _TILES
_UNIT = 10.0


class ColumbaFieldsCodec:
    """Up to three numbers an action, whatever shape the territory has."""

    name = "columba-fields"
    version = 1
    key: CodecKey
    size = _WHAT + SPAN
    depth = 3

    def __init__(self, seats: int, game: Columba = COLUMBA) -> None:
        self.game = game
        self.seats = seats
        self._facts = Facts(seats, game)
        self.layout = Layout(
            ("fields", (FIELDS, 2 + land_planes(seats)), 1),
            *self._facts.parts,
            ("said", (_WHAT + 1,), 1),
        )

    def show(self, state: State, seat: Seat) -> State:
        return state

    def bags(self, state: State) -> tuple[Bag[str], ...]:
        return (state.pile, state.starting)

    def private(self, view: View) -> str:
        return ""

    def mask(self, sight: SeatSight, said: Said = ()) -> Mask:
        """What may be done; or the columns in which, or the rows of a column."""
        mask = np.zeros(self.size, np.int8)
        offers = sight.offers
        if not isinstance(offers, Offers):
            mask[[PLANES + WORD[offer] for offer in offers]] = 1
            return mask
        planes, bits = offered(offers)
        if not said:
            mask[planes] = 1
            mask[[PLANES + WORD[word] for word in offers.words]] = 1
            return mask
        left, top = _corner(sight.shown.land)
        x, y = offers.frame.left - left, offers.frame.top - top  # where the frame begins
        plane = bits[planes.index(said[0])]
        if len(said) == 1:
            mask[np.flatnonzero(plane.any(axis=0)) + x + _WHAT] = 1
        else:
            mask[np.flatnonzero(plane[:, said[1] - _WHAT - x]) + y + _WHAT] = 1
        return mask

    def cut(self, sight: SeatSight) -> int:
        return 0

    def is_whole(self, said: Said) -> bool:
        return len(said) == self.depth or (bool(said) and said[0] >= PLANES)

    def write(self, sight: SeatSight, action: Any) -> Said:
        plane = plane_of(action)
        if plane < 0:
            return (PLANES + WORD[action],)
        (x, y), (left, top) = action.field, _corner(sight.shown.land)
        return plane, x - left + _WHAT, y - top + _WHAT

    def read(self, sight: SeatSight, said: Said) -> Action:
        what, *where = said
        if what >= PLANES:
            return WORDS[what - PLANES]
        left, top = _corner(sight.shown.land)
        column, row = (number - _WHAT for number in where)
        return made(sight.shown, what, (column + left, row + top))

    def observe(self, sight: SeatSight, said: Said = ()) -> Array:
        array = np.zeros(self.layout.size, np.float32)
        if sight.shown.land is not None:
            land = self._listed(sight)
            array[: land.size] = land.ravel()
        parts = self._facts(sight.shown, sight.seat)
        parts.append(hot(said[0] if said else None, _WHAT))
        parts.append(row((said[1] - _WHAT) / _UNIT if len(said) > 1 else 0.0))
        array[self.layout["fields"].stop :] = np.frombuffer(b"".join(parts), np.float32)
        return array

    def _listed(self, sight: SeatSight) -> Array:
        """A row for each field of the land: its column and its row, then what lies there."""
        land: Land = sight.shown.land
        bits, frame = unrolled(land, sight.seat, self.seats), land.frame
        left, top = _corner(land)
        rows, columns = np.nonzero(bits[CARDS] | bits[TILES])
        places = np.stack([columns + frame.left - left, rows + frame.top - top]) / _UNIT
        return np.concatenate([places, bits[:, rows, columns]]).T.astype(np.float32)


def _corner(land: Land) -> Field:
    """The field that columns and rows are counted from."""
    left, top, _, _ = borders(land.frame, land.cards | land.tiles)
    return left - _BORDER, top - _BORDER
