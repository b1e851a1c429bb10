"""Questions to the database, asked away from the event loop."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from dovecote.server.errors import UnavailableError
from dovecote.server.storage.database import Database
from dovecote.server.storage.troubles import faults_of, trouble_of

P = ParamSpec("P")
T = TypeVar("T")

_LOG = logging.getLogger("dovecote.reader")
_THREADS = 4
_PATIENCE = 6.0  # seconds, waiting for a thread included
_AT_ONCE = 0.5  # seconds in which a broken connection is found to be one


class Reader:
    """A few threads, each question on a connection of its own."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.is_shared = database.is_shared  # with other servers
        self._threads = ThreadPoolExecutor(_THREADS, "reader")

    async def read(
        self,
        question: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """The answer, as the database is at one moment."""

        def ask() -> T:
            with self._database.read() as connection:
                return question(connection, *args, **kwargs)

        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(_PATIENCE):
                return await loop.run_in_executor(self._threads, self._twice, ask)
        except (SQLAlchemyError, TimeoutError, msgspec.DecodeError) as error:
            why = trouble_of(error) if isinstance(error, DBAPIError) else type(error).__name__
            _LOG.error("cannot read: %s", why)
            raise UnavailableError() from None

    async def inspect(self) -> list[str]:
        """What SQLite finds wrong with its file; from then on it is known to be damaged."""
        if self._database.is_shared:
            return []
        found = await asyncio.to_thread(self._inspect)
        self._database.is_damaged = bool(found)
        return found

    def _inspect(self) -> list[str]:
        try:
            with self._database.read() as connection:
                return faults_of(connection)
        except DBAPIError as error:
            return [trouble_of(error)]

    def _twice(self, ask: Callable[[], T]) -> T:
        """Once more, if the connection was one that had broken while nobody used it."""
        began = time.monotonic()
        try:
            return ask()
        except DBAPIError as error:
            if not error.connection_invalidated or time.monotonic() > began + _AT_ONCE:
                raise
            return ask()

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)
