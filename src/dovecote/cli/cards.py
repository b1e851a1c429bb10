"""`dovecote cards`: whether a file can be played with, and the sets of a server."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import click

from dovecote.cli.errors import sentence
from dovecote.cli.operating import NOBODY, database, file_argument, json_option, now, tell
from dovecote.cli.serve import db_option
from dovecote.cli.types import GameName, Whole, read_text, write_text
from dovecote.core.errors import SetError
from dovecote.games import CardGame, faults_of_cards, game_of_cards
from dovecote.games.sets import inspect_text
from dovecote.locales import Words

if TYPE_CHECKING:
    from dovecote.server.operate.sets import SetOverview

_TOLD = 100  # faults


def group(words: Words, group_kind: type[click.Group], kind: type[click.Command]) -> click.Group:
    """The command with its commands."""
    made = group_kind("cards", help=words("cli-cards-about"))
    for part in (_check, _list, _show, _export, _import):
        made.add_command(part(words, kind))
    return made


def _check(words: Words, kind: type[click.Command]) -> click.Command:
    def run(file: str) -> None:
        text = read_text(file)
        game = _game(words, text)
        title = words(f"{game.name}-title")
        click.echo(words("cards-good", file=file, game=title, cards=game.box_size))
        for card, count in game.repeated:
            click.echo(words("cards-twice", card=card, count=count))
        for problem in inspect_text(text, game.name).problems:
            click.echo(words("cards-server", reason=sentence(words, problem)))

    about = words("cli-cards-check-about")
    return kind("check", callback=run, params=[file_argument()], help=about)


def _game(words: Words, text: str) -> CardGame:
    """The game of a file; if it cannot be played with, all that is wrong is told."""
    try:
        return game_of_cards(text)
    except SetError as first:
        *others, last = tuple(islice(faults_of_cards(text), _TOLD)) or (first,)
        for fault in others:
            click.echo(f"dovecote: {sentence(words, fault)}", err=True)
        raise last from None


def _list(words: Words, kind: type[click.Command]) -> click.Command:
    def run(game: str | None, db: str, as_json: bool) -> None:
        with database(db) as kept, kept.read() as connection:
            from dovecote.server.operate.sets import overviews

            found = overviews(connection, game or "")
        if as_json:
            tell(found)
        else:
            click.echo("\n".join(_line(words, each) for each in found))

    game = click.Option(["--game"], type=GameName(), help=words("cli-cards-list-about"))
    params: list[click.Parameter] = [game, db_option(words), json_option(words)]
    return kind("list", callback=run, params=params, help=words("cli-cards-list-about"))


def _show(words: Words, kind: type[click.Command]) -> click.Command:
    def run(set_id: str, version: int | None, db: str) -> None:
        known, text = _read(set_id, version or 0, db)
        click.echo(_line(words, known))
        click.echo(words("cards-from", provenance=_said(words, known, "provenance")))
        click.echo(f"\n{text}", nl=False)

    params: list[click.Parameter] = [_id(), _version(words), db_option(words)]
    return kind("show", callback=run, params=params, help=words("cli-cards-show-about"))


def _export(words: Words, kind: type[click.Command]) -> click.Command:
    def run(set_id: str, file: str | None, version: int | None, db: str) -> None:
        _, text = _read(set_id, version or 0, db)
        if file is None:
            click.echo(text, nl=False)
        else:
            write_text(file, text)
            click.echo(words("play-saved", file=file))

    file = click.Argument(["file"], type=click.Path(), required=False)
    params: list[click.Parameter] = [_id(), file, _version(words), db_option(words)]
    return kind("export", callback=run, params=params, help=words("cli-cards-export-about"))


def _import(words: Words, kind: type[click.Command]) -> click.Command:
    def run(file: str, db: str, as_json: bool) -> None:
        text = read_text(file)
        with database(db) as kept, kept.write() as connection:
            from dovecote.server.operate.sets import add_file

            made = add_file(connection, text, now())
        if as_json:
            tell({"id": made})
        else:
            click.echo(words("cards-imported", id=made))

    params: list[click.Parameter] = [file_argument(), db_option(words), json_option(words)]
    return kind("import", callback=run, params=params, help=words("cli-cards-import-about"))


def _read(set_id: str, version: int, db: str) -> tuple[SetOverview, str]:
    with database(db) as kept, kept.read() as connection:
        from dovecote.server.operate.sets import text_in

        return text_in(connection, set_id, version)


def _id() -> click.Argument:
    return click.Argument(["set_id"], metavar="ID")


def _version(words: Words) -> click.Option:
    about = words("cli-cards-version")
    return click.Option(["--version", "version"], type=Whole(1), default=None, help=about)


def _line(words: Words, known: SetOverview) -> str:
    return words(
        "cards-line",
        id=known.id,
        title=_said(words, known, "title"),
        game=words(f"{known.game}-title"),
        version=known.version,
        ruleset=known.ruleset,
        author=known.author or NOBODY,
    )


def _said(words: Words, known: SetOverview, part: str) -> str:
    """The house's sets are named in the reader's language, others as their authors did."""
    if known.is_house:
        return words(f"set-{known.game}-{part}")
    return known.title if part == "title" else known.provenance
