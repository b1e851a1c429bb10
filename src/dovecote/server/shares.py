"""How much one person, and one address, may say on all their lines together."""

from __future__ import annotations

from dovecote.server.buckets import Bucket
from dovecote.tables.errors import TooManyError

_PERSON, _ADDRESS = 2, 10  # times what one line may say
_KNOWN = 10_000


class Shares:
    """Buckets by person and by address; those who have rested are forgotten."""

    def __init__(self, rate: int) -> None:
        self._rate = rate
        self._buckets: dict[tuple[str, str], Bucket] = {}

    def take(self, person: str, address: str, weight: int) -> None:
        """Something that weighs as much as so many plain messages."""
        mine = self._bucket("person", person or address, _PERSON)
        ours = self._bucket("address", address, _ADDRESS)
        if not (mine.take_all(weight) and ours.take_all(weight)):
            raise TooManyError(what="messages", limit=self._rate)

    def _bucket(self, kind: str, who: str, times: int) -> Bucket:
        key = (kind, who)
        if key not in self._buckets:
            if len(self._buckets) >= _KNOWN:
                self._buckets = {k: b for k, b in self._buckets.items() if not b.is_full}
            rate = times * self._rate
            self._buckets[key] = Bucket(rate, 2 * rate)
        return self._buckets[key]
