"""A pause between two things that are done for one address, however many it wants."""

from __future__ import annotations

import asyncio

_KNOWN = 10_000


class Rests:
    """The first goes through at once, each that follows so many seconds after the one before."""

    def __init__(self, apart: float) -> None:
        self._apart = apart
        self._next: dict[str, float] = {}  # when an address may have something done again

    async def rest(self, address: str) -> None:
        """Wait until it is their turn."""
        now = asyncio.get_running_loop().time()
        if len(self._next) >= _KNOWN:
            self._next = {who: when for who, when in self._next.items() if when > now}
        turn = max(now, self._next.get(address, 0.0))
        self._next[address] = turn + self._apart
        if turn > now:
            await asyncio.sleep(turn - now)
