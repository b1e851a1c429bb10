"""`dovecote tournaments`: made, led and exported by whoever operates a server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Unpack

import click
import msgspec

from dovecote.cli.clubs import Given, do, file_or_none, give, term_options, terms_of, title_of
from dovecote.cli.errand import send
from dovecote.cli.errors import FileError
from dovecote.cli.operating import database, json_option, now, path_of, somebody, tell
from dovecote.cli.serve import db_option
from dovecote.cli.types import OneOf, Whole, write_text
from dovecote.clubs.tournament import Plan
from dovecote.locales import Words

if TYPE_CHECKING:
    from dovecote.server.cluster.tournaments import KnownTournament
    from dovecote.server.storage.database import Connection

_KINDS = ("robin", "swiss", "duplicate")


def group(words: Words, group_kind: type[click.Group], kind: type[click.Command]) -> click.Group:
    """The command with its commands."""
    made = group_kind("tournaments", help=words("cli-tournaments-about"))
    for part in (_list, _create, _show, _enter, _withdraw, _next, _export, _records):
        made.add_command(part(words, kind))
    return made


def _list(words: Words, kind: type[click.Command]) -> click.Command:
    def run(db: str, as_json: bool) -> None:
        with database(db) as kept, kept.read() as connection:
            from dovecote.server.storage.tournaments import tournaments

            found = tournaments(connection)
        if as_json:
            tell([{**msgspec.to_builtins(one), "secret": ""} for one in found])
            return
        for one in found:
            facts = {"id": one.id, "title": one.title, "game": one.terms.game}
            told = {"kind": one.plan.kind, "state": one.status, "round": one.round}
            click.echo(words("tournaments-line", **facts, **told))
        if not found:
            click.echo(words("tournaments-none"))

    params: list[click.Parameter] = [db_option(words), json_option(words)]
    return kind("list", callback=run, params=params, help=words("cli-tournaments-list-about"))


def _create(words: Words, kind: type[click.Command]) -> click.Command:
    def run(
        title: str,
        db: str,
        by: str,
        rounds: int,
        days: int,
        filler: str,
        host: str,
        **given: Unpack[Given],
    ) -> None:
        paired = {"kind": by, "rounds": rounds, "days": days, "filler": filler}
        plan, terms = msgspec.convert(paired, Plan), terms_of(given)
        from dovecote.server.cluster.clubs import new_tournament
        from dovecote.server.storage.tournaments import add

        leader = ""
        if host:
            with database(db) as kept, kept.read() as connection:
                leader = somebody(connection, host).id
        made = new_tournament(title_of(title), plan, terms, leader, now())
        do(db, "tournament", made.id, add(made), "tournament", made.title)
        click.echo(words("clubs-made", path=f"/tournaments/{made.id}", id=made.id))

    params = [
        *term_options(words),
        click.Option(
            ["--kind", "by"],
            type=OneOf(_KINDS),
            default="robin",
            help=words("cli-tournaments-kind"),
        ),
        click.Option(
            ["--rounds"], type=Whole(0, 50), default=0, help=words("cli-tournaments-rounds")
        ),
        click.Option(["--days"], type=Whole(0, 60), default=0, help=words("cli-tournaments-days")),
        click.Option(["--filler"], default="", help=words("cli-tournaments-filler")),
        click.Option(["--host"], default="", help=words("cli-tournaments-host")),
    ]
    return kind("create", callback=run, params=params, help=words("cli-tournaments-create-about"))


def _show(words: Words, kind: type[click.Command]) -> click.Command:
    def run(name: str, db: str, as_json: bool) -> None:
        with database(db) as kept, kept.read() as connection:
            found = _found(connection, name)
        if as_json:
            tell({"round": found.tournament.round, "standings": found.lines})
            return
        names = {one.number: one for one in found.entries}
        state = {"state": found.tournament.status, "round": found.tournament.round}
        click.echo(words("tournaments-title", title=found.tournament.title, **state))
        for line in found.lines:
            who = names[line.entrant]
            facts = {"points": f"{line.points:g}", "rivals": f"{line.rivals:g}"}
            is_gone = "yes" if who.withdrawn >= 0 else "no"
            place, played = line.place, line.played
            told = words(
                "tournaments-rank",
                **facts,
                place=place,
                name=who.name,
                played=played,
                withdrawn=is_gone,
            )
            click.echo(told)

    params: list[click.Parameter] = [_id(), db_option(words), json_option(words)]
    return kind("show", callback=run, params=params, help=words("cli-tournaments-show-about"))


def _enter(words: Words, kind: type[click.Command]) -> click.Command:
    return _entry(words, kind, "enter")


def _withdraw(words: Words, kind: type[click.Command]) -> click.Command:
    return _entry(words, kind, "withdraw")


def _entry(
    words: Words, kind: type[click.Command], act: Literal["enter", "withdraw"]
) -> click.Command:
    def run(name: str, person: str, db: str) -> None:
        with database(db) as kept, kept.read() as connection:
            from dovecote.server.storage import tournaments
            from dovecote.tables.errors import StatusError

            found = _found(connection, name)
            who = somebody(connection, person)
            if act == "enter" and found.tournament.status != "open":
                raise StatusError(status=found.tournament.status)
        change = getattr(tournaments, act)(name, who.id)
        do(db, act, name, change, "person", who.id)
        click.echo(words("people-done"))

    who = click.Argument(["person"], metavar="NAME_OR_ID")
    params: list[click.Parameter] = [_id(), who, db_option(words)]
    return kind(act, callback=run, params=params, help=words(f"cli-tournaments-{act}-about"))


def _next(words: Words, kind: type[click.Command]) -> click.Command:
    def run(name: str, db: str) -> None:
        with database(db) as kept:
            with kept.read() as connection:
                before = _found(connection, name)
                _check_next(before)
            send(kept, db, "round", name, str(before.tournament.round))
            with kept.read() as connection:
                after = _found(connection, name).tournament
            _check_moved(before, after.round, after.status)
        do(db, "round", name, lambda _: True, "tournament", str(after.round))
        click.echo(words("tournaments-next", state=after.status, round=after.round))

    params: list[click.Parameter] = [_id(), db_option(words)]
    return kind("next", callback=run, params=params, help=words("cli-tournaments-next-about"))


def _check_next(now: KnownTournament) -> None:
    """What a server would refuse is told before it is asked."""
    from dovecote.tables.errors import StatusError

    if now.tournament.status == "over":
        raise StatusError(status="over")
    if not now.is_done:
        raise StatusError(status="running")


def _check_moved(before: KnownTournament, number: int, status: str) -> None:
    from dovecote.tables.errors import StatusError

    if (number, status) == (before.tournament.round, before.tournament.status):
        raise StatusError(status="open")  # too few to fill a table


def _export(words: Words, kind: type[click.Command]) -> click.Command:
    def run(name: str, file: str | None, db: str) -> None:
        with database(db) as kept, kept.read() as connection:
            from dovecote.server.cluster.clubs import results_csv

            text = results_csv(connection, name)
        give(words, text, file)

    params: list[click.Parameter] = [_id(), file_or_none(), db_option(words)]
    return kind("export", callback=run, params=params, help=words("cli-tournaments-export-about"))


def _records(words: Words, kind: type[click.Command]) -> click.Command:
    def run(name: str, folder: str, db: str) -> None:
        place, count = path_of(folder), 0
        with database(db) as kept, kept.read() as connection:
            from dovecote.server.operate.admin import stored
            from dovecote.tables.records import record_of

            found = _found(connection, name)
            try:
                place.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise FileError.of(folder, error) from None
            for number, boards in enumerate(found.boards, 1):
                for board, table in enumerate(boards.tables, 1):
                    if table in found.results:
                        text = record_of(stored(connection, table))
                        write_text(str(place / f"{number}-{board}.dovecote"), text)
                        count += 1
        click.echo(words("tournaments-records", count=count, folder=folder))

    where = click.Argument(["folder"], metavar="FOLDER", type=click.Path())
    params: list[click.Parameter] = [_id(), where, db_option(words)]
    return kind("records", callback=run, params=params, help=words("cli-tournaments-records-about"))


def _found(connection: Connection, name: str) -> KnownTournament:
    from dovecote.server.cluster.tournaments import known
    from dovecote.server.errors import NothingThereError

    found = known(connection, name)
    if found is None:
        raise NothingThereError(what="tournament")
    return found


def _id() -> click.Argument:
    return click.Argument(["name"], metavar="ID")
