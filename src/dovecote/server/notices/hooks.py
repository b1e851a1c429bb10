"""Webhooks, signed as Standard Webhooks has it, and written so that chat services show them."""

from __future__ import annotations

import hmac
import secrets
from base64 import b64decode, b64encode
from collections.abc import Callable
from hashlib import sha256

import msgspec

from dovecote.server.notices.message import Message

_PREFIX = "whsec_"
_JSON = "application/json"
_LONGEST = 1800  # bytes, with a link behind them: Discord takes 2,000 characters, ntfy 4,096


def new_secret() -> str:
    """By which whoever gets a webhook knows that it is ours."""
    return _PREFIX + b64encode(secrets.token_bytes(24)).decode()


def signed(message: Message, secret: str, body: bytes, kind: str) -> dict[str, str]:
    """The headers of a request."""
    moment = str(message.moment // 1000)
    said = f"{message.id}.{moment}.".encode() + body
    key = b64decode(secret.removeprefix(_PREFIX))
    signature = b64encode(hmac.digest(key, said, sha256)).decode()
    return {
        "Content-Type": kind,
        "webhook-id": message.id,
        "webhook-timestamp": moment,
        "webhook-signature": f"v1,{signature}",
    }


def written(message: Message, style: str) -> tuple[bytes, str]:
    """The body as a service wants it, and of which type it is."""
    return _STYLES.get(style, _standard)(message)


def _standard(message: Message) -> tuple[bytes, str]:
    data = {"kinds": message.kinds, "lines": message.lines, "link": message.link}
    body = {"type": "dovecote.notice", "timestamp": message.moment // 1000, "data": data}
    return msgspec.json.encode(body), _JSON


def _text(message: Message) -> tuple[bytes, str]:
    """Slack, Mattermost, Rocket.Chat, Google Chat."""
    return msgspec.json.encode({"text": f"{_quiet(message.text)}\n{message.link}"}), _JSON


def _content(message: Message) -> tuple[bytes, str]:
    """Discord; nobody is called by their name there because of us."""
    said = {
        "content": f"{message.brief(_LONGEST)}\n{message.link}",
        "allowed_mentions": {"parse": ()},
    }
    return msgspec.json.encode(said), _JSON


def _plain(message: Message) -> tuple[bytes, str]:
    """ntfy, and whatever else shows what it is sent."""
    return f"{message.brief(_LONGEST)}\n{message.link}".encode(), "text/plain; charset=utf-8"


def _quiet(text: str) -> str:
    """Names that people choose call nobody there."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


Style = Callable[[Message], tuple[bytes, str]]
_STYLES: dict[str, Style] = {"slack": _text, "discord": _content, "ntfy": _plain}
STYLES = ("standard", *_STYLES)
