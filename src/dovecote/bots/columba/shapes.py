"""The shapes of groups and estates: what they measure, and what a falcon would cut off.

Positions of one search have most groups and estates in common, so the last answers are kept. A
shape depends on the width of its frame and not on where the frame lies, so widths are asked for.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from dovecote.games.columba.frame import Fields, Frame

_KEPT = 1 << 15


class Shape(NamedTuple):
    """An estate's own measures, whatever lies around it."""

    number: int  # of fields
    lost: int  # at most, to one falcon
    border: Fields
    near: Fields  # within two steps


@cache
def _frame(width: int) -> Frame:
    return Frame(0, 0, width)


@lru_cache(maxsize=_KEPT)
def indices(fields: Fields) -> tuple[int, ...]:
    """The places of the bits that are set."""
    found = []
    while fields:
        lowest = fields & -fields
        found.append(lowest.bit_length() - 1)
        fields ^= lowest
    return tuple(found)


@lru_cache(maxsize=_KEPT)
def groups(among: Fields, width: int) -> tuple[Fields, ...]:
    """The groups of two fields or more."""
    frame = _frame(width)
    among &= frame.beside(among)
    found = []
    while among:
        group = frame.group(among & -among, among)
        found.append(group)
        among ^= group
    return tuple(found)


@lru_cache(maxsize=_KEPT)
def sizes(among: Fields, width: int) -> tuple[int, ...]:
    """How many fields the groups have."""
    return tuple(map(int.bit_count, groups(among, width)))


@lru_cache(maxsize=_KEPT)
def shape(fields: Fields, home: Fields, width: int) -> Shape:
    """The measures of an estate."""
    frame = _frame(width)
    border = frame.beside(fields) & ~fields
    near = frame.beside(border) | border
    return Shape(fields.bit_count(), cut(fields, home, width)[0], border, near & ~fields)


@lru_cache(maxsize=_KEPT)
def cut(fields: Fields, home: Fields, width: int) -> tuple[int, Fields]:
    """The most fields that an estate can lose to one falcon, and where that falcon lies."""
    group = _frame(width).group
    lost, where = 0, 0
    whole = fields.bit_count()
    rest = fields & ~home
    while rest:
        place = rest & -rest
        rest ^= place
        loss = whole - group(home, fields & ~place).bit_count()
        if loss > lost:
            lost, where = loss, place
    return lost, where


@lru_cache(maxsize=_KEPT)
def safest(group: Fields, width: int) -> Fields:
    """Where to build so that a falcon takes as little as possible."""
    best, home, rest = 1000, group & -group, group
    while rest:
        place = rest & -rest
        rest ^= place
        loss = cut(group, place, width)[0]
        if loss < best:
            best, home = loss, place
            if loss == 1:
                break
    return home
