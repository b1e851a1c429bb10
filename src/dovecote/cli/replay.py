"""`dovecote replay`: a recorded match, told again."""

from __future__ import annotations

import click
import msgspec

from dovecote.cli.ending import given_up
from dovecote.cli.shared import cards_option, position_of, record_arguments
from dovecote.core.game import Over
from dovecote.faces import face_of
from dovecote.faces.screen import show
from dovecote.locales import Words
from dovecote.play.replay import AnyTable


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(file: str, at: int | None, cards: str | None, as_json: bool) -> None:
        table, entries = position_of(file, at, cards)
        if as_json:
            click.echo(msgspec.json.encode(_position(table)).decode())
            return
        face = face_of(table.game, words, table.colours)
        for event in table.events(None):
            show(face.event(event))
        show("\n".join(face.drawing(table.view(None), ())))
        if isinstance(table.pending, Over) and (gave_up := given_up(face, table.pending)):
            show(gave_up)
        show(words("replay-entry", at=table.at, entries=entries))

    params: list[click.Parameter] = [
        *record_arguments(words),
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
