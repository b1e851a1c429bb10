"""Draws the sequence diagrams of the documents: as much of Mermaid's words as they use.

The forge draws the same text by itself; here it becomes a picture that needs no script and has
the colours of the page it stands in.
"""

from __future__ import annotations

import re
from html import escape

_WIDE, _HIGH, _TOP = 118, 46, 70  # of a column, a line and the names
_PARTICIPANT = re.compile(r"participant (\w+) as (.+)")
_ARROW = re.compile(r"(\w+)(-{1,2})>>(\w+): (.+)")
_NOTE = re.compile(r"Note over (\w+): (.+)")


def drawn(text: str) -> str:
    """A sequence diagram as inline SVG."""
    lines = [line.strip() for line in text.strip().splitlines()]
    if lines[0] != "sequenceDiagram":
        raise ValueError(f"only sequence diagrams are drawn, not {lines[0]!r}")
    found = filter(None, map(_PARTICIPANT.fullmatch, lines))
    names = {match[1]: match[2] for match in found}
    at = {name: _WIDE * number + _WIDE // 2 for number, name in enumerate(names)}
    body: list[str] = []
    y, number = _TOP, 0
    for line in lines[1:]:
        if match := _ARROW.fullmatch(line):
            y, number = y + _HIGH, number + 1
            body.append(_arrow(at[match[1]], at[match[3]], y, f"{number}. {match[4]}", match[2]))
        elif match := _NOTE.fullmatch(line):
            y += _HIGH
            body.append(_text(at[match[1]], y, match[2], "font-style='italic'"))
        elif not line.startswith(("participant ", "autonumber")):
            raise ValueError(f"{line!r} is not understood")
    heads = [_head(at[name], title, y) for name, title in names.items()]
    size = f"viewBox='-16 0 {_WIDE * len(names) + 32} {y + 30}'"
    label = escape("; ".join(line for line in lines if _ARROW.fullmatch(line)), quote=True)
    parts = "".join((*heads, *body))
    shape = f"class='diagram' role='img' aria-label=\"{label}\""
    return (
        "<div class='diagram-frame' tabindex='0'>"
        f"<svg xmlns='http://www.w3.org/2000/svg' {size} {shape} "
        f"font-size='14' fill='currentColor' stroke='none'>{parts}</svg></div>\n"
    )


def _head(x: int, title: str, bottom: int) -> str:
    box = (
        f"<rect x='{x - 56}' y='12' width='112' height='42' rx='6' fill='none' "
        "stroke='currentColor'/>"
    )
    line = (
        f"<line x1='{x}' x2='{x}' y1='54' y2='{bottom + 20}' stroke='currentColor' "
        "stroke-opacity='0.35' stroke-dasharray='3 4'/>"
    )
    *before, name = title.split("/") if "(" not in title else title.split(" ", 1)
    return box + line + _text(x, 30, "/".join(before)) + _text(x, 47, name)


def _arrow(start: int, end: int, y: int, says: str, dashes: str) -> str:
    way = 1 if end > start else -1
    dashed = "stroke-dasharray='6 4'" if dashes == "--" else ""
    line = (
        f"<line x1='{start}' x2='{end - 6 * way}' y1='{y}' y2='{y}' stroke='currentColor' "
        f"stroke-width='1.4' {dashed}/>"
    )
    tip = f"<path d='M{end} {y}l{-9 * way} -4.5v9z'/>"
    return line + tip + _text((start + end) // 2, y - 8, says)


def _text(x: int, y: int, says: str, more: str = "") -> str:
    return f"<text x='{x}' y='{y}' text-anchor='middle' {more}>{escape(says)}</text>"
