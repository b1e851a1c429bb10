"""What the commands of `dovecote tables` share: the database, options, a table in one line."""

from __future__ import annotations

from contextlib import AbstractContextManager
from datetime import datetime
from pathlib import Path
from time import time_ns
from typing import TYPE_CHECKING, get_args

import click
import msgspec

from dovecote.cli.errors import FileError, SeveralError, UnconfirmedError
from dovecote.cli.serve import check_extra
from dovecote.cli.types import OneOf
from dovecote.locales import Words
from dovecote.locales.names import bot_name
from dovecote.tables.rows import Status

if TYPE_CHECKING:
    from dovecote.server.operate.admin import Overview, SeatLine
    from dovecote.server.storage.database import Connection, Database
    from dovecote.server.storage.house import KnownPerson

NOBODY = "–"


def address(db: str) -> str:
    """Where the tables are kept, as `dovecote serve` would find them."""
    check_extra()
    from dovecote.server.settings import usual_db

    return db or usual_db()


def database(db: str) -> AbstractContextManager[Database]:
    """The database that somebody named, if it is there."""
    where = address(db)
    from dovecote.server.storage.access import opened

    return opened(where)


def now() -> int:
    """The time in milliseconds."""
    return time_ns() // 1_000_000


def tell(value: object) -> None:
    """Something for machines."""
    click.echo(msgspec.json.encode(value).decode())


def line(words: Words, table: Overview) -> str:
    """A table as it stands in a list."""
    return words(
        "tables-line",
        id=table.id,
        game=table.game,
        status=words("tables-status", status=table.status),
        entries=table.entries,
        changed=moment(table.changed),
        seats=", ".join(sitter(words, seat) for seat in table.seats),
    )


def sitter(words: Words, seat: SeatLine) -> str:
    """Who sits there."""
    if seat.name and seat.bot:
        return words("play-bot", who=seat.name, bot=bot_name(words, seat.bot))
    if seat.bot:
        return words("tables-bot", bot=bot_name(words, seat.bot))
    return seat.name or NOBODY


def moment(milliseconds: int) -> str:
    """A time as the operator's clock shows it."""
    return datetime.fromtimestamp(milliseconds / 1000).strftime("%Y-%m-%d %H:%M")


def confirm(words: Words, ask: str) -> None:
    """Go on only if whoever sits there says yes."""
    try:
        typed = click.prompt(ask, prompt_suffix=" ", default="", show_default=False, err=True)
    except click.Abort:
        typed = ""
    if str(typed).strip().lower() not in ("yes", words("tables-yes")):
        raise UnconfirmedError()


def path_of(file: str) -> Path:
    """The path that somebody named."""
    try:
        return Path(file).expanduser()
    except RuntimeError as error:  # nobody has that home
        raise FileError.of(file, error) from None


def file_argument() -> click.Argument:
    return click.Argument(["file"], type=click.Path())


def status_option(words: Words) -> click.Option:
    known = OneOf(get_args(Status))
    about = words("cli-tables-status", statuses=", ".join(known.words))
    return click.Option(["--status"], type=known, multiple=True, help=about)


def json_option(words: Words) -> click.Option:
    return click.Option(["--json", "as_json"], is_flag=True, help=words("cli-json"))


def somebody(connection: Connection, text: str) -> KnownPerson:
    """Whoever has this id, or alone this name."""
    from dovecote.server.errors import NothingThereError
    from dovecote.server.storage.house import known

    found = known(connection, text, now())
    chosen = [one for one in found if one.id == text] or [one for one in found if one.name == text]
    if not chosen:
        raise NothingThereError(what="person")
    if len(chosen) > 1:
        raise SeveralError(name=text, ids=", ".join(one.id for one in chosen))
    return chosen[0]
