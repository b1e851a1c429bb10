"""`dovecote export`: recorded matches as data."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import IO

import click

from dovecote.cli.errors import FileError, InFileError, UsageMissingError
from dovecote.cli.shared import cards_option, game_of
from dovecote.cli.types import OneOf, read_text
from dovecote.core.errors import DovecoteError, ExtraMissingError
from dovecote.core.record import read
from dovecote.locales import Words
from dovecote.study.export import KINDS, sink
from dovecote.study.rows import Row, rows


def command(words: Words, kind: type[click.Command]) -> click.Command:
    def run(files: tuple[str, ...], to: str, out: str | None, cards: str | None) -> None:
        if to == "parquet" and out is None:
            raise UsageMissingError(text="--out")
        if to == "parquet" and find_spec("pyarrow") is None:
            raise ExtraMissingError(extra="study")
        with _opened(out) as file, sink(to, file) as into:
            for name in files:
                into.add(_rows(name, cards))

    params: list[click.Parameter] = [
        click.Argument(["files"], nargs=-1, required=True),
        click.Option(["--to"], type=OneOf(KINDS), required=True, help=words("cli-export-to")),
        click.Option(["--out"], type=click.Path(), help=words("cli-export-out")),
        cards_option(words),
    ]
    return kind("export", callback=run, params=params, help=words("cli-export-about"))


def _rows(name: str, cards: str | None) -> list[Row]:
    """One match at a time is held, however many there are."""
    text = read_text(name)
    try:
        return list(rows(game_of(text, read(text), cards), Path(name).stem, text))
    except DovecoteError as error:
        raise InFileError(file=name) from error


@contextmanager
def _opened(name: str | None) -> Iterator[IO[bytes]]:
    """A file that is there when all of it is; without a name, what is printed."""
    if name is None:
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
        return
    new = Path(f"{name}.new")
    try:
        with new.open("wb") as file:
            yield file
        os.replace(new, name)
    except OSError as error:
        raise FileError.of(name, error) from None
    finally:
        with suppress(OSError):
            new.unlink()
