"""A network between a server and its database: it passes everything on, or swallows it."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Event, Thread

from tests.kit.serving import free_port

_PIECE = 65_536


class Proxy:
    """Passes connections on to a port of this machine. While it swallows, connections are taken
    and stay open, and nothing that is sent arrives, as if every packet were lost."""

    def __init__(self, target: int) -> None:
        self.port = free_port()
        self._target = target
        self._flowing = Event()
        self._flowing.set()
        self._ends: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", self.port))
        self._joined: list[Thread] = []
        Thread(target=self._accept, daemon=True).start()

    def swallow(self) -> None:
        """From now on nothing arrives."""
        self._flowing.clear()

    def heal(self) -> None:
        """What was sent meanwhile arrives late, as it does when packets are sent again."""
        self._flowing.set()

    def close(self) -> None:
        with suppress(OSError):
            self._door.shutdown(socket.SHUT_RDWR)  # whoever waits at it is woken
        self._door.close()
        for end in tuple(self._ends):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._flowing.set()
        for joined in self._joined:
            joined.join()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._door.accept()
                self._joined.append(Thread(target=self._join, args=(near,), daemon=True))
                self._joined[-1].start()

    def _join(self, near: socket.socket) -> None:
        with near:
            self._ends.add(near)
            self._flowing.wait()
            with suppress(OSError), socket.create_connection(("127.0.0.1", self._target)) as far:
                self._ends.add(far)
                back = Thread(target=self._carry, args=(far, near), daemon=True)
                back.start()
                self._carry(near, far)
                back.join()
                self._ends.discard(far)
            self._ends.discard(near)

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with suppress(OSError):
            while piece := source.recv(_PIECE):
                self._flowing.wait()
                target.sendall(piece)
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
