"""How the squares are numbered, as a data file says it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from dovecote.core.errors import SetError
from dovecote.core.labels import head_of
from dovecote.core.toml import TomlError, read_toml
from dovecote.games.columbiz.board import SIDE

_SHOWN = 60  # characters of what is no column


class BoardError(SetError):
    """A board that cannot be played on; names the column and the reason."""

    sentence = "{place}: {reason}; found {found}, expected {expected}"


class Numbering(msgspec.Struct, frozen=True):
    """The numbers of the squares, column by column from the die outwards, and whose they are."""

    columns: tuple[tuple[int, ...], ...]
    title: str = ""
    provenance: str = ""


def read_numbering(text: str) -> Numbering:
    """The numbering that a data file gives."""
    try:
        data = read_toml(text)
    except TomlError as error:
        raise _wrong("columns", "syntax", str(error), "TOML") from None
    for fault in faults(data):
        raise fault
    return Numbering(tuple(map(tuple, data["columns"])), **head_of(data))


def faults(data: Mapping[str, Any]) -> Iterator[BoardError]:
    """Everything that is wrong with the numbers of a data file."""
    columns, right = data.get("columns"), list(range(1, SIDE + 1))
    if not isinstance(columns, list) or len(columns) != SIDE:
        count = len(columns) if isinstance(columns, list) else 0
        yield _wrong("columns", "count", str(count), str(SIDE)).at("columns")
        return
    for number, column in enumerate(columns):
        is_list = isinstance(column, list) and all(type(n) is int for n in column)
        if not is_list or sorted(column) != right:
            told = f"column {number + 1}"
            yield _wrong(told, "numbers", str(column)[:_SHOWN], str(right)).at("columns", number)


def _wrong(place: str, reason: str, found: str, expected: str) -> BoardError:
    return BoardError(place=place, reason=reason, found=found, expected=expected)
