"""What is known of one table: its row, its match, and what is kept beside the entries."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import NamedTuple

import msgspec

from dovecote.core.entries import GaveUp, Noted
from dovecote.core.game import Choice, Over, Seat
from dovecote.play.replay import AnyTable
from dovecote.play.seats import Orders
from dovecote.tables.clocks import Banks, time_left
from dovecote.tables.errors import StatusError
from dovecote.tables.pauses import Aways, allowed, over_at, standstill
from dovecote.tables.question import Asked, Question
from dovecote.tables.rows import Ahead, Asking, ChatLine, Match, SealedAnswer, TableRow, Timer

_ASKING_NOTHING = (GaveUp, Noted)  # entries after which the same is asked as before


class Mark(msgspec.Struct, frozen=True, gc=False):
    """A moment of a match: its number, and who owed a choice."""

    at: int
    owed: tuple[Seat, ...]


class Holders(NamedTuple):
    """The seats of everyone who sits at a table, as long as its row is this one."""

    row: TableRow
    seats: dict[str, tuple[Seat, ...]]

    @classmethod
    def of(cls, row: TableRow) -> Holders:
        """Who holds what."""
        people = {seat.person for seat in row.seats if seat.person}
        return cls(row, {person: row.held_by(person) for person in people})


class RoomState:
    """A table in memory. It changes only while its room is locked."""

    def __init__(self, row: TableRow, node: str) -> None:
        self.row = row
        self.node = node  # this server
        self.asked_at = 0  # the entry that asks: the last that is more than a note
        self.since = 0  # when it was entered
        self.banks: tuple[int, ...] = ()
        self.seen: dict[str, int] = {}  # people at other servers: when they left, or 0
        self.aways: dict[str, Aways] = {}  # people who have said that they are away
        self.pauses: dict[int, int] = {}  # how long the clocks of seats have stood still
        self.asking: Asking | None = None  # as it was stored last
        self._holders = Holders.of(row)
        self.clear()

    def clear(self) -> None:
        """Forget the match and what is kept beside it, before it is read again."""
        self.table: AnyTable | None = None
        self.sealed: dict[Seat, SealedAnswer] = {}  # in the window that is open
        self.orders = Orders()
        self.aheads: dict[Seat, Ahead] = {}  # known to whoever sits there, and nobody else
        self.chat: list[ChatLine] = []
        self.keys: dict[tuple[int, str], int] = {}  # the entries that messages have led to
        self.chain = ""  # of the last block

    def held_by(self, person: str) -> tuple[Seat, ...]:
        """The seats of a person, which are asked for several times in a move."""
        if self._holders.row is not self.row:
            self._holders = Holders.of(self.row)
        return self._holders.seats.get(person, ())

    @property
    def at(self) -> int:
        return self.table.at if self.table else 0

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that owe a choice."""
        pending = self.table.pending if self.table else None
        return pending.seats if type(pending) is Choice else ()

    @property
    def over(self) -> Over | None:
        """How the match ended, if it is over."""
        pending = self.table.pending if self.table else None
        return pending if isinstance(pending, Over) and self.row.is_published else None

    @property
    def is_window(self) -> bool:
        """Whether several are asked at once, so that answers are sealed."""
        return len(self.waiting) > 1

    @property
    def until(self) -> int | None:
        """When the time of those who are asked is over."""
        if self.row.agreement.clock.kind == "none" or self.row.status != "running":
            return None
        left = time_left(self.row.agreement.clock, self.banks, self.waiting, 0)
        if left is None:
            return None
        return self.over_at(self.row, self.since, left, self.pauses)

    def over_at(self, row: TableRow, since: int, left: int, pauses: Mapping[int, int]) -> int:
        """When the time of those who owe a choice is over. In a window all have the same, so that
        of whoever is away longest."""
        pause = row.agreement.pause
        return max(
            (
                over_at(self.away(seat), allowed(pause, pauses.get(seat, 0)), since, left)
                for seat in self.waiting
            ),
            default=since + left,
        )

    def away(self, seat: int) -> Aways:
        """When somebody who plays there themself has said that they are away."""
        sitter = self.row.seats[seat]
        return () if sitter.bot else self.aways.get(sitter.person, ())

    def stood_still(self, seats: Sequence[Seat], now: int) -> dict[int, int]:
        """For how long the clocks of seats that are asked have stood still by now."""
        pause = self.row.agreement.pause
        if not pause:
            return {}
        still = {
            int(seat): standstill(
                self.away(seat), allowed(pause, self.pauses.get(seat, 0)), self.since, now
            )
            for seat in seats
        }
        return {seat: time for seat, time in still.items() if time}

    @property
    def mark(self) -> Mark:
        """Where the match is before something is entered."""
        return Mark(self.at, self.waiting)

    @property
    def elsewhere(self) -> set[str]:
        """Who is connected to another server."""
        return {person for person, left in self.seen.items() if not left}

    def running(self) -> AnyTable:
        """The match, if one is being played."""
        if self.table is None or self.row.status != "running":
            raise StatusError(status=self.row.status)
        return self.table

    def question(self, *, is_watched: bool) -> Question:
        """What the table waits for now. Orders until one's turn end when it comes round."""
        row, table, sealed = self.row, self.table, self.sealed
        if table and self.orders:
            self.orders.watch(table.turn)
        waiting = self.waiting if row.status == "running" else ()
        return Question(
            row.id,
            self.asked_at,
            tuple([self._asked(seat) for seat in waiting if seat not in sealed]),
            len(waiting) > 1,
            self.since,
            self.until,
            row.node == self.node,
            is_watched or row.is_played,
        )

    def timer(
        self,
        row: TableRow,
        since: int,
        banks: Banks,
        sealed: Container[Seat],
        pauses: Mapping[int, int],
    ) -> Timer:
        """When something happens by itself if those who owe a choice are asked since a moment: a
        bot or an order answers at once, or time is over. Bots among themselves wait until somebody
        watches."""
        waiting = self.waiting if row.status == "running" else ()
        asked = [seat for seat in waiting if seat not in sealed]
        until = self._due(row, since, banks, waiting if asked else (), pauses)
        may_answer = self.aheads or self.orders
        for seat in asked:
            if row.seats[seat].bot or (may_answer and self._answers_itself(seat)):
                until = since
        return Timer(row.id, since, until if until and row.is_played else 0)

    def _due(
        self,
        row: TableRow,
        since: int,
        banks: Banks,
        owed: tuple[Seat, ...],
        pauses: Mapping[int, int],
    ) -> int:
        """When the time of some is over who are asked since a moment; 0: never."""
        clock = row.agreement.clock
        left = None if clock.kind == "none" else time_left(clock, banks, owed, 0)
        return 0 if left is None else self.over_at(row, since, left, pauses)

    def asks(
        self, row: TableRow, at: int, since: int, banks: Banks, pauses: Mapping[int, int]
    ) -> Asking:
        """Whom the table waits for. A turn of several decisions is one, since its first; every
        window is another."""
        seats = self.waiting if row.status == "running" else ()
        until = self._due(row, since, banks, seats, pauses)
        before = self.asking
        is_same = before and before.seats == seats and before.at <= at
        if before and is_same and (len(seats) == 1 or before.at == at):
            return before if before.until == until else before._replace(until=until)
        return Asking(row.id, at, seats, since, until)

    def _asked(self, seat: Seat) -> Asked:
        sitter = self.row.seats[seat]
        ahead = self.aheads.get(seat)
        chosen = ahead.text if ahead and not ahead.is_dropped else ""
        return Asked(seat, sitter.person, sitter.bot, self.orders.of(seat), chosen)

    def _answers_itself(self, seat: Seat) -> bool:
        """Whether somebody who is asked need not be there. An order that does not fit is none: the
        clock must ring for them, perhaps days later."""
        ahead = self.aheads.get(seat)
        if ahead and not ahead.is_dropped:
            return True
        return bool(self.orders.of(seat)) and self.orders.answer(self.running(), seat) is not None

    def asking_entry(self, since: int) -> int:
        """The entry that asks the present question, if it is after number `since`."""
        entries = self.table.entries(since) if self.table else ()
        number = since + len(entries)
        for entry in reversed(entries):
            if type(entry) not in _ASKING_NOTHING:
                return number
            number -= 1
        return self.asked_at

    def give_orders(self, seat: Seat, texts: Sequence[str]) -> None:
        """These standing orders instead of those before."""
        table = self.running()
        self.orders.withdraw(seat)
        for text in texts:
            self.orders.give(table.game, seat, text)

    def take_in(self, match: Match) -> None:
        """What is stored beside the entries, which the match has followed already."""
        self.keys |= {(b.seat, b.key): b.first for b in match.blocks if b.key}
        self.keys |= {(a.seat, a.key): a.at for a in match.answers if a.key}
        self.seen, self.aways = match.seen, match.aways
        self.pauses, self.asking = dict(match.pauses), match.asking
        self.aheads = {ahead.seat: ahead for ahead in match.aheads}
        last = self.chat[-1].number if self.chat else 0
        self.chat += [line for line in match.chat if line.number > last]
        self.asked_at = self.asking_entry(0)
        if match.blocks:
            self.banks, self.chain = match.blocks[-1].banks, match.blocks[-1].chain
        if asked := [b.moment for b in match.blocks if b.first <= self.asked_at]:
            self.since = asked[-1]  # a note gives nobody more time
        if self.row.due and self.row.asked:  # their time runs, and nobody's ran without a server
            self.since = self.row.asked
        self.sealed = {a.seat: a for a in match.answers if a.at == self.asked_at}
        if self.row.status == "running":
            for seat, texts in match.orders.items():
                self.give_orders(Seat(seat), texts)
