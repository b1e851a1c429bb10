"""`dovecote play`: a table at the terminal."""

from __future__ import annotations

import secrets

import click

from dovecote.bots import STAND_IN
from dovecote.cli.errors import BotCountError
from dovecote.cli.session import Session
from dovecote.cli.shared import (
    agreed,
    bots_option,
    cards_in,
    cards_option,
    colours_option,
    option_option,
    seats_option,
    variant_option,
)
from dovecote.cli.types import GameName, Whole
from dovecote.core.options import Options
from dovecote.games import game_named
from dovecote.locales import Words
from dovecote.play import Seeded, Table, Verifiable
from dovecote.play.luck import LuckSource


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(
        game: str,
        seats: int | None,
        bots: tuple[str, ...] | None,
        option: tuple[tuple[str, str], ...],
        colours: tuple[str, ...],
        variant: str | None,
        cards: str | None,
        seed: int | None,
        own_words: str | None,
        plain: bool,
    ) -> None:
        if seats is None and bots and "seats" not in dict(option):
            seats = max(agreed(game, None, variant, option).seats, len(bots) + 1)
        options = agreed(game, seats, variant, option)
        bots = (STAND_IN,) * (options.seats - 1) if bots is None else bots
        if len(bots) > options.seats:
            raise BotCountError(bots=len(bots), seats=options.seats)
        luck = _luck(options, seed, own_words)
        table = Table(game_named(game, cards_in(cards)), options, luck, colours)
        Session(table, bots, words, seed=seed, plain=plain).run()

    params: list[click.Parameter] = [
        click.Argument(["game"], type=GameName()),
        seats_option(words),
        bots_option(words, "cli-play-bots"),
        option_option(words),
        colours_option(words),
        variant_option(words),
        cards_option(words),
        click.Option(["--seed"], type=Whole(), help=words("cli-play-seed")),
        click.Option(["--words", "own_words"], help=words("cli-play-words")),
        click.Option(["--plain"], is_flag=True, help=words("cli-play-plain")),
    ]
    return kind("play", callback=run, params=params, help=words("cli-play-about"))


def _luck(options: Options, seed: int | None, own_words: str | None) -> LuckSource:
    """Luck that can be proved afterwards, unless a seed is asked for."""
    if seed is not None:
        return Seeded(seed)
    entropy = [secrets.token_hex(8) for _ in range(options.seats)]
    if own_words is not None:
        entropy[0] = own_words
    return Verifiable(entropy)
