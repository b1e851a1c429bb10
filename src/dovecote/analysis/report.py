"""What an analysis says: values that travel, are kept and are read again."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from dovecote.bots.mind import Reason
from dovecote.core.game import Seat

ChoiceMark: TypeAlias = Literal["best", "good", "doubtful", "bad"]
MARKS: tuple[ChoiceMark, ...] = ("best", "good", "doubtful", "bad")


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """One choice of a seat, judged by what it knew then."""

    at: int  # the number of its entry; the seat chose in the position before it
    seat: Seat
    do: str
    mark: ChoiceMark
    chance: float  # to win, as the seat knew it
    lost: float = 0.0  # of that chance
    error: float = 0.0  # one standard error of what was lost
    points: float = 0.0  # that were given away
    better: str = ""  # the move that would have been better
    reasons: tuple[Reason, ...] = ()  # why: what it changes, or changes more
    later: tuple[
        Reason, ...
    ] = ()  # what it comes to in the turns that follow, if only they show it


class Stroke(msgspec.Struct, frozen=True, omit_defaults=True):
    """One draw or throw, and what it did to the chances of every seat."""

    at: int
    cause: str
    came: str
    changes: tuple[float, ...]
    error: float = 0.0


class Standing(msgspec.Struct, frozen=True):
    """The chances of every seat after an entry, as everyone at the table could know."""

    at: int
    chances: tuple[float, ...]


class Turning(msgspec.Struct, frozen=True):
    """An entry at which the match turned: by luck, or by a choice."""

    at: int
    kind: Literal["luck", "choice"]
    seat: Seat  # who gained or lost by it
    change: float


class Account(msgspec.Struct, frozen=True):
    """A player's match: what they chose, what luck did, and what came of both.

    `result` is `start`, and `luck`, and `play` added up; `play` is measured by what came, and so
    holds what the others did, too; `lost` is what own choices gave away.
    """

    seat: Seat
    decisions: int
    marks: dict[ChoiceMark, int]
    lost: float
    points: float
    start: float
    luck: float
    luck_error: float
    play: float
    result: float


class Analysis(msgspec.Struct, frozen=True):
    """A whole match, judged."""

    game: str
    entries: int
    level: str
    budget: float
    seed: int
    curve: tuple[Standing, ...]
    decisions: tuple[Decision, ...]
    luck: tuple[Stroke, ...]
    turning: tuple[Turning, ...]
    accounts: tuple[Account, ...]
