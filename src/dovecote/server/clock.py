"""The time of a server: steady, whatever happens to the clock of its machine.

It begins with the time of a reference, the machine's own or that of the database which several
servers share, and then runs by itself. A reference that jumps, because somebody has set it, is
followed so slowly that nobody at a table notices.
"""

from __future__ import annotations

import time
from collections.abc import Callable

_SLOWLY = 0.01  # of the time that has passed: how much may be made up for


def wall_time() -> int:
    """The machine's time in milliseconds."""
    return time.time_ns() // 1_000_000


def steady_time() -> int:
    """Milliseconds since some moment; nobody can set them."""
    return time.monotonic_ns() // 1_000_000


class ServerClock:
    """Milliseconds that never run backwards."""

    def __init__(
        self, wall: Callable[[], int] | None = None, steady: Callable[[], int] | None = None
    ) -> None:
        self.wall = wall or wall_time
        self._steady = steady or steady_time
        self._ahead = self.wall() - self._steady()
        self._followed = self._steady()
        self._last = 0

    def now(self) -> int:
        """The time."""
        now = self._steady() + self._ahead
        if now > self._last:
            self._last = now
        return self._last

    def begin(self, reference: int) -> None:
        """Take over the time of a reference, before anybody has asked for it."""
        self._ahead = reference - self._steady()
        self._last = 0

    def follow(self, reference: int) -> None:
        """Come nearer to a reference."""
        now = self._steady()
        most = int((now - self._followed) * _SLOWLY)
        self._followed = now
        self._ahead += max(-most, min(most, reference - now - self._ahead))
