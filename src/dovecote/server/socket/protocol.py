"""A socket on the wire: uvicorn shakes hands and keeps it alive; its frames are ours.

They are counted before anybody looks into them, one message is handed on at a time, and of what
comes meanwhile no more is read than one piece, which waits: so nobody can make others wait by
sending, nor by not reading. To stop reading after every message would cost more than to hear it.
"""

from __future__ import annotations

import asyncio
import secrets
import socket
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from dovecote.server.http.config import Config
from dovecote.server.socket import frames
from dovecote.server.socket.frames import Frame, FrameError, Frames
from dovecote.server.socket.hearing import Hearing
from dovecote.wire.codes import BEHIND, FLOOD

LINE = "dovecote.line"  # where in the scope of a request its protocol is
_AT_ONCE = 64  # frames read before others have their turn
_SILENT, _RESTART = 1011, 1012  # codes: no answer to a ping, and the server stops
_PARTS = 16  # frames that one message may come in
_KB = 1024
_ON_THE_WAY = 128 * _KB  # bytes that the system may keep for somebody; it takes up to twice that
_STUCK = 20.0  # seconds in which somebody must read something
_FAREWELL = 10.0  # seconds to answer when the socket is closed
_HASTY = 2.0  # the same for whoever does not listen
_DRAINED = 2**20  # bytes of theirs that are still taken in, so that they hear why it is closed


class _Gone:
    """Nobody listens to what uvicorn would say when the line is closed."""

    def put_nowait(self, _: object) -> None: ...
    def set(self) -> None: ...
    def clear(self) -> None: ...


_GONE = _Gone()


AtOnce: TypeAlias = Callable[[bytes], bool]  # False: it must wait


class Heard(NamedTuple):
    """A message, and whether it is one more than is answered."""

    data: bytes
    is_too_much: bool


