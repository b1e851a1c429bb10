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
from dovecote.server.http.door import keep_waiting, narrow
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
        self._is_in = False  # they were let in at the door
        self._is_deaf = False  # what comes in is not looked at
        self._timer: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """At the door first: whoever is not let in costs as little as can be."""
        address, *_ = transport.get_extra_info("peername") or ("",)
        is_answered = self._door.has_porter or self._door.answers(address)
        if is_answered and self._door.enter(transport, address):
            self._is_in = True
            super().connection_made(transport)
            narrow(transport)
            self._allow(self._patience)
        else:
            self._is_deaf = True
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._is_in:
            return
        self._door.leave(self.transport)
        self._allow(None)
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._is_deaf:
            self.flow.pause_reading()  # again: an answer to something earlier has ended
            return
        at = 0
        while self._head is not None and at < len(data) and not self._is_done:
            piece = data[at : at + _PIECE]
            at += len(piece)
            self._head += len(piece)
            super().data_received(piece)
            self._check_head()
        if at < len(data) and not self._is_done:
            super().data_received(data[at:])

    def _check_head(self) -> None:
        if self._head is not None and self._head >= _HEAD:
            self._blame(431, "the head of a request is too big")

    @property
    def _is_done(self) -> bool:
        """Whether the connection is closed, or is a socket now, or nobody listens any more."""
        is_ours = self.transport.get_protocol() is self
        return self._is_deaf or self.transport.is_closing() or not is_ours

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = self._head or 0
        self._allow(self._patience)

    def on_headers_complete(self) -> None:
        self._head = None
        self._allow(2 * self._patience)
        if self._is_deaf:  # and this is the rest of a piece
            return
        if len(self.pipeline) >= _PIPELINED:
            self._blame(429, "one request after the other")
        elif self._door.ask(self.transport):
            super().on_headers_complete()
        else:
            self._is_deaf = True
            keep_waiting(self.transport)

    def on_message_complete(self) -> None:
        self._head = 0  # of the next one
        self._allow(None)
        if not self._is_deaf:
            super().on_message_complete()

    def on_body(self, body: bytes) -> None:
        if not self._is_deaf:
            super().on_body(body)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline:
            self._door.wait(self.transport)

    def handle_websocket_upgrade(self) -> None:
        self._allow(None)
        if not self._is_deaf:
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
        self._answer(408, "the request did not come to its end")
        self.transport.close()

    def _blame(self, status: int, title: str) -> None:
        """They have done what no browser does; what waits is not carried out."""
        self._answer(status, title)
        self._is_deaf = True
        self.pipeline.clear()
        self._door.blame(self.transport)

    def _answer(self, status: int, title: str) -> None:
        """Answer by ourselves, unless something else has been answered."""
        if self.transport.is_closing():
            return
        asked: RequestResponseCycle | None = self.cycle
        if asked is None or asked.response_complete:
            problem = Problem("urn:dovecote:request", title, status, "request", {"reason": title})
            body = msgspec.json.encode(problem)
            head = f"content-type: {PROBLEM}\r\ncontent-length: {len(body)}\r\nconnection: close"
            self.transport.write(STATUS_LINE[status] + head.encode() + b"\r\n\r\n" + body)
