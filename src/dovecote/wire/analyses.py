"""What is told of a finished match that is judged, of its moments, and of moves tried there."""

from __future__ import annotations

from typing import Literal

import msgspec

from dovecote.analysis.report import Analysis, ChoiceMark, Decision
from dovecote.core.entries import Did
from dovecote.core.errors import DovecoteError
from dovecote.core.game import Seat
from dovecote.play.replay import AnyTable, take
from dovecote.wire.archive import Rerun
from dovecote.wire.client import NamedMove
from dovecote.wire.seated import SeatPosition, position_of


class NoChoiceError(DovecoteError):
    """An entry at which nobody chose, or that there is not."""

    status = 404
    sentence = "entry {entry} of this match is nobody's choice"


class Analysed(msgspec.Struct, frozen=True):
    """How far the analysis of a match is, and what it has found."""

    status: Literal["none", "running", "done", "stopped"]
    entries: int = 0
    judged: int = 0
    report: Analysis | None = None


class Moment(msgspec.Struct, frozen=True):
    """The table before entry `at` as the seat that chose there knew it, with all that it had
    witnessed; `did` is what it chose."""

    at: int
    seat: Seat
    did: str
    position: SeatPosition


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A move that somebody has in mind at a moment."""

    move: NamedMove


class Puzzle(msgspec.Struct, frozen=True):
    """A choice of somebody's own that can be tried again."""

    table: str
    game: str
    at: int
    seat: Seat
    mark: ChoiceMark
    lost: float
    error: float
    points: float


def chooser_at(match: AnyTable, at: int) -> Did:
    """Who chose what at an entry of a match."""
    entry = match.entries(at - 1)[0] if 0 < at <= match.at else None
    if not isinstance(entry, Did):
        raise NoChoiceError(entry=at)
    return entry


def reached(rerun: Rerun) -> AnyTable:
    """The table after all entries that are yet to happen again."""
    for entry in rerun.entries:
        take(rerun.table, rerun.luck, entry)
    return rerun.table


def moment_of(before: AnyTable, did: Did) -> Moment:
    """What a seat knew when it chose."""
    return Moment(before.at + 1, did.seat, did.text, position_of(before, did.seat, 0))


def puzzles_in(table: str, report: Analysis, seats: tuple[Seat, ...]) -> list[Puzzle]:
    """The choices of some seats that gave something away, in their order."""
    return [
        Puzzle(table, report.game, one.at, one.seat, one.mark, one.lost, one.error, one.points)
        for one in report.decisions
        if one.seat in seats and is_puzzle(one)
    ]


def is_puzzle(one: Decision) -> bool:
    """Whether a choice is worth being tried again."""
    return one.mark in ("doubtful", "bad") and bool(one.better)
