"""The index, `docs/README.md`: what is in it, and what can be reached from it."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
INDEX = DOCS / "README.md"
_LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)")


def linked(page: Path) -> set[Path]:
    """The documents that a page links to."""
    found = {(page.parent / name).resolve() for name in _LINK.findall(page.read_text("utf-8"))}
    return {file for file in found if file.suffix == ".md" and file.is_file()}


def reached() -> set[Path]:
    """Every document that somebody finds who begins at the index."""
    known: set[Path] = set()
    waiting = {INDEX.resolve()}
    while waiting:
        page = waiting.pop()
        known.add(page)
        waiting |= linked(page) - known
    return known


def sections() -> dict[str, list[str]]:
    """The headings of the index, and the pages in the list below each, in order."""
    found: dict[str, list[str]] = {}
    for part in INDEX.read_text("utf-8").split("\n## ")[1:]:
        title, _, body = part.partition("\n")
        found[title] = re.findall(r"^- \[[^]]+\]\(([^)#]+)\)", body, re.MULTILINE)
    return found
