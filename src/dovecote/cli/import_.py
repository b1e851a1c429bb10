"""`dovecote import`: records of finished matches become tables, all of them or none."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

import click
import msgspec

from dovecote.cli.errors import InFileError
from dovecote.cli.operating import database, json_option, now, tell
from dovecote.cli.serve import db_option
from dovecote.cli.shared import cards_option, game_of
from dovecote.cli.types import read_text
from dovecote.core.errors import DovecoteError
from dovecote.core.game import AnyGame
from dovecote.core.record import read
from dovecote.locales import Words

Keep: TypeAlias = Callable[[AnyGame, str, int], str]  # a record becomes a table with this id


class ImportedRecord(msgspec.Struct, frozen=True):
    """A record, and the table it is now, or was already."""

    file: str
    id: str
    is_new: bool


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(files: tuple[str, ...], cards: str | None, db: str, as_json: bool) -> None:
        from dovecote.server.operate.records import add_record

        with database(db) as kept, kept.write() as connection:
            taken = [_take(partial(add_record, connection), name, cards) for name in files]
        if as_json:
            tell(taken)
            return
        for one in taken:
            text = words("tables-imported" if one.is_new else "import-known", id=one.id)
            click.echo(f"{one.file}: {text}")

    params: list[click.Parameter] = [
        click.Argument(["files"], nargs=-1, required=True),
        cards_option(words),
        db_option(words),
        json_option(words),
    ]
    return kind("import", callback=run, params=params, help=words("cli-import-about"))


def _take(keep: Keep, name: str, cards: str | None) -> ImportedRecord:
    """One match at a time is held; what is there already stays as it is."""
    from dovecote.server.operate.records import KeptError

    text = read_text(name)
    try:
        game = game_of(text, read(text), cards)
        return ImportedRecord(name, keep(game, text, now()), is_new=True)
    except KeptError as error:
        return ImportedRecord(name, str(error.params["table"]), is_new=False)
    except DovecoteError as error:
        raise InFileError(file=name) from error
