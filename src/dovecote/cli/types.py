"""What arguments may be; everything wrong is said in the reader's language."""

from __future__ import annotations

import re
from pathlib import Path

import click
from click.shell_completion import CompletionItem

from dovecote.bots import BOTS, bot_named
from dovecote.cli.errors import (
    FileError,
    LargeFileError,
    NotTextError,
    PairError,
    UsageChoiceError,
    UsageNumberError,
)
from dovecote.games import GAMES, game_named
from dovecote.study.guests import guest_named, is_guest

LONGEST = 4_000_000  # bytes; a long match has some ten thousand

Param = click.Parameter | None
Context = click.Context | None


class Whole(click.ParamType[int]):
    """A whole number that is not too small."""

    name = "number"

    def __init__(self, low: int = 0, high: int = 10**9) -> None:
        self.low = low
        self.high = high

    def convert(self, value: str | int, param: Param, ctx: Context) -> int:
        text = str(value)
        if not re.fullmatch("[0-9]{1,12}", text) or not self.low <= int(text) <= self.high:
            raise UsageNumberError(text=text, low=self.low, high=self.high)
        return int(text)


class OneOf(click.ParamType[str]):
    """One of some words."""

    name = "word"

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words

    def convert(self, value: str, param: Param, ctx: Context) -> str:
        if value not in self.words:
            raise UsageChoiceError(text=value, expected=" | ".join(self.words))
        return value

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [CompletionItem(word) for word in self.words if word.startswith(incomplete)]


class GameName(OneOf):
    """A registered game."""

    name = "game"

    def __init__(self) -> None:
        super().__init__(tuple(GAMES))

    def convert(self, value: str, param: Param, ctx: Context) -> str:
        return game_named(value).name


class Names(click.ParamType[tuple[str, ...]]):
    """Words separated by commas."""

    name = "names"

    def convert(self, value: str | tuple[str, ...], param: Param, ctx: Context) -> tuple[str, ...]:
        return tuple(filter(None, value.split(","))) if isinstance(value, str) else value


class BotNames(click.ParamType[tuple[str, ...]]):
    """Registered bots, separated by commas; in a contest guests, too."""

    name = "bots"

    def __init__(self, *, with_guests: bool = False) -> None:
        self._with_guests = with_guests

    def convert(self, value: str | tuple[str, ...], param: Param, ctx: Context) -> tuple[str, ...]:
        names = tuple(value.split(",")) if isinstance(value, str) else value
        for name in filter(None, names):
            is_invited = self._with_guests and is_guest(name)
            guest_named(name) if is_invited else bot_named(name)  # complain about unknown names
        return tuple(filter(None, names))

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        before, comma, last = incomplete.rpartition(",")
        return [CompletionItem(before + comma + bot) for bot in BOTS if bot.startswith(last)]


class KeyValue(click.ParamType[tuple[str, str]]):
    """KEY=VALUE."""

    name = "key=value"

    def convert(self, value: str | tuple[str, str], param: Param, ctx: Context) -> tuple[str, str]:
        if isinstance(value, tuple):
            return value
        key, equals, text = value.partition("=")
        if not equals:
            raise PairError(text=value)
        return key, text


def read_text(file: str) -> str:
    """The text of a file somebody named; no more than anybody would have written."""
    try:
        with Path(file).expanduser().open("rb") as opened:
            data = opened.read(LONGEST + 1)
        if len(data) > LONGEST:
            raise LargeFileError(file=file, limit=LONGEST // 1_000_000)
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise NotTextError(file=file) from None
    except LargeFileError:
        raise
    except (OSError, ValueError, RuntimeError) as error:
        raise FileError.of(file, error) from None


def write_text(file: str, text: str) -> None:
    """Writes a text file somebody named."""
    write_bytes(file, text.encode())


def write_bytes(file: str, data: bytes) -> None:
    """Writes a file somebody named."""
    try:
        Path(file).expanduser().write_bytes(data)
    except (OSError, ValueError, RuntimeError) as error:
        raise FileError.of(file, error) from None
