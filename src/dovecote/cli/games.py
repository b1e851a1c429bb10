"""`dovecote games`: what can be played, and what can be agreed on."""

from __future__ import annotations

import json

import click

from dovecote.core.options import fields
from dovecote.core.ruleset import ruleset
from dovecote.games import GAMES
from dovecote.locales import Words


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(as_json: bool) -> None:
        if as_json:
            click.echo(json.dumps([_described(name) for name in GAMES], indent=2))
            return
        for name, game in GAMES.items():
            click.echo(f"{click.style(name, bold=True)}  {words(f'{name}-about')}")
            for field in fields(game.options_type):
                about = words(f"{name}-option-{field.name}")
                values = " | ".join(field.values)
                click.echo(
                    "    " + words("games-option", name=field.name, values=values, about=about)
                )
            click.echo("    " + words(f"{name}-reconstructed"))

    as_json = click.Option(["--json", "as_json"], is_flag=True, help=words("cli-json"))
    return kind("games", callback=run, params=[as_json], help=words("cli-games-about"))


def _described(name: str) -> dict[str, object]:
    game = GAMES[name]
    options = {
        field.name: {"values": field.values, "default": field.default}
        for field in fields(game.options_type)
    }
    return {"game": name, "version": game.version, "ruleset": ruleset(game), "options": options}
