"""The one thread that makes things durable: whatever waits is committed together.

Nobody hears of a move before `write` has returned. A commit costs about the same for one
move as for a hundred, so the busier the server, the more each commit carries.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple, TypeAlias

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from dovecote.server.errors import UnavailableError
from dovecote.server.metrics import COMMITS
from dovecote.server.storage.commit import IMPOSSIBLE, ConflictError, Unit, commit
from dovecote.server.storage.database import Database
from dovecote.server.storage.file import DatabaseFile
from dovecote.server.storage.ledger import Ledger, Missing
from dovecote.server.storage.tables import set_aside
from dovecote.server.storage.troubles import check_file, touch, trouble_of

__all__ = ["Unit", "Writer"]

_BATCH = 500
_REST = 0.006  # seconds from one commit to the next, so that a busy server does fewer of them
_GOES_ALONG = 0.1  # seconds that what is patient waits for something else at the most
_PATIENCE = 8.0  # seconds for a database to come back
_LAST = 2.0  # seconds for what waits when the server stops
_LOG = logging.getLogger("dovecote.writer")


Settled: TypeAlias = Callable[[bool | Exception], None]


class _Waiting(NamedTuple):
    unit: Unit
    told: Settled
    until: float  # when it is refused if the database is away


class Writer:
    """Takes units from the event loop and stores them in the order they came."""

    def __init__(self, database: Database, loop: asyncio.AbstractEventLoop) -> None:
        self._database = database
        self._loop = loop
        self._queue: SimpleQueue[list[_Waiting] | None] = SimpleQueue()
        self._waiting: list[_Waiting] = []
        self._patient: list[_Waiting] = []
        self._is_busy = False  # something is being stored, or will be when there was a rest
        self._rested = 0.0
        self._connection: Connection | None = None
        self._held: Connection | None = None  # so that a file's log stays as long as the server
        self._ledger: Ledger | None = None
        self._close_by = float("inf")
        self._trouble = ""  # why the last try failed; empty: it did not
        self._trial: asyncio.Future[str] | None = None
        self.name, self._count = secrets.token_hex(4), itertools.count()
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    def new_name(self) -> str:
        """A name that no other block has, of this server or another."""
        return f"{self.name}{next(self._count):x}"

    async def write(self, unit: Unit, *, is_patient: bool = False) -> bool:
        """Store a unit; False if its number, or its row, was taken by somebody else. One that is
        patient goes along with what comes next: a commit of its own would hold up the next move."""
        done: asyncio.Future[bool] = self._loop.create_future()
        if not is_patient:
            self.put(unit, partial(_settle, done))
            return await done
        if not self._patient:
            self._loop.call_later(_GOES_ALONG, self._hand_over)
        self._patient.append(_waits(unit, partial(_settle, done)))
        return await done

    def put(self, unit: Unit, told: Settled) -> None:
        """The same for whoever has no time to wait: `told` is called with how it went."""
        self._waiting.append(_waits(unit, told))
        if not self._is_busy:
            self._is_busy = True
            self._plan()

    def post(self, unit: Unit) -> None:
        """Store a unit that nobody waits for, and whose loss would be made good."""
        asyncio.ensure_future(self.write(unit)).add_done_callback(_look)

    async def trouble(self, seconds: float) -> str:
        """Why nothing can be stored now, found out by storing something; empty: it can."""
        if self._trial is None or self._trial.done():
            self._trial = asyncio.ensure_future(self._try())
        try:
            return await asyncio.wait_for(asyncio.shield(self._trial), seconds)
        except TimeoutError:
            return self._trouble or "away"

    async def _try(self) -> str:
        try:
            await self.write(Unit("", change=touch))
        except UnavailableError:
            return self._trouble or "away"
        return "damaged" if self._database.is_damaged else ""

    async def find_missing(self) -> Sequence[Missing]:
        """What was once stored and is not there any more; such tables are set aside."""
        found: list[Missing] = []

        def look(connection: Connection) -> bool:
            found[:] = self._ledger.missing if self._ledger else ()
            set_aside(connection, [missing.table for missing in found])
            return True

        await self.write(Unit("", change=look))
        return found

    def _plan(self) -> None:
        """What comes in while something is stored, or in a rest after it, goes along with what
        waits: waking a thread is dear, and so is a commit."""
        early = self._rested - self._loop.time()
        if early > 0:
            self._loop.call_later(early, self._hand_over)
        else:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        if waiting := [*self._waiting, *self._patient]:
            self._is_busy = True
            self._rested = self._loop.time() + _REST
            self._waiting, self._patient = [], []
            self._queue.put(waiting)

    def _tell(self, batch: list[_Waiting], results: list[bool | Exception]) -> None:
        self._is_busy = bool(self._waiting)
        if self._is_busy:
            self._plan()
        for waiting, result in zip(batch, results, strict=True):
            try:
                waiting.told(result)
            except Exception:  # of one who hears it; the others still must
                _LOG.exception("after something was stored")

    async def close(self) -> None:
        """Store what waits, then stop."""
        self._hand_over()
        self._close_by = time.monotonic() + _LAST
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while waiting := self._queue.get():
            for begin in range(0, len(waiting), _BATCH):
                self._store(waiting[begin : begin + _BATCH])
        self._hang_up()
        if self._held is not None:
            self._held.close()

    def _store(self, batch: list[_Waiting]) -> None:
        results: list[bool | Exception]
        try:
            give_up = min(waiting.until for waiting in batch)
            results = list(self._patiently([waiting.unit for waiting in batch], give_up))
        except SQLAlchemyError as error:
            _LOG.error("cannot write: %s", type(error).__name__)
            results = [UnavailableError() for _ in batch]
        self._loop.call_soon_threadsafe(self._tell, batch, results)

    def _patiently(self, units: list[Unit], give_up: float) -> list[bool]:
        """Try again while the database is away. A unit that was stored after all, although
        the connection broke before we heard of it, is known by its name."""
        pause, is_careful = 0.05, False
        while True:
            try:
                with COMMITS.time():
                    results = self._store_once(units, is_careful)
                self._trouble = ""
                return results
            except (ConflictError, *IMPOSSIBLE):
                if is_careful:
                    raise
                is_careful = True  # one of them holds up the others, so each is tried by itself
            except DBAPIError as error:
                self._trouble = trouble_of(error)
                self._hang_up()
                if time.monotonic() > min(give_up, self._close_by):
                    raise
                _LOG.warning("cannot write, trying again: %s", self._trouble)
                time.sleep(pause)
                pause = min(2 * pause, 1.0)

    def _store_once(self, units: list[Unit], is_careful: bool) -> list[bool]:
        """One commit, and only then what is certain: that it is in the file at its place, and
        what the ledger says of it."""
        file = self._database.file
        if file and self._ledger is None:
            self._open(file)
        with self._transaction() as connection:
            results = commit(connection, units, is_careful, self.name)
            if self._ledger:
                self._ledger.count(connection)
        if file and self._ledger:
            self._ledger.note((u.table, u.block.first if u.block else 0) for u in units if u.table)
            check_file(file)
        return results

    def _open(self, file: DatabaseFile) -> None:
        with self._transaction() as connection:
            ledger = Ledger(file.path, connection)
        ledger.open()
        self._ledger = ledger
        self._held = self._database.engine.connect().execution_options(reads_only=True)
        self._held.execute(text("SELECT 1 FROM ledger"))
        self._held.rollback()
        file.hold()

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """On one connection that is kept: fetching one costs as much as some moves."""
        if self._connection is None:
            self._connection = self._database.connect_to_write()
        with self._database.writing(self._connection):
            yield self._connection

    def _hang_up(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.invalidate()
                self._connection.close()
        self._connection = None


def _look(done: asyncio.Future[bool]) -> None:
    """Nobody else looks at how it ended; the writer has said what was wrong."""
    if not done.cancelled():
        done.exception()


def _waits(unit: Unit, told: Settled) -> _Waiting:
    return _Waiting(unit, told, time.monotonic() + _PATIENCE)


def _settle(done: asyncio.Future[bool], result: bool | Exception) -> None:
    if done.cancelled():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
