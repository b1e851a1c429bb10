"""The one thread that makes things durable: whatever waits is committed together.

Nobody hears of a move before `write` has returned. A commit costs about the same for one
move as for a hundred, so the busier the server, the more each commit carries.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple

from sqlalchemy import Connection, text
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from dovecote.core.errors import DovecoteError
from dovecote.server.database import Database
from dovecote.server.metrics import COMMITS
from dovecote.server.rows import Block
from dovecote.server.store import add_blocks, has_block

CHANNEL = "dovecote"
_BATCH = 500
_REST = 0.006  # seconds from one commit to the next, so that a busy server does fewer of them
_PATIENCE = 20.0  # seconds for a database to come back
_LOG = logging.getLogger("dovecote.writer")

_IMPOSSIBLE = (IntegrityError, DataError)  # however often it is tried

Change = Callable[[Connection], bool]
Name = tuple[str, int, str]  # of a block: its table, first entry and unit


class UnavailableError(DovecoteError):
    """The database does not answer; whether something was stored is not known yet."""

    sentence = "the database does not answer at the moment"


class Unit(NamedTuple):
    """Things that are stored together or not at all."""

    table: str
    block: Block | None = None
    change: Change | None = None


class _Waiting(NamedTuple):
    unit: Unit
    done: asyncio.Future[bool]


class _ConflictError(Exception):
    """One unit of several cannot be stored."""


class Writer:
    """Takes units from the event loop and stores them in the order they came."""

    def __init__(self, database: Database, loop: asyncio.AbstractEventLoop) -> None:
        self._database = database
        self._loop = loop
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._handed: list[_Waiting] = []
        self._connection: Connection | None = None
        self._thread = Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(self, unit: Unit) -> bool:
        """Store a unit; False if its number, or its row, was taken by somebody else."""
        done: asyncio.Future[bool] = self._loop.create_future()
        if not self._handed:  # all of one turn of the loop together: waking a thread is dear
            self._loop.call_soon(self._hand_over)
        self._handed.append(_Waiting(unit, done))
        return await done

    def _hand_over(self) -> None:
        for waiting in self._handed:
            self._queue.put(waiting)
        self._handed = []

    async def close(self) -> None:
        """Store what waits, then stop."""
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        is_open, rested = True, 0.0
        while is_open:
            batch, is_open = self._batch(rested)
            rested = time.monotonic() + _REST
            if batch:
                self._store(batch)
        self._hang_up()

    def _batch(self, rested: float) -> tuple[list[_Waiting], bool]:
        """Everything that waits, at least one thing; whether more will come."""
        batch: list[_Waiting] = []
        try:
            while len(batch) < _BATCH:
                waiting = self._queue.get(block=not batch)
                if not batch and (early := rested - time.monotonic()) > 0:
                    time.sleep(early)
                if waiting is None:
                    return batch, False
                batch.append(waiting)
        except Empty:
            pass
        return batch, True

    def _store(self, batch: list[_Waiting]) -> None:
        results: list[bool | Exception]
        try:
            results = list(self._patiently([waiting.unit for waiting in batch]))
        except SQLAlchemyError as error:
            _LOG.error("cannot write: %s", type(error).__name__)
            results = [UnavailableError() for _ in batch]
        self._loop.call_soon_threadsafe(_resolve, batch, results)

    def _patiently(self, units: list[Unit]) -> list[bool]:
        """Try again while the database is away. A unit that was stored after all, although
        the connection broke before we heard of it, is known by its name."""
        pause, give_up, is_careful = 0.05, time.monotonic() + _PATIENCE, False
        while True:
            try:
                with COMMITS.time(), self._transaction() as connection:
                    return _commit(connection, units, is_careful)
            except (_ConflictError, *_IMPOSSIBLE):
                if is_careful:
                    raise
                is_careful = True  # one of them holds up the others, so each is tried by itself
            except DBAPIError as error:
                if time.monotonic() > give_up:
                    raise
                _LOG.warning("the database is away, trying again: %s", type(error).__name__)
                self._hang_up()
                time.sleep(pause)
                pause = min(2 * pause, 1.0)

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """On one connection that is kept: fetching one costs as much as some moves."""
        if self._connection is None:
            self._connection = self._database.engine.connect()
        with self._connection.begin():
            yield self._connection

    def _hang_up(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.invalidate()
                self._connection.close()
        self._connection = None


def _commit(connection: Connection, units: list[Unit], is_careful: bool) -> list[bool]:
    if is_careful:
        results = [_is_stored(connection, unit) for unit in units]
    else:
        results = _together(connection, units)
    if connection.dialect.name == "postgresql":
        _notify(connection, units, results)
    return results


def _together(connection: Connection, units: list[Unit]) -> list[bool]:
    """All at once, as it nearly always goes; else nothing, and they are tried one by one."""
    plain = [(u.table, u.block) for u in units if u.block and not u.change]
    stored = add_blocks(connection, plain) if plain else set()
    for unit in units:
        if unit.change is not None:
            if unit.block and not add_blocks(connection, [(unit.table, unit.block)]):
                raise _ConflictError
            if not unit.change(connection):
                raise _ConflictError
    return [not u.block or bool(u.change) or _name(u.table, u.block) in stored for u in units]


def _is_stored(connection: Connection, unit: Unit) -> bool:
    """One unit by itself; if it cannot be, nothing of it remains."""
    if unit.block and has_block(connection, unit.table, unit.block):
        return True
    step = connection.begin_nested()
    try:
        done = unit.block is None or bool(add_blocks(connection, [(unit.table, unit.block)]))
        done = done and (unit.change is None or unit.change(connection))
    except _IMPOSSIBLE:
        done = False
    if done:
        step.commit()
    else:
        step.rollback()
    return done


def _name(table: str, block: Block) -> Name:
    return table, block.first, block.unit


def _notify(connection: Connection, units: list[Unit], results: list[bool]) -> None:
    """Tell the other servers which tables have moved, and to what number; never what moved."""
    news = {
        unit.table: unit.block.first if unit.block else 0
        for unit, done in zip(units, results, strict=True)
        if done and unit.table
    }
    told = [{"channel": CHANNEL, "news": f"{table} {number}"} for table, number in news.items()]
    if told:
        connection.execute(text("SELECT pg_notify(:channel, :news)"), told)


def _resolve(batch: list[_Waiting], results: list[bool | Exception]) -> None:
    for waiting, result in zip(batch, results, strict=True):
        if waiting.done.cancelled():
            continue
        if isinstance(result, Exception):
            waiting.done.set_exception(result)
        else:
            waiting.done.set_result(result)
