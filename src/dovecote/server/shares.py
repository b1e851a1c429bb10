"""How much one person, and one address, may say on all their lines together."""

from __future__ import annotations

from dovecote.server.buckets import Buckets
from dovecote.tables.errors import TooManyError

_PERSON, _ADDRESS = 2, 10  # times what one line may say


class Shares:
    """Buckets by person and by address; those who have rested are forgotten."""

    def __init__(self, rate: int) -> None:
        self._rate = rate
        self._people = Buckets(_PERSON * rate, 2 * _PERSON * rate)
        self._addresses = Buckets(_ADDRESS * rate, 2 * _ADDRESS * rate)

    def take(self, person: str, address: str, weight: int) -> None:
        """Something that weighs as much as so many plain messages."""
        mine, ours = self._people.of(person or address), self._addresses.of(address)
        if not (mine.take(weight) and ours.take(weight)):
            raise TooManyError(what="messages", limit=self._rate)
