"""One question of a kind at a time for each person; a newer one replaces one that waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias, TypeVar

from dovecote.server.errors import SupersededError

T = TypeVar("T")
Lane: TypeAlias = tuple[str, str]  # a kind of question, and who asks


class NewestQuestions:
    """What each person is having worked out, and the one thing they want next."""

    def __init__(self) -> None:
        self._busy: set[Lane] = set()
        self._next: dict[Lane, asyncio.Future[None]] = {}

    async def ask(self, kind: str, person: str, work: Callable[[], Awaitable[T]]) -> T:
        """The answer, unless something newer was asked before its turn came."""
        lane = (kind, person)
        if lane in self._busy:
            await self._wait(lane)
        self._busy.add(lane)
        try:
            return await work()
        finally:
            self._pass_on(lane)

    async def _wait(self, lane: Lane) -> None:
        before = self._next.get(lane)
        if before and not before.done():
            before.set_exception(SupersededError())
        turn = self._next[lane] = asyncio.get_running_loop().create_future()
        try:
            await turn
        except asyncio.CancelledError:
            if self._next.get(lane) is turn:
                del self._next[lane]
            elif turn.done() and not turn.cancelled() and not turn.exception():
                self._pass_on(lane)  # it had just come
            raise

    def _pass_on(self, lane: Lane) -> None:
        turn = self._next.pop(lane, None)
        if turn and not turn.done():
            turn.set_result(None)  # the lane stays busy: nobody may slip in before
        else:
            self._busy.discard(lane)
