"""`dovecote tables`: what whoever operates a server does with its tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import click
import msgspec

from dovecote.cli import upkeep
from dovecote.cli.operating import (
    NOBODY,
    database,
    file_argument,
    json_option,
    line,
    moment,
    now,
    sitter,
    status_option,
    tell,
)
from dovecote.cli.serve import db_option
from dovecote.cli.shared import game_of
from dovecote.cli.types import read_text, write_text
from dovecote.core.record import read
from dovecote.locales import Words

if TYPE_CHECKING:
    from dovecote.server.operate.admin import Details


def group(words: Words, group_kind: type[click.Group], kind: type[click.Command]) -> click.Group:
    """The command with its commands."""
    parts = (_list, _show, _export, _import, *upkeep.PARTS)
    made = group_kind("tables", help=words("cli-tables-about"))
    for part in parts:
        made.add_command(part(words, kind))
    return made


def _list(words: Words, kind: type[click.Command]) -> click.Command:
    def run(db: str, status: tuple[str, ...], as_json: bool) -> None:
        with database(db) as kept, kept.read() as connection:
            from dovecote.server.operate.admin import overviews
            from dovecote.server.storage.selection import with_status

            found = overviews(connection, with_status(status))
        if as_json:
            tell(found)
        else:
            told = [line(words, each) for each in found]
            click.echo("\n".join(told or [words("tables-none")]))

    params: list[click.Parameter] = [db_option(words), status_option(words), json_option(words)]
    return kind("list", callback=run, params=params, help=words("cli-tables-list-about"))


def _show(words: Words, kind: type[click.Command]) -> click.Command:
    def run(table: str, db: str, as_json: bool) -> None:
        with database(db) as kept, kept.read() as connection:
            from dovecote.server.operate.admin import details

            known = details(connection, table)
        if as_json:
            tell(known)
        else:
            click.echo("\n".join(_account(words, known)))

    params: list[click.Parameter] = [_id(), db_option(words), json_option(words)]
    return kind("show", callback=run, params=params, help=words("cli-tables-show-about"))


def _export(words: Words, kind: type[click.Command]) -> click.Command:
    def run(table: str, file: str | None, db: str) -> None:
        with database(db) as kept, kept.read() as connection:
            from dovecote.server.operate.admin import stored
            from dovecote.tables.records import record_of

            text = record_of(stored(connection, table))
        if file is None:
            click.echo(text, nl=False)
        else:
            write_text(file, text)
            click.echo(words("play-saved", file=file))

    file = click.Argument(["file"], type=click.Path(), required=False)
    params: list[click.Parameter] = [_id(), file, db_option(words)]
    return kind("export", callback=run, params=params, help=words("cli-tables-export-about"))


def _import(words: Words, kind: type[click.Command]) -> click.Command:
    def run(file: str, db: str, as_json: bool) -> None:
        text = read_text(file)
        game = game_of(text, read(text), None)
        with database(db) as kept, kept.write() as connection:
            from dovecote.server.operate.records import add_record

            table = add_record(connection, game, text, now())
        if as_json:
            tell({"id": table})
        else:
            click.echo(words("tables-imported", id=table))

    params: list[click.Parameter] = [file_argument(), db_option(words), json_option(words)]
    return kind("import", callback=run, params=params, help=words("cli-tables-import-about"))


def _id() -> click.Argument:
    return click.Argument(["table"], metavar="ID")


def _account(words: Words, known: Details) -> Iterator[str]:
    """A table, looked at closely."""
    agreed = known.agreement
    yield line(words, known)
    yield words("tables-host", host=known.host or NOBODY, created=moment(known.created))
    yield words("tables-options", options=_pairs(agreed.options))
    yield words("tables-clock", clock=_pairs(msgspec.to_builtins(agreed.clock)))
    listed = "yes" if agreed.listed else "no"
    yield words("tables-access", watch=agreed.watch, listed=listed, help=agreed.help)
    yield words("tables-rules", version=known.version, ruleset=known.ruleset)
    yield words("play-luck-promised", commit=known.commit)
    if known.binding:
        yield words("play-luck-bound", binding=known.binding)
    for seat in known.seats:
        who, own = sitter(words, seat), seat.words or NOBODY
        yield words("tables-seat", seat=seat.seat, who=who, words=own)
        if seat.resigned:
            yield words("tables-resigned", seat=seat.seat)
    for replaced, by in known.votes:
        yield words("tables-vote", seat=replaced, by=by)
    if known.waiting:
        yield words("tables-waiting", seats=", ".join(map(str, known.waiting)))
    yield words("tables-said", said=known.said)
    if known.next:
        yield words("tables-next", id=known.next)


def _pairs(facts: Mapping[str, object]) -> str:
    return " ".join(f"{key}={value}" for key, value in facts.items())
