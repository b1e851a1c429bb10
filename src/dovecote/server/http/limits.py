"""How much one address may ask for; see `addresses` for what counts as one."""

from __future__ import annotations

from collections import Counter

from dovecote.server.addresses import household
from dovecote.server.buckets import Buckets
from dovecote.server.settings import Limits
from dovecote.tables.errors import TooManyError


class AddressLimits:
    """Counts by address; forgets those who have rested."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._requests = Buckets(limits.requests, 4 * limits.requests)
        self._people = Buckets(limits.people / 60, limits.people)
        self._sockets: Counter[str] = Counter()

    def check_request(self, address: str) -> None:
        """One more HTTP request."""
        if not self._requests.of(household(address)).take():
            raise TooManyError(what="requests", limit=self._limits.requests)

    def check_people(self, address: str) -> None:
        """One more new person."""
        if not self._people.of(household(address)).take():
            raise TooManyError(what="people", limit=self._limits.people)

    def blame(self, address: str) -> None:
        """They have flooded a socket: that costs them a second's requests."""
        self._requests.of(household(address)).spend(self._limits.requests)

    def open_socket(self, address: str) -> None:
        """One more socket, until `close_socket`."""
        most, whose = self._limits.connections, household(address)
        if self._sockets[whose] >= most:
            raise TooManyError(what="connections", limit=most)
        self._sockets[whose] += 1

    def close_socket(self, address: str) -> None:
        whose = household(address)
        self._sockets[whose] -= 1
        if self._sockets[whose] <= 0:
            del self._sockets[whose]
