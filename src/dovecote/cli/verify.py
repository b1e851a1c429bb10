"""`dovecote verify`: whether a record is whole, legal and honestly thrown."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator

import click
import msgspec

from dovecote.cli.ending import given_up
from dovecote.cli.shared import cards_option, game_of
from dovecote.cli.types import read_text
from dovecote.core.game import Over
from dovecote.core.record import Record, read
from dovecote.faces import face_of
from dovecote.locales import Words
from dovecote.play.replay import is_bound, is_proved, verify


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(file: str, cards: str | None, kept: tuple[str, ...], as_json: bool) -> None:
        text = read_text(file)
        record = read(text)
        table = verify(game_of(text, record, cards), text, kept)
        over = table.pending if isinstance(table.pending, Over) else None
        scores = over.scores if over else None
        if as_json:
            told = {"entries": table.at, "finished": scores is not None}
            luck = {"proved": is_proved(text), "bound": is_bound(text), "brought": record.brought}
            branch = {"branched": msgspec.to_builtins(record.branched)}
            promises = {"commit": record.commit, "binding": record.binding}
            ended = {"ranks": over and over.ranks, "gave_up": over and over.gave_up}
            everything = {**told, **luck, **promises, "scores": scores, **ended, **branch}
            click.echo(json.dumps(everything))
            return
        click.echo(words("verify-whole", entries=table.at))
        for line in _luck(words, record, kept):
            click.echo(line)
        if over is None:
            click.echo(words("verify-unfinished"))
            return
        if gave_up := given_up(face_of(table.game, words, table.colours), over):
            click.echo(gave_up)
        click.echo(words("verify-result", scores=", ".join(map(str, over.scores))))

    params: list[click.Parameter] = [
        click.Argument(["file"], type=click.Path()),
        cards_option(words),
        click.Option(["--kept"], multiple=True, help=words("cli-verify-kept")),
        click.Option(["--json", "as_json"], is_flag=True, help=words("cli-json")),
    ]
    return kind("verify", callback=run, params=params, help=words("cli-verify-about"))


def _luck(words: Words, record: Record, kept: Collection[str]) -> Iterator[str]:
    """What is proved of the luck, and to whom: it depends on what they have kept."""
    if record.branched:
        yield words("verify-branched", at=record.branched.at, of=record.branched.of)
    if not record.commit:
        yield words("verify-unproved")
        return
    if record.brought and not record.branched:
        yield words("verify-brought", entries=record.brought)
    yield words("verify-proved" if record.binding else "verify-unbound")
    yield words("play-luck-promised", commit=record.commit)
    if record.binding:
        yield words("play-luck-bound", binding=record.binding)
    if record.commit in kept:
        yield words("verify-kept-commit")
    if record.binding in kept:
        yield words("verify-kept-binding")
    elif record.binding:
        yield words("verify-not-kept")
