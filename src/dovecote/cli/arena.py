"""`dovecote arena`: bots meet, and their strength is measured."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from dovecote.bots import BOTS
from dovecote.cli.errors import FileError, RivalsError
from dovecote.cli.shared import (
    Gatherer,
    agreed,
    bots_option,
    many_options,
    option_option,
    seats_option,
    variant_option,
)
from dovecote.cli.types import GameName, Whole
from dovecote.core.errors import ExtraMissingError
from dovecote.locales import Words
from dovecote.study.arena import Contest, hold, meetings, whole_deals
from dovecote.study.chart import Point, chart
from dovecote.study.guests import is_guest
from dovecote.study.players import player_named


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(
        game: str,
        seats: int | None,
        games: int,
        seed: int,
        bots: tuple[str, ...] | None,
        option: tuple[tuple[str, str], ...],
        variant: str | None,
        workers: int,
        on: str | None,
        budget: int,
        teams: int | None,
        plot: str | None,
        as_json: bool,
    ) -> None:
        options = agreed(game, seats, variant, option)
        if not bots or len({*bots}) < 2:
            raise RivalsError(bots=", ".join(BOTS))
        missing = find_spec("openskill") is None
        if missing or (any(map(is_guest, bots)) and find_spec("pyspiel") is None):
            raise ExtraMissingError(extra="study")
        from dovecote.study.standings import standings

        for bot in bots:
            player_named(bot, game, 1.0)  # a guest may not know this game
        planned = meetings(tuple(dict.fromkeys(bots)), options.seats, games, teams)
        gather = Gatherer(words, len(planned), quiet=as_json)
        contest = Contest(game, options, seed, budget / 100)
        results = whole_deals(hold(contest, planned, on or workers, gather), planned)
        found = {
            "game": game,
            "seats": options.seats,
            "seed": seed,
            "budget": budget,
            **standings(results),
        }
        if plot:
            _draw(plot, words, found)
        click.echo(json.dumps(found) if as_json else "\n".join(_told(words, found)))
        gather.leave()

    params: list[click.Parameter] = [
        click.Argument(["game"], type=GameName()),
        seats_option(words),
        bots_option(words, "cli-arena-bots", with_guests=True),
        option_option(words),
        variant_option(words),
        click.Option(
            ["--budget"], type=Whole(1, 1000), default=100, help=words("cli-arena-budget")
        ),
        click.Option(["--teams"], type=Whole(2, 8), help=words("cli-arena-teams")),
        click.Option(["--plot"], type=click.Path(), help=words("cli-arena-plot")),
        *many_options(words, 400, "cli-arena-games"),
    ]
    return kind("arena", callback=run, params=params, help=words("cli-arena-about"))


def _draw(name: str, words: Words, found: dict[str, Any]) -> None:
    points = [
        Point(b["bot"], *(100 * b["wins"][key] for key in ("value", "low", "high")))
        for b in found["bots"]
    ]
    fair = 100 * found["bots"][0]["fair"]
    title = words("arena-title", game=found["game"], seats=found["seats"], games=found["matches"])
    try:
        Path(name).write_text(chart(title, "%", points, (fair, fair)), "utf-8")
    except OSError as error:
        raise FileError.of(name, error) from None


def _told(words: Words, found: dict[str, Any]) -> Iterator[str]:
    yield words("arena-title", game=found["game"], seats=found["seats"], games=found["matches"])
    for bot in found["bots"]:
        yield words(
            "arena-bot",
            bot=bot["bot"],
            wins=_percent(bot["wins"]["value"]),
            low=_percent(bot["wins"]["low"]),
            high=_percent(bot["wins"]["high"]),
            fair=_percent(bot["fair"]),
            rating=f"{bot['rating']:.1f} ± {bot['uncertainty']:.1f}",
        )
        times = {
            f"{what}_{k}": f"{bot[what][k]:.3g}"
            for what in ("decision", "turn")
            for k in ("mean", "p95")
        }
        yield "  " + words("arena-time", **times)
    yield from _table(words, found)
    yield words("arena-luck", share=_percent(found["luck"]))


def _table(words: Words, found: dict[str, Any]) -> Iterator[str]:
    """Row by row: how often this bot ends ahead of each other one."""
    names = list(found["ahead"])
    wide = max(map(len, names)) + 2
    yield words("arena-ahead")
    yield " " * wide + "".join(f"{name:>{wide}}" for name in names)
    for name in names:
        cells = (found["ahead"][name].get(other) for other in names)
        shown = ("–" if cell is None else f"{_percent(cell['value'])} %" for cell in cells)
        yield f"{name:<{wide}}" + "".join(f"{cell:>{wide}}" for cell in shown)


def _percent(part: float) -> str:
    return f"{100 * part:.1f}"
