"""What is read from the database, as values."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from dovecote.core.game import Seat
from dovecote.tables.agreement import Agreement
from dovecote.tables.pauses import Aways

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


class SetText(msgspec.Struct, frozen=True):
    """The text of a set that is not the house's, named by what it says."""

    digest: str
    game: str
    ruleset: str
    title: str
    provenance: str
    body: str = ""  # of a table in a list it is not read


class SetOf(msgspec.Struct, frozen=True):
    """What a table is played with, if it is not what the house ships; without an id, a set that
    is kept nowhere else."""

    id: str
    version: int
    text: SetText


class SetRow(msgspec.Struct, frozen=True):
    """A set with one of its versions, usually the newest."""

    id: str
    author: str
    author_name: str  # empty: they are gone
    is_hidden: bool
    created: int
    changed: int
    version: int
    text: SetText


class VersionRow(msgspec.Struct, frozen=True):
    """A version of a set; one that is used never changes."""

    version: int
    title: str
    ruleset: str
    created: int
    is_used: bool


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
    asked: int = 0  # since when those are asked whose time runs, or a bot is
    due: int = 0  # when something happens by itself; 0: never
    set: SetOf | None = None  # None: the house's
    binding: str = ""  # of the luck; none before the match, nor if it began when there were none

    @property
    def is_full(self) -> bool:
        return all(seat.is_taken for seat in self.seats)

    @property
    def is_played(self) -> bool:
        """Whether anybody plays in person."""
        return any(seat.person and not seat.bot for seat in self.seats)

    @property
    def is_begun(self) -> bool:
        """Whether its match is one of ours; what was brought waits until everybody sits."""
        return self.status != "open" and bool(self.binding or not self.agreement.brought)

    @property
    def is_published(self) -> bool:
        """Whether nothing of it is secret any more."""
        return self.status in ("over", "closed")

    @property
    def is_in_lobby(self) -> bool:
        """Whether everyone sees it: it waits for somebody, or may be watched."""
        is_watched = self.status == "running" and self.agreement.watch == "anyone"
        return self.agreement.listed and (self.status == "open" or is_watched)

    def held_by(self, person: str) -> tuple[Seat, ...]:
        """The seats of a person, those a bot plays for them too."""
        return tuple([s.seat for s in self.seats if s.person == person]) if person else ()


class Block(msgspec.Struct, frozen=True):
    """A move with the luck that followed it, as entries of the record, and its author."""

    first: int
    lines: str
    banks: tuple[int, ...]
    moment: int
    seat: int = -1
    key: str = ""
    unit: str = ""
    chain: str = ""  # of this block and all before it; empty: of a time before there was one


class SealedAnswer(msgspec.Struct, frozen=True):
    """A sealed answer in the window at entry `at`."""

    at: int
    seat: Seat
    text: str
    key: str = ""


class Ahead(msgspec.Struct, frozen=True):
    """What a seat will do when it is asked next, if the table looks to it as foreseen; or what it
    wanted to do, if it was not to be."""

    seat: Seat
    text: str
    sight: str  # see `play/next_asked.py`
    is_dropped: bool = False


class ChatLine(msgspec.Struct, frozen=True):
    """A line of the chat."""

    number: int
    person: str
    seat: int
    text: str
    moment: int


class Asking(NamedTuple):
    """Whom a table waits for, as lists and notices know it: public facts only, so that in a window
    it is everyone who was asked, whoever has answered."""

    table: str
    at: int  # the entry since which these seats are asked, and no others
    seats: tuple[Seat, ...]
    since: int
    until: int  # when their time is over; 0: never


class Match(msgspec.Struct, frozen=True):
    """All there is of a table: what a server needs to go on with it."""

    row: TableRow
    blocks: tuple[Block, ...]
    answers: tuple[SealedAnswer, ...]
    orders: dict[int, tuple[str, ...]]
    chat: tuple[ChatLine, ...]
    seen: dict[str, int] = {}  # people at other servers: when they left, 0 if they are there
    asking: Asking | None = None  # as it was stored last
    aways: dict[str, Aways] = {}  # people who have said so
    pauses: dict[int, int] = {}  # how long the clocks of seats have stood still
    aheads: tuple[Ahead, ...] = ()  # moves that were chosen in advance


class Timer(NamedTuple):
    """Since when those at a table are asked, and when something happens there by itself."""

    table: str
    since: int
    until: int  # 0: never
