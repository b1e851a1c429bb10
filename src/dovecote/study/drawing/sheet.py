"""A sheet to draw on: the page's pieces, put where they lie, as an SVG that stands alone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from html import escape
from importlib.resources import files

import msgspec

DATA = files(__package__).joinpath("data")

_FONT = "Caprasimo, 'Cooper Black', 'Bookman Old Style', Georgia, serif"
_OPEN = re.compile(r"~([0-9.]+|p|h(?:-[a-z]+)?)")
_PAINTS = {"violet": "purple"}  # a colour that a game names, as the pieces have it
_OTHERWISE = ("red", "yellow", "green", "purple", "blue", "black")  # in a game without colours


class Art(msgspec.Struct, frozen=True):
    """What `tools/pieces.py` has written: colours, hatches, and each piece with its box."""

    tokens: Mapping[str, str]
    hatches: Mapping[str, str]
    pieces: Mapping[str, tuple[str, str]]


@cache
def art() -> Art:
    """The pieces, read once."""
    return msgspec.json.decode(DATA.joinpath("pieces.json").read_bytes(), type=Art)


def ink(token: str) -> str:
    """A colour of the house by its name."""
    return art().tokens[token]


def paint(colours: tuple[str, ...], seat: int) -> str:
    """How a seat is painted, as on the page."""
    named = colours[seat] if seat < len(colours) else _OTHERWISE[seat % len(_OTHERWISE)]
    return _PAINTS.get(named, named)


class Sheet:
    """Pieces, shapes and numbers in the order in which they are laid.

    Two drawings in one document do not disturb each other: what an id names is written in it.
    """

    def __init__(self) -> None:
        self._defs: dict[str, str] = {}
        self._parts: list[str] = []

    def add(self, markup: str) -> None:
        """Something that is drawn as it stands."""
        self._parts.append(markup)

    def piece(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float | None = None,
        *,
        line: float = 3,
        colour: str = "",
        faint: bool = False,
    ) -> None:
        """A piece of the page; `line` is its line on a grid of 96, `colour` its player's."""
        box, body = art().pieces[name]
        _, _, wide, high = map(float, box.split())
        known = "-".join(filter(None, ("dovecote", name, colour, f"{line:g}".replace(".", "_"))))
        if known not in self._defs:
            drawn = _OPEN.sub(lambda found: self._filled(found[1], line, colour), body)
            self._defs[known] = f'<symbol id="{known}" viewBox="{box}">{drawn}</symbol>'
        height = width * high / wide if height is None else height
        opacity = ' opacity="0.3"' if faint else ""
        self._parts.append(
            f'<use href="#{known}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
            f"{opacity}/>"
        )

    def hatch(self, colour: str) -> str:
        """The fill of a player's hatch; the player's colour lies under it."""
        known = f"dovecote-h-{colour}"
        if colour not in art().hatches:
            return "none"
        body = art().hatches[colour]
        self._defs[known] = (
            f'<pattern id="{known}" width="8" height="8" patternUnits="userSpaceOnUse">'
            f"{body}</pattern>"
        )
        return f"url(#{known})"

    def shape(self, path: str, fill: str, line: float = 3, colour: str = "") -> None:
        """A filled shape with a line of ink; with the hatch of a player over it, if it has one."""
        self.add(
            f'<path d="{path}" fill="{fill}" stroke="{ink("art-ink")}" stroke-width="{line:g}" '
            'stroke-linejoin="round"/>'
        )
        if colour:
            self.add(f'<path d="{path}" fill="{self.hatch(colour)}"/>')

    def panel(self, x: float, y: float, width: float, height: float, colour: str = "") -> None:
        """A piece of paper; a player's has their colour and hatch along its top."""
        self.add(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="14" '
            f'fill="{ink("paper")}" stroke="{ink("art-ink")}" stroke-width="3"/>'
        )
        if colour:
            hem = f"M{x:g} {y + 16:g}v-2a14 14 0 0 1 14 -14h{width - 28:g}a14 14 0 0 1 14 14v2Z"
            self.shape(hem, ink(f"p-{colour}"), 3, colour)

    def text(
        self, x: float, y: float, text: object, size: float = 22, anchor: str = "middle",
        fill: str = "",
    ) -> None:  # fmt: skip
        """A number, or a few letters."""
        self.add(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" text-anchor="{anchor}" '
            f'font-family="{_FONT}" fill="{fill or ink("art-ink")}">{escape(str(text))}</text>'
        )

    def count(self, name: str, x: float, y: float, number: int, size: float = 34) -> float:
        """A piece with how many there are of it; says where the next one may stand."""
        self.piece(name, x, y, size, size, line=5)
        self.text(x + size + 3, y + size * 0.74, number, size * 0.62, "start")
        return x + size + 10 + size * 0.36 * len(str(number))

    def svg(self, title: str, box: tuple[float, float, float, float]) -> str:
        """The whole drawing within `box`: left, top, width, height."""
        left, top, wide, high = box
        frame = f"{left:g} {top:g} {wide:g} {high:g}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame}" width="{wide:g}" '
            f'height="{high:g}" role="img" style="max-width:100%;height:auto">'
            f"<title>{escape(title)}</title><defs>{''.join(self._defs.values())}</defs>"
            f'<rect x="{left:g}" y="{top:g}" width="{wide:g}" height="{high:g}" '
            f'fill="{ink("table")}"/>{"".join(self._parts)}</svg>\n'
        )

    def _filled(self, mark: str, line: float, colour: str) -> str:
        if mark == "p":
            return ink(f"p-{colour}") if colour else ink("p-grey")
        if mark.startswith("h"):
            return self.hatch(mark[2:] or colour)
        return f"{line * float(mark):g}"
