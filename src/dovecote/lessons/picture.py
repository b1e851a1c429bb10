"""The pictures in a game's rules: positions that its rules have led to, one sentence each.

They are written like scenarios, all of a game in `data/pictures.txt`, and drawn by the page;
what is said of each stands in `data/pictures/LANGUAGE.toml`. See `docs/pictures.md`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from dovecote.core.entries import read_entry
from dovecote.core.game import Seat
from dovecote.core.options import read as read_options
from dovecote.games import game_named
from dovecote.play.luck import Scripted
from dovecote.play.replay import AnyTable, take
from dovecote.play.table import Table

_HEADER = ("picture", "part", "clause", "seats", "seat", "options", "show", "point", "try")


class PictureFileError(ValueError):
    """A line that no picture has."""


class Picture(msgspec.Struct, frozen=True):
    """One position and what is to be seen in it; `name` is that of its sentence."""

    game: str
    name: str
    part: str  # where it stands: aim, turn, score, junior, teams, or a part of the rules by number
    clause: str  # what it is an example of
    seat: Seat  # through whose eyes
    options: dict[str, str]
    show: tuple[str, ...]  # what is drawn beside the board
    point: tuple[str, ...]  # places that are marked
    tried: str  # a move that is held over the table, allowed or not; empty: none
    entries: tuple[str, ...]

    def table(self) -> AnyTable:
        """The table as it lies in the picture."""
        game, luck = game_named(self.game), Scripted()
        table: AnyTable = Table(game, read_options(game.options_type, self.options), luck)
        for line in self.entries:
            take(table, luck, read_entry(0, line))
        return table


@cache
def pictures(game: str) -> tuple[Picture, ...]:
    """The pictures of a game, in the order of its rules."""
    file = _data(game).joinpath("pictures.txt")
    return read_pictures(game, file.read_text("utf-8")) if file.is_file() else ()


@cache
def captions(game: str, language: str) -> dict[str, str]:
    """What is said of each picture, by its name."""
    file = _data(game).joinpath("pictures", f"{language}.toml")
    if not file.is_file():
        return {}
    return msgspec.toml.decode(file.read_bytes(), type=dict[str, str])


def read_pictures(game: str, text: str) -> tuple[Picture, ...]:
    """The pictures that a file tells; each begins with a line `picture: NAME`."""
    parts: list[list[str]] = []
    for line in text.splitlines():
        if line.startswith("picture: "):
            parts.append([])
        if line and not line.startswith(("#", "expect ")):  # for the tests, as in scenarios
            if not parts:
                raise PictureFileError(f"“{line}” stands before the first picture")
            parts[-1].append(line)
    return tuple(_picture(game, part) for part in parts)


def _picture(game: str, lines: list[str]) -> Picture:
    header: dict[str, str] = {}
    for line in lines:
        key, colon, value = line.partition(": ")
        if not re.match(r"[*0-9]", line):
            if key not in _HEADER or not colon:
                raise PictureFileError(f"{lines[0]}: “{line}” is no line of a picture")
            header[key] = value
    options = dict(pair.split("=") for pair in header.get("options", "").split())
    return Picture(
        game=game,
        name=header["picture"],
        part=header["part"],
        clause=header["clause"],
        seat=Seat(int(header.get("seat", "0"))),
        options={"seats": header.get("seats", "2"), **options},
        show=_several(header.get("show", "")),
        point=_several(header.get("point", "")),
        tried=header.get("try", ""),
        entries=tuple(line for line in lines if re.match(r"[*0-9]", line)),
    )


def _several(text: str) -> tuple[str, ...]:
    return tuple(text.split(" | ")) if text else ()


def _data(game: str) -> Traversable:
    return files("dovecote.games").joinpath(game_named(game).name, "data")
