"""The register of a game's rulings: what its printed rules leave open, and how it is played here.

How sure each one is stands once in `data/rulings.toml`, the texts in `data/rulings/LANGUAGE.toml`,
and the clauses that rest on it are found in the rules.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Literal

import msgspec

from dovecote.games.rulebook import cited

# Printed or arithmetic; one good sign; nothing public settles it (⚑ in the rules).
Sure = Literal["certain", "probable", "reconstruction"]


class Print(msgspec.Struct, frozen=True):
    """What the rules printed in some languages say about a point; None: nothing."""

    languages: tuple[str, ...]
    says: str | None


class Ruling(msgspec.Struct, frozen=True):
    """One entry of the register, in one language."""

    id: str
    question: str
    prints: tuple[Print, ...]
    readings: str | None  # only where more than one is possible
    chosen: str
    sure: Sure
    partly_reconstructed: bool  # the part is marked ⚑ in what was chosen
    option: str | None  # of the game, to play it otherwise
    clauses: tuple[str, ...]


class RulingFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is the same in every language."""

    sure: Sure
    partly_reconstructed: bool = False
    option: str | None = None


class GameRulings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The facts of a whole game; one whose rules cite no ruling has none."""

    prints: tuple[str, ...] = ()  # the languages of its printed rules
    rulings: dict[str, RulingFacts] = {}


class Texts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said of a ruling in one language; languages that print the same share a key."""

    question: str
    chosen: str
    prints: dict[str, str] = {}
    readings: str | None = None


def register(game: str, language: str) -> dict[str, Ruling]:
    """Every ruling of a game by its id."""
    sheet, texts = facts(game), texts_of(game, language)
    clauses = cited(game, language)
    return {
        name: Ruling(
            id=name,
            question=texts[name].question,
            prints=_prints(sheet.prints, texts[name].prints),
            readings=texts[name].readings,
            chosen=texts[name].chosen,
            sure=fact.sure,
            partly_reconstructed=fact.partly_reconstructed,
            option=fact.option,
            clauses=clauses.get(name, ()),
        )
        for name, fact in sheet.rulings.items()
    }


def facts(game: str) -> GameRulings:
    """How sure every ruling is, and which option plays it otherwise."""
    return msgspec.toml.decode(_read(game, "rulings.toml"), type=GameRulings)


def texts_of(game: str, language: str) -> dict[str, Texts]:
    """The texts of every ruling in one language."""
    return msgspec.toml.decode(_read(game, "rulings", f"{language}.toml"), type=dict[str, Texts])


def _read(game: str, *path: str) -> str:
    data = files(__package__).joinpath(game, "data")
    if not data.joinpath("rulings.toml").is_file():
        return ""
    return data.joinpath(*path).read_text("utf-8")


def _prints(languages: tuple[str, ...], said: dict[str, str]) -> tuple[Print, ...]:
    """What is said under `fr-de` is said by both; whoever is not named says nothing."""
    prints = [Print(tuple(key.split("-")), text) for key, text in said.items()]
    named = {language for one in prints for language in one.languages}
    silent = tuple(language for language in languages if language not in named)
    return (*prints, Print(silent, None)) if silent else tuple(prints)
