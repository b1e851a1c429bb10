"""Colours as eyes see them: WCAG ratios, and CIEDE2000 under simulated colour blindness."""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

LUMINANCE: Triple = (0.2126, 0.7152, 0.0722)
CHROMA = 25.0**7

# Machado, Oliveira and Fernandes 2009, severity 1, on linear RGB.
VISIONS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
XYZ: Matrix = ((0.4124, 0.3576, 0.1805), LUMINANCE, (0.0193, 0.1192, 0.9505))
WHITE: Triple = (0.95047, 1.0, 1.08883)


def linear(colour: str) -> Triple:
    """Linear light of `#rrggbb`."""
    red, green, blue = (_light(int(colour[i : i + 2], 16) / 255) for i in (1, 3, 5))
    return red, green, blue


def _light(channel: float) -> float:
    return channel / 12.92 if channel <= 0.04045 else ((channel + 0.055) / 1.055) ** 2.4


def _dot(row: Triple, column: Triple) -> float:
    return sum(a * b for a, b in zip(row, column, strict=True))


def ratio(one: str, other: str) -> float:
    """Contrast as WCAG 2 defines it."""
    dark, light = sorted((_dot(LUMINANCE, linear(one)), _dot(LUMINANCE, linear(other))))
    return (light + 0.05) / (dark + 0.05)


def difference(one: str, other: str, vision: str = "normal") -> float:
    """CIEDE2000 between two colours for such eyes; above 10 is plainly different."""
    return _ciede2000(_lab(one, vision), _lab(other, vision))


def lightness(colour: str, vision: str = "normal") -> float:
    """L* of a colour for such eyes, from 0 to 100."""
    return _lab(colour, vision)[0]


def _lab(colour: str, vision: str) -> Triple:
    light = linear(colour)
    red, green, blue = (min(1.0, max(0.0, _dot(row, light))) for row in VISIONS[vision])
    seen = (red, green, blue)
    x, y, z = (_root(_dot(row, seen) / white) for row, white in zip(XYZ, WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116


def _stretch(chroma: float) -> float:
    return sqrt(chroma**7 / (chroma**7 + CHROMA))


def _polar(a: float, b: float) -> tuple[float, float]:
    return hypot(a, b), degrees(atan2(b, a)) % 360


def _middle(one: float, other: float) -> float:
    """The hue between two, the short way round."""
    if abs(one - other) <= 180:
        return (one + other) / 2
    return ((one + other + 360) / 2) % 360


def _ciede2000(one: Triple, other: Triple) -> float:
    mean = (hypot(*one[1:]) + hypot(*other[1:])) / 2
    green = 1.5 - 0.5 * _stretch(mean)
    c1, h1 = _polar(one[1] * green, one[2])
    c2, h2 = _polar(other[1] * green, other[2])
    turn = (h2 - h1 + 180) % 360 - 180 if c1 * c2 else 0.0
    lightness, chroma = (one[0] + other[0]) / 2, (c1 + c2) / 2
    hue = _middle(h1, h2) if c1 * c2 else h1 + h2
    weights = _weights(lightness, chroma, hue)
    dl, dc = (other[0] - one[0]) / weights[0], (c2 - c1) / weights[1]
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / weights[2]
    twist = -2 * _stretch(chroma) * sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    return sqrt(dl**2 + dc**2 + dh**2 + twist * dc * dh)


def _weights(lightness: float, chroma: float, hue: float) -> Triple:
    """How much a step of lightness, chroma and hue counts there."""
    tint = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    off = (lightness - 50) ** 2
    return 1 + 0.015 * off / sqrt(20 + off), 1 + 0.045 * chroma, 1 + 0.015 * chroma * tint
