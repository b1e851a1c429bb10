"""One table on this server: its state, its audience, and who listens to its questions.

Everything that changes goes the same way: tried on the match in memory while the room is
locked, stored, and only then told. If it could not be stored, or somebody else's entry has
its number, the match is taken up again from what is stored.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Protocol, TypeAlias

from msgspec.structs import replace

from dovecote.core.entries import read_entry
from dovecote.core.errors import EntryError
from dovecote.core.game import Seat
from dovecote.server.aside.threads import Threads
from dovecote.server.metrics import count_moves
from dovecote.server.room.announcer import Announcer
from dovecote.server.room.attendance import Attendance
from dovecote.server.room.audience import Audience, Visitor
from dovecote.server.room.following import Follower
from dovecote.server.room.lock import RoomLock
from dovecote.server.room.units import Entering, Units
from dovecote.server.storage.database import Change
from dovecote.server.storage.matches import read_match
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.writer import Unit, Writer
from dovecote.server.turns import Claim
from dovecote.tables.chain import chained
from dovecote.tables.clocks import filled
from dovecote.tables.errors import ChangedError, NoTableError, PrivateError
from dovecote.tables.matches import DamagedError, check_chain, lines_of, new_table
from dovecote.tables.openings import begun, bots_noted
from dovecote.tables.question import Question
from dovecote.tables.rows import Block, Match, TableRow
from dovecote.tables.seating import without_votes
from dovecote.tables.state import Mark, RoomState

# How a move ended: everyone is told by the function; or why it was not stored, if that is known.
Ended: TypeAlias = Callable[[], None] | Exception | None
End: TypeAlias = Callable[[Ended], None]


class Listener(Protocol):
    """Does something when the question of a room has changed: see `question.py`."""

    @property
    def is_busy(self) -> bool:
        """Whether something will happen without anybody's doing."""
        ...

    def hear(self, room: Room, question: Question) -> None:
        """The room, which is locked, waits for something else from now on."""
        ...

    def stop(self) -> None:
        """Nothing more happens by itself."""
        ...


