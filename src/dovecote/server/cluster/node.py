"""One server among others: what it is put together of."""

from __future__ import annotations

import asyncio
import secrets
import sys

from dovecote.server.allowances import Allowances
from dovecote.server.aside.task_process import TaskProcess
from dovecote.server.aside.threads import Threads
from dovecote.server.clock import ServerClock
from dovecote.server.cluster.analysing import Analysing
from dovecote.server.cluster.background import Background
from dovecote.server.cluster.dealing import Models
from dovecote.server.cluster.errands import Errands
from dovecote.server.cluster.history import History
from dovecote.server.cluster.measuring import Measuring
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.cluster.telling import Telling
from dovecote.server.cluster.tournaments import Tournaments
from dovecote.server.lines import OpenLines
from dovecote.server.room.driver import Driver
from dovecote.server.room.room import Listener
from dovecote.server.sessions import Sessions
from dovecote.server.settings import Settings
from dovecote.server.storage.database import Database
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.writer import Writer
from dovecote.server.thinking.chooser import Chooser
from dovecote.server.thinking.pool import Thinkers
from dovecote.server.unheard import Unheard

_BENCH = (sys.executable, "-m", "dovecote.server.aside.worker")
_TRIAL = 30.0  # seconds for the matches that try a set, or one that measures it
_ANALYST = (sys.executable, "-m", "dovecote.server.aside.analyst")
_STRETCH = 120.0  # seconds for a stretch of a match, which asks for one; it lets others go first
_LAST = 2.0  # seconds for what is being asked of the database when the server stops


class Node:
    """Makes the parts and ends them; each is given what it needs, and none of them this."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        thinkers: Thinkers,
        in_windows: Thinkers | None = None,
        clock: ServerClock | None = None,
    ) -> None:
        self._settings = settings
        self._database = database
        self._thinkers = (thinkers, in_windows) if in_windows else (thinkers,)
        self.is_shared = database.is_shared
        self.clock = clock or ServerClock()
        self.reader = Reader(database)
        self.writer = Writer(database, asyncio.get_running_loop())
        self.chooser = Chooser(thinkers, in_windows)
        now = self.clock.now
        self.aside = TaskProcess()
        self.replays = Threads(1, "replays")
        self.workshop = Threads(1, "workshop")
        self.bench = TaskProcess(_BENCH, budget=_TRIAL)
        self._openings = Threads(2, "openings")
        told = settings.notices
        self.rooms = Rooms(
            secrets.token_hex(8),
            self.reader,
            self.writer,
            self._listeners,
            now,
            self._openings,
            int(told.grace * 1000) if told else None,
        )
        self.telling = Telling(settings, self.rooms, self.reader, self.writer, now)
        self.measuring = Measuring(self.rooms.node, self.bench, self.writer, now)
        self.tournaments = Tournaments(self.rooms, self.reader, self.writer, now)
        self.models = Models(self.bench, self.reader, self.writer, now)
        self._analyst = TaskProcess(_ANALYST, budget=_STRETCH)
        self.analysing = Analysing(self.rooms.node, self._analyst, self.writer, now)
        self.lines = OpenLines()
        self.unheard = Unheard(self.reader, self.writer, self.lines, is_shared=database.is_shared)
        self.sessions = Sessions(
            self.reader,
            self.writer,
            now,
            settings.limits.name,
            self.lines,
            self.unheard,
            is_shared=database.is_shared,
        )
        self.errands = Errands(
            self.rooms, self.reader, self.writer, self.sessions, self.tournaments
        )
        self._history = History(self.reader, self.writer)
        self.allowances = Allowances(self.writer, now, settings.limits)
        self.background = Background(
            self.rooms,
            self.tournaments,
            self.errands,
            self.sessions,
            self.unheard,
            self.reader,
            self.writer,
            self._thinkers,
            database,
            self.clock,
            settings.pace.idle,
            self.telling,
            self._history,
        )

    def _listeners(self) -> list[Listener]:
        """Who hears of the questions of one room."""
        return [Driver(self.chooser, self._settings.pace, self.clock.now)]

    async def close(self) -> None:
        """Finish what is being stored, then stop; a database that is silent holds nobody up."""
        cut = asyncio.get_running_loop().call_later(_LAST, self._database.guard.cut_all)
        self.rooms.close()
        await self.measuring.close()
        await self.telling.close()
        await self.models.close()
        await self.analysing.close()
        await asyncio.gather(self.background.close(), self.writer.close(), self.reader.close())
        for thinkers in self._thinkers:
            await thinkers.close()
        await self.aside.close()
        await self.bench.close()
        await self._analyst.close()
        await self._history.close()
        self.replays.close()
        self.workshop.close()
        self._openings.close()
        cut.cancel()
        self._database.close()
