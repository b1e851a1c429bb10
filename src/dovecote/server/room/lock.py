"""Whoever changes a room does so alone, and never on top of something doubtful."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable


class RoomLock:
    """An asynchronous context. If it is in doubt whether the last change was made, because its
    end was not seen, the room is mended before somebody else gets it."""

    def __init__(self, mend: Callable[[], Awaitable[None]]) -> None:
        self.is_doubtful = False
        self._mend = mend
        self._lock = asyncio.Lock()
        self._wanted = 0

    @property
    def is_wanted(self) -> bool:
        """Whether somebody has it, or is about to."""
        return self._wanted > 0

    async def __aenter__(self) -> None:
        self._wanted += 1
        try:
            await self._lock.acquire()
        except BaseException:
            self._wanted -= 1
            raise
        if self.is_doubtful:
            try:
                await self._mend()
            except BaseException:
                self._release()
                raise

    async def __aexit__(self, *_: object) -> None:
        self._release()

    def _release(self) -> None:
        self._lock.release()
        self._wanted -= 1
