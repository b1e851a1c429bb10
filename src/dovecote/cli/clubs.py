"""What `dovecote leagues` and `dovecote tournaments` share: terms, titles, whoever is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click
import msgspec

from dovecote.cli.desk import database, now
from dovecote.cli.serve import db_option
from dovecote.cli.types import GameName, OneOf, Pair, Whole, write_text
from dovecote.locales import Words
from dovecote.tables.agreement import HELP, Wish

if TYPE_CHECKING:
    from dovecote.server.storage.database import Change

_LONGEST = 80  # characters of a title
_CLOCKS = ("none", "move", "bank")


def terms_of(
    game: str, option: tuple[tuple[str, str], ...], clock: str, seconds: int, help: str
) -> Wish:
    """What holds at all tables."""
    given = {
        "game": game,
        "options": dict(option),
        "clock": {"kind": clock, "seconds": seconds},
        "help": help,
    }
    return msgspec.convert(given, Wish)


def title_of(text: str) -> str:
    """A title as it is kept."""
    from dovecote.server.errors import TooLongError

    if not 1 <= len(text.strip()) <= _LONGEST:
        raise TooLongError(what="name", limit=_LONGEST)
    return text.strip()


def term_options(words: Words) -> list[click.Parameter]:
    """The options by which somebody says what holds at all tables."""
    helps = OneOf(HELP)
    days = Whole(1, 1_209_600)
    return [
        click.Argument(["title"], metavar="TITLE"),
        click.Argument(["game"], metavar="GAME", type=GameName()),
        click.Option(["--option"], type=Pair(), multiple=True, help=words("cli-clubs-option")),
        click.Option(
            ["--clock"], type=OneOf(_CLOCKS), default="none", help=words("cli-clubs-clock")
        ),
        click.Option(["--seconds"], type=days, default=86_400, help=words("cli-clubs-seconds")),
        click.Option(
            ["--help-level", "help"], type=helps, default="legal", help=words("cli-clubs-help")
        ),
        click.Option(["--undo"], is_flag=True, help=words("cli-clubs-undo")),
        db_option(words),
    ]


def do(db: str, act: str, on: str, change: Change, what: str, detail: str = "") -> None:
    """Change something as whoever sits at the command line, and write it down."""
    from dovecote.server.errors import NothingThereError
    from dovecote.server.storage.house import Act, note

    with database(db) as kept, kept.write() as connection:
        if not change(connection):
            raise NothingThereError(what=what)
        note(Act("", act, on, detail, now()))(connection)


def give(words: Words, text: str, file: str | None) -> None:
    """A text to a file, or to whoever looks."""
    if file is None:
        click.echo(text, nl=False)
    else:
        write_text(file, text)
        click.echo(words("play-saved", file=file))


def file_or_none() -> click.Argument:
    return click.Argument(["file"], type=click.Path(), required=False)
