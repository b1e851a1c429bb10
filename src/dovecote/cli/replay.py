"""`dovecote replay`: a recorded match, told again."""

from __future__ import annotations

import click
import msgspec

from dovecote.cli.errors import EntryNumberError
from dovecote.cli.faces import face_of
from dovecote.cli.shared import cards_option, game_of
from dovecote.cli.types import Whole, read_text
from dovecote.core.record import read
from dovecote.locales import Words
from dovecote.play.replay import AnyTable, replay


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(file: str, at: int | None, cards: str | None, as_json: bool) -> None:
        text = read_text(file)
        record = read(text)
        entries = len(record.entries)
        if at is not None and at > entries:
            raise EntryNumberError(at=at, entries=entries)
        table = replay(game_of(text, record, cards), text, at)
        if as_json:
            click.echo(msgspec.json.encode(_position(table)).decode())
            return
        face = face_of(table.game, words)
        face.agree(table.options)
        for event in table.events(None):
            click.echo(face.event(event))
        click.echo("\n".join(face.drawing(table.view(None), ())))
        click.echo(words("replay-entry", at=table.at, entries=entries))

    params: list[click.Parameter] = [
        click.Argument(["file"], type=click.Path()),
        click.Option(["--at"], type=Whole(), help=words("cli-replay-at")),
        cards_option(words),
        click.Option(["--json", "as_json"], is_flag=True, help=words("cli-json")),
    ]
    return kind("replay", callback=run, params=params, help=words("cli-replay-about"))


def _position(table: AnyTable) -> dict[str, object]:
    """What a spectator sees, and what may be done."""
    return {
        "at": table.at,
        "pending": table.pending,
        "view": table.view(None),
        "offers": {seat: table.offers(seat) for seat in table.seats},
    }
