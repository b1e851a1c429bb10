"""Options that several commands take."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import click

from dovecote.bots import BOTS, bot_named
from dovecote.cli.errors import EntryNumberError
from dovecote.cli.types import BotNames, Pair, Whole, read_text
from dovecote.core.errors import UnknownGameError
from dovecote.core.game import AnyGame
from dovecote.core.options import Options, read
from dovecote.core.record import Record
from dovecote.core.record import read as read_record
from dovecote.games import game_named
from dovecote.locales import Words
from dovecote.play.replay import AnyTable, header_error, replay
from dovecote.study.pool import Gather


def agreed(
    game: str, seats: int | None, variant: str | None, pairs: Iterable[tuple[str, str]]
) -> Options:
    """The options somebody named on the command line."""
    texts = dict(pairs)
    if seats is not None:
        texts["seats"] = str(seats)
    if variant is not None:
        texts["variant"] = variant
    return read(game_named(game).options_type, texts)


def cards_in(file: str | None) -> str | None:
    """The text of a file with other cards, if one is named."""
    return None if file is None else read_text(file)


def game_of(text: str, record: Record, cards: str | None) -> AnyGame:
    """The game that a record is of."""
    try:
        return game_named(record.game, cards_in(cards))
    except UnknownGameError as error:
        raise header_error(text, "game", record.game) from error


def position_of(file: str, at: int | None, cards: str | None) -> tuple[AnyTable, int]:
    """The table after an entry of a record that somebody named, and how many entries it has."""
    text = read_text(file)
    record = read_record(text)
    entries = len(record.entries)
    if at is not None and at > entries:
        raise EntryNumberError(at=at, entries=entries)
    return replay(game_of(text, record, cards), text, at), entries


def record_arguments(words: Words) -> list[click.Parameter]:
    """A record, and where to stop in it."""
    return [
        click.Argument(["file"], type=click.Path()),
        click.Option(["--at"], type=Whole(), help=words("cli-replay-at")),
    ]


def cards_option(words: Words) -> click.Option:
    return click.Option(["--cards"], type=click.Path(), help=words("cli-cards"))


def variant_option(words: Words) -> click.Option:
    return click.Option(["--variant"], help=words("cli-variant"))


def seats_option(words: Words) -> click.Option:
    return click.Option(["--seats"], type=Whole(1), help=words("cli-seats"))


def bots_option(
    words: Words,
    about: str,
    named: Callable[[str], object] = bot_named,
    bots: Sequence[str] = tuple(BOTS),
) -> click.Option:
    about = words(about, bots=", ".join(bots))
    return click.Option(["--bots"], type=BotNames(named, bots), default=None, help=about)


def option_option(words: Words) -> click.Option:
    return click.Option(["--option"], type=Pair(), multiple=True, help=words("cli-option"))


def many_options(words: Words, games: int, about: str) -> list[click.Parameter]:
    """How many matches bots play, with which luck, in how many processes, and how it is told."""
    most = Whole(1, 10_000_000)
    cores = os.cpu_count() or 1
    return [
        click.Option(["--games"], type=most, default=games, help=words(about)),
        click.Option(["--seed"], type=Whole(), default=1, help=words("cli-sim-seed")),
        click.Option(
            ["--workers"], type=Whole(1, 256), default=cores, help=words("cli-sim-workers")
        ),
        click.Option(["--json", "as_json"], is_flag=True, help=words("cli-json")),
    ]


def gatherer(words: Words, length: int, *, quiet: bool) -> Gather[Any]:
    """Collects results behind a progress bar, if somebody is looking."""
    if quiet or not sys.stderr.isatty():
        return list

    def gather(results: Iterable[Any]) -> list[Any]:
        label = words("sim-progress")
        with click.progressbar(results, length=length, label=label, file=sys.stderr) as bar:
            return list(bar)

    return gather
