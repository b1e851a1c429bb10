"""`dovecote rules`: the rules of a game, whole or by clause."""

from __future__ import annotations

import re

import click

from dovecote.cli.errors import ClauseError
from dovecote.cli.types import GameName
from dovecote.games.rulebook import clauses, rulebook
from dovecote.locales import Words


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(game: str, clause: str | None) -> None:
        click.echo(text_of(game, words, clause))

    params: list[click.Parameter] = [
        click.Argument(["game"], type=GameName()),
        click.Option(["--clause"], help=words("cli-rules-clause")),
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
