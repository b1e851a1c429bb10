"""Which host is asked, and from which pages."""

from __future__ import annotations

import re
import socket
from collections.abc import Mapping
from urllib.parse import urlsplit

from litestar.exceptions import ClientException

from dovecote.server.errors import HostError, NotJsonError, OriginError
from dovecote.server.reach import EVERYWHERE
from dovecote.server.settings import Settings

_PORTS = 65_535
_SAFE = ("GET", "HEAD", "OPTIONS")
_FROM_HERE = ("same-origin", "none")
_HOST = re.compile(r"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?")
_LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
_JSON = "application/json"


class Origins:
    """The names of this server. A page elsewhere can let a name of its own lead to this machine;
    then browsers believe that page to be ours, and only the name tells that it is not."""

    def __init__(self, settings: Settings) -> None:
        url = urlsplit(settings.url)
        self._url = f"{url.scheme}://{url.netloc}".lower() if url.netloc else ""
        self._public = name_of(url.netloc.lower())
        names = {*_LOOPBACK, self._public, *map(str.lower, settings.public)}
        if settings.host in EVERYWHERE:  # then others on the network may use the machine's name
            machine = socket.gethostname().lower()
            names |= {machine, f"{machine.partition('.')[0]}.local"}
        else:
            names.add(_written(settings.host))
        self._names = names - {""}

    def check_host(self, host: str, served: str) -> None:
        """Whether we are meant, by a name of ours or the address that was reached. Links are made
        of it; a program that says nothing gets the server's own address."""
        match = _HOST.fullmatch(host)
        if host and (match is None or int((match[2] or ":0")[1:]) > _PORTS):
            raise ClientException("the Host header names no host")
        if host and name_of(host.lower()) not in (*self._names, _written(served)):
            raise HostError(host=name_of(host))

    def check_origin(self, method: str, headers: Mapping[str, str], scheme: str) -> None:
        """Browsers say which page is asking; only our own may change anything. Programs that
        are no browsers say nothing, and have no cookie that somebody could abuse."""
        if method in _SAFE:
            return
        if headers.get("sec-fetch-site", "none") not in _FROM_HERE:
            raise OriginError()
        origin, host = headers.get("origin"), headers.get("host", "").lower()
        if origin is None or (self._url and origin.lower() == self._url):
            return
        is_public = self._url and name_of(host) == self._public  # there is one way to it
        if is_public or origin.lower() != f"{scheme}://{host}":
            raise OriginError()


def check_kind(method: str, headers: Mapping[str, str]) -> None:
    """What is sent is JSON and says so: a form of another page cannot say that."""
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if method not in _SAFE and has_body and kind != _JSON:
        raise NotJsonError()


def name_of(host: str) -> str:
    """A host without its port."""
    match = _HOST.fullmatch(host)
    return match[1] if match else ""


def _written(address: str) -> str:
    """An address as it stands in a URL."""
    return f"[{address}]" if ":" in address else address.lower()
