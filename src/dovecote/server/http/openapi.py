"""The OpenAPI document: what the routes cannot say by themselves."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, OpenAPI, SecurityRequirement, SecurityScheme

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
CONFIG = OpenAPIConfig(
    title="Dovecote",
    version=__version__,
    description=_ABOUT,
    components=Components(security_schemes={_PERSON: _COOKIE}),
    path="/api/openapi.json",  # what else is under /api is ours to answer
    render_plugins=[JsonRenderPlugin(path="/")],
    use_handler_docstrings=True,
)


def close(document: OpenAPI, kinds: Iterable[type[msgspec.Struct]]) -> None:
    """Say of what is sent to us that it has no other fields: they are refused."""
    for kind in kinds:
        document.components.schemas[kind.__name__].additional_properties = False
