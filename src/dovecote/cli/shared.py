"""Options that several commands take."""

from __future__ import annotations

from collections.abc import Iterable

import click

from dovecote.bots import BOTS
from dovecote.cli.types import BotNames, Pair, Whole
from dovecote.core.options import Options, read
from dovecote.games import game_named
from dovecote.locales import Words


def agreed(game: str, seats: int | None, pairs: Iterable[tuple[str, str]]) -> Options:
    """The options somebody named on the command line."""
    texts = dict(pairs) if seats is None else {**dict(pairs), "seats": str(seats)}
    return read(game_named(game).options_type, texts)


def seats_option(words: Words) -> click.Option:
    return click.Option(["--seats"], type=Whole(1), help=words("cli-seats"))


def bots_option(words: Words, about: str) -> click.Option:
    about = words(about, bots=", ".join(BOTS))
    return click.Option(["--bots"], type=BotNames(), default=None, help=about)


def option_option(words: Words) -> click.Option:
    return click.Option(["--option"], type=Pair(), multiple=True, help=words("cli-option"))
