"""The chances of a match as a curve, as SVG: a line a seat, told apart by dashes and by name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from dovecote.analysis.report import Analysis

_WIDE, _HIGH, _LEFT, _TOP, _RIGHT, _BELOW = 640, 240, 48, 44, 120, 44
_INK, _SOFT, _BAND = "#3b3a36", "#8a867c", "#e9e4d8"
# Colours that differ in lightness too, and dashes, so that nobody needs to see colour.
_LINES = (
    ("#1f4e79", ""),
    ("#b3541e", "7 4"),
    ("#4d7c3f", "2 4"),
    ("#7b3f7d", "10 3 2 3"),
    ("#8a6d00", "14 4"),
    ("#3b3a36", "1 3"),
)
_NEAR = 14  # between the names of two lines


def curve(found: Analysis, names: Sequence[str], title: str, below: str) -> str:
    """The chances of every seat from the first entry to the last; `below` names the axis."""
    last = max(1, found.entries)

    def x(at: int) -> float:
        return round(_LEFT + at / last * _WIDE, 1)

    def y(chance: float) -> float:
        return round(_TOP + (1 - chance) * _HIGH, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="0 0 {_LEFT + _WIDE + _RIGHT} {_TOP + _HIGH + _BELOW}" '
        f'font-family="sans-serif" font-size="12" fill="{_INK}">',
        f"<title>{escape(title)}</title>",
        '<rect width="100%" height="100%" fill="#fffdf8"/>',
        f'<text x="10" y="22" font-size="15">{escape(title)}</text>',
    ]
    for percent in (0, 25, 50, 75, 100):
        at = y(percent / 100)
        parts += [
            f'<line x1="{_LEFT}" x2="{_LEFT + _WIDE}" y1="{at}" y2="{at}" stroke="{_BAND}"/>',
            f'<text x="{_LEFT - 6}" y="{at + 4}" text-anchor="end" fill="{_SOFT}">{percent}</text>',
        ]
    for seat, name in enumerate(names):
        colour, dashes = _LINES[seat % len(_LINES)]
        points = " ".join(f"{x(one.at)},{y(one.chances[seat])}" for one in found.curve)
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2" '
            f'stroke-dasharray="{dashes}"><title>{escape(name)}</title></polyline>'
        )
    parts += _names(found, names, y)
    parts += [_mark(x(one.at), y(one.chance - one.lost), one.mark) for one in found.decisions]
    parts.append(
        f'<text x="{_LEFT + _WIDE / 2}" y="{_TOP + _HIGH + 30}" text-anchor="middle" '
        f'fill="{_SOFT}">{escape(below)}</text>'
    )
    return "\n".join([*(part for part in parts if part), "</svg>", ""])


def _names(found: Analysis, names: Sequence[str], y: Callable[[float], float]) -> list[str]:
    """The names at the ends of their lines, none over another."""
    ends = sorted((y(found.curve[-1].chances[seat]), seat) for seat in range(len(names)))
    parts, lowest = list[str](), 0.0
    for end, seat in ends:
        lowest = max(end + 4, lowest + _NEAR)
        colour, _ = _LINES[seat % len(_LINES)]
        place = f'x="{_LEFT + _WIDE + 8}" y="{lowest}" fill="{colour}"'
        parts.append(f"<text {place}>{escape(names[seat])}</text>")
    return parts


def _mark(x: float, y: float, mark: str) -> str:
    """Doubtful choices are triangles, bad ones squares; the others have no mark."""
    if mark == "doubtful":
        return f'<path d="M{x - 5} {y + 4}h10l-5 -9z" fill="#fffdf8" stroke="{_INK}"/>'
    if mark == "bad":
        return f'<path d="M{x - 4} {y - 4}h8v8h-8z" fill="{_INK}"/>'
    return ""
