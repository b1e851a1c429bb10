"""Whoever asks a database that says nothing is not kept waiting for ever.

A network that swallows packets, or a database that is paused, breaks no connection: it is only
silent, and the system would wait for minutes. So every question has a moment by which it must be
answered; after it its connection is cut here, and whoever waits on it hears that it is broken.
"""

from __future__ import annotations

import os
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Lock, Thread
from typing import Protocol

_GLANCE = 0.1  # seconds between two looks


class DriverConnection(Protocol):
    """A connection to a database, as its driver has it."""

    def fileno(self) -> int:
        """Its descriptor."""
        ...


class Guard:
    """Cuts connections whose time is over, on a thread of its own."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._watched: dict[int, float] = {}  # until when, by descriptor
        self._closed = Event()
        self._thread: Thread | None = None

    @contextmanager
    def watching(self, line: DriverConnection, seconds: float) -> Iterator[None]:
        """The block must end in time; until it does, the connection is nobody else's."""
        descriptor = line.fileno()
        with self._lock:
            self._watched[descriptor] = time.monotonic() + seconds
            if self._thread is None:
                self._thread = Thread(target=self._run, name="guard", daemon=True)
                self._thread.start()
        try:
            yield
        finally:
            with self._lock:
                self._watched.pop(descriptor, None)

    def cut_all(self) -> None:
        """Nobody waits any longer."""
        self._cut(float("inf"))

    def close(self) -> None:
        """Nothing is watched any more."""
        self._closed.set()

    def _run(self) -> None:
        while not self._closed.wait(_GLANCE):
            self._cut(time.monotonic())

    def _cut(self, now: float) -> None:
        with self._lock:  # as long as it is watched, the descriptor is that connection's
            for descriptor in [d for d, until in self._watched.items() if until < now]:
                del self._watched[descriptor]
                with suppress(OSError), socket.socket(fileno=os.dup(descriptor)) as end:
                    end.shutdown(socket.SHUT_RDWR)
