"""One line of JSON an event. Never a token, a message, a move or a card."""

from __future__ import annotations

import json
import logging
import sys
import traceback
from datetime import UTC, datetime


class JsonLines(logging.Formatter):
    """What happened and where; of an exception its kind and its place, not its words, which
    may hold what somebody may not know."""

    def format(self, record: logging.LogRecord) -> str:
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        told: dict[str, object] = {
            "time": moment,
            "level": record.levelname.lower(),
            "from": record.name,
            "what": _what(record),
        }
        told |= getattr(record, "facts", {})
        if record.exc_info and record.exc_info[1] is not None:
            kind, _, trace = record.exc_info
            frames = traceback.extract_tb(trace)
            told["error"] = kind.__name__ if kind else ""
            told["at"] = [f"{frame.name}:{frame.lineno}" for frame in frames[-8:]]
        return json.dumps(told)


def set_up(*, quiet: bool = False) -> None:
    """Everything of ours, or what is worth a warning, and warnings of others, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("dovecote").setLevel(logging.WARNING if quiet else logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)


def _is_ours(record: logging.LogRecord) -> bool:
    """What a client does wrong is no error of the server; their socket is closed, that is all."""
    return not record.getMessage().endswith("received from client.")


def _what(record: logging.LogRecord) -> str:
    """What is said; but others' loggers put an exception's words into their own."""
    is_ours = record.name.startswith("dovecote")
    return record.getMessage() if is_ours or not record.exc_info else "an exception"
