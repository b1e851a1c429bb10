"""The hem of a set of fields: their outline, drawn inside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Field: TypeAlias = tuple[int, int]

_SIDE = 96
# For each side of a field: the neighbour beyond it, where it begins, and which way it goes with
# the inside on its right.
_SIDES = (
    ((0, -1), (0, 0), (1, 0)),
    ((1, 0), (1, 0), (0, 1)),
    ((0, 1), (1, 1), (-1, 0)),
    ((-1, 0), (0, 1), (0, -1)),
)


def hem(fields: Sequence[Field], inset: float) -> str:
    """The outline of the fields as an SVG path, so far inside them."""
    left = _edges(fields)
    path = []
    while left:
        corners = _corners(_loop(left), inset)
        path.append("M" + "L".join(f"{x:g} {y:g}" for x, y in corners) + "Z")
    return "".join(path)


def _edges(fields: Sequence[Field]) -> dict[Field, list[Field]]:
    """The sides that no field lies beyond: from a corner, the steps that leave it."""
    inside, found = set(fields), dict[Field, list[Field]]()
    for x, y in fields:
        for (nx, ny), (cx, cy), step in _SIDES:
            if (x + nx, y + ny) not in inside:
                found.setdefault((x + cx, y + cy), []).append(step)
    return found


def _loop(left: dict[Field, list[Field]]) -> list[tuple[Field, Field]]:
    """One way round, taken out of what is left; where two fields touch by a corner, turn right."""
    first = at = next(iter(left))
    step = left[at][0]
    found: list[tuple[Field, Field]] = []
    while True:
        here = left[at]
        right = (-step[1], step[0])
        step = right if found and right in here else here[0]
        here.remove(step)
        if not here:
            del left[at]
        found.append((at, step))
        at = (at[0] + step[0], at[1] + step[1])
        if at == first:
            return found


def _corners(loop: list[tuple[Field, Field]], inset: float) -> list[tuple[float, float]]:
    """The corners of a way round, moved inwards."""
    found = []
    for number, ((x, y), step) in enumerate(loop):
        before = loop[number - 1][1]
        if before != step:
            found.append((
                x * _SIDE + inset * (-before[1] - step[1]),
                y * _SIDE + inset * (before[0] + step[0]),
            ))  # fmt: skip
    return found
