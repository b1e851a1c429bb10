"""`dovecote rules`: the rules of a game, whole or by clause, and the rulings behind them."""

from __future__ import annotations

import re

import click

from dovecote.cli.errors import ClauseError, RulingError
from dovecote.cli.types import GameName
from dovecote.faces.screen import show
from dovecote.games.rulebook import clauses, rulebook
from dovecote.games.rulings import Print, Ruling, register
from dovecote.locales import Words


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(game: str, clause: str | None, ruling: str | None) -> None:
        if clause is not None or ruling is None:
            show(text_of(game, words, clause))
        if ruling is not None:
            show(ruling_of(game, words, ruling))

    params: list[click.Parameter] = [
        click.Argument(["game"], type=GameName()),
        click.Option(["--clause"], help=words("cli-rules-clause")),
        click.Option(["--ruling"], help=words("cli-rules-ruling")),
    ]
    return kind("rules", callback=run, params=params, help=words("cli-rules-about"))


def text_of(game: str, words: Words, clause: str | None) -> str:
    """The rules for a terminal, or one clause of them."""
    if clause is None:
        return re.sub(
            r"\*\*(.+?)\*\*", lambda m: click.style(m[1], bold=True), rulebook(game, words.language)
        )
    known = clauses(game, words.language)
    if clause not in known:
        raise ClauseError(game=game, clause=clause, clauses=", ".join(known))
    return f"{click.style(clause, bold=True)} {known[clause]}"


def ruling_of(game: str, words: Words, name: str) -> str:
    """One entry of the register for a terminal."""
    known = register(game, words.language)
    found = next((one for one in known.values() if one.id.lower() == name.lower()), None)
    if found is None:
        raise RulingError(game=game, ruling=name)
    lines = [words("ruling-line", label=label, text=text) for label, text in _lines(found, words)]
    return "\n".join([f"{click.style(found.id, bold=True)} {found.question}", *lines])


def _lines(ruling: Ruling, words: Words) -> list[tuple[str, str]]:
    """What there is to say of a ruling, each with its label."""
    sure = words("ruling-sure", sure=ruling.sure)
    if ruling.partly_reconstructed:
        sure = f"{sure} {words('ruling-partly')}"
    told = [
        *((_printed(one, words), one.says or words("ruling-silent")) for one in ruling.prints),
        (words("ruling-readings"), ruling.readings),
        (words("ruling-chosen"), ruling.chosen),
        (words("ruling-how-sure"), sure),
        (words("ruling-option"), ruling.option),
        (words("ruling-clauses"), ", ".join(ruling.clauses)),
    ]
    return [(label, text) for label, text in told if text]


def _printed(one: Print, words: Words) -> str:
    names = (words("ruling-language", language=language) for language in one.languages)
    return words("ruling-printed", languages=", ".join(names))
