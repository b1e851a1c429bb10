"""The one cookie: who somebody is."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from dovecote.server.sessions import COOKIE
from dovecote.tables.names import clean

# Over TLS its name says that only this host can have set it, which browsers see to.
SAFE = f"__Host-{COOKIE}"
_YEAR = 365 * 24 * 3600
_LONGEST = 200  # characters of what a browser calls itself


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The token somebody came with; those who came before the safe name still have the other."""
    return connection.cookies.get(SAFE) or connection.cookies.get(COOKIE, "")


def cookies_for(token: str, request: Request[Any, Any, Any]) -> list[Cookie]:
    """What makes somebody known again. Programs may look for it by its usual name."""
    if request.url.scheme != "https":
        return [_cookie(COOKIE, token, is_secure=False)]
    names = [SAFE] if _is_browser(request) else [SAFE, COOKIE]
    return [_cookie(name, token, is_secure=True) for name in names]


def moved(request: Request[Any, Any, Any]) -> list[Cookie]:
    """The cookies for a browser that has only the usual name where there is a safe one."""
    is_moving = request.url.scheme == "https" and _is_browser(request)
    if not is_moving or SAFE in request.cookies or COOKIE not in request.cookies:
        return []
    return [*cookies_for(request.cookies[COOKIE], request), ended(COOKIE)]


def ended(name: str) -> Cookie:
    """What makes a browser forget it; the safe name is forgotten only if it is said safely."""
    return Cookie(name, value="", max_age=0, secure=name == SAFE)


def label_of(request: Request[Any, Any, Any]) -> str:
    """What a browser calls itself, for whoever looks at their list of devices."""
    return clean(request.headers.get("user-agent", ""))[:_LONGEST]


def _is_browser(request: Request[Any, Any, Any]) -> bool:
    return "sec-fetch-site" in request.headers or "origin" in request.headers


def _cookie(name: str, token: str, *, is_secure: bool) -> Cookie:
    return Cookie(
        name, value=token, max_age=_YEAR, httponly=True, samesite="strict", secure=is_secure
    )
