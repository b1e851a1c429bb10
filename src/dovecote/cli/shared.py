"""Options that several commands take."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import Any

import click

from dovecote.bots import BOTS
from dovecote.cli.errors import EntryNumberError
from dovecote.cli.types import BotNames, KeyValue, Names, Whole, read_text
from dovecote.core.errors import UnknownGameError
from dovecote.core.game import AnyGame
from dovecote.core.options import Options, read
from dovecote.core.record import Record
from dovecote.core.record import read as read_record
from dovecote.games import game_named
from dovecote.locales import Words
from dovecote.play.replay import AnyTable, header_error, replay
from dovecote.study.guests import GUESTS


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
    """The game that a record is of, with other cards if a file is named or the record has some."""
    try:
        return game_named(record.game, cards_in(cards) or record.content or None)
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


def colours_option(words: Words) -> click.Option:
    return click.Option(["--colours"], type=Names(), default=(), help=words("cli-play-colours"))


def variant_option(words: Words) -> click.Option:
    return click.Option(["--variant"], help=words("cli-variant"))


def seats_option(words: Words) -> click.Option:
    return click.Option(["--seats"], type=Whole(1), help=words("cli-seats"))


def bots_option(words: Words, about: str, *, with_guests: bool = False) -> click.Option:
    names = (*BOTS, *(GUESTS if with_guests else ()))
    about = words(about, bots=", ".join(names))
    return click.Option(
        ["--bots"], type=BotNames(with_guests=with_guests), default=None, help=about
    )


def option_option(words: Words) -> click.Option:
    return click.Option(["--option"], type=KeyValue(), multiple=True, help=words("cli-option"))


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
        click.Option(["--on"], help=words("cli-sim-on")),
        click.Option(["--json", "as_json"], is_flag=True, help=words("cli-json")),
    ]


class Gatherer:
    """Collects results, behind a bar that says how long it will take, if somebody is looking.

    Whoever interrupts gets what there is by then.
    """

    def __init__(
        self, words: Words, length: int, *, quiet: bool, label: str = "sim-progress"
    ) -> None:
        self._words, self._length, self._label = words, length, label
        self._is_shown = not quiet and sys.stderr.isatty()
        self.is_cut = False  # somebody did not want to wait

    def __call__(self, results: Iterable[Any]) -> list[Any]:
        found: list[Any] = []
        try:
            if not self._is_shown:
                found.extend(results)
                return found
            label = self._words(self._label)
            with click.progressbar(
                results, length=self._length, label=label, file=sys.stderr
            ) as bar:
                found.extend(bar)
        except KeyboardInterrupt:
            if not found:
                raise
            self.is_cut = True
            click.echo(self._words("sim-cut", games=len(found), all=self._length), err=True)
        return found

    def leave(self) -> None:
        """After what there is has been told: it was not all."""
        if self.is_cut:
            sys.exit(130)
