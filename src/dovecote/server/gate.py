"""How much one address may ask for, and from which pages."""

from __future__ import annotations

import re
from collections import Counter
from urllib.parse import urlsplit

from litestar.exceptions import ClientException

from dovecote.server.connection import Bucket
from dovecote.server.errors import OriginError, TooManyError
from dovecote.server.settings import Settings

_PORTS = 65_535
_SAFE = ("GET", "HEAD", "OPTIONS")
_ADDRESSES = 10_000
_FROM_HERE = ("same-origin", "none")
_HOST = re.compile(r"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")


class Gate:
    """Counts by address; forgets those who have rested."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._requests: dict[str, Bucket] = {}
        self._people: dict[str, Bucket] = {}
        self._sockets: Counter[str] = Counter()

    def check_request(self, address: str) -> None:
        """One more HTTP request."""
        rate = self._settings.limits.requests
        if not _bucket(self._requests, address, rate, 4 * rate).take():
            raise TooManyError(what="requests", limit=rate)

    def check_people(self, address: str) -> None:
        """One more new person."""
        most = self._settings.limits.people
        if not _bucket(self._people, address, most / 60, most).take():
            raise TooManyError(what="people", limit=most)

    def open_socket(self, address: str) -> None:
        """One more socket, until `close_socket`."""
        most = self._settings.limits.connections
        if self._sockets[address] >= most:
            raise TooManyError(what="connections", limit=most)
        self._sockets[address] += 1

    def close_socket(self, address: str) -> None:
        self._sockets[address] -= 1
        if self._sockets[address] <= 0:
            del self._sockets[address]

    @staticmethod
    def check_host(host: str) -> None:
        """Links are made of it; a program that says nothing gets the server's own address."""
        match = _HOST.fullmatch(host)
        if host and (match is None or int((match[2] or ":0")[1:]) > _PORTS):
            raise ClientException("the Host header names no host")

    def check_origin(self, method: str, host: str, headers: dict[str, str]) -> None:
        """Browsers say which page is asking; only our own may change anything. Programs that
        are no browsers say nothing, and have no cookie that somebody could abuse."""
        if method in _SAFE:
            return
        if headers.get("sec-fetch-site", "none") not in _FROM_HERE:
            raise OriginError()
        origin = headers.get("origin")
        if origin is not None and _host_of(origin) not in self._hosts(host):
            raise OriginError()

    def _hosts(self, host: str) -> tuple[str, ...]:
        return (host, urlsplit(self._settings.url).netloc or host)


def _host_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc or None
    except ValueError:  # no address at all
        return None


def _bucket(buckets: dict[str, Bucket], address: str, rate: float, most: float) -> Bucket:
    if address not in buckets:
        if len(buckets) >= _ADDRESSES:
            for rested in [name for name, bucket in buckets.items() if bucket.is_full]:
                del buckets[rested]
        buckets[address] = Bucket(rate, most)
    return buckets[address]
