"""A small chart of points with intervals, as SVG: too little to ask a library for."""

from __future__ import annotations

from typing import NamedTuple

_ROW, _LEFT, _WIDTH, _TOP = 22, 150, 420, 46
_LETTER = 7  # how wide a letter of a label is, about
_INK, _SOFT, _BAND = "#3b3a36", "#8a867c", "#e9e4d8"


class Point(NamedTuple):
    """A figure with its interval."""

    label: str
    value: float
    low: float
    high: float


def chart(title: str, unit: str, points: list[Point], band: tuple[float, float]) -> str:
    """Rows of points on one scale; `band` is where they ought to be."""
    low = min([band[0], *(p.low for p in points)])
    high = max([band[1], *(p.high for p in points)])
    room = (high - low) * 0.05 or 1.0
    low, high = low - room, high + room
    left = max([_LEFT, *(24 + _LETTER * len(p.label) for p in points)])

    def x(value: float) -> float:
        return round(left + (value - low) / (high - low) * _WIDTH, 1)

    height = _TOP + _ROW * len(points) + 30
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + _WIDTH + 80} {height}" '
        f'font-family="sans-serif" font-size="12" fill="{_INK}">',
        f"<title>{title}</title>",
        '<rect width="100%" height="100%" fill="#fffdf8"/>',
        f'<text x="10" y="22" font-size="15">{title}</text>',
        f'<rect x="{x(band[0])}" y="{_TOP - 10}" width="{x(band[1]) - x(band[0]):.1f}" '
        f'height="{height - _TOP - 14}" fill="{_BAND}"/>',
    ]
    for row, point in enumerate(points):
        y = _TOP + _ROW * row + 8
        parts += [
            f'<text x="{left - 12}" y="{y + 4}" text-anchor="end">{point.label}</text>',
            f'<line x1="{x(point.low)}" x2="{x(point.high)}" y1="{y}" y2="{y}" '
            f'stroke="{_SOFT}" stroke-width="3"/>',
            f'<circle cx="{x(point.value)}" cy="{y}" r="4"/>',
            f'<text x="{left + _WIDTH + 10}" y="{y + 4}">{point.value:.2f}</text>',
        ]
    edges = sorted({band[0], band[1]})
    parts += [
        f'<text x="{x(edge)}" y="{height - 10}" text-anchor="middle" fill="{_SOFT}">'
        f"{edge:g} {unit}</text>"
        for edge in edges
    ]
    return "\n".join([*parts, "</svg>", ""])
