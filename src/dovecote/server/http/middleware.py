"""Around every request: limits, origins, safe headers, figures and a line in the log."""

from __future__ import annotations

import logging
import time
from typing import Any

import msgspec
from litestar.exceptions import ClientException
from litestar.types import ASGIApp, Message, Receive, Send

from dovecote.core.errors import DovecoteError
from dovecote.server.http.limits import AddressLimits
from dovecote.server.http.origins import Origins, check_kind
from dovecote.server.http.problems import PROBLEM, problem_of
from dovecote.server.metrics import REQUESTS

TALK = "dovecote.talk"  # where in the scope is what goes on when its request is forgotten
_LOG = logging.getLogger("dovecote.http")
_CSP = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
_HEADERS = [
    (b"content-security-policy", _CSP.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"cache-control", b"no-store"),
]


class Middleware:
    """An ASGI application around another."""

    def __init__(self, app: ASGIApp, limits: AddressLimits, origins: Origins) -> None:
        self._app = app
        self._limits = limits
        self._origins = origins

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 500
        is_head = scope["method"] == "HEAD"  # whatever can be got can be asked about
        asked: Any = {**scope, "method": "GET"} if is_head else scope
        is_options = scope["method"] == "OPTIONS"  # Litestar forgets some of a path's methods there

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = [h for h in message["headers"] if not (is_options and h[0] == b"allow")]
                own = {name.lower() for name, _ in given}
                extra = [(name, value) for name, value in _HEADERS if name not in own]
                message["headers"] = [*given, *extra]
            elif is_head and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        try:
            headers = _headers(scope)
            self._limits.check_request(_address(scope))
            self._origins.check_host(headers.get("host", ""), _served(scope))
            self._origins.check_origin(scope["method"], headers, scope["scheme"])
            check_kind(scope["method"], headers)
        except (DovecoteError, ClientException) as error:
            await _refuse(dressed, error)
        else:
            await self._app(asked, receive, dressed)
        took = time.perf_counter() - began
        route = str(asked.get("path_template") or "other")
        REQUESTS.labels(route, str(status)).observe(took)
        facts = {"method": scope["method"], "route": route, "status": status, "took": took}
        _LOG.info("request", extra={"facts": facts})

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        address = _address(scope)
        try:
            self._admit(scope, address)
        except (DovecoteError, ClientException) as error:
            code = problem_of(error).code
            _LOG.info("socket refused", extra={"facts": {"code": code}})
            await send({"type": "websocket.close", "code": 1008, "reason": code})
            return
        try:
            await self._app(scope, receive, send)
            if talk := scope.get(TALK):
                scope.clear()  # a request is as big as all the rest of a silent line
                await talk
        finally:
            self._limits.close_socket(address)

    def _admit(self, scope: Any, address: str) -> None:
        headers = _headers(scope)
        self._limits.check_request(address)
        self._origins.check_host(headers.get("host", ""), _served(scope))
        scheme = "https" if scope["scheme"] == "wss" else "http"
        self._origins.check_origin("socket", headers, scheme)
        self._limits.open_socket(address)


def _headers(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}


def _address(scope: Any) -> str:
    return scope["client"][0] if scope.get("client") else ""


def _served(scope: Any) -> str:
    """The address of ours that was reached."""
    return scope["server"][0] if scope.get("server") else ""


async def _refuse(send: Send, error: Exception) -> None:
    problem = problem_of(error)
    body = msgspec.json.encode(problem)
    headers = [(b"content-type", PROBLEM.encode()), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
