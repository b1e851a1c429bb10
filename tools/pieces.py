"""Writes the page's pieces for Python: `python -m tools.pieces`.

A picture that stands alone has no style sheets, and what renders it may know neither `var` nor
`calc`. So classes become attributes here, in the colours of the light theme, and a piece within
a piece is written out. What stays open until a piece is drawn is marked by a tilde:
`~1.55` the line, so many times as wide; `~p` and `~h` the player's colour and hatch, `~h-red`
a hatch that is named.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

ROOT = Path(__file__).resolve().parents[1]
ART = ROOT / "web" / "src" / "art"
FILE = ROOT / "src" / "dovecote" / "study" / "drawing" / "data" / "pieces.json"

_NOT_ON_THE_TABLE = re.compile(
    "_|i-|bot-|vignette-|logo|empty-nest|line-down|no-table|door|curtain|rosette|field-|place-"
    "|card-(?!back$)|bird-(?![gwsb]$)"
)
_VAR = re.compile(r"var\((--[\w-]+)(?:, ([^()]+|var\([^()]*(?:\([^()]*\))?[^()]*\)))?\)")


class Sheet(NamedTuple):
    """The style sheets, read: what each class says, and the tokens of the light theme."""

    rules: dict[str, dict[str, str]]
    tokens: dict[str, str]


def written() -> str:
    """The file as it ought to be."""
    sheet = Sheet(_rules((ART / "pieces.css").read_text("utf-8")), _tokens())
    root = ElementTree.fromstring((ART / "pieces.svg").read_text("utf-8"))
    for element in root.iter():
        element.tag = element.tag.rpartition("}")[2]
    symbols = {symbol.attrib["id"]: symbol for symbol in root.iter("symbol")}
    table = {
        name: [symbol.attrib["viewBox"], "".join(_drawn(part, sheet, symbols) for part in symbol)]
        for name, symbol in symbols.items()
        if not _NOT_ON_THE_TABLE.match(name)
    }
    hatches = {
        pattern.attrib["id"].removeprefix("h-"): "".join(
            _drawn(part, sheet, symbols) for part in pattern
        )
        for pattern in root.iter("pattern")
    }
    found = {"tokens": sheet.tokens, "hatches": hatches, "pieces": table}
    return json.dumps(found, indent=0, sort_keys=True) + "\n"


def _rules(css: str) -> dict[str, dict[str, str]]:
    """What each class says, in the order of the sheet, of rules with one class."""
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.S)
    found = re.findall(r"^\.([\w-]+) \{([^}]*)\}", css, flags=re.M)
    return {name: _declared(body) for name, body in found}


def _declared(body: str) -> dict[str, str]:
    pairs = (line.partition(":") for line in body.split(";") if ":" in line)
    return {key.strip(): value.strip() for key, _, value in pairs}


def _tokens() -> dict[str, str]:
    """The plain colours of the light theme."""
    css = re.sub(r"/\*.*?\*/", "", (ART / "tokens.css").read_text("utf-8"), flags=re.S)
    light = css[css.index(":root {") : css.index("}")]
    return {key.removeprefix("--"): value.lower() for key, value in _declared(light).items()
            if re.fullmatch("#[0-9A-Fa-f]{6}", value)}  # fmt: skip


def _drawn(
    element: Element,
    sheet: Sheet,
    symbols: dict[str, Element],
    inherited: dict[str, str] | None = None,
) -> str:
    """An element and what is in it, with attributes instead of classes."""
    names = element.attrib.get("class", "").split()
    said = {k: v for name, rule in sheet.rules.items() if name in names for k, v in rule.items()}
    own = {k: v for k, v in said.items() if k.startswith("--")}
    known = {**(inherited or {}), **own}
    style = {k: _value(v, known, sheet) for k, v in said.items() if not k.startswith("--")}
    attributes = {k: v for k, v in element.attrib.items() if k != "class"} | style
    if element.tag == "text":
        return ""  # a letter that the page fills in
    if element.tag == "use":
        symbol = symbols[attributes.pop("href")[1:]]
        inner = "".join(_drawn(part, sheet, symbols, known) for part in symbol)
        if "width" in attributes:
            return _tag("svg", {**attributes, "viewBox": symbol.attrib["viewBox"]}, inner)
        return _tag("g", attributes, inner)
    inner = "".join(_drawn(part, sheet, symbols, known) for part in element)
    return _tag(element.tag, attributes, inner)


def _tag(name: str, attributes: dict[str, str], inner: str) -> str:
    told = "".join(f' {key}="{value}"' for key, value in attributes.items())
    return f"<{name}{told}>{inner}</{name}>" if inner else f"<{name}{told}/>"


def _value(text: str, known: dict[str, str], sheet: Sheet) -> str:
    """A value without variables; what stays open is marked."""
    if text.startswith("calc("):
        return f"~{float(known.get('--k', '1')):g}"
    if hatch := re.fullmatch(r"url\(#(h-[a-z]+)\)", text):
        return f"~{hatch[1]}"
    if not (var := _VAR.fullmatch(text)):
        return text
    name, otherwise = var[1], var[2]
    if name in ("--p", "--h") and name not in known:
        return f"~{name[2:]}"
    value = known.get(name) or sheet.tokens.get(name[2:]) or otherwise
    return _value(value, known, sheet)


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
