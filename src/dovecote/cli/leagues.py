"""`dovecote leagues`: made, looked at, closed and exported by whoever operates a server."""

from __future__ import annotations

from typing import Unpack

import click

from dovecote.cli.clubs import Given, do, file_or_none, give, term_options, terms_of, title_of
from dovecote.cli.operating import database, json_option, moment, now, somebody, tell
from dovecote.cli.serve import db_option
from dovecote.locales import Words


def group(words: Words, group_kind: type[click.Group], kind: type[click.Command]) -> click.Group:
    """The command with its commands."""
    made = group_kind("leagues", help=words("cli-leagues-about"))
    for part in (_list, _create, _show, _export, _withdraw, _close):
        made.add_command(part(words, kind))
    return made


def _list(words: Words, kind: type[click.Command]) -> click.Command:
    def run(db: str, as_json: bool) -> None:
        with database(db) as kept, kept.read() as connection:
            from dovecote.server.storage.leagues import leagues, members

            found = [(one, members(connection, one.id)) for one in leagues(connection)]
        if as_json:
            tell([one for one, _ in found])
            return
        for one, count in found:
            state = "closed" if one.closed else "open"
            facts = {"id": one.id, "title": one.title, "game": one.terms.game, "state": state}
            click.echo(words("leagues-line", **facts, members=count, created=moment(one.created)))
        if not found:
            click.echo(words("leagues-none"))

    params: list[click.Parameter] = [db_option(words), json_option(words)]
    return kind("list", callback=run, params=params, help=words("cli-leagues-list-about"))


def _create(words: Words, kind: type[click.Command]) -> click.Command:
    def run(title: str, db: str, **given: Unpack[Given]) -> None:
        terms = terms_of(given)
        from dovecote.server.cluster.clubs import new_league
        from dovecote.server.storage.leagues import add

        made = new_league(title_of(title), terms, now())
        do(db, "league", made.id, add(made), "league", made.title)
        click.echo(words("clubs-made", path=f"/leagues/{made.id}", id=made.id))

    about = words("cli-leagues-create-about")
    return kind("create", callback=run, params=term_options(words), help=about)


def _show(words: Words, kind: type[click.Command]) -> click.Command:
    def run(name: str, db: str, as_json: bool) -> None:
        with database(db) as kept, kept.read() as connection:
            from dovecote.server.errors import NothingThereError
            from dovecote.server.storage.leagues import league, standings

            found = league(connection, name)
            if found is None:
                raise NothingThereError(what="league")
            ranks = standings(connection, name, "")
        if as_json:
            tell({"league": found, "standings": ranks})
            return
        click.echo(found.title)
        for rank in ranks:
            facts = {"rating": f"{rank.mu:.1f}", "sigma": f"{rank.sigma:.1f}"}
            place, name, played = rank.place, rank.name, rank.played
            click.echo(words("leagues-rank", **facts, place=place, name=name, played=played))

    params: list[click.Parameter] = [_id(), db_option(words), json_option(words)]
    return kind("show", callback=run, params=params, help=words("cli-leagues-show-about"))


def _export(words: Words, kind: type[click.Command]) -> click.Command:
    def run(name: str, file: str | None, db: str) -> None:
        with database(db) as kept, kept.read() as connection:
            from dovecote.server.cluster.clubs import standings_csv

            text = standings_csv(connection, name)
        give(words, text, file)

    params: list[click.Parameter] = [_id(), file_or_none(), db_option(words)]
    return kind("export", callback=run, params=params, help=words("cli-leagues-export-about"))


def _withdraw(words: Words, kind: type[click.Command]) -> click.Command:
    def run(name: str, person: str, db: str) -> None:
        with database(db) as kept, kept.read() as connection:
            from dovecote.server.errors import NothingThereError
            from dovecote.server.storage.leagues import is_member, leave

            who = somebody(connection, person)
            if not is_member(connection, name, who.id):
                raise NothingThereError(what="person")
        do(db, "unleague", name, leave(name, who.id), "league", who.id)
        click.echo(words("people-done"))

    who = click.Argument(["person"], metavar="NAME_OR_ID")
    params: list[click.Parameter] = [_id(), who, db_option(words)]
    return kind("withdraw", callback=run, params=params, help=words("cli-leagues-withdraw-about"))


def _close(words: Words, kind: type[click.Command]) -> click.Command:
    def run(name: str, db: str) -> None:
        with database(db):
            from dovecote.server.storage.leagues import close
        do(db, "close", name, close(name, now()), "league")
        click.echo(words("people-done"))

    params: list[click.Parameter] = [_id(), db_option(words)]
    return kind("close", callback=run, params=params, help=words("cli-leagues-close-about"))


def _id() -> click.Argument:
    return click.Argument(["name"], metavar="ID")
