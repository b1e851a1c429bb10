"""Text as wide as the terminal: lines break between words, and go on as far in as they began."""

from __future__ import annotations

import re
import shutil
import sys

import click

_MARK = re.compile(r"\s*(?:[✓…] *)?(?:\d+ |\d+\. |- )?\s*")  # what a line goes on under


def width() -> int | None:
    """Columns of the terminal; None if nobody looks at one."""
    return shutil.get_terminal_size().columns if sys.stdout.isatty() else None


def show(text: str = "") -> None:
    """Prints text, wrapped if somebody looks."""
    columns = width()
    click.echo(text if columns is None else wrapped(text, columns))


def asked(prompt: str) -> str:
    """What somebody types; the question is wrapped if somebody looks."""
    columns = width()
    question = prompt if columns is None else wrapped(prompt, columns - 1)
    return str(click.prompt(question, prompt_suffix=" ", default="", show_default=False))


def wrapped(text: str, columns: int) -> str:
    """Every line of a text, broken between words so that none is longer than `columns`."""
    return "\n".join(part for line in text.split("\n") for part in _broken(line, columns))


def _broken(line: str, columns: int) -> list[str]:
    if _long(line) <= columns:
        return [line]
    mark = _MARK.match(click.unstyle(line))
    indent = " " * min(mark.end() if mark else 0, columns // 2)
    parts, now = [], ""
    for piece in re.findall(r" *[^ ]+", line):
        if now.strip() and _long(now + piece) > columns:
            parts.append(now)
            now = indent + piece.lstrip()
        else:
            now += piece
    return [*parts, now]


def _long(text: str) -> int:
    return len(click.unstyle(text))
