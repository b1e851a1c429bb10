"""What there is to see on the land: free groups, and what a falcon would cut off.

Positions of one search have most groups and estates in common, so the last answers are kept.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from dovecote.games.columba.frame import Fields

_KEPT = 1 << 15


class Shape(NamedTuple):
    """An estate's own measures, whatever lies around it."""

    number: int  # of fields
    lost: int  # at most, to one falcon
    border: Fields
    near: Fields  # within two steps


@lru_cache(maxsize=_KEPT)
def indices(fields: Fields) -> tuple[int, ...]:
    """The places of the bits that are set."""
    found = []
    while fields:
        lowest = fields & -fields
        found.append(lowest.bit_length() - 1)
        fields ^= lowest
    return tuple(found)


def grown(seed: Fields, among: Fields, width: int) -> Fields:
    """All of `among` that is joined to the seed by sides."""
    while True:
        more = (seed | seed << 1 | seed >> 1 | seed << width | seed >> width) & among
        if more == seed:
            return seed
        seed = more


@lru_cache(maxsize=_KEPT)
def groups(among: Fields, width: int) -> tuple[Fields, ...]:
    """The groups of two fields or more."""
    among &= among << 1 | among >> 1 | among << width | among >> width
    found = []
    while among:
        group = grown(among & -among, among, width)
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
    border = beside(fields, width) & ~fields
    near = beside(border, width) | border
    return Shape(fields.bit_count(), cut(fields, home, width)[0], border, near & ~fields)


def beside(fields: Fields, width: int) -> Fields:
    """The fields that share a side with one of the set."""
    return fields << 1 | fields >> 1 | fields << width | fields >> width


@lru_cache(maxsize=_KEPT)
def cut(fields: Fields, home: Fields, width: int) -> tuple[int, Fields]:
    """The most fields that an estate can lose to one falcon, and where that falcon lies."""
    lost, where = 0, 0
    whole = fields.bit_count()
    rest = fields & ~home
    while rest:
        place = rest & -rest
        rest ^= place
        loss = whole - grown(home, fields & ~place, width).bit_count()
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
