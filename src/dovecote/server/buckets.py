"""How often somebody may do something."""

from __future__ import annotations

import time

_MANY = 10_000


class Bucket:
    """Lets through so many a second, and twice as many after a rest."""

    __slots__ = ("_last", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._last = most, time.monotonic()

    def take(self, many: int = 1) -> bool:
        """Whether so many more may pass now; of those that may not all pass, as many as can do."""
        now = time.monotonic()
        left = self._left + (now - self._last) * self._rate
        if left > self._most:
            left = self._most
        self._last = now
        if left >= many:
            self._left = left - many
            return True
        self._left = left % 1
        return False

    def spend(self, many: float) -> None:
        """Let through so many fewer from now on, as far as there are any left."""
        self._left = max(0.0, self._left - many)

    @property
    def is_full(self) -> bool:
        """Whether it has not been used for a while."""
        return self._left + (time.monotonic() - self._last) * self._rate >= self._most


class Buckets:
    """One for each name; forgets those who have rested when there are many."""

    __slots__ = ("_buckets", "_most", "_rate")

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._buckets: dict[str, Bucket] = {}

    def of(self, name: str) -> Bucket:
        """The one of a name."""
        bucket = self._buckets.get(name)
        if bucket is None:
            if len(self._buckets) >= _MANY:
                for rested in [n for n, bucket in self._buckets.items() if bucket.is_full]:
                    del self._buckets[rested]
            bucket = self._buckets[name] = Bucket(self._rate, self._most)
        return bucket
