"""`dovecote cards check`: whether a file with other cards can be played with."""

from __future__ import annotations

import click

from dovecote.cli.types import OneOf, read_text
from dovecote.games import game_of_cards
from dovecote.locales import Words


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(action: str, file: str) -> None:
        game = game_of_cards(read_text(file))
        title = words(f"{game.name}-title")
        click.echo(words("cards-good", file=file, game=title, cards=game.box_size))
        for card, count in game.repeated:
            click.echo(words("cards-twice", card=card, count=count))

    params: list[click.Parameter] = [
        click.Argument(["action"], type=OneOf(("check",))),
        click.Argument(["file"], type=click.Path()),
    ]
    return kind("cards", callback=run, params=params, help=words("cli-cards-about"))
