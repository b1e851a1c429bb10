"""News of what another server has written: only which table and what number, or whose choices.

On one server there is nothing to hear: rooms tell their own people. With PostgreSQL one
connection listens; it comes back when it breaks, and then every room catches up by number,
because what was said in the meantime is lost.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from threading import Event, Thread
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, urlsplit

from dovecote.server.storage.database import CHANNEL
from dovecote.server.storage.engines import ANSWER, NETWORK
from dovecote.server.storage.guard import Guard

if TYPE_CHECKING:
    import psycopg

_LOG = logging.getLogger("dovecote.listener")
_LISTEN = 0.5  # seconds between looks at whether to stop
_QUIET = 5.0  # seconds without news after which the connection is tried

# the id of a table, or of a person behind their mark; empty: anything may have happened; and
# whether this server wrote it
Hear = Callable[[str, bool], None]


class NewsListener:
    """One kept connection, on a thread of its own."""

    def __init__(
        self, url: str, hear: Hear, loop: asyncio.AbstractEventLoop, guard: Guard, writer: str
    ) -> None:
        self._url = url
        self._writer = writer
        self._guard = guard
        self._hear = hear
        self._loop = loop
        named = parse_qs(urlsplit(url).query)  # whoever named a limit meant it
        self._limits: dict[str, Any] = {n: v for n, v in NETWORK.items() if n not in named}
        self._stopped = Event()
        self._thread = Thread(target=self._run, name="listener", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        self._stopped.set()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        # A server on a file starts sooner without it.
        import psycopg
        from psycopg import sql

        pause = 0.05
        while not self._stopped.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True, **self._limits) as connection:
                    with self._guard.watching(connection, ANSWER):
                        connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
                    pause = 0.05
                    self._tell("", is_own=False)
                    self._listen(connection)
            except psycopg.Error as error:
                _LOG.warning("not listening, trying again: %s", type(error).__name__)
                self._stopped.wait(pause)
                pause = min(2 * pause, 1.0)

    def _listen(self, connection: psycopg.Connection) -> None:
        tried = time.monotonic()
        while not self._stopped.is_set():
            for news in connection.notifies(timeout=_LISTEN):
                of, _, rest = news.payload.partition(" ")
                self._tell(of, is_own=rest.endswith(f" {self._writer}"))
            if time.monotonic() > tried + _QUIET:
                with self._guard.watching(connection, ANSWER):
                    connection.execute("SELECT 1")  # a dead connection says nothing by itself
                tried = time.monotonic()

    def _tell(self, of: str, *, is_own: bool) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._hear, of, is_own)
