"""For whoever operates the server."""

from __future__ import annotations

import os
from ipaddress import ip_address
from typing import Any

import msgspec
from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from sqlalchemy import Connection, text

from dovecote import __version__
from dovecote.server.errors import NoPageError
from dovecote.server.metrics import FOLDER
from dovecote.server.problems import problems
from dovecote.server.services import Services
from dovecote.server.wire import schema
from dovecote.server.writer import UnavailableError


class Health(msgspec.Struct, frozen=True):
    """That it lives, and what it is."""

    status: str
    version: str


@get("/health", responses=problems(), operation_id="health", tags=["operation"])
async def health() -> Health:
    """The process answers."""
    return Health("alive", __version__)


@get("/ready", responses=problems(), operation_id="ready", tags=["operation"])
async def ready(services: Services) -> Health:
    """The database answers too, and the server is not about to stop."""
    if services.house.is_closing:
        raise UnavailableError()
    await services.house.read(_ping)
    return Health("ready", __version__)


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], services: Services) -> Response[bytes]:
    """Figures for Prometheus, of all workers together. On this machine only: on a quiet
    server the count of commits would tell others that a sealed answer has come in."""
    if not is_here(services.address(request)):
        raise NoPageError()
    registry = REGISTRY
    if FOLDER in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    kind = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")  # which the framework adds
    return Response(generate_latest(registry), media_type=kind)


@get("/api/socket.json", responses=problems(), operation_id="socket", tags=["operation"])
async def socket_schema() -> dict[str, object]:
    """The messages of the socket as JSON Schema."""
    return schema()


def is_here(address: str) -> bool:
    """Whether a request comes from this machine itself; through a proxy it does not."""
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def _ping(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))
