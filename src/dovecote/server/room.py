"""One table on this server: its match, and everyone who is connected to it.

Everything that changes goes the same way: tried on the match in memory while the room is
locked, stored, and only then told. If it could not be stored, or somebody else's entry has
its number, the match is taken up again from what is stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, ParamSpec, Protocol

from msgspec.structs import replace
from sqlalchemy import Connection as SqlConnection

from dovecote.core.errors import DovecoteError, EntryError, OptionsError, UnknownGameError
from dovecote.core.game import Over, Seat
from dovecote.core.record import Did, Noted
from dovecote.play.replay import AnyTable
from dovecote.play.seats import Orders, read_order
from dovecote.server import store
from dovecote.server.audience import Audience
from dovecote.server.clocks import charged, filled
from dovecote.server.errors import ChangedError, NoTableError, StatusError
from dovecote.server.matches import follow, lines_of, new_table, take_up
from dovecote.server.metrics import moves_of
from dovecote.server.rows import Block, Match, TableRow
from dovecote.server.writer import Change, Unit

if TYPE_CHECKING:
    from dovecote.server.house import House


P = ParamSpec("P")


class Waker(Protocol):
    """Sees to those who do not answer by themselves."""

    @property
    def is_busy(self) -> bool: ...

    def wake(self) -> None: ...

    def stop(self) -> None: ...


class Room(Audience):
    """Who is there, and what is on the table."""

    driver: Waker

    def __init__(self, house: House, table_id: str) -> None:
        super().__init__(house, table_id)
        self.question = 0  # the last entry that is more than a note
        self.keys: dict[tuple[int, str], int] = {}
        self.is_catching_up = False
        self._told = 0  # the last entry that everyone here has heard of
        self._lock = asyncio.Lock()
        self._wanted = 0  # by how many the lock is held or awaited
        self._is_doubtful = False

    @property
    def is_held(self) -> bool:
        """Whether this server runs the table's bots and its clock."""
        return self.row.node == self.house.node

    @property
    def is_window(self) -> bool:
        """Whether several are asked at once, so that answers are sealed."""
        return len(self.waiting) > 1

    def locked(self) -> Locked:
        """Nobody else changes anything meanwhile, and nothing is in doubt."""
        return Locked(self)

    async def lock(self) -> None:
        """Wait for one's turn; `unlock` ends it."""
        self._wanted += 1
        try:
            await self._lock.acquire()
        except BaseException:
            self._wanted -= 1
            raise
        if self._is_doubtful:
            try:
                await self.load()
            except BaseException:
                self.unlock()
                raise

    def unlock(self) -> None:
        self._lock.release()
        self._wanted -= 1

    @property
    def is_locked(self) -> bool:
        """Whether somebody has locked it, or is about to."""
        return self._wanted > 0

    def watch_turn(self) -> None:
        """Orders until one's turn end when it comes round."""
        if self.table and self.orders:
            self.orders.watch(getattr(self.table.view(None), "seat", Seat(-1)))

    def running(self) -> AnyTable:
        """The match, if one is being played."""
        if self.table is None or self.row.status != "running":
            raise StatusError(status=self.row.status)
        return self.table

    async def aside(self, work: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
        """Work on the match away from the event loop; in doubt unless we see its end."""
        self._is_doubtful = True
        try:
            await asyncio.to_thread(work, *args, **kwargs)
        except DovecoteError:  # refused: nothing has changed
            self._is_doubtful = False
            raise
        self._is_doubtful = False

    # what is stored becomes what is there

    async def load(self) -> None:
        """Take the table up from what is stored, and tell what nobody here has heard of."""
        match = await self.house.read(store.match, self.id)
        if match is None:
            raise NoTableError(table=self.id)
        heard = self._heard()
        self._is_doubtful = False
        self.row, self.table, self.orders = match.row, None, Orders()
        self.chat, self.keys, self.sealed = [], {}, {}
        if match.blocks and self.row.status not in ("open", "stranded"):
            try:
                self.table = await take_up(self.row, match.blocks)
            except (EntryError, OptionsError, UnknownGameError) as error:
                self.house.report(self.row, error)
                if self.row.status == "running":  # what is finished stays, as it was stored
                    await self.change(replace(self.row, status="stranded"))
        self._remember(match)
        self._tell_news(heard)
        if self.row.status == "open" and self.row.is_full:
            await self._begin_late()

    async def catch_up(self) -> None:
        """Another server may have written: take in what is new, and tell it."""
        self.is_catching_up = True
        try:
            async with self.locked():
                self.is_catching_up = False  # what is written from here on is news again
                await self.refresh()
        finally:
            self.is_catching_up = False

    async def refresh(self) -> None:
        """The same for somebody who has locked the room."""
        match = await self.house.read(store.match, self.id, self.at)
        if match is None:
            return
        if self.table is None or match.row.status == "stranded":
            await self.load()
            return
        heard = self._heard()
        self._is_doubtful = True  # while it is between two entries
        try:
            await follow(self.table, lines_of(match.blocks), self.at + 1)
        except EntryError:  # entries were taken up here that were never stored
            await self.load()
            return
        self._is_doubtful = False
        self.row = match.row
        self._remember(match)
        self._tell_news(heard)

    def _remember(self, match: Match) -> None:
        """Take in what is stored beside the entries."""
        self.keys |= {(b.seat, b.key): b.first for b in match.blocks if b.key}
        self.keys |= {(a.seat, a.key): a.at for a in match.answers if a.key}
        last = self.chat[-1].number if self.chat else 0
        self.chat += [said for said in match.chat if said.number > last]
        self.question = self._question(0)
        if match.blocks:
            self.banks = match.blocks[-1].banks
        if asked := [b.moment for b in match.blocks if b.first <= self.question]:
            self.since = max(asked[-1], self.house.began)  # a note gives nobody more time
        self.sealed = {a.seat: a for a in match.answers if a.at == self.question}
        for seat, texts in match.orders.items():
            self.orders.withdraw(Seat(seat))
            for text in texts:
                self.orders.give(Seat(seat), read_order(text))
        self.driver.wake()

    def _question(self, since: int) -> int:
        """The entry that asks the present question, if it is after number `since`."""
        entries = self.table.entries(since) if self.table else ()
        for number in range(len(entries), 0, -1):
            if not isinstance(entries[number - 1], Noted):
                return since + number
        return self.question

    async def _begin_late(self) -> None:
        """Its server ended between making the table and beginning the match."""
        with suppress(ChangedError):  # another server has begun it just now
            await self.begin(self.row)

    # what is there becomes what is stored, and then what is told

    def mark(self) -> Mark:
        """Where the match is before something is entered."""
        return Mark(self.at, self.waiting)

    async def enter(
        self, mark: Mark, seat: int = -1, key: str | None = None, row: TableRow | None = None
    ) -> None:
        """Store the entries made since the mark, with the table if it has changed too."""
        table, now = self.table, self.house.now()
        assert table is not None
        if isinstance(table.pending, Over):
            row = replace(row or self.row, status="over")
        question, banks = self._question(mark.at), self.banks
        if question != self.question:
            clock, spent = self.row.agreement.clock, now - self.since
            banks = charged(clock, banks, mark.owed, self.waiting, spent)
        entries = table.entries(mark.at)
        lines = "\n".join(map(str, entries))
        block = Block(mark.at + 1, lines, banks, now, seat, key or "", self.house.unit())
        await self._write(block, row)
        moves_of(self.row.agreement.game).inc(sum(isinstance(e, Did) for e in entries))
        if key:
            self.keys[seat, key] = block.first
        if question != self.question:
            self.question, self.banks, self.since, self.sealed = question, banks, now, {}
        self._tell(mark.at, is_table=row is not None)

    async def begin(self, row: TableRow) -> None:
        """Every seat is taken: the match begins, and the record says which seats are bots'."""
        self.table = new_table(row)
        for s in row.seats:
            if s.bot:
                self.table.note(Noted(s.seat, f"bot {s.bot}"))
        self.banks = filled(row.agreement.clock, len(row.seats))
        self.since = self.house.now()
        await self.enter(Mark(0, ()), row=replace(row, status="running"))

    async def change(self, row: TableRow, also: Change | None = None) -> None:
        """Store the table without an entry in its record."""
        await self._write(None, row, also)
        self._tell(self.at, is_table=True)

    async def write(self, change: Change) -> bool:
        """Store something else of this room's."""
        self._is_doubtful = True  # until we know
        is_stored = await self.house.writer.write(Unit(self.id, change=change))
        self._is_doubtful = False
        return is_stored

    async def _write(
        self, block: Block | None, row: TableRow | None, also: Change | None = None
    ) -> None:
        change = None
        if row:
            row = replace(row, changed=self.house.now())
            change = partial(_change, before=self.row, after=row, also=also)
        self._is_doubtful = True  # until we know
        if not await self.house.writer.write(Unit(self.id, block, change)):
            await self.load()
            raise ChangedError(at=self.at)
        self._is_doubtful = False
        if row:
            self.row = replace(row, revision=row.revision + 1)

    def _tell(self, since: int, *, is_table: bool) -> None:
        self.driver.wake()
        if is_table:
            self.tell_table()
        if self.at > since:
            self.tell_positions(since)
        self._told = self.at

    # telling

    def _heard(self) -> Heard:
        """What everyone who is here has heard of."""
        if not self.connections:
            return Heard()
        said = self.chat[-1].number if self.chat else 0
        return Heard(self._told, self.row.revision, said, frozenset(self.sealed))

    def _tell_news(self, heard: Heard) -> None:
        """Whatever has come after that."""
        self._tell(heard.at, is_table=self.row.revision != heard.revision)
        for line in self.chat:
            if line.number > heard.said:
                self.tell_chat(line)
        if self.at == heard.at:
            for seat in self.sealed.keys() - heard.sealed:
                self.tell_positions(self.at, only=seat)


class Locked(NamedTuple):
    """A room that one has to oneself, as an asynchronous context."""

    room: Room

    async def __aenter__(self) -> None:
        await self.room.lock()

    async def __aexit__(self, *_: object) -> None:
        self.room.unlock()


class Mark(NamedTuple):
    """A moment of a match: its number, and who owed a choice."""

    at: int
    owed: tuple[Seat, ...]


class Heard(NamedTuple):
    """How far people have heard: entries, revisions of the table, lines of chat, answers."""

    at: int = 0
    revision: int = 0
    said: int = 0
    sealed: frozenset[Seat] = frozenset()


def _change(
    connection: SqlConnection, before: TableRow, after: TableRow, also: Change | None
) -> bool:
    done = store.change_table(connection, before, after)
    return done and (also is None or also(connection))
