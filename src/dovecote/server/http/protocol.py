"""A connection before it is a request: how long and how big its head and body may be."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)

from dovecote.server.http.config import Config
from dovecote.server.http.problems import PROBLEM, Problem

_HEAD = 32_768  # bytes
_PIECE = 4096  # bytes of a head that are read at once
_PIPELINED = 8  # requests that may wait for the one before on the same connection
_STUCK = 30.0  # seconds in which somebody must read something of an answer


class RequestProtocol(HttpToolsProtocol):
    """uvicorn's reader of requests, for visitors who mean no good."""

    config: Config

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._door, self._patience = self.config.door, self.config.limits.patience
        self._head: int | None = 0  # bytes of it so far; None: it is complete
        self._timer: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._door.enter(transport, self.client[0] if self.client else ""):
            self._allow(self._patience)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self.transport)
        self._allow(None)
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        at = 0
        while self._head is not None and at < len(data) and not self._is_done:
            piece = data[at : at + _PIECE]
            at += len(piece)
            self._head += len(piece)
            super().data_received(piece)
            self._check()
        if at < len(data) and not self._is_done:
            super().data_received(data[at:])
            self._check()

    def _check(self) -> None:
        """Whatever no browser does is not read to its end."""
        if self._head is not None and self._head >= _HEAD:
            self._door.blame(self.transport)
            self._refuse(431, "the head of a request is too big")
        elif len(self.pipeline) > _PIPELINED:
            self._door.blame(self.transport)
            self._refuse(429, "one request after the other")

    @property
    def _is_done(self) -> bool:
        """Whether the connection is closed, or is a socket now."""
        return self.transport.is_closing() or self.transport.get_protocol() is not self

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = self._head or 0
        self._allow(self._patience)

    def on_headers_complete(self) -> None:
        self._head = None
        self._allow(2 * self._patience)
        if self._door.ask(self.transport):
            super().on_headers_complete()
        else:
            self.transport.abort()

    def on_message_complete(self) -> None:
        self._head = 0  # of the next one
        self._allow(None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self._door.wait(self.transport)

    def handle_websocket_upgrade(self) -> None:
        self._allow(None)
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(_STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _allow(self, seconds: float | None) -> None:
        """So much time for what must come next; None: nothing must."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self._give_up) if seconds else None

    def _give_up(self) -> None:
        self._refuse(408, "the request did not come to its end")

    def _refuse(self, status: int, title: str) -> None:
        """Answer by ourselves, unless something else has been answered, and close."""
        if self.transport.is_closing():
            return
        asked: RequestResponseCycle | None = self.cycle
        if asked is None or asked.response_complete:
            problem = Problem("urn:dovecote:request", title, status, "request", {"reason": title})
            body = msgspec.json.encode(problem)
            head = f"content-type: {PROBLEM}\r\ncontent-length: {len(body)}\r\nconnection: close"
            self.transport.write(STATUS_LINE[status] + head.encode() + b"\r\n\r\n" + body)
        self.transport.close()
