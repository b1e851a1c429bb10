"""`dovecote analyse`: what every choice of a match gave away, and what luck did."""

from __future__ import annotations

from collections.abc import Iterator

import click
import msgspec
from babel.numbers import format_decimal

from dovecote.analysis.match import BUDGET, LEVEL, Asked, Walk, check, told
from dovecote.analysis.report import Account, Analysis, Decision, Turning
from dovecote.cli.errors import PictureKindError
from dovecote.cli.shared import Gatherer, cards_option, game_of
from dovecote.cli.types import OneOf, Whole, read_text, write_text
from dovecote.core.record import Happened, Record
from dovecote.core.record import read as read_record
from dovecote.faces import face_of
from dovecote.faces.face import Face
from dovecote.faces.ideas import idea
from dovecote.faces.screen import show
from dovecote.locales import Words
from dovecote.play.replay import AnyTable, replay
from dovecote.study.curve import curve

_LEVELS = ("racer", "champion")
_PERCENT = round(100 * BUDGET)


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(
        file: str,
        level: str,
        budget: int,
        seed: int,
        cards: str | None,
        plot: str | None,
        as_json: bool,
    ) -> None:
        if plot and not plot.lower().endswith(".svg"):
            raise PictureKindError(text=plot, expected=".svg")
        text = read_text(file)
        record = read_record(text)
        game = game_of(text, record, cards)
        check(game, text)
        asked = Asked(level, budget / 100, seed)
        walk = Walk(game, text, asked)
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
        show("\n".join(lines(face, table, record, found)))

    params: list[click.Parameter] = [
        click.Argument(["file"], type=click.Path()),
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


def lines(face: Face, table: AnyTable, record: Record, found: Analysis) -> Iterator[str]:
    """The analysis in words."""
    words = face.words
    yield words("analysis-title", level=words(f"bot-{found.level}"), budget=_percent(found.budget))
    yield ""
    for account in found.accounts:
        yield from _account(face, account)
    yield ""
    yield words("analysis-turning" if found.turning else "analysis-no-turning")
    for turn in found.turning:
        yield "  " + _turning(face, record, found, turn)
    yield ""
    mistakes = [one for one in found.decisions if one.better]
    yield words("analysis-choices" if mistakes else "analysis-no-choices")
    for one in mistakes:
        yield "  " + choice(face, one)
        yield "      " + why(face, one)


def _account(face: Face, account: Account) -> Iterator[str]:
    words = face.words
    yield words(
        "analysis-account",
        who=face.name(account.seat),
        start=_percent(account.start),
        result=_percent(account.result),
        luck=signed(words, 100 * account.luck),
        error=format_decimal(100 * account.luck_error, "0.0", words.language),
        play=signed(words, 100 * account.play),
    )
    marks = ", ".join(
        f"{count} {words(f'analysis-mark-{mark}')}" for mark, count in account.marks.items()
    )
    yield "  " + words(
        "analysis-choices-of",
        count=account.decisions,
        marks=marks,
        lost=format_decimal(100 * account.lost, "0.0", words.language),
        points=format_decimal(account.points, "0.0", words.language),
    )


def _turning(face: Face, record: Record, found: Analysis, turn: Turning) -> str:
    words, who = face.words, face.name(turn.seat)
    change = signed(words, 100 * turn.change)
    entry = record.entries[turn.at - 1]
    if turn.kind == "choice":
        one = next(one for one in found.decisions if one.at == turn.at)
        return words("analysis-turned-choice", at=turn.at, who=who, move=one.do, change=change)
    came = entry.outcome if isinstance(entry, Happened) else ""
    return words("analysis-turned-luck", at=turn.at, who=who, came=came, change=change)


def choice(face: Face, one: Decision) -> str:
    """A choice, its mark, and what it gave away."""
    words = face.words
    return words(
        "analysis-choice",
        at=one.at,
        who=face.name(one.seat),
        move=one.do,
        sign=words(f"analysis-sign-{one.mark}"),
        mark=words(f"analysis-mark-{one.mark}"),
        lost=format_decimal(100 * one.lost, "0.0", words.language),
        error=format_decimal(100 * one.error, "0.0", words.language),
        points=format_decimal(one.points, "0.0", words.language),
    )


def why(face: Face, one: Decision) -> str:
    """The better move and its reason, in the words of the hints."""
    return face.words("analysis-better", move=one.better, idea=idea(face, one.reasons, one.later))


def signed(words: Words, number: float) -> str:
    """A number with its sign, as it is written in the language."""
    return str(format_decimal(number, "+0.0;−0.0", words.language))


def _percent(part: float) -> int:
    return round(100 * part)
