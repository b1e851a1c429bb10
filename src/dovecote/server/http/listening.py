"""Listening for connections: whoever knocks too often is sent away before anything is made of
them, and those who play have their turn in between."""

from __future__ import annotations

import asyncio
import errno
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import uvloop

from dovecote.server.http.door import Door

_AT_ONCE = 4  # who are let in between two looks at everybody else
_TURNED_AWAY = 32  # and who are not
_BREATH = 0.002  # seconds for everybody else when it was that many, or somebody is not let in
_SPEAK_FIRST = 1  # seconds in which whoever comes says something, or else comes in silently
_REST = 1.0  # seconds without newcomers when the system has no room for them
_NO_ROOM = {errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM}

NewLine = Callable[[], asyncio.BaseProtocol]


class Porter:
    """Takes in what comes to one socket that listens."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, plug: socket.socket, door: Door, make: NewLine
    ) -> None:
        self._loop, self._plug, self._door, self._make = loop, plug, door, make
        self._coming: set[asyncio.Future[Any]] = set()
        self._rest: asyncio.TimerHandle | None = None
        plug.setblocking(False)
        _wait_for_words(plug)
        self._look()

    def close(self) -> None:
        """Nobody comes in any more."""
        if self._rest is not None:
            self._rest.cancel()
        self._loop.remove_reader(self._plug)
        self._plug.close()

    def _look(self) -> None:
        """From now on whoever comes is taken in."""
        self._rest = None
        self._loop.add_reader(self._plug, self._take_in)

    def _look_away(self, seconds: float, then: Callable[[], None]) -> None:
        if self._rest is None:
            self._loop.remove_reader(self._plug)
        self._rest = self._loop.call_later(seconds, then)

    def _take_in(self) -> None:
        """A few of those who have come. To wake up for each of a flood would cost more than to see
        to some at once and to nobody for a moment."""
        let_in = turned_away = 0
        while let_in < _AT_ONCE and turned_away < _TURNED_AWAY:
            try:
                line, address = self._plug.accept()
            except OSError as error:  # nobody is there, or they have gone again
                if error.errno in _NO_ROOM:
                    self._look_away(_REST, self._look)
                    return
                break
            if self._door.answers(str(address[0])):
                self._let_in(line)
                let_in += 1
            else:
                line.close()
                turned_away += 1
        if turned_away or let_in == _AT_ONCE:
            self._look_away(_BREATH, self._take_in)
        elif self._rest is not None:
            self._look()

    def _let_in(self, line: socket.socket) -> None:
        line.setblocking(False)
        with suppress(OSError):  # where that is refused for a line that is cut already
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        coming = self._loop.create_task(self._loop.connect_accepted_socket(self._make, line))
        self._coming.add(coming)
        coming.add_done_callback(self._is_here)

    def _is_here(self, coming: asyncio.Future[Any]) -> None:
        self._coming.discard(coming)
        if not coming.cancelled():
            coming.exception()  # they have gone again


def _wait_for_words(plug: socket.socket) -> None:
    """Who comes and goes without a word is none of our business where the system sees to that."""
    if sys.platform == "linux":
        plug.setsockopt(socket.IPPROTO_TCP, socket.TCP_DEFER_ACCEPT, _SPEAK_FIRST)


class Porters:
    """One for each socket, as what uvicorn takes for its server."""

    def __init__(self, porters: Sequence[Porter], plugs: Sequence[socket.socket]) -> None:
        self.sockets = tuple(plugs)
        self._porters = porters

    def close(self) -> None:
        for porter in self._porters:
            porter.close()

    async def wait_closed(self) -> None:
        """At once: lines that are open end by themselves."""


class Loop(uvloop.Loop):
    """uvloop, but for how it listens. Its own way makes a transport of everybody who knocks, of all
    who have come before anything else goes on."""

    def __init__(self, door: Callable[[], Door]) -> None:
        super().__init__()
        self._door = door  # there is none before the settings are read

    async def create_server(self, make: NewLine, *where: Any, **how: Any) -> Porters:  # type: ignore[override]
        """What listens at these addresses, with nothing between it and our door."""
        door = self._door()
        server: Any = await super().create_server(make, *where, **how)
        plugs = [plug.dup() for plug in server.sockets]  # they go on listening
        server.close()
        door.has_porter = True
        return Porters([Porter(self, plug, door, make) for plug in plugs], plugs)
