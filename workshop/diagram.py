"""A reliability diagram, as SVG: what was said across, what came true upwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

_SIDE, _LEFT, _TOP = 320, 56, 44
_INK, _SOFT, _BAND = "#3b3a36", "#8a867c", "#e9e4d8"
_WITHIN = 0.03  # what was promised


class Bin(NamedTuple):
    """Positions of which about the same was said."""

    said: float
    came: float
    error: float  # one standard error of what came
    positions: int


def diagram(game: str, bins: Sequence[Bin]) -> str:
    """Points with bars of two standard errors; the band is 3 % around the diagonal."""

    def x(chance: float) -> float:
        return round(_LEFT + chance * _SIDE, 1)

    def y(chance: float) -> float:
        return round(_TOP + (1 - min(1.0, max(0.0, chance))) * _SIDE, 1)

    w = _WITHIN
    corners = ((0, w), (1 - w, 1), (1, 1), (1, 1 - w), (w, 0), (0, 0))
    band = " ".join(f"{x(across)},{y(up)}" for across, up in corners)
    title = f"{game.capitalize()}: said and come true, %"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_LEFT + _SIDE + 30} '
        f'{_TOP + _SIDE + 50}" font-family="sans-serif" font-size="12" fill="{_INK}">',
        f"<title>{title}</title>",
        '<rect width="100%" height="100%" fill="#fffdf8"/>',
        f'<text x="10" y="22" font-size="15">{title}</text>',
        f'<polygon points="{band}" fill="{_BAND}"/>',
        f'<rect x="{_LEFT}" y="{_TOP}" width="{_SIDE}" height="{_SIDE}" fill="none" '
        f'stroke="{_SOFT}"/>',
    ]
    for percent in range(0, 101, 20):
        part = percent / 100
        parts += [
            f'<text x="{x(part)}" y="{_TOP + _SIDE + 18}" text-anchor="middle" fill="{_SOFT}">'
            f"{percent}</text>",
            f'<text x="{_LEFT - 6}" y="{y(part) + 4}" text-anchor="end" fill="{_SOFT}">'
            f"{percent}</text>",
        ]
    for one in bins:
        at, low, high = x(one.said), y(one.came - 2 * one.error), y(one.came + 2 * one.error)
        parts += [
            f'<line x1="{at}" x2="{at}" y1="{low}" y2="{high}" stroke="{_SOFT}" stroke-width="3"/>',
            f'<circle cx="{at}" cy="{y(one.came)}" r="4"/>',
        ]
    parts.append(
        f'<text x="{_LEFT + _SIDE / 2}" y="{_TOP + _SIDE + 38}" text-anchor="middle" '
        f'fill="{_SOFT}">said</text>'
    )
    return "\n".join([*parts, "</svg>", ""])
