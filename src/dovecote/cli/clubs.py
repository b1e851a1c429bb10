"""What `dovecote leagues` and `dovecote tournaments` share: terms, titles, whoever is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

import click
import msgspec

from dovecote.cli.operating import database, now
from dovecote.cli.serve import check_extra, db_option
from dovecote.cli.types import GameName, KeyValue, OneOf, Whole, write_text
from dovecote.locales import Words
from dovecote.tables.agreement import DAY, HELP, Clock, Wish

if TYPE_CHECKING:
    from dovecote.server.cluster.clubs import Terms
    from dovecote.server.storage.database import Change
    from dovecote.server.storage.house import Deed

_LONGEST = 80  # characters of a title
_CLOCKS = ("none", "move", "bank")
_TIMEOUTS = ("bot", "move", "resign")


class Given(TypedDict):
    """What `term_options` give, beside the title and the database."""

    game: str
    option: tuple[tuple[str, str], ...]
    clock: str
    seconds: int
    increment: int
    window: int | None
    timeout: str
    pause: int | None
    help: str
    undo: bool


def terms_of(given: Given) -> Terms:
    """What holds at all tables. Where a move has days, so has a reaction, unless somebody says
    otherwise."""
    check_extra()
    from dovecote.server.cluster.clubs import Terms

    usual = DAY if given["seconds"] >= DAY else Clock().window
    clock = {
        "kind": given["clock"],
        "seconds": given["seconds"],
        "increment": given["increment"],
        "window": given["window"] or usual,
        "timeout": given["timeout"],
    }
    wish = {"game": given["game"], "options": dict(given["option"]), "help": given["help"]}
    return Terms(msgspec.convert({**wish, "clock": clock}, Wish), given["undo"], given["pause"])


def title_of(text: str) -> str:
    """A title as it is kept."""
    from dovecote.server.errors import TooLongError

    if not 1 <= len(text.strip()) <= _LONGEST:
        raise TooLongError(what="name", limit=_LONGEST)
    return text.strip()


def term_options(words: Words) -> list[click.Parameter]:
    """The options by which somebody says what holds at all tables."""
    helps = OneOf(HELP)
    seconds = Whole(1, 14 * DAY)
    return [
        click.Argument(["title"], metavar="TITLE"),
        click.Argument(["game"], metavar="GAME", type=GameName()),
        click.Option(["--option"], type=KeyValue(), multiple=True, help=words("cli-clubs-option")),
        click.Option(
            ["--clock"], type=OneOf(_CLOCKS), default="none", help=words("cli-clubs-clock")
        ),
        click.Option(["--seconds"], type=seconds, default=DAY, help=words("cli-clubs-seconds")),
        click.Option(
            ["--increment"], type=Whole(0, DAY), default=0, help=words("cli-clubs-increment")
        ),
        click.Option(["--window"], type=seconds, help=words("cli-clubs-window")),
        click.Option(
            ["--timeout"], type=OneOf(_TIMEOUTS), default="bot", help=words("cli-clubs-timeout")
        ),
        click.Option(["--pause"], type=Whole(0, 60), help=words("cli-clubs-pause")),
        click.Option(
            ["--help-level", "help"], type=helps, default="legal", help=words("cli-clubs-help")
        ),
        click.Option(["--undo"], is_flag=True, help=words("cli-clubs-undo")),
        db_option(words),
    ]


def do(db: str, act: Deed, on: str, change: Change, what: str, detail: str = "") -> None:
    """Change something as whoever sits at the command line, and write it down."""
    from dovecote.server.errors import NothingThereError
    from dovecote.server.storage.house import LoggedDeed, note

    with database(db) as kept, kept.write() as connection:
        if not change(connection):
            raise NothingThereError(what=what)
        note(LoggedDeed("", act, on, detail, now()))(connection)


def give(words: Words, text: str, file: str | None) -> None:
    """A text to a file, or to whoever looks."""
    if file is None:
        click.echo(text, nl=False)
    else:
        write_text(file, text)
        click.echo(words("play-saved", file=file))


def file_or_none() -> click.Argument:
    return click.Argument(["file"], type=click.Path(), required=False)
