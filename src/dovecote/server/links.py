"""Where people find a table."""

from __future__ import annotations

from typing import Any

from litestar import Request

from dovecote.server.settings import Settings


def base_of(request: Request[Any, Any, Any], settings: Settings) -> str:
    """How this server is reached, as it was told or as the visitor reached it."""
    return (settings.url or str(request.base_url)).rstrip("/")


def table_link(request: Request[Any, Any, Any], settings: Settings, table: str) -> str:
    """The link that people share."""
    return f"{base_of(request, settings)}/t/{table}"
