"""The window of an endless table that is in use, and sets of its fields as integers.

A set of fields is one integer: bit (y − top) × width + (x − left) stands for the field x,y. The
frame keeps an empty margin around everything, so that looking at neighbours is a shift that
never runs over an edge; it grows when something is put near the border.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Fields: TypeAlias = int  # a set of fields
Field: TypeAlias = tuple[int, int]  # x to the right, y downwards

MARGIN = 3  # a card may be put beside the outermost field, and its own neighbours are looked at
_STEP = 8  # grown by so much at once, so that growing is rare


class Frame(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """Where bit 0 lies, and how many fields a row has; rows go on downwards as they are needed."""

    left: int
    top: int
    width: int

    def bit(self, field: Field) -> Fields:
        """The set of one field, which must lie within the frame."""
        x, y = field
        return 1 << (y - self.top) * self.width + x - self.left

    def field(self, index: int) -> Field:
        """The field that a bit stands for."""
        row, column = divmod(index, self.width)
        return column + self.left, row + self.top

    def fields(self, among: Fields) -> tuple[Field, ...]:
        """The fields of a set, row by row."""
        found = []
        while among:
            lowest = among & -among
            found.append(self.field(lowest.bit_length() - 1))
            among ^= lowest
        return tuple(found)

    def beside(self, among: Fields) -> Fields:
        """The fields that share a side with one of the set."""
        return among << 1 | among >> 1 | among << self.width | among >> self.width

    def group(self, seed: Fields, among: Fields) -> Fields:
        """All of `among` that is joined to the seed by sides."""
        width = self.width
        while True:
            more = (seed | seed << 1 | seed >> 1 | seed << width | seed >> width) & among
            if more == seed:
                return seed
            seed = more

    def square(self, corner: Fields) -> Fields:
        """The four fields of a card whose top left field is `corner`."""
        return corner * (3 | 3 << self.width)


def roomy(frame: Frame, field: Field, side: int) -> Frame:
    """The frame with a margin around a square of that side; the same frame if it has one.

    Borders lie on multiples of eight. Nothing on the table ever shrinks, so that the frame
    depends on what lies there and not on the order in which it came.
    """
    x, y = field
    is_between = frame.left <= x - MARGIN and x + side + MARGIN <= frame.left + frame.width
    if is_between and frame.top <= y - MARGIN:
        return frame  # as nearly always
    left = min(frame.left, (x - MARGIN) // _STEP * _STEP)
    top = min(frame.top, (y - MARGIN) // _STEP * _STEP)
    right = max(frame.left + frame.width, -(-(x + side + MARGIN) // _STEP) * _STEP)
    if (left, top, right - left) == (frame.left, frame.top, frame.width):
        return frame
    return Frame(left, top, right - left)


def moved(among: Fields, old: Frame, new: Frame) -> Fields:
    """The same fields in another frame that holds them all."""
    if old.width == new.width:
        return among << (old.top - new.top) * new.width + old.left - new.left
    row = (1 << old.width) - 1
    shift = old.left - new.left
    result, place = 0, (old.top - new.top) * new.width + shift
    while among:
        result |= (among & row) << place
        among >>= old.width
        place += new.width
    return result
