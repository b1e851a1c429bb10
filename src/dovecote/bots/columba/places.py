"""A quick rating of every place a card may take: what its four fields bring, added up.

What one field brings is worked out for each kind and field of the land once, so that hundreds
of places cost little; the few best are then evaluated with care (`plans.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import nlargest
from itertools import repeat

from dovecote.bots.columba.features import Features
from dovecote.bots.columba.shapes import groups, indices
from dovecote.core.game import Seat
from dovecote.games.columba.actions import Place
from dovecote.games.columba.cards import kinds_of, turned
from dovecote.games.columba.choices import land_of, may_build, placeable
from dovecote.games.columba.components import POINTS
from dovecote.games.columba.frame import Fields, Frame
from dovecote.games.columba.land import Land
from dovecote.games.columba.sides import are_allies
from dovecote.games.columba.state import Placing, State

FieldWorths = tuple[list[float], ...]  # by kind and field: what it brings to show that kind there


def best_places(state: State, number: int, weights: Features) -> list[Place]:
    """The places that look best at first, the best first."""
    step = state.step
    assert type(step) is Placing
    frame = land_of(state).frame
    rated: list[tuple[float, int, int]] = []
    gains: dict[Fields, list[float]] = {}  # most turns of a card have the same positions
    for turn, picture, positions in placeable(state, step):
        spots = indices(positions)
        if positions not in gains:
            gains[positions] = _gains(state, spots, weights)
        ratings = _ratings(state, picture, spots, gains[positions], weights)
        rated += nlargest(number, zip(ratings, spots, repeat(turn)))
    rated.sort(reverse=True)
    return [Place(step.card, frame.field(spot), turn) for _, spot, turn in rated[:number]]


def rate_places(state: State, places: Sequence[Place], weights: Features) -> list[float]:
    """How good each place looks at first."""
    frame = land_of(state).frame
    found = []
    for place in places:
        spots = (frame.bit(place.field).bit_length() - 1,)
        picture = turned(place.card, place.turn)
        gains = _gains(state, spots, weights)
        found += _ratings(state, picture, spots, gains, weights)
    return found


def _ratings(
    state: State, picture: str, spots: Sequence[int], gains: list[float], weights: Features
) -> list[float]:
    """What the four fields of a card bring at each position, captures included."""
    land = land_of(state)
    site = weights.site / 2 * may_build(state)
    worth = _field_worths(land, state.seat, len(state.players), site)
    one, two, three, four = (worth[kind] for kind in kinds_of(picture))
    width = land.frame.width
    below = width + 1
    return [
        one[i] + two[i + 1] + three[i + below] + four[i + width] + gain
        for i, gain in zip(spots, gains, strict=True)
    ]


def _gains(state: State, spots: Sequence[int], weights: Features) -> list[float]:
    """What the captures at each position bring."""
    land = land_of(state)
    square, occupied = land.frame.square(1), land.cards | land.tiles
    worth = _captures(state, weights)
    return [worth[(occupied >> i & square).bit_count()] for i in spots]


def _captures(state: State, weights: Features) -> tuple[float, ...]:
    """What it brings to cover none, one … four fields."""
    if state.options.variant == "junior":
        return (0.0,) * 5
    each = weights.captured / 2 - weights.unfinished / 4
    player = state.players[state.seat]
    lacks = 4 - sum(player.captured) if player.objective else 9
    done = (4 - lacks) * -each + 4 * weights.tiles - weights.unfinished
    return tuple(done if n == lacks else n * each for n in range(5))


@lru_cache(maxsize=512)
def _field_worths(land: Land, seat: Seat, seats: int, site: float) -> FieldWorths:
    """What each kind brings on each field: estates that grow, groups to build on."""
    frame = land.frame
    size = (land.cards | land.tiles).bit_length() + 5 * frame.width
    owned = land.owned
    losses = _losses(land, seat, seats, size)
    found = []
    for kind in range(4):
        joins = _joins(land.shown[kind] & ~owned, frame)
        worth = losses[:]
        if site:
            for place, count in joins.items():
                worth[place] += site * count
        for estate in land.estates:
            if estate.kind == kind:
                each = POINTS[estate.size] * (1 if are_allies(seats, seat, estate.owner) else -1)
                for place in indices(frame.beside(estate.fields) | estate.fields):
                    worth[place] += each * (1 + joins.get(place, 0))
        found.append(worth)
    return tuple(found)


def _losses(land: Land, seat: Seat, seats: int, size: int) -> list[float]:
    """What it costs to cover a field of one's own estates."""
    losses = [0.0] * size
    for estate in land.estates:
        if are_allies(seats, seat, estate.owner):
            for place in indices(estate.fields):
                losses[place] -= POINTS[estate.size]
    return losses


@lru_cache(maxsize=1 << 12)
def _joins(free: Fields, frame: Frame) -> dict[int, int]:
    """How many free fields of a kind one more beside them would join."""
    joins: dict[int, int] = {}
    for group in groups(free, frame.width):
        count = group.bit_count()
        for place in indices(frame.beside(group) & ~group):
            joins[place] = joins.get(place, 0) + count
        free &= ~group
    for place in indices(frame.beside(free)):
        joins[place] = joins.get(place, 0) + 1
    return joins
