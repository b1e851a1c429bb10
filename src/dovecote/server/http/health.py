"""For whoever operates the server."""

from __future__ import annotations

import os
from hmac import compare_digest
from typing import Any, NamedTuple

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from dovecote import __version__
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.errors import UnreadyError
from dovecote.server.http.needs import given
from dovecote.server.http.problems import problems
from dovecote.server.metrics import FOLDER, count_up
from dovecote.server.settings import Settings
from dovecote.server.storage.writer import Writer
from dovecote.tables.errors import NoPageError
from dovecote.wire.schema import schema

_SOON = 0.8  # seconds: whoever asks is answered within one


class Health(msgspec.Struct, frozen=True):
    """That it lives, and what it is."""

    status: str
    version: str


class HealthNeeds(NamedTuple):
    """What these routes need."""

    rooms: Rooms
    writer: Writer
    settings: Settings


@get("/health", responses=problems(), operation_id="health", tags=["operation"])
async def health() -> Health:
    """The process answers."""
    return Health("alive", __version__)


@get(
    "/ready",
    responses=problems(),
    operation_id="ready",
    tags=["operation"],
    dependencies=given(HealthNeeds),
)
async def ready(needs: NamedDependency[HealthNeeds]) -> Health:
    """Something can be stored too, and the server is not about to stop; if not, why."""
    if needs.rooms.is_closing:
        raise UnreadyError(reason="closing")
    if reason := await needs.writer.trouble(_SOON):
        raise UnreadyError(reason=reason)
    return Health("ready", __version__)


@get("/metrics", include_in_schema=False, dependencies=given(HealthNeeds))
async def metrics(
    request: Request[Any, Any, Any], needs: NamedDependency[HealthNeeds]
) -> Response[bytes]:
    """Figures for Prometheus, of all workers together. For whoever has the token only: on a
    quiet server the count of commits would tell others that a sealed answer has come in."""
    token, said = needs.settings.metrics, request.headers.get("authorization", "")
    if not token or not compare_digest(said.encode(), f"Bearer {token}".encode()):
        raise NoPageError()
    count_up()
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
