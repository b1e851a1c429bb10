"""What a server does all the time: show that it lives, take tables over, tidy up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Sequence
from typing import Any

from dovecote.core.errors import DovecoteError
from dovecote.core.ruleset import ruleset
from dovecote.games import GAMES
from dovecote.server.clock import ServerClock
from dovecote.server.cluster.due import DueRooms
from dovecote.server.cluster.errands import Errands
from dovecote.server.cluster.history import History
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.cluster.telling import Telling
from dovecote.server.cluster.tournaments import Tournaments
from dovecote.server.metrics import LAG, LAG_MAX, THINKERS_RESTARTED, count_up
from dovecote.server.sessions import Sessions
from dovecote.server.storage import leases, spending
from dovecote.server.storage.database import PERSON, Database
from dovecote.server.storage.listener import NewsListener
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.writer import Unit, Writer
from dovecote.server.thinking.pool import Thinkers
from dovecote.server.unheard import Unheard

_LOG = logging.getLogger("dovecote.background")
_BEAT = 1.0  # seconds between two signs of life
_TICK = 0.02


class Background:
    """The tasks beside the rooms."""

    def __init__(
        self,
        rooms: Rooms,
        tournaments: Tournaments,
        errands: Errands,
        sessions: Sessions,
        unheard: Unheard,
        reader: Reader,
        writer: Writer,
        thinkers: Sequence[Thinkers],
        database: Database,
        clock: ServerClock,
        idle: float,
        telling: Telling,
        history: History,
    ) -> None:
        self._history = history
        self._telling = telling
        self._rooms = rooms
        self._tournaments = tournaments
        self._errands = errands
        self._sessions = sessions
        self._unheard = unheard
        self._reader = reader
        self._writer = writer
        self._thinkers = thinkers
        self._database = database
        self._clock = clock
        self._due = DueRooms(rooms, reader, clock.now)
        self._idle = idle  # seconds until a room without anybody in it is put away
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener: NewsListener | None = None

    async def open(self) -> None:
        """Begin; on a database of its own the server takes everything over at once."""
        self._clock.begin(await self._reference())
        for table, entry in await self._writer.find_missing():
            facts = {"table": table, "entry": entry}
            _LOG.error("stored once, and missing now: set aside", extra={"facts": facts})
        await self._claim(everything=not self._database.is_shared)
        if self._database.is_shared:
            url = self._database.engine.url.set(drivername="postgresql")
            address = url.render_as_string(hide_password=False)
            loop, guard = asyncio.get_running_loop(), self._database.guard
            self._listener = NewsListener(address, self._hear, loop, guard, self._writer.name)
        await self._telling.open()
        await self._quietly(self._sessions.check_bans())
        self._start(self._beat())
        self._start(self._open_due())
        self._start(self._watch_lag())
        self._start(self._check())
        self._start(self._inspect())
        self._start(self._history.fill())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        if self._listener:
            await self._listener.close()

    def _hear(self, table: str, is_own: bool) -> None:
        """A server wrote something, or we may have missed that one did."""
        if table.startswith(PERSON):
            self._start(self._unheard.look_again(table.removeprefix(PERSON)))
            return
        there = self._rooms.open_rooms
        rooms = [there[table]] if table in there else []
        if not table:
            rooms = list(there.values())
            self._start(self._claim(everything=False))
            self._start(self._unheard.look_again())
        elif table in self._rooms.held and not rooms:
            self._start(self._open(table))
        for room in rooms:
            if not room.is_catching_up:
                self._start(room.settle() if is_own else room.catch_up())

    async def _beat(self) -> None:
        rested = 0.0
        while True:
            await asyncio.sleep(_BEAT)
            rested += _BEAT
            THINKERS_RESTARTED.set(sum(thinkers.restarts for thinkers in self._thinkers))
            if self._database.is_shared:
                await self._quietly(self._claim(everything=False))
                await self._quietly(self._sessions.check_lines())
            await self._quietly(self._sessions.check_bans())
            await self._quietly(self._tournaments.look())
            await self._quietly(self._errands.look())
            await self._quietly(self._set_right())
            if rested > self._idle / 2:
                rested = 0.0
                self._rooms.put_away()
                await self._quietly(self._forget())

    async def _claim(self, *, everything: bool) -> None:
        """Take tables over that nobody holds, and look after those that are open here."""
        rooms, now = self._rooms, self._clock.now()
        if not everything:
            await self._writer.write(Unit("", change=leases.beat(rooms.node, now)))
        claim = leases.claim(rooms.node, now, everything=everything)
        if await self._writer.write(Unit("", change=claim)):
            rooms.held |= await self._reader.read(leases.held_by, rooms.node)
            for table in tuple(rooms.open_rooms):
                self._start(self._open(table))

    async def _forget(self) -> None:
        await self._writer.write(Unit("", change=spending.forget(self._clock.now())))

    async def _open_due(self) -> None:
        """Rooms in which something is about to happen by itself."""
        while True:
            await self._quietly(self._due.open())
            await asyncio.sleep(_BEAT)

    async def _reference(self) -> int:
        """The time that all servers of this database go by."""
        if not self._database.is_shared:
            return self._clock.wall()
        asked = self._clock.now()
        told = await self._reader.read(leases.time_of)
        return told + (self._clock.now() - asked) // 2  # it was told on the way

    async def _set_right(self) -> None:
        self._clock.follow(await self._reference())

    async def _inspect(self) -> None:
        """Whether the file of the database is sound; that takes a while if it is large."""
        for told in await self._reader.inspect():
            _LOG.error("the database is damaged: %s", told)

    async def _check(self) -> None:
        """Replay every running table of other rules once: today's must be able to follow it. The
        others are replayed when they are opened."""
        rooms, stranded = self._rooms, 0
        known = {game.name: (game.version, ruleset(game)) for game in GAMES.values()}
        tables = await self._reader.read(leases.of_other_rules, rooms.node, known)
        for table in tables:
            stranded += (await rooms.room(table)).state.row.status == "stranded"
            rooms.put_away(table)
        facts = {"tables": len(tables), "set_aside": stranded}
        _LOG.info("running tables replayed under these rules", extra={"facts": facts})

    async def _open(self, table: str) -> None:
        room = await self._rooms.room(table)
        await room.catch_up()

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except DovecoteError as error:
            _LOG.warning("not done now: %s", error.code())  # its words may hold a move
        except Exception as error:  # what is done again and again goes on all the same
            _LOG.error("not done now", exc_info=error)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watch_lag(self) -> None:
        """How late the event loop is with what is due."""
        worst = 0.0
        while True:
            due = time.monotonic() + _TICK
            await asyncio.sleep(_TICK)
            late = max(0.0, time.monotonic() - due)
            LAG.observe(late)
            count_up()
            if late > worst:
                worst = late
                LAG_MAX.set(late)
