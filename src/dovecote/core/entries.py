"""The entries of a record: moves, luck, and what was noted, a line each."""

from __future__ import annotations

import re
from typing import TypeAlias

import msgspec

from dovecote.core.errors import RecordError
from dovecote.core.game import Seat


class Happened(msgspec.Struct, frozen=True):
    """Luck answered."""

    outcome: str

    def __str__(self) -> str:
        return f"* {self.outcome}"


class Did(msgspec.Struct, frozen=True):
    """A seat moved."""

    seat: Seat
    text: str

    def __str__(self) -> str:
        return f"{self.seat} {self.text}"


class Undid(msgspec.Struct, frozen=True):
    """A seat went back to before entry `to`."""

    seat: Seat
    to: int

    def __str__(self) -> str:
        return f"! {self.seat} undo {self.to}"


class GaveUp(msgspec.Struct, frozen=True):
    """A seat gave up: a bot plays on from there, or without one the match ended by it."""

    seat: Seat
    bot: str = ""

    def __str__(self) -> str:
        return f"! {self.seat} give up" + (f" to {self.bot}" if self.bot else "")


class Noted(msgspec.Struct, frozen=True):
    """Something of the room's that changes no state: `timeout`, `bot NAME`, `back`; `resign` is
    from before giving up was a result."""

    seat: Seat
    text: str

    def __str__(self) -> str:
        return f"! {self.seat} {self.text}"


Entry: TypeAlias = Happened | Did | Undid | GaveUp | Noted
ENTRIES = (
    "* OUTCOME | SEAT MOVE | ! SEAT undo N | ! SEAT give up [to BOT] | timeout | bot NAME | back"
)
NUMBER = "(0|[1-9][0-9]{0,8})"
POSITIVE = "([1-9][0-9]{0,8})"
_LUCK = re.compile(r"\* ([^ ].*)")
_MOVE = re.compile(rf"{NUMBER} ([^ ].*)")
_UNDO = re.compile(rf"! {NUMBER} undo {POSITIVE}")
_GIVE_UP = re.compile(rf"! {NUMBER} give up(?: to ([a-z0-9-]+))?")
_NOTE = re.compile(rf"! {NUMBER} (resign|timeout|back|bot [a-z0-9-]+)")


def read_entry(number: int, line: str) -> Entry:
    """The entry that stands on one line of a record."""
    if luck := _LUCK.fullmatch(line):
        return Happened(luck[1])
    if move := _MOVE.fullmatch(line):
        return Did(Seat(int(move[1])), move[2])
    if undo := _UNDO.fullmatch(line):
        return Undid(Seat(int(undo[1])), int(undo[2]))
    if given := _GIVE_UP.fullmatch(line):
        return GaveUp(Seat(int(given[1])), given[2] or "")
    if note := _NOTE.fullmatch(line):
        return Noted(Seat(int(note[1])), note[2])
    raise RecordError(line=number, text=line, expected=ENTRIES)
