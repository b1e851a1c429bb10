"""A few threads for one kind of work, shared fairly among those who ask for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from dovecote.server.turns import Claim, Turns

P = ParamSpec("P")
T = TypeVar("T")


class Threads:
    """Each kind of work has its own, so that none waits for another."""

    def __init__(self, count: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(count, name)
        self._turns = Turns(count)

    async def run(self, claim: Claim, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What some work comes to that is done on one of the threads."""

        async def start() -> T:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, lambda: work(*args, **kwargs))

        return await self._turns.take(claim, start)

    def close(self) -> None:
        """Nothing more is begun."""
        self._threads.shutdown(wait=False, cancel_futures=True)
