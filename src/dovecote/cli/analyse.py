"""`dovecote analyse`: what the choices of a match gave away and what luck did; or one position."""

from __future__ import annotations

import click
import msgspec

from dovecote.analysis.match import BUDGET, LEVEL, Care, RecordWalk, check, told
from dovecote.analysis.position import judge_position
from dovecote.cli.analysis_words import match_lines, moves_in, position_lines
from dovecote.cli.errors import PictureKindError, PlotOfPositionError, SeatOfMatchError
from dovecote.cli.hint import asked_seat
from dovecote.cli.shared import Gatherer, cards_option, game_of, position_of
from dovecote.cli.types import OneOf, Whole, read_text, write_text
from dovecote.core.record import read as read_record
from dovecote.faces import face_of
from dovecote.faces.screen import show
from dovecote.locales import Words
from dovecote.play.replay import replay
from dovecote.study.curve import curve

_LEVELS = ("racer", "champion")
_PERCENT = round(100 * BUDGET)


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(
        file: str,
        at: int | None,
        seat: int | None,
        level: str,
        budget: int,
        seed: int,
        cards: str | None,
        plot: str | None,
        as_json: bool,
    ) -> None:
        asked = Care(level, budget / 100, seed)
        if plot and not plot.lower().endswith(".svg"):
            raise PictureKindError(text=plot, expected=".svg")
        if at is None:
            if seat is not None:
                raise SeatOfMatchError
            _match(words, file, asked, cards, plot, as_json=as_json)
            return
        if plot:
            raise PlotOfPositionError
        _position(words, file, at, seat, asked, cards, as_json=as_json)

    params: list[click.Parameter] = [
        click.Argument(["file"], type=click.Path()),
        click.Option(["--at"], type=Whole(), help=words("cli-analyse-at")),
        click.Option(["--seat"], type=Whole(), help=words("cli-analyse-seat")),
        click.Option(
            ["--level"], type=OneOf(_LEVELS), default=LEVEL, help=words("cli-analyse-level")
        ),
        click.Option(
            ["--budget"],
            type=Whole(1, 1000),
            default=_PERCENT,
            help=words("cli-analyse-budget"),
        ),
        click.Option(["--seed"], type=Whole(), default=1, help=words("cli-hint-seed")),
        cards_option(words),
        click.Option(["--plot"], type=click.Path(), help=words("cli-analyse-plot")),
        click.Option(["--json", "as_json"], is_flag=True, help=words("cli-json")),
    ]
    return kind("analyse", callback=run, params=params, help=words("cli-analyse-about"))


def _match(
    words: Words, file: str, asked: Care, cards: str | None, plot: str | None, *, as_json: bool
) -> None:
    text = read_text(file)
    record = read_record(text)
    game = game_of(text, record, cards)
    check(game, text)
    walk = RecordWalk(game, text, asked)
    gather = Gatherer(words, walk.entries, quiet=as_json, label="analysis-progress")
    gather(walk.steps())
    if gather.is_cut:
        gather.leave()
    found = told(game, text, asked, [walk.part])
    table = replay(game, text)
    face = face_of(game, words, table.colours)
    if plot:
        names = [face.name(seat) for seat in table.seats]
        write_text(plot, curve(found, names, words("analysis-curve"), words("analysis-entry")))
    if as_json:
        click.echo(msgspec.json.encode(found).decode())
        return
    show("\n".join(match_lines(face, record, found, moves_in(face, game, text, found.decisions))))


def _position(
    words: Words,
    file: str,
    at: int,
    seat: int | None,
    asked: Care,
    cards: str | None,
    *,
    as_json: bool,
) -> None:
    table, entries = position_of(file, at, cards)
    followed = read_record(read_text(file)).entries[at] if at < entries else None
    found = judge_position(table, asked_seat(table, seat), asked, followed)
    if as_json:
        click.echo(msgspec.json.encode(found).decode())
        return
    face = face_of(table.game, words, table.colours)
    show("\n".join(position_lines(face, table, found)))
