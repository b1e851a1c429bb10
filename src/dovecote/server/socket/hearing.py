"""How much is heard of one socket."""

from __future__ import annotations

from dovecote.server.buckets import Bucket

_DEAF = 4  # seconds' worth that may go unheard, beyond as much as is heard


class Hearing:
    """Counts every frame, whatever is in it, and every read that brought none."""

    __slots__ = ("_bucket", "_most", "_unheard")

    def __init__(self, rate: int) -> None:
        self._bucket = Bucket(rate, 2 * rate)
        self._most = _DEAF * rate
        self._unheard = 0

    def take(self) -> bool:
        """Whether one more is heard."""
        if self._bucket.take():
            if self._unheard:
                self._unheard -= 1
            return True
        self._unheard += 1
        return False

    @property
    def is_flooded(self) -> bool:
        """Whether they go on and on although nothing of it is heard."""
        return self._unheard >= self._most
