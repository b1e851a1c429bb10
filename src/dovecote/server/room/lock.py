"""Whoever changes a room does so alone, and never on top of something doubtful."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable


class RoomLock:
    """An asynchronous context; whoever came first gets it first. If it is in doubt whether the
    last change was made, because its end was not seen, the room is mended before somebody else
    gets it."""

    def __init__(self, mend: Callable[[], Awaitable[None]]) -> None:
        self.is_doubtful = False
        self._mend = mend
        self._is_taken = False
        self._waiters: deque[asyncio.Future[None]] = deque()
        self._wanted = 0

    @property
    def is_wanted(self) -> bool:
        """Whether somebody has it, or is about to."""
        return self._wanted > 0

    @property
    def is_free(self) -> bool:
        """Whether nobody has it and nothing is to be mended."""
        return not (self._wanted or self.is_doubtful)

    def take_now(self) -> None:
        """Take it while it is free; it must be given back."""
        assert self.is_free
        self._wanted = 1
        self._is_taken = True

    def give_back(self) -> None:
        """It is the next one's, in whose name it stays taken."""
        self._wanted -= 1
        while self._waiters:
            waiter = self._waiters.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self._is_taken = False

    async def __aenter__(self) -> None:
        self._wanted += 1
        if self._is_taken:
            await self._wait()
        self._is_taken = True
        if self.is_doubtful:
            try:
                await self._mend()
            except BaseException:
                self.give_back()
                raise

    async def __aexit__(self, *_: object) -> None:
        self.give_back()

    async def _wait(self) -> None:
        waiter = asyncio.get_running_loop().create_future()
        self._waiters.append(waiter)
        try:
            await waiter
        except BaseException:
            if waiter.cancelled():
                self._wanted -= 1
            else:
                self.give_back()  # it was ours already
            raise