class Room:
    """A table that is open here; `commands/` say what may be done in it."""

    def __init__(
        self,
        state: RoomState,
        audience: Audience,
        attendance: Attendance,
        listeners: Sequence[Listener],
        reader: Reader,
        writer: Writer,
        threads: Threads,
        now: Callable[[], int],
        grace: int | None = None,
    ) -> None:
        self.state = state
        self.audience = audience
        self.attendance = attendance
        self.now = now
        self.is_catching_up = False
        self.is_shared = reader.is_shared  # with other servers
        self._units = Units(state, now, writer.new_name, grace, is_shared=self.is_shared)
        self._listeners = listeners
        self._reader = reader
        self._writer = writer
        self._announcer = Announcer(state, attendance, writer, now, self._hear)
        self._follower = Follower(state, threads)
        self._lock = RoomLock(self.load)
        self._is_between = False  # two entries: the match is being worked on elsewhere

    @property
    def id(self) -> str:
        return self.state.row.id

    @property
    def _as_one_of_many(self) -> str:
        """This server's name, if others may have somebody at the table; else none."""
        return self.state.node if self.is_shared else ""

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing will happen."""
        is_busy = any(listener.is_busy for listener in self._listeners)
        return not (self.audience.visitors or is_busy or self._lock.is_wanted)

    def stop(self) -> None:
        """Nothing more happens by itself."""
        for listener in self._listeners:
            listener.stop()

    def question(self) -> Question:
        """What the table waits for now."""
        return self._announcer.question()

    @property
    def claim(self) -> Claim:
        """For whom its bots think. While nobody is there, or nobody plays, they let others go
        first."""
        row = self.state.row
        is_patient = not (row.is_played and self.attendance.is_watched)
        return Claim(row.host, row.host, is_patient)

    def announce(self, *, is_stored: bool = False) -> None:
        """Tell whoever listens if the table waits for something else now; it may be that what is
        stored of it was stored just now."""
        self._announcer.announce(is_stored=is_stored)

    def _hear(self, question: Question) -> None:
        for listener in self._listeners:
            listener.hear(self, question)

    def locked(self) -> RoomLock:
        """Nobody else changes anything meanwhile, and nothing is in doubt."""
        return self._lock

    async def settled(self) -> None:
        """Wait until the match is as everyone was told, for whoever only reads it, and does so
        before anything else can happen. An answer that is being sealed is no reason to wait:
        how long that takes would show that somebody has answered."""
        if self._is_between or self.state.table is None or self.state.at != self.audience.told:
            async with self.locked():
                pass

    async def admit(self, visitor: Visitor, since: int | None) -> None:
        """Somebody comes in, perhaps again; what the others wanted meanwhile is void."""
        async with self.locked():
            await self.attendance.come(visitor)
            if self.is_shared:  # they may have heard more on another server
                await self.refresh()
            if not self.audience.admits(visitor.person):  # any more: sent away on the threshold
                raise PrivateError()
            self.audience.welcome(visitor, since)
            row = without_votes(self.state.row, visitor.person)
            if row != self.state.row:
                with suppress(ChangedError):
                    await self.change(row)
            self.announce()

    def dismiss(self, visitor: Visitor) -> None:
        """Their line is closed. Bots that play for nobody stop before their next move."""
        self.attendance.go(visitor)
        self.audience.farewell(visitor)

    # what is stored becomes what is there

    async def load(self) -> None:
        """Take the table up from what is stored, and tell what nobody here knows."""
        match = await self._reader.read(read_match, self.id, 0, self._as_one_of_many)
        if match is None:
            raise NoTableError(table=self.id)
        await self.take_up(match)

    async def take_up(self, match: Match) -> None:
        """The same, once it is read."""
        state, known = self.state, self.audience.known()
        self._lock.is_doubtful = self._is_between = False
        state.row = match.row
        state.clear()
        if match.blocks and state.row.is_begun and state.row.status != "stranded":
            is_followed = await self._follower.take_up(match) is None
            if not is_followed and state.row.status == "running":  # what is over stays, as stored
                state.table = None
                await self.change(replace(state.row, status="stranded"))
        state.take_in(match)
        self.announce()
        self.audience.tell_news(known)
        if state.row.status == "open" and state.row.is_full:
            with suppress(ChangedError):  # another server has begun it just now
                await self.begin(state.row)  # which its own did not live to do

    async def settle(self) -> None:
        """We have written, and know it unless the answer was lost: then the lock mends the room."""
        async with self.locked():
            pass

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
        state = self.state
        match = await self._reader.read(read_match, self.id, state.at, self._as_one_of_many)
        if match is None:
            return
        if state.table is None or match.row.status == "stranded":
            await self.load()
            return
        known = self.audience.known()
        self._lock.is_doubtful = self._is_between = True  # while it is between two entries
        try:
            await self._follower.follow(state.table, lines_of(match.blocks), state.at + 1)
            check_chain(match, state.chain)
        except (EntryError, DamagedError):  # entries were taken up here that were never stored
            await self.load()
            return
        self._lock.is_doubtful = self._is_between = False
        state.row = match.row
        state.take_in(match)
        self.announce()
        self.audience.tell_news(known)

    # what is there becomes what is stored, and then what is told

    async def enter(
        self,
        mark: Mark,
        seat: int = -1,
        key: str | None = None,
        row: TableRow | None = None,
        unless_here: str = "",
    ) -> None:
        """Store the entries made since the mark, with the table if it has changed too; that
        perhaps only unless somebody is just coming in at another server."""
        entering = self._units.entering(mark, seat, key, row, unless_here)
        await self._write(entering.unit, entering.row)
        self._entered(entering)

    def enter_now(self, mark: Mark, seat: Seat, key: str | None, end: End) -> None:
        """The same for a plain move of somebody who has taken the lock and does not wait: it is
        given back for them. `end` hears how everyone is told; or why it was not stored; or nothing
        if somebody else's entry has its number, and must then see to it that the room is
        `mended`."""
        entering = self._units.entering(mark, seat, key)
        self._lock.is_doubtful = True  # until we know
        self._writer.put(entering.unit, partial(self._end, entering, end))

    def _end(self, entering: Entering, end: End, is_stored: bool | Exception) -> None:
        if is_stored is True:
            self._know(entering.unit, entering.row)
            try:
                end(partial(self._entered, entering))
            finally:
                self._lock.give_back()
        elif is_stored is False:
            end(None)
        else:
            self._lock.give_back()
            end(is_stored)

    @asynccontextmanager
    async def mended(self) -> AsyncIterator[None]:
        """For whoever has taken the lock without waiting: take up what somebody else entered."""
        try:
            await self.load()
            yield
        finally:
            self._lock.give_back()

    def _entered(self, entering: Entering) -> None:
        """It is stored: so it is, and everyone hears of it."""
        state, block = self.state, entering.block
        state.chain, state.pauses, state.asking = block.chain, entering.pauses, entering.asking
        state.aheads.pop(Seat(block.seat), None)
        count_moves(state.row.agreement.game, entering.moves)
        if block.key:
            state.keys[block.seat, block.key] = block.first
        if entering.asked_at != state.asked_at:
            state.asked_at, state.banks = entering.asked_at, entering.banks
            state.since, state.sealed = entering.since, entering.sealed
        self.announce(is_stored=True)
        self.audience.tell(entering.before, is_table=entering.row is not None)

    async def begin(self, row: TableRow) -> None:
        """Every seat is taken: the match begins, and all are told by what words are bound."""
        state, row = self.state, begun(row)
        state.banks = filled(row.agreement.clock, len(row.seats))
        state.since = self.now()
        if row.agreement.brought:
            await self._go_on(row)
            return
        state.table = new_table(row)
        for note in bots_noted(row):
            state.table.note(note)
        await self.enter(Mark(0, ()), row=row)

    async def _go_on(self, row: TableRow) -> None:
        """A match that was brought: its entries are stored, and only who plays is new."""
        match = await self._reader.read(read_match, self.id, 0, self._as_one_of_many)
        assert match is not None
        lines = lines_of(match.blocks)
        entries = (read_entry(number, line) for number, line in enumerate(lines, 1))
        notes = "\n".join(map(str, bots_noted(row, entries)))
        block = Block(len(lines) + 1, notes, self.state.banks, self.now())
        block = replace(block, unit=self._writer.new_name())
        block = chained(block, self.state.chain, self.id)
        row = replace(row, changed=self.now())
        await self._write(self._units.of(block if notes else None, row), row)
        await self.load()

    async def change(self, row: TableRow, new: TableRow | None = None) -> None:
        """Store the table without an entry in its record, perhaps together with a new one."""
        row = replace(row, changed=self.now())
        await self._write(self._units.of(None, row, new), row)
        self.announce()
        self.audience.tell(self.state.at, is_table=True)

    async def write(self, change: Change) -> bool:
        """Store something else of this room's."""
        self._lock.is_doubtful = True  # until we know
        is_stored = await self._writer.write(Unit(self.id, change=change))
        self._lock.is_doubtful = False
        return is_stored

    async def _write(self, unit: Unit, row: TableRow | None) -> None:
        self._lock.is_doubtful = True  # until we know
        if not await self._writer.write(unit):
            await self.load()
            raise ChangedError(at=self.state.at)
        self._know(unit, row)

    def _know(self, unit: Unit, row: TableRow | None) -> None:
        """It is stored, and so is the row."""
        self._lock.is_doubtful = False
        if row:
            self.state.row = replace(row, revision=row.revision + 1)
        if unit.timer:
            timer = unit.timer
            self.state.row = replace(self.state.row, asked=timer.since, due=timer.until)
