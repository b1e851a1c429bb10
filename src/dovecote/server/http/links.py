"""Where people find a table."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import Request

from dovecote.server.reach import EVERYWHERE, is_here, network_address
from dovecote.server.settings import Settings


def base_of(request: Request[Any, Any, Any], settings: Settings) -> str:
    """How others reach this server: as it was told, or as the visitor reached it. Who sits at the
    machine itself reached it in a way that leads nobody else there; nobody else is told its address
    in its network."""
    if settings.url:
        return settings.url.rstrip("/")
    asked = urlsplit(str(request.base_url))
    is_inside = is_here(asked.hostname or "") and is_here(
        request.client.host if request.client else ""
    )
    if is_inside and settings.host in EVERYWHERE and (address := network_address()):
        port = f":{asked.port}" if asked.port else ""
        asked = asked._replace(netloc=f"{address}{port}")
    return asked.geturl().rstrip("/")


def origin_of(request: Request[Any, Any, Any], settings: Settings) -> str:
    """The page's own address as its browser has it: at the name that the operator has told, as
    they have told it; else as it was reached, by a name that has been found to be ours."""
    told, asked = urlsplit(settings.url), urlsplit(str(request.base_url))
    if told.hostname and asked.hostname == told.hostname:
        asked = told
    return f"{asked.scheme}://{asked.netloc}"


def is_local(base: str) -> bool:
    """Whether links that begin so lead to this machine from itself only."""
    return is_here(urlsplit(base).hostname or "")


def set_link(base: str, set_id: str) -> str:
    """The link to a set of cards."""
    return f"{base}/cards/{set_id}"


def table_link(base: str, table: str) -> str:
    """The link that people share."""
    return f"{base}/t/{table}"
