"""What is read from the database, as values."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from dovecote.core.game import Seat
from dovecote.server.agreement import Agreement

Status: TypeAlias = Literal["open", "running", "over", "closed", "stranded"]


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits there; `bot` is the level that plays at the moment, if any."""

    seat: Seat
    person: str = ""
    name: str = ""
    bot: str = ""
    words: str = ""
    resigned: bool = False

    @property
    def is_taken(self) -> bool:
        return bool(self.person or self.bot)


class TableRow(msgspec.Struct, frozen=True):
    """A table without its match."""

    id: str
    agreement: Agreement
    version: int
    ruleset: str
    status: Status
    host: str
    secret: str
    next: str
    revision: int
    node: str
    created: int
    changed: int
    seats: tuple[SeatRow, ...]
    votes: frozenset[tuple[Seat, Seat]] = frozenset()  # (to be replaced, by whom)

    @property
    def is_full(self) -> bool:
        return all(seat.is_taken for seat in self.seats)

    @property
    def is_published(self) -> bool:
        """Whether nothing of it is secret any more."""
        return self.status in ("over", "closed")

    def held_by(self, person: str) -> tuple[Seat, ...]:
        """The seats of a person, those a bot plays for him too."""
        return tuple(s.seat for s in self.seats if person and s.person == person)


class Block(msgspec.Struct, frozen=True):
    """A move with the luck that followed it, as entries of the record, and its author."""

    first: int
    lines: str
    banks: tuple[int, ...]
    moment: int
    seat: int = -1
    key: str = ""
    unit: str = ""


class Answer(msgspec.Struct, frozen=True):
    """A sealed answer in the window at entry `at`."""

    at: int
    seat: Seat
    text: str
    key: str = ""


class Said(msgspec.Struct, frozen=True):
    """A line of the chat."""

    number: int
    person: str
    seat: int
    text: str
    moment: int


class Match(msgspec.Struct, frozen=True):
    """All there is of a table: what a server needs to go on with it."""

    row: TableRow
    blocks: tuple[Block, ...]
    answers: tuple[Answer, ...]
    orders: dict[int, tuple[str, ...]]
    chat: tuple[Said, ...]
