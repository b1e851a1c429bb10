"""A request to an address that somebody has named: never into a private network, unless the
operator has allowed it, and never for long.

The name is looked up once, every address it leads to must be public, and the connection goes to
one of those: so a name that leads elsewhere a moment later leads nowhere. Nothing is followed.
"""

from __future__ import annotations

import http.client
import socket
import ssl
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cache
from ipaddress import IPv6Address, IPv6Network, ip_address
from threading import Timer
from typing import NamedTuple
from urllib.parse import urlsplit

from dovecote.core.errors import DovecoteError

_LONGEST = 1000  # characters of an address
_PATIENCE = 10.0  # seconds for each step
_WHOLE = 30.0  # seconds for all of them
_TRANSLATED = IPv6Network("64:ff9b::/96")  # holds an IPv4 address, perhaps a private one


class AddressError(DovecoteError):
    """An address to which nothing is sent."""

    sentence = "nothing can be sent to {address!r}: {reason}"


class Reply(NamedTuple):
    """What the other side said; `after` are the seconds it wants to be left alone."""

    status: int
    after: int


def check_address(address: str, *, private: bool) -> None:
    """Whether something may be sent there, as far as the address itself says it."""
    try:
        parts = urlsplit(address)
        port = parts.port or 0
    except ValueError:
        raise AddressError(address=address, reason="unreadable") from None
    is_plain = private and parts.scheme == "http"
    if len(address) > _LONGEST or not parts.hostname or port < 0 or not address.isprintable():
        raise AddressError(address=address[:_LONGEST], reason="unreadable")
    if parts.scheme != "https" and not is_plain:
        raise AddressError(address=address, reason="insecure")
    if parts.username or parts.password or " " in address or not address.isascii():
        raise AddressError(address=address, reason="unreadable")
    if not private and _is_number(parts.hostname) and not is_public(parts.hostname):
        raise AddressError(address=address, reason="private")


def post(address: str, body: bytes, headers: Mapping[str, str], *, private: bool) -> Reply:
    """Send something; to be called beside the event loop. OSError if nobody answers."""
    check_address(address, private=private)
    parts = urlsplit(address)
    port = parts.port or (443 if parts.scheme == "https" else 80)
    there = _resolve(address, parts.hostname or "", port, private=private)
    path = parts.path or "/"
    if parts.query:
        path += f"?{parts.query}"
    with socket.create_connection((there, port), _PATIENCE) as raw, _cut_after(_WHOLE, raw):
        return _asked(_line(parts.scheme, parts.hostname or "", port, raw), path, body, headers)


def _asked(
    line: http.client.HTTPConnection, path: str, body: bytes, headers: Mapping[str, str]
) -> Reply:
    try:
        line.request("POST", path, body, {"User-Agent": "dovecote", **headers})
        answered = line.getresponse()
        answered.read(4096)
        after = answered.getheader("Retry-After", "")
        return Reply(answered.status, int(after) if after.isdecimal() else 0)
    except http.client.HTTPException as error:
        raise OSError(str(error)) from error
    finally:
        line.close()


def is_public(text: str) -> bool:
    """Whether an address belongs to the internet, and to no network of one's own."""
    found = ip_address(text.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped:
            return is_public(str(found.ipv4_mapped))
        if found.sixtofour or found.teredo or found in _TRANSLATED:
            return False
    return found.is_global and not found.is_multicast


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _resolve(address: str, host: str, port: int, *, private: bool) -> str:
    found = {str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if not private and not all(map(is_public, found)):
        raise AddressError(address=address, reason="private")
    return min(found, key=lambda one: (":" in one, one))


def _line(scheme: str, host: str, port: int, raw: socket.socket) -> http.client.HTTPConnection:
    """A conversation over that very connection, with whoever has the name."""
    if scheme == "http":
        line = http.client.HTTPConnection(host, port, timeout=_PATIENCE)
        line.sock = raw
        return line
    line = http.client.HTTPSConnection(host, port, timeout=_PATIENCE, context=secure())
    line.sock = secure().wrap_socket(raw, server_hostname=host)
    return line


@cache
def secure() -> ssl.SSLContext:
    """Whom we trust; reading all of them takes as long as some messages."""
    return ssl.create_default_context()


@contextmanager
def _cut_after(seconds: float, line: socket.socket) -> Iterator[None]:
    """Whoever answers a byte now and then, to keep us, is left."""
    with line.dup() as twin:  # the line itself becomes another when it is made secure
        timer = Timer(seconds, _cut, [twin])
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()


def _cut(line: socket.socket) -> None:
    with suppress(OSError):  # it has ended just now
        line.shutdown(socket.SHUT_RDWR)
