"""The ways to somebody: asked for, and as they are told of them."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from dovecote.server.cluster.telling import Telling, new_name
from dovecote.server.errors import ChannelError, NoWayError
from dovecote.server.notices import hooks
from dovecote.server.notices.mail import is_address
from dovecote.server.notices.post import check_address
from dovecote.server.storage.channels import Channel, Way

_DIGITS = 6


class NewChannel(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One more way to you: where a browser wants its pushes (with its keys, `POINT.AUTH`), an
    address of mail, or where a webhook leads (with the service it is written for)."""

    kind: Way
    address: Annotated[str, Meta(min_length=1, max_length=1000)]
    keys: Annotated[str, Meta(max_length=200)] = ""
    style: Literal["standard", "slack", "discord", "ntfy"] = "standard"


class ChannelNow(msgspec.Struct, frozen=True):
    """A way to you. Of a browser only the service is shown, and no address that leads there."""

    id: str
    kind: Way
    style: str
    address: str
    is_confirmed: bool
    secret: str = ""  # of a webhook, shown once: by it you know that it is ours


class ChannelTried(msgspec.Struct, frozen=True):
    """Whether the other side took it."""

    is_sent: bool


def new_channel(data: NewChannel, person: str, telling: Telling, made: int) -> Channel:
    """The way that somebody wants, if it can be one."""
    code = ""
    if not telling.offers(data.kind):
        raise NoWayError()
    if data.kind == "mail":
        if not is_address(data.address):
            raise ChannelError(what="mail", text=data.address)
        secret = secrets.token_urlsafe(24)
        code = f"{secrets.randbelow(10**_DIGITS):0{_DIGITS}}"
    else:
        hooked = telling.settings.hooks
        check_address(data.address, private=hooked is not None and hooked.private)
        secret = hooks.new_secret() if data.kind == "hook" else _keys(data.keys)
    style = data.style if data.kind == "hook" else ""
    return Channel(new_name(), person, data.kind, style, data.address, secret, code, made)


def _keys(text: str) -> str:
    from dovecote.server.notices.push import read_keys

    if read_keys(text) is None:
        raise ChannelError(what="keys", text=text)
    return text


def channel_now(channel: Channel, secret: str = "") -> ChannelNow:
    shown = channel.address
    if channel.kind != "mail":  # whoever knows the whole address may write there, too
        shown = urlsplit(channel.address).netloc
    return ChannelNow(channel.id, channel.kind, channel.style, shown, not channel.code, secret)
