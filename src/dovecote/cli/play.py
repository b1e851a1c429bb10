"""`dovecote play`: a table at the terminal."""

from __future__ import annotations

import secrets

import click

from dovecote.bots import STAND_IN
from dovecote.cli.errors import EntryNumberError, UsageMissingError
from dovecote.cli.match import TerminalMatch
from dovecote.cli.shared import (
    agreed,
    bots_option,
    cards_in,
    cards_option,
    colours_option,
    game_of,
    option_option,
    seats_option,
    variant_option,
)
from dovecote.cli.types import GameName, Whole, read_text
from dovecote.core.game import Choice, Seat
from dovecote.core.options import Options
from dovecote.core.options import read as read_options
from dovecote.core.record import read as read_record
from dovecote.games import game_named
from dovecote.locales import Words
from dovecote.play import Seeded, Table, Verifiable
from dovecote.play.luck import Continued, LuckSource
from dovecote.play.replay import AnyTable
from dovecote.tables.bringing import branched_off
from dovecote.tables.matches import follow


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(
        game: str | None,
        seats: int | None,
        bots: tuple[str, ...] | None,
        option: tuple[tuple[str, str], ...],
        colours: tuple[str, ...],
        variant: str | None,
        cards: str | None,
        seed: int | None,
        own_words: str | None,
        plain: bool,
        origin: str | None,
        at: int | None,
    ) -> None:
        if origin is not None:
            table = _branched(origin, at, cards, own_words)
            TerminalMatch(table, _others(table) if bots is None else bots, words, plain=plain).run()
            return
        if game is None or at is not None:
            missing = "GAME" if game is None else "--from"
            raise UsageMissingError(text=missing)
        if seats is None and bots and "seats" not in dict(option):
            seats = max(agreed(game, None, variant, option).seats, len(bots) + 1)
        options = agreed(game, seats, variant, option)
        bots = (STAND_IN,) * (options.seats - 1) if bots is None else bots
        luck = _luck(options, seed, own_words)
        table = Table(game_named(game, cards_in(cards)), options, luck, colours)
        TerminalMatch(table, bots, words, seed=seed, plain=plain).run()

    params: list[click.Parameter] = [
        click.Argument(["game"], type=GameName(), required=False),
        seats_option(words),
        bots_option(words, "cli-play-bots"),
        option_option(words),
        colours_option(words),
        variant_option(words),
        cards_option(words),
        click.Option(["--seed"], type=Whole(), help=words("cli-play-seed")),
        click.Option(["--words", "own_words"], help=words("cli-play-words")),
        click.Option(["--plain"], is_flag=True, help=words("cli-play-plain")),
        click.Option(["--from", "origin"], type=click.Path(), help=words("cli-play-from")),
        click.Option(["--at"], type=Whole(1), help=words("cli-play-at")),
    ]
    return kind("play", callback=run, params=params, help=words("cli-play-about"))


def _branched(file: str, at: int | None, cards: str | None, own_words: str | None) -> AnyTable:
    """A table that goes on from an entry of a record, with luck of its own from there."""
    text = read_text(file)
    record = read_record(text)
    game = game_of(text, record, cards)
    entries = len(record.entries)
    if at is not None and at > entries:
        raise EntryNumberError(at=at, entries=entries)
    found = branched_off(game, text, entries if at is None else at)
    options = read_options(game.options_type, found.options)
    luck = Continued(found.record.entries, _entropy(options, own_words))
    table: AnyTable = Table(game, options, luck, found.colours, found.branched)
    follow(table, list(map(str, found.record.entries)))
    return table


def _others(table: AnyTable) -> dict[Seat, str]:
    """Whoever is asked next is you; bots have all other seats."""
    pending = table.pending
    assert isinstance(pending, Choice)
    return {seat: STAND_IN for seat in table.seats if seat != pending.seats[0]}


def _luck(options: Options, seed: int | None, own_words: str | None) -> LuckSource:
    """Luck that can be proved afterwards, unless a seed is asked for."""
    if seed is not None:
        return Seeded(seed)
    return Verifiable(_entropy(options, own_words))


def _entropy(options: Options, own_words: str | None) -> list[str]:
    """Words for every seat; the first has those that somebody gave."""
    entropy = [secrets.token_hex(8) for _ in range(options.seats)]
    if own_words is not None:
        entropy[0] = own_words
    return entropy
