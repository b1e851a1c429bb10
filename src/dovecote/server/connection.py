"""One open socket: what waits to be sent to it, and how much it may say."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress

from dovecote.server.errors import TooManyError
from dovecote.server.settings import Limits

Send = Callable[[str], Awaitable[None]]
Close = Callable[[int], Awaitable[None]]

BEHIND = 4408  # the code with which somebody is cut off who reads too slowly
PRIVATE = 4403  # or may not look at the table any more
FLOOD = 4429  # and somebody who goes on and on although nothing of it is heard
_DEAF = 10  # seconds' worth of messages that may be refused, beyond as many as are heard


class Bucket:
    """Lets through so many a second, and twice as many after a rest."""

    __slots__ = ("_last", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._last = most, time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass now."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def is_full(self) -> bool:
        """Whether it has not been used for a while."""
        return self._left + (time.monotonic() - self._last) * self._rate >= self._most


class Connection:
    """Sends in order without making anybody wait; who reads too slowly is cut off and can
    come back for everything he missed."""

    def __init__(self, person: str, send: Send, close: Close, limits: Limits) -> None:
        self.person = person
        self.bucket = Bucket(limits.rate, 2 * limits.rate)
        self.is_lost = False
        self.muted: set[str] = set()  # people he does not want to hear
        self._limits = limits
        self._unheard = 0
        self._send = send
        self._close = close
        self._waiting: deque[str] = deque()
        self._task: asyncio.Future[None] | None = None

    def push(self, text: str) -> None:
        """Send this after everything before it."""
        if self.is_lost:
            return
        if len(self._waiting) >= self._limits.behind:
            self.cut(BEHIND)
            return
        self._waiting.append(text)
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._drain())

    def cut(self, code: int) -> None:
        """Send nothing more, and close the socket with a code that says why."""
        self.is_lost = True
        self._waiting.clear()
        self._task = asyncio.ensure_future(self._hang_up(code))

    def hear(self) -> None:
        """Count one message of his."""
        if not self.bucket.take():
            self._unheard += 1
            raise TooManyError(what="messages", limit=self._limits.rate)
        self._unheard = max(self._unheard - 1, 0)

    @property
    def is_flooding(self) -> bool:
        """Whether he goes on saying far too much."""
        return self._unheard >= _DEAF * self._limits.rate

    async def _hang_up(self, code: int) -> None:
        with suppress(Exception):  # he is gone already
            await self._close(code)

    async def _drain(self) -> None:
        try:
            while self._waiting:
                await self._send(self._waiting.popleft())
        except Exception:  # whatever the transport says, he is gone
            self.is_lost = True
            self._waiting.clear()
        finally:
            self._task = None
