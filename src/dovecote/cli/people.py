"""`dovecote people`: who may come in, who must stay away, who looks after a house."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

import click
import msgspec

from dovecote.cli.errand import send
from dovecote.cli.operating import (
    NOBODY,
    confirm,
    database,
    json_option,
    moment,
    now,
    somebody,
    tell,
)
from dovecote.cli.serve import db_option
from dovecote.cli.types import Whole, write_text
from dovecote.locales import Words

if TYPE_CHECKING:
    from dovecote.server.storage.database import Change, Connection
    from dovecote.server.storage.house import Deed, LoggedDeed

Make: TypeAlias = "Callable[[LoggedDeed], Change]"
_DAY = 86_400_000  # milliseconds


def group(words: Words, group_kind: type[click.Group], kind: type[click.Command]) -> click.Group:
    """The command with its commands."""
    made = group_kind("people", help=words("cli-people-about"))
    for part in (_list, _ban, _unban, _moderator, _invite, _unsay, _export, _forget, _log):
        made.add_command(part(words, kind))
    return made


def _list(words: Words, kind: type[click.Command]) -> click.Command:
    def run(name: str, db: str, as_json: bool) -> None:
        with database(db) as kept, kept.read() as connection:
            from dovecote.server.storage.house import known

            found = known(connection, name, now())
        if as_json:
            tell(found)
            return
        for one in found:
            about = {"id": one.id, "name": one.name, "created": moment(one.created)}
            is_plain = not (one.is_banned or one.is_moderator)
            state = "plain" if is_plain else "banned" if one.is_banned else "moderator"
            click.echo(words("people-line", **about, state=state))
        if not found:
            click.echo(words("people-none"))

    name = click.Argument(["name"], required=False, default="")
    params: list[click.Parameter] = [name, db_option(words), json_option(words)]
    return kind("list", callback=run, params=params, help=words("cli-people-list-about"))


def _ban(words: Words, kind: type[click.Command]) -> click.Command:
    def run(person: str, days: int, reason: str, db: str) -> None:
        from dovecote.server.storage.house import ban

        until = now() + days * _DAY if days else 0
        _do(db, "ban", person, lambda act: ban(act, until), reason)
        click.echo(words("people-done"))

    params: list[click.Parameter] = [
        _person(),
        click.Option(["--days"], type=Whole(), default=0, help=words("cli-people-days")),
        click.Option(["--reason"], default="", help=words("cli-people-reason")),
        db_option(words),
    ]
    return kind("ban", callback=run, params=params, help=words("cli-people-ban-about"))


def _unban(words: Words, kind: type[click.Command]) -> click.Command:
    def run(person: str, db: str) -> None:
        from dovecote.server.storage.house import unban

        _do(db, "unban", person, unban)
        click.echo(words("people-done"))

    params: list[click.Parameter] = [_person(), db_option(words)]
    return kind("unban", callback=run, params=params, help=words("cli-people-unban-about"))


def _moderator(words: Words, kind: type[click.Command]) -> click.Command:
    def run(person: str, off: bool, db: str) -> None:
        from dovecote.server.storage.house import appoint

        name: Deed = "dismiss" if off else "appoint"
        _do(db, name, person, lambda act: appoint(act, is_on=not off))
        click.echo(words("people-done"))

    params: list[click.Parameter] = [
        _person(),
        click.Option(["--off"], is_flag=True, help=words("cli-people-off")),
        db_option(words),
    ]
    about = words("cli-people-moderator-about")
    return kind("moderator", callback=run, params=params, help=about)


def _invite(words: Words, kind: type[click.Command]) -> click.Command:
    def run(uses: int, days: int, note: str, db: str, as_json: bool) -> None:
        from dovecote.server.storage.house import hash_of, invite

        word, until = secrets.token_urlsafe(12), now() + days * _DAY if days else 0
        _do(db, "invite", hash_of(word), lambda act: invite(act, word, uses, until), note)
        if as_json:
            tell({"invitation": word})
        else:
            click.echo(words("people-invited", path=f"/#invited={word}"))

    params: list[click.Parameter] = [
        click.Option(["--uses"], type=Whole(1, 1000), default=1, help=words("cli-people-uses")),
        click.Option(["--days"], type=Whole(), default=14, help=words("cli-people-days")),
        click.Option(["--note"], default="", help=words("cli-people-note")),
        db_option(words),
        json_option(words),
    ]
    return kind("invite", callback=run, params=params, help=words("cli-people-invite-about"))


def _unsay(words: Words, kind: type[click.Command]) -> click.Command:
    def run(table: str, number: int, db: str) -> None:
        from dovecote.server.storage.house import unsay

        _do(db, "unsay", table, lambda act: unsay(act, number), str(number), "line")
        click.echo(words("people-done"))

    params: list[click.Parameter] = [
        click.Argument(["table"], metavar="TABLE"),
        click.Argument(["number"], metavar="NUMBER", type=Whole(1)),
        db_option(words),
    ]
    return kind("unsay", callback=run, params=params, help=words("cli-people-unsay-about"))


def _export(words: Words, kind: type[click.Command]) -> click.Command:
    def run(person: str, file: str | None, db: str) -> None:
        with database(db) as kept, kept.read() as connection:
            from dovecote.server.storage.selves import everything_of

            told = everything_of(connection, somebody(connection, person).id)
        text = msgspec.json.format(msgspec.json.encode(told), indent=1).decode() + "\n"
        if file is None:
            click.echo(text, nl=False)
        else:
            write_text(file, text)
            click.echo(words("people-exported", file=file))

    file = click.Argument(["file"], type=click.Path(), required=False)
    params: list[click.Parameter] = [_person("NAME_OR_ID"), file, db_option(words)]
    return kind("export", callback=run, params=params, help=words("cli-people-export-about"))


def _forget(words: Words, kind: type[click.Command]) -> click.Command:
    def run(person: str, dry_run: bool, yes: bool, db: str) -> None:
        with database(db) as kept:
            from dovecote.server.storage.house import LoggedDeed, note
            from dovecote.server.storage.selves import everything_of

            with kept.read() as connection:
                found = somebody(connection, person)
                told = everything_of(connection, found.id)
            going = sum(row["status"] in ("open", "running") for row in told["tables"])
            counts = {name: len(told[name]) for name in ("tables", "chat", "devices", "passkeys")}
            click.echo(
                words("people-forget-what", id=found.id, name=found.name, going=going, **counts)
            )
            if dry_run:
                return
            if not yes:
                confirm(words, words("people-forget-ask", yes=words("tables-yes")))
            with kept.write() as connection:
                note(LoggedDeed("", "forget", found.id, "", now()))(connection)
            send(kept, db, "forget", found.id)
        click.echo(words("people-forgotten"))

    params: list[click.Parameter] = [
        _person("NAME_OR_ID"),
        click.Option(["--dry-run"], is_flag=True, help=words("cli-people-dry-run")),
        click.Option(["--yes"], is_flag=True, help=words("cli-tables-yes")),
        db_option(words),
    ]
    return kind("forget", callback=run, params=params, help=words("cli-people-forget-about"))


def _log(words: Words, kind: type[click.Command]) -> click.Command:
    def run(db: str, as_json: bool) -> None:
        with database(db) as kept, kept.read() as connection:
            from dovecote.server.storage.house import log

            found = log(connection)
        if as_json:
            tell(found)
            return
        for done in found:
            facts = {"act": done.act, "on": done.on, "detail": done.detail or NOBODY}
            who = done.name or NOBODY
            click.echo(words("people-log", moment=moment(done.moment), who=who, **facts))
        if not found:
            click.echo(words("people-log-none"))

    params: list[click.Parameter] = [db_option(words), json_option(words)]
    return kind("log", callback=run, params=params, help=words("cli-people-log-about"))


def _do(db: str, name: Deed, on: str, make: Make, detail: str = "", what: str = "person") -> None:
    """Do something as whoever sits at the command line, and write it down."""
    with database(db) as kept, kept.write() as connection:
        from dovecote.server.storage.house import LoggedDeed

        _check(connection, make(LoggedDeed("", name, on, detail, now())), what)


def _check(connection: Connection, change: Change, what: str) -> None:
    from dovecote.server.errors import NothingThereError
    from dovecote.server.storage.commit import IMPOSSIBLE

    try:
        is_done = change(connection)
    except IMPOSSIBLE:  # nobody has that id
        is_done = False
    if not is_done:
        raise NothingThereError(what=what)


def _person(name: str = "ID") -> click.Argument:
    return click.Argument(["person"], metavar=name)
