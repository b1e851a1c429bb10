"""Where the squares lie: which pawns are in one row, column or diagonal."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import product

import msgspec

SIDE = 6


class Square(msgspec.Struct, frozen=True):
    """A square, by its column and the number printed on it."""

    column: int
    number: int

    def __str__(self) -> str:
        return f"{self.column}/{self.number}"


SQUARES = tuple(Square(column, number) for column in range(1, 7) for number in range(1, 7))
BITS = tuple(1 << index for index in range(len(SQUARES)))
COLUMNS = tuple(0b111111 << SIDE * column for column in range(SIDE))

DIRECTIONS = {"row": (1, 0), "column": (0, 1), "falling": (1, 1), "rising": (1, -1)}

Ray = tuple[int, ...]  # the bits of the squares outwards from a square, nearest first
Runs = dict[int, tuple[int, int]]  # by the pawns along two rays: those next to the square on each
LINE = 3  # pawns in a row are a line


class Board(msgspec.Struct, frozen=True, dict=True):
    """The board as numbered: for every square the row it lies in and its eight rays."""

    rows: tuple[int, ...]
    rays: tuple[tuple[tuple[str, Ray, Ray], ...], ...]

    @cached_property
    def lines(self) -> tuple[tuple[tuple[str, int, Runs], ...], ...]:
        """For every square its four directions: a mask of the rays, and the runs along them."""
        return tuple(
            tuple((name, sum(back + ahead), _runs(back, ahead)) for name, back, ahead in rays)
            for rays in self.rays
        )


def index_of(square: Square) -> int:
    """The place of a square in `SQUARES` and of its bit in a mask."""
    return SIDE * square.column + square.number - SIDE - 1


def squares_in(mask: int) -> tuple[Square, ...]:
    """The squares of a mask, column by column."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(SQUARES[lowest.bit_length() - 1])
        mask ^= lowest
    return tuple(found)


def _runs(backward: Ray, forward: Ray) -> Runs:
    """The unbroken runs of pawns that begin beside a square, where they make a line with it."""
    rays = backward + forward
    every = (sum(some) for some in product(*((0, bit) for bit in rays)))
    found = {pawns: (_run(pawns, backward), _run(pawns, forward)) for pawns in every}
    return {pawns: runs for pawns, runs in found.items() if sum(runs) + 1 >= LINE}


def _run(pawns: int, ray: Ray) -> int:
    """How many pawns stand in an unbroken run along the ray."""
    length = 0
    for bit in ray:
        if not pawns & bit:
            break
        length += 1
    return length


def board_of(columns: Sequence[Sequence[int]]) -> Board:
    """The board whose squares have these numbers, column by column from the die outwards."""
    places = {
        (x, y): BITS[index_of(Square(x + 1, number))]
        for x, column in enumerate(columns)
        for y, number in enumerate(column)
    }
    rows = {bit: y for (_, y), bit in places.items()}
    rays = {bit: _rays(places, x, y) for (x, y), bit in places.items()}
    return Board(tuple(rows[bit] for bit in BITS), tuple(rays[bit] for bit in BITS))


def _rays(places: dict[tuple[int, int], int], x: int, y: int) -> tuple[tuple[str, Ray, Ray], ...]:
    return tuple(
        (name, _ray(places, x, y, -dx, -dy), _ray(places, x, y, dx, dy))
        for name, (dx, dy) in DIRECTIONS.items()
    )


def _ray(places: dict[tuple[int, int], int], x: int, y: int, dx: int, dy: int) -> Ray:
    steps = ((x + dx * i, y + dy * i) for i in range(1, SIDE))
    return tuple(places[place] for place in steps if place in places)
