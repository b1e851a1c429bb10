"""A game's rules in our own words: numbered clauses, the same in every language."""

from __future__ import annotations

import re
from importlib.resources import files

_CLAUSE = re.compile(r"\*\*([0-9]+\.[0-9]+)\*\* (.+)")
_RULING = re.compile(r"\b[A-Z]{2}-[0-9]+[a-z]?\b")


def rulebook(game: str, language: str) -> str:
    """The whole text, as Markdown."""
    rules = files(__package__).joinpath(game, "data", "rules", f"{language}.md")
    return rules.read_text("utf-8")


def clauses(game: str, language: str) -> dict[str, str]:
    """The text of every clause by its number."""
    found = map(_CLAUSE.fullmatch, rulebook(game, language).splitlines())
    return {match[1]: match[2] for match in found if match}


def cited(game: str, language: str) -> dict[str, tuple[str, ...]]:
    """The clauses that rest on each ruling, by its id."""
    found: dict[str, tuple[str, ...]] = {}
    for clause, text in clauses(game, language).items():
        for ruling in _RULING.findall(text):
            found[ruling] = (*found.get(ruling, ()), clause)
    return found


def rulings(game: str) -> set[str]:
    """The ids of all rulings that the clauses rest on."""
    return set(cited(game, "en"))
