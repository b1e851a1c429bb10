"""`dovecote learn`: the lessons of a game, at the terminal."""

from __future__ import annotations

import click

from dovecote.cli.lesson_list import LessonList
from dovecote.cli.types import GameName
from dovecote.lessons import lesson_named
from dovecote.locales import Words


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(game: str, lesson: str | None, plain: bool) -> None:
        first = None if lesson is None else lesson_named(game, lesson)
        LessonList(game, words, plain=plain).run(first)

    params: list[click.Parameter] = [
        click.Argument(["game"], type=GameName()),
        click.Argument(["lesson"], required=False),
        click.Option(["--plain"], is_flag=True, help=words("cli-play-plain")),
    ]
    return kind("learn", callback=run, params=params, help=words("cli-learn-about"))
