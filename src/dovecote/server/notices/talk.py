"""What a server and its process that sends say to each other: JSON behind its length.

The server orders; the process reports. Neither waits for the other: what is under way when one of
them dies is still in the queue, under its name.
"""

from __future__ import annotations

from typing import BinaryIO, Literal, TypeAlias

import msgspec

from dovecote.server.notices.message import DeliveryFate
from dovecote.server.settings import Notices
from dovecote.server.storage.channels import Channel
from dovecote.server.storage.outbox import NoticeKey
from dovecote.server.thinking.worker import PREFIX


class Setup(msgspec.Struct, frozen=True, tag=True):
    """The first order. Not on a command line, which others may read: it holds secrets."""

    db: str
    node: str
    url: str  # of the page
    key: str  # by which push services know this server
    settings: Notices


class Look(msgspec.Struct, frozen=True, tag=True):
    """Say what is due."""

    now: int


class Send(msgspec.Struct, frozen=True, tag=True):
    """Send some of what was found, by the names under which it was taken."""

    now: int
    batches: dict[str, list[NoticeKey]]


class TryNow(msgspec.Struct, frozen=True, tag=True):
    """Send something at once: to see whether it arrives, or the code by which somebody shows that
    an address is theirs."""

    name: str
    channel: Channel
    kind: Literal["test", "code"]
    text: str  # who it is for, or the code
    language: str
    now: int


class Stop(msgspec.Struct, frozen=True, tag=True):
    """Begin nothing more; end when what is under way has been reported."""


class Wanted(msgspec.Struct, frozen=True):
    """Something that may be told from a moment on, if its person does not look at the table."""

    key: NoticeKey
    person: str
    moment: int
    name: str  # of what is sent together


class Found(msgspec.Struct, frozen=True, tag=True):
    """What is due: what need not be told, what is to be seen to at another moment, and the rest."""

    drop: list[NoticeKey] = []
    later: list[tuple[NoticeKey, int]] = []
    wanted: list[Wanted] = []
    failed: str = ""  # why nothing could be found out


class BatchResult(msgspec.Struct, frozen=True):
    """What became of one batch, or of a trial, which has no keys."""

    name: str
    channel: Channel
    keys: list[NoticeKey]
    fate: DeliveryFate
    after: int = 0
    tries: int = 0
    failed: str = ""  # what of ours did, if something did


class BatchResults(msgspec.Struct, frozen=True, tag=True):
    """What became of some."""

    results: list[BatchResult]


ToWorker: TypeAlias = Setup | Look | Send | TryNow | Stop
FromWorker: TypeAlias = Found | BatchResults

_ORDERS: msgspec.json.Decoder[ToWorker] = msgspec.json.Decoder(ToWorker)
_REPORTS: msgspec.json.Decoder[FromWorker] = msgspec.json.Decoder(FromWorker)


def framed(said: ToWorker | FromWorker) -> bytes:
    """As it goes through a pipe."""
    body = msgspec.json.encode(said)
    return len(body).to_bytes(PREFIX, "big") + body


def next_order(orders: BinaryIO) -> ToWorker | None:
    """What the server wants; None: it is gone."""
    size = int.from_bytes(orders.read(PREFIX), "big")
    body = orders.read(size) if size else b""
    return _ORDERS.decode(body) if body and len(body) == size else None


def read_report(body: bytes) -> FromWorker:
    return _REPORTS.decode(body)
