"""Columba in numbers: a window of the table, 40 by 40 fields around the territory.

Whatever names a field lies in one of eleven planes of the window; words follow. A territory may
be longer than the window: then some offers have no number, and `columba-fields` has all.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement, groupby
from typing import Any, NamedTuple

import numpy as np

from dovecote.core.bag import Bag
from dovecote.core.game import Seat
from dovecote.core.latest import Latest
from dovecote.games.columba import COLUMBA, Columba
from dovecote.games.columba.actions import END, NONE, TAKE, Action, Breed, Offers, Raise
from dovecote.games.columba.components import KINDS
from dovecote.games.columba.frame import Field
from dovecote.games.columba.state import State
from dovecote.games.columba.view import View
from dovecote.study.codecs.codec import Array, CodecKey, Layout, Mask, Said, SeatSight
from dovecote.study.codecs.columba_facts import Facts
from dovecote.study.codecs.columba_planes import (
    PLANES,
    SIDE,
    borders,
    land_planes,
    made,
    middle,
    offered,
    plane_of,
    put_bits,
    unrolled,
)

_FIELDS = SIDE * SIDE
_PAIRS = tuple(a + b for a, b in combinations_with_replacement(sorted(KINDS), 2))
WORDS: tuple[Action, ...] = (
    TAKE,
    NONE,
    END,
    *(Breed(pair) for pair in _PAIRS),
    *(Raise(pair) for pair in _PAIRS),
)
WORD = {word: number for number, word in enumerate(WORDS)}


class Window(NamedTuple):
    """The upper left field of what the codec can tell, and how many offers lie in it."""

    corner: Field
    told: int


class ColumbaCodec:
    """One number an action, as far as the window reaches."""

    name = "columba"
    version = 1
    key: CodecKey
    size = PLANES * _FIELDS + len(WORDS)
    depth = 1

    def __init__(self, seats: int, game: Columba = COLUMBA) -> None:
        self.game = game
        self.seats = seats
        self._facts = Facts(seats, game)
        self.layout = Layout(("land", (land_planes(seats), SIDE, SIDE), 1), *self._facts.parts)
        self._rest = slice(self.layout["land"].stop, self.layout.size)
        self._look = Latest(self._window)

    def show(self, state: State, seat: Seat) -> State:
        return state

    def bags(self, state: State) -> tuple[Bag[str], ...]:
        return (state.pile, state.starting)

    def private(self, view: View) -> str:
        return ""

    def mask(self, sight: SeatSight, said: Said = ()) -> Mask:
        return self._marked(sight.offers, self._look(sight).corner)

    def cut(self, sight: SeatSight) -> int:
        return len(sight.offers) - self._look(sight).told

    def is_whole(self, said: Said) -> bool:
        return True

    def write(self, sight: SeatSight, action: Any) -> Said:
        plane = plane_of(action)
        if plane < 0:
            return (_word(action),)
        (x, y), (left, top) = action.field, self._look(sight).corner
        if not (0 <= x - left < SIDE and 0 <= y - top < SIDE):
            return ()
        return (plane * _FIELDS + (y - top) * SIDE + x - left,)

    def read(self, sight: SeatSight, said: Said) -> Action:
        (number,) = said
        if number >= PLANES * _FIELDS:
            return WORDS[number - PLANES * _FIELDS]
        plane, place = divmod(number, _FIELDS)
        row, column = divmod(place, SIDE)
        left, top = self._look(sight).corner
        return made(sight.shown, plane, (column + left, row + top))

    def observe(self, sight: SeatSight, said: Said = ()) -> Array:
        state: State = sight.shown
        array = np.zeros(self.layout.size, np.float32)
        if state.land is not None:
            planes = array[: self._rest.start].reshape(-1, SIDE, SIDE)
            bits = unrolled(state.land, sight.seat, self.seats)
            put_bits(planes, bits, state.land.frame, self._look(sight).corner)
        array[self._rest] = np.frombuffer(b"".join(self._facts(state, sight.seat)), np.float32)
        return array

    def _window(self, sight: SeatSight) -> Window:
        """Around the middle of the territory; if no offer lies there, around the first one."""
        offers = sight.offers
        window = self._around(offers, middle(sight.shown.land))
        if len(offers) and not window.told:
            first: Any = offers[0]
            window = self._around(offers, first.field)
        return window

    def _around(self, offers: Sequence[Action], centre: Field) -> Window:
        corner = centre[0] - SIDE // 2, centre[1] - SIDE // 2
        if type(offers) is not Offers or not offers.parts or _holds(corner, offers):
            return Window(corner, len(offers))
        return Window(corner, int(np.count_nonzero(self._marked(offers, corner))))

    def _marked(self, offers: Sequence[Action], corner: Field) -> Mask:
        """The mask of the offers that a window can tell."""
        mask = np.zeros(self.size, np.int8)
        words = offers
        if type(offers) is Offers:
            words = offers.words
            if offers.parts:
                _lie(mask, offers, corner)
        for word in words:
            mask[_word(word)] = 1
        return mask


def _holds(corner: Field, offers: Offers) -> bool:
    """Whether every field that an offer names lies in the window; mostly the whole frame does."""
    frame, (x, y) = offers.frame, corner
    fields = 0
    for _, more, _ in offers.parts:
        fields |= more
    rows = -(-fields.bit_length() // frame.width)
    if x <= frame.left and frame.left + frame.width <= x + SIDE:
        return y <= frame.top and frame.top + rows <= y + SIDE
    left, top, right, bottom = borders(frame, fields)
    return x <= left and right < x + SIDE and y <= top and bottom < y + SIDE


def _lie(mask: Mask, offers: Offers, corner: Field) -> None:
    """Marks the offers that name a field of the window."""
    planes = mask[: PLANES * _FIELDS].reshape(PLANES, SIDE, SIDE)
    numbers, bits = offered(offers)
    done = 0
    for number, count in _runs(tuple(numbers)):
        put_bits(planes[number : number + count], bits[done : done + count], offers.frame, corner)
        done += count


@lru_cache(256)
def _runs(numbers: tuple[int, ...]) -> list[tuple[int, int]]:
    """Planes that follow one another are written at once: the first of them, and how many."""
    runs = groupby(enumerate(numbers), lambda told: told[1] - told[0])
    return [(run[0][1], len(run)) for run in (list(found) for _, found in runs)]


def _word(action: Action) -> int:
    return PLANES * _FIELDS + WORD[action]
