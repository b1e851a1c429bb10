"""Both sides of the conversation as JSON Schema."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from dovecote.wire.client import ClientMessage
from dovecote.wire.server import ServerMessage


def schema() -> dict[str, Any]:
    """`ClientMessage` is whatever may be said, `ServerMessage` whatever may be heard."""
    said, heard = get_args(ClientMessage), get_args(ServerMessage)
    each, parts = msgspec.json.schema_components((*said, *heard), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {
            **parts,
            "ClientMessage": {"oneOf": list(each[: len(said)])},
            "ServerMessage": {"oneOf": list(each[len(said) :])},
        },
    }
