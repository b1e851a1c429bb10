"""`dovecote lab`: what an option, or a reading of a rule, does to a game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import click
import msgspec
from babel.numbers import format_decimal

from dovecote.cli.errors import FileError
from dovecote.cli.shared import (
    Gatherer,
    bots_option,
    cards_in,
    many_options,
    option_option,
    seats_option,
)
from dovecote.cli.types import GameName
from dovecote.locales import Words
from dovecote.study.chart import Point, chart
from dovecote.study.findings import FIGURES, Estimate, Finding, findings
from dovecote.study.lab import Experiment, explore, readings


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(
        game: str,
        seats: int | None,
        games: int,
        seed: int,
        bots: tuple[str, ...] | None,
        option: tuple[tuple[str, str], ...],
        cards: tuple[str, ...],
        plot: str | None,
        workers: int,
        on: str | None,
        as_json: bool,
    ) -> None:
        wished = {name: tuple(text.split(",")) for name, text in option}
        if seats is not None:
            wished["seats"] = (str(seats),)
        sets = {Path(file).stem: cards_in(file) or "" for file in cards}
        plan = Experiment(game, readings(game, wished, sets), bots or ("homer",), games, seed)
        gather = Gatherer(words, len(plan.tasks()), quiet=as_json)
        found = findings(plan, explore(plan, on or workers, gather))
        if plot:
            _draw(plot, words, found)
        told = {"game": game, "bots": plan.bots, "seed": seed, "readings": found}
        plain = json.dumps(msgspec.to_builtins(told))
        click.echo(plain if as_json else "\n".join(_told(words, plan, found)))
        gather.leave()

    params: list[click.Parameter] = [
        click.Argument(["game"], type=GameName()),
        seats_option(words),
        bots_option(words, "cli-lab-bots"),
        option_option(words),
        click.Option(["--cards"], type=click.Path(), multiple=True, help=words("cli-lab-cards")),
        click.Option(["--plot"], type=click.Path(), help=words("cli-lab-plot")),
        *many_options(words, 100, "cli-lab-games"),
    ]
    return kind("lab", callback=run, params=params, help=words("cli-lab-about"))


def _draw(folder: str, words: Words, found: list[Finding]) -> None:
    """One chart for each figure."""
    charts = {
        name: chart(
            words("lab-figure", name=name),
            "",
            [_point(finding.label, finding.figures[name]) for finding in found],
            (found[0].figures[name].low, found[0].figures[name].high),
        )
        for name in FIGURES
    }
    changed = [_point(f.label, f.changed, 100) for f in found if f.changed]
    if changed:
        charts["changed"] = chart(words("lab-changed-title"), "%", changed, (0.0, 0.0))
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        for name, text in charts.items():
            Path(folder, f"{name}.svg").write_text(text, "utf-8")
    except OSError as error:
        raise FileError.of(folder, error) from None


def _point(label: str, figure: Estimate, scale: float = 1) -> Point:
    return Point(label, scale * figure.value, scale * figure.low, scale * figure.high)


def _told(words: Words, plan: Experiment, found: list[Finding]) -> Iterator[str]:
    deals = found[0].figures["turns"].deals // len(plan.seatings(0))
    yield words("lab-title", game=plan.game, deals=deals, bots=", ".join(plan.bots))
    for finding in found:
        label = words("lab-control") if finding.label == "control" else finding.label
        yield ""
        yield label
        for name, figure in finding.figures.items():
            line = words("lab-figure", name=name) + f": {_span(words, figure)}"
            if other := finding.differences.get(name):
                line += f"  {words('lab-difference', difference=_span(words, other))}"
            yield f"  {line}"
        if finding.luck:
            yield f"  {words('lab-luck', share=_span(words, finding.luck, 100))}"
        if finding.changed:
            yield f"  {words('lab-changed', share=_span(words, finding.changed, 100))}"


def _span(words: Words, figure: Estimate, scale: float = 1) -> str:
    value, low, high = (
        format_decimal(scale * x, "0.00;−0.00", words.language)
        for x in (figure.value, figure.low, figure.high)
    )
    return f"{value} [{low} … {high}]"
