"""Every connection of one process: how many there may be, and who goes when there are too many."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable

from dovecote.server.addresses import household
from dovecote.server.buckets import Buckets
from dovecote.server.settings import Limits

_WANTED = 65_536  # descriptors
_RESERVED = 128  # of them for databases, thinkers and logs
_FAR = 2  # times as much as is answered
_USUAL = 1024  # connections where the system does not say how many there may be


class Door:
    """Counts connections, and how often one comes or asks, by address; but not those of proxies,
    which speak for many. Whoever comes far too often is not even answered. When there is no more
    room, whoever has been asking for nothing the longest has to go; the last quarter is for those
    who play."""

    def __init__(self, limits: Limits, total: int, is_proxy: Callable[[str], bool]) -> None:
        self._each = 2 * limits.connections  # as many for requests as for sockets
        self._second = _FAR * limits.requests
        self._total = total
        self._is_proxy = is_proxy
        self._inside: dict[asyncio.Transport, str] = {}
        self._waiting: dict[asyncio.Transport, None] = {}  # who has not asked for anything
        self._counts: Counter[str] = Counter()
        self._buckets = Buckets(self._second, 4 * self._second)

    @property
    def is_crowded(self) -> bool:
        """Whether what is left is for those who play."""
        return 4 * len(self._inside) > 3 * self._total

    def enter(self, line: asyncio.Transport, address: str) -> bool:
        """Whether somebody may come in; then they are here until they leave."""
        whose = "" if self._is_proxy(address) else household(address)
        if whose and (self._counts[whose] >= self._each or not self._buckets.of(whose).take()):
            return False
        if len(self._inside) >= self._total:
            if not self._waiting:
                return False
            self._send_away(next(iter(self._waiting)))
        self._inside[line] = whose
        self._counts[whose] += 1
        self._waiting[line] = None
        return True

    def ask(self, line: asyncio.Transport) -> bool:
        """Whether they may ask for something."""
        self._waiting.pop(line, None)
        whose = self._inside.get(line)
        return not whose or self._buckets.of(whose).take()

    def blame(self, line: asyncio.Transport) -> None:
        """They have done what no browser does: that costs them a second."""
        if whose := self._inside.get(line):
            self._buckets.of(whose).spend(self._second)

    def wait(self, line: asyncio.Transport) -> None:
        """They have what they asked for, and may ask for something else."""
        if line in self._inside:
            self._waiting[line] = None

    def leave(self, line: asyncio.Transport) -> None:
        """They are gone, or must go."""
        self._waiting.pop(line, None)
        whose = self._inside.pop(line, None)
        if whose is not None:
            self._counts[whose] -= 1
            if not self._counts[whose]:
                del self._counts[whose]

    def _send_away(self, line: asyncio.Transport) -> None:
        self.leave(line)
        line.abort()


def room_for_connections() -> int:
    """As many as the system allows this process when it asks for more."""
    if sys.platform == "win32":
        return _USUAL
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = _WANTED if hard == resource.RLIM_INFINITY else min(hard, _WANTED)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return max(most - _RESERVED, most // 2)
