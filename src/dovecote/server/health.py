"""For whoever operates the server."""

from __future__ import annotations

import os

import msgspec
from litestar import Response, get
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from sqlalchemy import Connection, text

from dovecote import __version__
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
async def metrics() -> Response[bytes]:
    """Figures for Prometheus, of all workers together."""
    registry = REGISTRY
    if FOLDER in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


@get("/api/socket.json", responses=problems(), operation_id="socket", tags=["operation"])
async def socket_schema() -> dict[str, object]:
    """The messages of the socket as JSON Schema."""
    return schema()


def _ping(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))
