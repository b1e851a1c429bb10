"""Coming in and sitting down: what is said over HTTP before the socket is opened."""

from __future__ import annotations

import json
from http.cookiejar import CookieJar
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from dovecote.cli.errors import NoOpenSeatError, ServerAwayError, ServerRefusedError

_PATIENCE = 30.0  # seconds


class Chair(NamedTuple):
    """Where somebody sits, and what shows it to be theirs."""

    server: str
    table: str
    game: str
    options: dict[str, str]
    seat: int
    cookie: str


class Requests:
    """One person's requests to a server."""

    def __init__(self, server: str) -> None:
        self.server = server
        self._jar = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self._jar))

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._jar)

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The server's answer, or what it has against the request."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json"} if data else {}
        request = Request(f"{self.server}{path}", data, headers, method=method)
        try:
            with self._opener.open(request, timeout=_PATIENCE) as answer:
                return json.load(answer)
        except HTTPError as refused:
            raise _said(self.server, refused) from None
        except (OSError, ValueError):
            raise ServerAwayError(url=self.server) from None


def sit_down(url: str, name: str, wanted: int | None) -> Chair:
    """A seat at the table that a link names, or at the first one of the lobby that is open."""
    server, _, table = url.rstrip("/").partition("/t/")
    if urlsplit(server).scheme not in ("http", "https") or not urlsplit(server).netloc:
        raise ServerAwayError(url=url)
    door = Requests(server)
    door.ask("POST", "/api/people", {"name": name})
    table = table.partition("/")[0] or _first_open(door)
    now = door.ask("GET", f"/api/tables/{table}")["table"]
    free = [seat["seat"] for seat in now["seats"] if seat["is_open"]]
    if not free or (wanted is not None and wanted not in free):
        raise NoOpenSeatError(table=table, free=", ".join(map(str, free)) or "–")
    seat = free[0] if wanted is None else wanted
    door.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"name": name})
    agreed = now["agreement"]
    return Chair(server, table, agreed["game"], agreed["options"], seat, door.cookie)


def _first_open(door: Requests) -> str:
    for table in door.ask("GET", "/api/tables"):
        if table["status"] == "open":
            return str(table["id"])
    raise NoOpenSeatError(table=door.server, free="–")


def _said(server: str, refused: HTTPError) -> ServerRefusedError | ServerAwayError:
    """A problem that the server tells; whatever else answers there is no server of ours."""
    try:
        problem = json.load(refused)
        return ServerRefusedError(code=problem["code"], params=problem["params"])
    except (OSError, ValueError, LookupError, TypeError):
        return ServerAwayError(url=server)