class Protocol(WebSocketsSansIOProtocol):
    """One socket, for visitors who mean no good."""

    config: Config

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        limits, self._door = self.config.limits, self.config.door
        self._longest, self._furthest = limits.message, limits.behind * _KB
        self._frames = Frames(limits.message)
        self._hearing = Hearing(limits.rate)
        self._parts: list[Frame] = []  # of a message that has not come to its end
        self._heard: Heard | None = None
        self._waiter: asyncio.Future[None] | None = None
        self.at_once: AtOnce | None = None  # carries a message out if it need not wait
        self.is_busy = False  # and has not ended
        self._kept: list[bytes] | None = None  # what is said together
        self._is_over = False  # nobody listens here any more
        self._is_going = False  # goes on reading when others have had their turn
        self._is_deaf = False  # what comes in is not even looked at
        self._drained = 0
        self.is_flooded = False
        self._stuck: asyncio.TimerHandle | None = None
        self._silent = self.config.ws_ping_timeout or _FAREWELL

    # for the table

    def let_go(self) -> None:
        """What shaking hands needed is not needed any more, and is half of a silent line."""
        self.conn.parser.close()  # which holds it in turn
        self.conn = self.queue = self.writable = _GONE  # type: ignore[assignment]
        del self.request, self.response, self.scope

    @property
    def is_crowded(self) -> bool:
        """Whether the room that is left is for those who play."""
        return self._door.is_crowded

    async def hear(self) -> Heard | None:
        """The next message; None when the line is closed. Others have their turn in between."""
        if not self._is_over:
            self._go_on()
        if self._heard is None and not self._is_over:
            self._waiter = self.loop.create_future()
            await self._waiter
        else:
            await asyncio.sleep(0)
        heard, self._heard = self._heard, None
        return heard if not self._is_over else None

    def go_on(self) -> None:
        """What was carried out at once has ended: the next message may come."""
        self.is_busy = False
        if not self._is_over and (self.read_paused or self._frames.is_waiting):
            self._go_on()

    def tell(self, message: bytes) -> None:
        """Send this after everything before it; whoever is too far behind is cut off."""
        if self._kept is None:
            self._send(frames.written(message))
        else:
            self._kept.append(frames.written(message))

    def hold(self) -> None:
        """What is told from now on is sent together, which costs as much as one of it."""
        self._kept = []

    def release(self) -> None:
        """Send what was told since."""
        kept, self._kept = self._kept, None
        if kept:
            self._send(b"".join(kept))

    def _send(self, data: bytes) -> None:
        if self._is_over or self.close_sent or self.transport.is_closing():
            return
        if self.transport.get_write_buffer_size() > self._furthest:
            self.hang_up(BEHIND)
        else:
            self.transport.write(data)

    def hang_up(self, code: int) -> None:
        """Close the line with a code that says why."""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(frames.written(code.to_bytes(2, "big"), frames.CLOSE))
            self._part(_HASTY if code == BEHIND else _FAREWELL)

    # what comes in

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._drained += len(data) if self.close_sent else 0
        if self._drained > _DRAINED:
            self.transport.abort()
        elif not self._is_deaf:
            self._frames.feed(data)
            if not self._go_on() and not self._count():
                self._turn_deaf(FLOOD)  # crumbs of a frame

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if (plug := transport.get_extra_info("socket")) is not None:
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _ON_THE_WAY)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            scope: Any = self.scope
            scope[LINE] = self
            self._pause()  # until somebody listens

    def _go_on(self) -> bool:
        """Read frames until there is a message, nothing is left or it is others' turn; whether
        there was any."""
        if self._is_going or self._heard is not None or self.is_busy:
            self._pause()  # what has come must do
            return True
        for number in range(_AT_ONCE):
            try:
                frame = self._frames.next()
                if frame is None:
                    self._resume()
                    return number > 0
                self._take(frame)
            except FrameError as error:
                self._turn_deaf(error.code)
            if self._is_resting:
                return True
        self._is_going = True
        self._pause()
        self.loop.call_soon(self._again)
        return True

    @property
    def _is_resting(self) -> bool:
        if self.is_busy or self._heard is not None:  # as after nearly every frame
            return True
        return self._is_deaf or self.transport.is_closing()

    def _again(self) -> None:
        self._is_going = False
        self._go_on()

    def _count(self) -> bool:
        return self._hearing.take() or not self._hearing.is_flooded

    def _take(self, frame: Frame) -> None:
        is_heard, kind = self._hearing.take(), frame.kind
        if not is_heard and self._hearing.is_flooded:
            raise FrameError(FLOOD)
        if kind < frames.CLOSE:
            if not self.close_sent:
                self._add(frame, is_heard)
        elif kind == frames.CLOSE:
            self._say_goodbye(frame.data)
        elif kind == frames.PONG:
            self.handle_pong(frame)  # type: ignore[arg-type]  # only its data
        elif is_heard and self._stuck is None and not self.close_sent:
            self.transport.write(frames.written(frame.data, frames.PONG))

    def _add(self, frame: Frame, is_heard: bool) -> None:
        """One more part of a message, usually the only one."""
        if bool(self._parts) != (frame.kind == frames.CONTINUED):
            raise FrameError(frames.MALFORMED)
        if frame.is_last and frame.kind == frames.TEXT:  # it cannot be longer than it may be
            self._take_message(frame.data, frames.TEXT, is_heard)
            return
        self._parts.append(frame)
        if len(self._parts) > _PARTS:
            raise FrameError(FLOOD)
        data = b"".join([part.data for part in self._parts])
        if len(data) > self._longest:
            raise FrameError(frames.TOO_BIG)
        if frame.is_last:
            kind, self._parts = self._parts[0].kind, []
            self._take_message(data, kind, is_heard)

    def _take_message(self, data: bytes, kind: int, is_heard: bool) -> None:
        if kind == frames.TEXT:
            _check_text(data)
        is_awaited = self._waiter is not None and not self._waiter.done()
        if is_heard and is_awaited and self.at_once is not None and self.at_once(data):
            return
        self._heard = Heard(data, not is_heard)
        self._pause()
        self._wake()

    def _say_goodbye(self, data: bytes) -> None:
        code = frames.close_code(data)
        _check_text(data[2:])
        if not self.close_sent:
            answer = b"" if code is None else code.to_bytes(2, "big")
            self.transport.write(frames.written(answer, frames.CLOSE))
            self._part(_FAREWELL)
        self.transport.close()

    # how it ends

    def _turn_deaf(self, code: int) -> None:
        """Close, and only wait for them to have heard why."""
        self._is_deaf = True
        self._parts = []
        self.is_flooded = code == FLOOD
        self.hang_up(code)
        # Their answer is not looked at, so this is how they learn that they need not wait for more.
        if self.transport.can_write_eof() and not self.transport.is_closing():
            self.transport.write_eof()
        self._pause()
        if self.close_timer is not None and not self.transport.is_closing():
            self.close_timer.cancel()  # the door lets them go, and not everybody at once
        self._door.blame(self.transport)

    def _part(self, patience: float) -> None:
        """Nothing more is said; if they do not go, they are let go."""
        self.stop_keepalive()
        self.close_sent = True
        self._is_over = True
        self._wake()
        self._resume()
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(patience, self.transport.abort)

    def send_keepalive_ping(self) -> None:
        self.ping_timer = None
        if not (self.close_sent or self.transport.is_closing()):
            self.pending_ping_payload = secrets.token_bytes(4)
            self.ping_sent_at = self.loop.time()
            self.transport.write(frames.written(self.pending_ping_payload, frames.PING))
            self.pong_timer = self.loop.call_later(self._silent, self.keepalive_timeout)

    def keepalive_timeout(self) -> None:
        self.pong_timer = None
        self.hang_up(_SILENT)
        self.transport.close()

    def shutdown(self) -> None:
        if self.handshake_complete:
            self.hang_up(_RESTART)
            self.transport.close()
        else:
            super().shutdown()
            self._part(_FAREWELL)

    def connection_lost(self, exc: Exception | None) -> None:
        self._door.leave(self.transport)
        self._is_over = True
        self._wake()
        self.resume_writing()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(_STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def _pause(self) -> None:
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def _resume(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()


def _check_text(data: bytes) -> None:
    try:
        data.decode()
    except UnicodeDecodeError:
        raise FrameError(frames.NO_TEXT) from None
