"""`dovecote games`: what can be played, and what can be agreed on."""

from __future__ import annotations

import json

import click

from dovecote.cli.types import GameName
from dovecote.core.options import Option, known_options
from dovecote.core.ruleset import ruleset
from dovecote.faces.screen import show
from dovecote.games import GAMES
from dovecote.locales import Words


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(game: str | None, as_json: bool) -> None:
        if as_json:
            named = [game] if game else list(GAMES)
            click.echo(json.dumps([_described(name) for name in named], indent=2))
        elif game:
            _tell_all(words, game)
        else:
            _tell_every(words)

    params: list[click.Parameter] = [
        click.Argument(["game"], type=GameName(), required=False),
        click.Option(["--json", "as_json"], is_flag=True, help=words("cli-json")),
    ]
    return kind("games", callback=run, params=params, help=words("cli-games-about"))


def _tell_every(words: Words) -> None:
    """All games on one screen."""
    for name, game in GAMES.items():
        show(f"{click.style(name, bold=True)}  {words(f'{name}-about')}")
        options = ", ".join(option.name for option in known_options(game.options_type))
        show("    " + words("games-options", options=options))
    show(words("games-more", example=f"dovecote games {next(iter(GAMES))}"))


def _tell_all(words: Words, name: str) -> None:
    """One game with its options, its colours, and what of it is a reconstruction."""
    game = GAMES[name]
    show(f"{click.style(name, bold=True)}  {words(f'{name}-about')}")
    for option in known_options(game.options_type):
        about = words(f"{name}-option-{option.name}")
        values = " | ".join(option.values)
        show("    " + words("games-option", name=option.name, values=values, about=about))
        _tell_values(words, name, option)
    if game.colours:
        values = ", ".join(game.colours[max(game.colours)])
        show("    " + words("games-colours", colours=values))
    show("    " + words(f"{name}-reconstructed"))


def _tell_values(words: Words, game: str, option: Option) -> None:
    """What each value means, as the page says it; numbers, and seats, speak for themselves."""
    width = max(map(len, option.values))
    for value in option.values:
        if not value.isdigit():
            meaning = words(f"setup-value-{game}-{option.name}-{value}")
            show(f"        {value:{width}}  {meaning}")


def _described(name: str) -> dict[str, object]:
    game = GAMES[name]
    options = {
        option.name: {"values": option.values, "default": option.default}
        for option in known_options(game.options_type)
    }
    return {
        "game": name,
        "version": game.version,
        "ruleset": ruleset(game),
        "options": options,
        "colours": game.colours,
    }
