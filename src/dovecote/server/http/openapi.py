"""The OpenAPI document: what the routes cannot say by themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, Router
from litestar.enums import OpenAPIMediaType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme
from litestar.serialization import encode_json

from dovecote import __version__
from dovecote.server.sessions import COOKIE

PATH = "/api/openapi.json"
_PERSON = "person"
NEEDED: list[SecurityRequirement] = [{_PERSON: []}]
USEFUL: list[SecurityRequirement] = [{}, {_PERSON: []}]  # whoever is somebody learns more

_ABOUT = (
    "Tables for pigeon games. The match itself is played over a socket at "
    "`/api/tables/{table_id}/socket`, whose messages `/api/socket.json` describes."
)
_COOKIE = SecurityScheme(
    type="apiKey",
    name=COOKIE,
    security_scheme_in="cookie",
    description="Set by `POST /api/people` when you choose a name.",
)


class _Document:
    """It is written when somebody first asks for it, because that takes longer than the rest of a
    start, and beside the event loop, because others play meanwhile; and once."""

    def __init__(self, sent: Iterable[type[msgspec.Struct]]) -> None:
        self._sent = sent
        self._written: asyncio.Future[bytes] | None = None

    async def answer(self, request: Request[Any, Any, Any]) -> Response[bytes] | None:
        """What is answered instead of what the framework would write on the event loop; what is
        asked for below it is not there."""
        if request.url.path.rstrip("/") != PATH:
            return None
        if self._written is None:
            self._written = asyncio.ensure_future(asyncio.to_thread(self._write, request.app))
        written = await asyncio.shield(self._written)  # others may wait for the same
        return Response(written, media_type=OpenAPIMediaType.OPENAPI_JSON)

    def _write(self, app: Litestar) -> bytes:
        """Say of what is sent to us that it has no other fields: they are refused."""
        schema = app.openapi_schema.to_schema()
        for kind in self._sent:
            schema["components"]["schemas"][kind.__name__]["additionalProperties"] = False
        return encode_json(schema)


def described(sent: Iterable[type[msgspec.Struct]]) -> OpenAPIConfig:
    """What the document says, and what of all that is sent to us."""
    return OpenAPIConfig(
        title="Dovecote",
        version=__version__,
        description=_ABOUT,
        components=Components(security_schemes={_PERSON: _COOKIE}),
        openapi_router=Router(  # what else is under /api is ours to answer
            PATH,
            route_handlers=[],
            before_request=_Document(sent).answer,
            include_in_schema=False,
        ),
        render_plugins=[JsonRenderPlugin(path="/")],
        use_handler_docstrings=True,
    )
