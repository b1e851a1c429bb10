"""Every connection of one process: how many there may be, and who goes when there are too many."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections import Counter
from collections.abc import Callable
from random import uniform

from dovecote.server.addresses import household
from dovecote.server.buckets import Buckets
from dovecote.server.settings import Limits

_WANTED = 65_536  # descriptors
_RESERVED = 128  # of them for databases, thinkers and logs
_FAR = 2  # times as much as is answered
_KEPT = 2.0  # seconds that whoever asks far too often is kept waiting, or up to twice that
_WINDOW = 64 * 1024  # bytes that the system takes in for us; it takes up to twice that
_USUAL = 1024  # connections where the system does not say how many there may be


class Door:
    """Counts connections, and how often one comes or asks, by address; but not those of proxies,
    which speak for many. Whoever comes far too often is not even answered. When there is no more
    room, whoever has been asking for nothing the longest has to go; the last quarter is for those
    who play."""

    def __init__(self, limits: Limits, total: int, is_proxy: Callable[[str], bool]) -> None:
        self._each = 2 * limits.connections  # as many for requests as for sockets
        self._second = _FAR * limits.requests
        self._patience = limits.patience
        self._total = total
        self._is_proxy = is_proxy
        self._inside: dict[asyncio.Transport, str] = {}
        self._waiting: dict[asyncio.Transport, None] = {}  # who has not asked for anything
        self._counts: Counter[str] = Counter()
        self._buckets = Buckets(self._second, 4 * self._second)
        self.has_porter = False  # who asks whether somebody is answered before they come in

    @property
    def is_crowded(self) -> bool:
        """Whether what is left is for those who play."""
        return 4 * len(self._inside) > 3 * self._total

    def answers(self, address: str) -> bool:
        """Whether somebody is answered who comes from there."""
        whose = self._whose(address)
        return not whose or (not self._is_full(whose) and self._buckets.of(whose).take())

    def enter(self, line: asyncio.Transport, address: str) -> bool:
        """Whether somebody may come in; then they are here until they leave."""
        whose = self._whose(address)
        if whose and self._is_full(whose):  # several may have come at once
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
        """They have done what no browser does: that costs them a second, and they are kept for
        long, since it is their coming again that costs others most."""
        if whose := self._inside.get(line):
            self._buckets.of(whose).spend(self._second)
        keep_waiting(line, self._patience)

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

    def _is_full(self, whose: str) -> bool:
        """Whether as many are here as may be from one address."""
        return self._counts[whose] >= self._each

    def _whose(self, address: str) -> str:
        """On whose account a connection goes; on nobody's if it is a proxy's."""
        return "" if self._is_proxy(address) else household(address)

    def _send_away(self, line: asyncio.Transport) -> None:
        self.leave(line)
        line.abort()


def keep_waiting(line: asyncio.Transport, seconds: float = _KEPT) -> None:
    """Nothing more is read of somebody's, and later the line is cut. To take in what they send, or
    to let them come again at once, would cost the others more than a silent line does. Nor are they
    let go together, or they would come again together."""
    if not line.is_closing():
        line.pause_reading()
        asyncio.get_running_loop().call_later(uniform(seconds, 2 * seconds), line.abort)


def narrow(line: asyncio.Transport) -> None:
    """Nobody can have the system keep much for us: to throw megabytes away takes its time, too."""
    if (plug := line.get_extra_info("socket")) is not None:
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _WINDOW)


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
