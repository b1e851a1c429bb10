"""`dovecote verify`: whether a record is whole, legal and honestly thrown."""

from __future__ import annotations

import json

import click

from dovecote.cli.shared import cards_option, game_of
from dovecote.cli.types import read_text
from dovecote.core.game import Over
from dovecote.core.record import read
from dovecote.locales import Words
from dovecote.play.replay import is_proved, verify


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(file: str, cards: str | None, as_json: bool) -> None:
        text = read_text(file)
        table = verify(game_of(text, read(text), cards), text)
        scores = table.pending.scores if isinstance(table.pending, Over) else None
        if as_json:
            told = {"entries": table.at, "finished": scores is not None}
            click.echo(json.dumps({**told, "proved": is_proved(text), "scores": scores}))
            return
        click.echo(words("verify-whole", entries=table.at))
        click.echo(words("verify-proved" if is_proved(text) else "verify-unproved"))
        if scores is None:
            click.echo(words("verify-unfinished"))
        else:
            click.echo(words("verify-result", scores=", ".join(map(str, scores))))

    params: list[click.Parameter] = [
        click.Argument(["file"], type=click.Path()),
        cards_option(words),
        click.Option(["--json", "as_json"], is_flag=True, help=words("cli-json")),
    ]
    return kind("verify", callback=run, params=params, help=words("cli-verify-about"))
