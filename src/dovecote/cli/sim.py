"""`dovecote sim`: bots play many matches."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from dovecote.cli.errors import BotCountError, FileError
from dovecote.cli.shared import (
    Gatherer,
    agreed,
    bots_option,
    cards_in,
    cards_option,
    many_options,
    option_option,
    seats_option,
    variant_option,
)
from dovecote.cli.types import GameName
from dovecote.games import game_named
from dovecote.locales import Words
from dovecote.study.simulation import Simulation, simulate


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(
        game: str,
        seats: int | None,
        games: int,
        seed: int,
        bots: tuple[str, ...] | None,
        option: tuple[tuple[str, str], ...],
        variant: str | None,
        cards: str | None,
        workers: int,
        on: str | None,
        save: str | None,
        as_json: bool,
    ) -> None:
        options = agreed(game, seats, variant, option)
        bots = bots or ("random",)
        bots = bots if len(bots) > 1 else bots * options.seats
        if len(bots) != options.seats:
            raise BotCountError(bots=len(bots), seats=options.seats)
        if save:
            _make_folder(save)
        deck = cards_in(cards)
        game_named(game, deck)  # so that wrong cards are refused before anything begins
        task = Simulation(game, options, bots, seed, save, deck)
        gather = Gatherer(words, games, quiet=as_json)
        summary = simulate(task, games, on or workers, gather)
        click.echo(json.dumps(summary) if as_json else "\n".join(_told(words, summary)))
        gather.leave()

    params: list[click.Parameter] = [
        click.Argument(["game"], type=GameName()),
        seats_option(words),
        bots_option(words, "cli-sim-bots"),
        option_option(words),
        variant_option(words),
        cards_option(words),
        click.Option(["--save"], type=click.Path(), help=words("cli-sim-save")),
        *many_options(words, 1000, "cli-sim-games"),
    ]
    return kind("sim", callback=run, params=params, help=words("cli-sim-about"))


def _make_folder(name: str) -> None:
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError.of(name, error) from None


def _told(words: Words, summary: dict[str, Any]) -> Iterator[str]:
    seats, games = len(summary["bots"]), summary["games"]
    yield words("sim-title", game=summary["game"], seats=seats, bots=", ".join(summary["bots"]))
    speeds = {key: round(summary[key]) for key in ("moves_per_s", "games_per_s")}
    yield words("sim-games", games=games, moves=summary["moves"], **speeds)
    yield words("sim-length", **summary["length"])
    for seat, (bot, score, wins) in enumerate(
        zip(summary["bots"], summary["scores"], summary["wins"], strict=True)
    ):
        share = round(100 * wins / games, 1)
        yield words("sim-seat", seat=seat, bot=bot, wins=wins, share=share, **score)
