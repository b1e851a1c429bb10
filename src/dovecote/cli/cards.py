"""`dovecote cards check`: whether a file with other cards can be played with."""

from __future__ import annotations

from collections import Counter

import click

from dovecote.cli.types import OneOf, read_text
from dovecote.games.columba.cards import read_deck
from dovecote.locales import Words


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(action: str, file: str) -> None:
        deck = read_deck(read_text(file))
        cards = len(deck.common) + len(deck.starting)
        click.echo(words("cards-good", file=file, cards=cards))
        for card, count in Counter(deck.common).items():
            if count > 1:
                click.echo(words("cards-twice", card=card, count=count))

    params: list[click.Parameter] = [
        click.Argument(["action"], type=OneOf(("check",))),
        click.Argument(["file"], type=click.Path()),
    ]
    return kind("cards", callback=run, params=params, help=words("cli-cards-about"))
