"""The OpenAPI document: what the routes cannot say by themselves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme

from dovecote import __version__
from dovecote.server.sessions import COOKIE

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


class _Document(JsonRenderPlugin):
    """It is written when somebody asks for it: that takes longer than the rest of a start."""

    def __init__(self, sent: Iterable[type[msgspec.Struct]]) -> None:
        super().__init__(path="/")
        self._sent = sent

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Say of what is sent to us that it has no other fields: they are refused."""
        for kind in self._sent:
            openapi_schema["components"]["schemas"][kind.__name__]["additionalProperties"] = False
        return super().render(request, openapi_schema)


def described(sent: Iterable[type[msgspec.Struct]]) -> OpenAPIConfig:
    """What the document says, and what of all that is sent to us."""
    return OpenAPIConfig(
        title="Dovecote",
        version=__version__,
        description=_ABOUT,
        components=Components(security_schemes={_PERSON: _COOKIE}),
        path="/api/openapi.json",  # what else is under /api is ours to answer
        render_plugins=[_Document(sent)],
        use_handler_docstrings=True,
    )
