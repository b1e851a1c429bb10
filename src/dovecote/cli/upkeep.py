"""`dovecote tables backup`, `restore`, `delete`, `check` and `shape`: a database kept in order."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from dovecote.cli.errors import FileError, UsageMissingError
from dovecote.cli.operating import (
    address,
    confirm,
    database,
    file_argument,
    json_option,
    line,
    now,
    path_of,
    status_option,
    tell,
)
from dovecote.cli.serve import db_option
from dovecote.cli.types import OneOf, Whole
from dovecote.locales import Words

if TYPE_CHECKING:
    from dovecote.server.operate.cleanup import CheckedTable

_DAY = 86_400_000  # milliseconds


def _backup(words: Words, kind: type[click.Command]) -> click.Command:
    def run(file: str, db: str, as_json: bool) -> None:
        with database(db) as kept:
            from dovecote.server.operate.backup import back_up

            try:
                rows = back_up(kept, path_of(file))
            except OSError as error:
                raise FileError.of(file, error) from None
        if as_json:
            tell({"rows": rows})
        else:
            click.echo(words("tables-backed-up", rows=rows, file=file))

    params: list[click.Parameter] = [file_argument(), db_option(words), json_option(words)]
    return kind("backup", callback=run, params=params, help=words("cli-tables-backup-about"))


def _restore(words: Words, kind: type[click.Command]) -> click.Command:
    def run(file: str, db: str, as_json: bool) -> None:
        where = address(db)
        from dovecote.server.operate.backup import restore

        try:
            rows = restore(where, path_of(file))
        except OSError as error:
            raise FileError.of(file, error) from None
        if as_json:
            tell({"rows": rows})
        else:
            click.echo(words("tables-restored", rows=rows, file=file))

    params: list[click.Parameter] = [file_argument(), db_option(words), json_option(words)]
    return kind("restore", callback=run, params=params, help=words("cli-tables-restore-about"))


def _delete(words: Words, kind: type[click.Command]) -> click.Command:
    def run(
        days: int | None, status: tuple[str, ...], dry_run: bool, yes: bool, db: str, as_json: bool
    ) -> None:
        if days is None:
            raise UsageMissingError(text="--older-than")
        before = now() - days * _DAY
        with database(db) as kept:
            from dovecote.server.operate.admin import overviews
            from dovecote.server.operate.cleanup import clear, count
            from dovecote.server.storage.selection import idle_since

            with kept.read() as connection:
                gone = count(connection, before, status)
                doomed = overviews(connection, idle_since(before, status))
            if not as_json:
                click.echo("".join(f"{line(words, table)}\n" for table in doomed), nl=False)
            if not dry_run:
                if not yes:
                    told = {"tables": gone.tables, "people": gone.people}
                    confirm(words, words("tables-ask", **told, yes=words("tables-yes")))
                gone = clear(kept, before, status)
        if as_json:
            tell({"tables": gone.tables, "people": gone.people, "deleted": not dry_run})
        else:
            told = {"tables": gone.tables, "people": gone.people}
            click.echo(words("tables-would-go" if dry_run else "tables-gone", **told))

    params: list[click.Parameter] = [
        click.Option(["--older-than", "days"], type=Whole(), help=words("cli-tables-older")),
        status_option(words),
        click.Option(["--dry-run"], is_flag=True, help=words("cli-tables-dry-run")),
        click.Option(["--yes"], is_flag=True, help=words("cli-tables-yes")),
        db_option(words),
        json_option(words),
    ]
    return kind("delete", callback=run, params=params, help=words("cli-tables-delete-about"))


def _check(words: Words, kind: type[click.Command]) -> click.Command:
    def run(db: str, as_json: bool) -> None:
        with database(db) as kept:
            from dovecote.server.operate.cleanup import check, faults

            found = faults(kept)
            for reason in found:
                click.echo(words("tables-file-damaged", reason=reason), err=as_json)
            checked = list(check(kept))
        if as_json:
            tell(checked)
        else:
            click.echo("".join(_report(words, table) for table in checked), nl=False)
            fine = sum(table.is_fine for table in checked)
            click.echo(words("tables-checked", fine=fine, lost=len(checked) - fine))
        if found or not all(table.is_fine for table in checked):
            sys.exit(1)

    params: list[click.Parameter] = [db_option(words), json_option(words)]
    return kind("check", callback=run, params=params, help=words("cli-tables-check-about"))


def _report(words: Words, table: CheckedTable) -> str:
    """What is worth saying of a table; nothing if all is as it was."""
    if table.damaged is not None:
        return words("error-damaged", table=table.id, entry=table.damaged) + "\n"
    named = {"table": table.id, "game": table.game, "ruleset": table.ruleset}
    if table.version != table.present_version:
        theirs, ours = table.version, table.present_version
        return (
            words("tables-version", table=table.id, game=table.game, theirs=theirs, ours=ours)
            + "\n"
        )
    if table.entry is not None:
        return words("error-unfollowed", **named, entry=table.entry) + "\n"
    if table.is_moved:
        return words("tables-moved", **named, present=table.present) + "\n"
    return ""


def _shape(words: Words, kind: type[click.Command]) -> click.Command:
    def run(to: str, db: str, as_json: bool) -> None:
        where = address(db)
        from dovecote.server.operate.shape import SHAPES, reshape, shape

        if to:
            reshape(where, OneOf(SHAPES).convert(to, None, None))
        found = shape(where)
        if as_json:
            tell({"shape": found, "shapes": SHAPES})
        else:
            click.echo(words("tables-shape", shape=found, shapes=" | ".join(SHAPES)))

    params: list[click.Parameter] = [
        click.Option(["--to"], default="", help=words("cli-tables-shape-to")),
        db_option(words),
        json_option(words),
    ]
    return kind("shape", callback=run, params=params, help=words("cli-tables-shape-about"))


PARTS = (_backup, _restore, _delete, _check, _shape)
