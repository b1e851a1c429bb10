"""What the page asks the catalogue for, read from its sources."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

WEB = Path(__file__).parents[2] / "web" / "src"
_KEY = r"[a-z][a-z0-9]*(?:-[a-z0-9_]+)+"
_LITERAL = re.compile(rf"""["'`]({_KEY})["'`]""")
_TEMPLATE = re.compile(r"`((?:[^`$\n]|\$\{[^`{}]*\})*\$\{[^`{}]*\}(?:[^`$\n]|\$\{[^`{}]*\})*)`")
_SAID = re.compile(rf"""\bt\(\s*["']({_KEY})["']""")
_HOLE = re.compile(r"\$\{[^`{}]*\}")


@cache
def sources() -> str:
    """Every file of the page but its tests and what is written by `make types`."""
    files = [*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]
    mine = (f for f in sorted(files) if not f.name.endswith((".test.ts", "types.ts", "wire.ts")))
    return "\n".join(file.read_text("utf-8") for file in mine)


def said() -> set[str]:
    """The keys that the page names outright when it speaks."""
    return set(_SAID.findall(sources()))


def uses(key: str) -> bool:
    """Whether a key stands there, whole or put together."""
    return key in _literals() or any(pattern.fullmatch(key) for pattern in _patterns())


@cache
def _literals() -> frozenset[str]:
    return frozenset(_LITERAL.findall(sources()))


@cache
def _patterns() -> tuple[re.Pattern[str], ...]:
    templates = (t for t in _TEMPLATE.findall(sources()) if re.match(r"[a-z$]", t) and "-" in t)
    parts = (map(re.escape, _HOLE.split(template)) for template in templates)
    return tuple(re.compile("[a-z0-9_-]+".join(part)) for part in parts)
