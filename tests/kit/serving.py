"""A real server in a process of its own, to be talked to, stopped and killed."""

from __future__ import annotations

import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from random import SystemRandom

import httpx

from tests.kit import forked, plain
from tests.kit.effort import PATIENCE
from tests.kit.fresh import lay

QUICK = ("bot=0", "quickest=0", "slowest=0")
TOKEN = "shows-figures-to-tests"
FIGURES = {"Authorization": f"Bearer {TOKEN}"}  # for /metrics
LIFTED = (
    *("connections", "rate", "requests", "people", "tables"),
    *("lines", "leaves", "openings", "sessions"),
    *("sets", "kept", "stores", "measures", "notices", "analyses"),
)


class Server:
    """`dovecote serve` on a port of its own; the log is a file."""

    def __init__(
        self,
        folder: Path,
        db: str,
        *arguments: str,
        lifted: bool = True,
        pace: tuple[str, ...] = QUICK,
        descriptors: tuple[int, int] | None = None,
    ) -> None:
        self.db = db
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        token = folder / f"figures-{self.port}"
        token.write_text(TOKEN, "ascii")
        limits = [word for name in LIFTED for word in ("--limit", f"{name}=1000000")]
        self._descriptors = descriptors
        self._arguments = [
            *("serve", "--port", str(self.port), "--db", db),
            *("--metrics", str(token)),
            *(limits if lifted else ()),
            *(word for setting in pace for word in ("--pace", setting)),
            *arguments,
        ]
        self._process: ForkServerProcess | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it is ready; if it has no file yet, on an empty one."""
        lay(self.db)
        self._launch()
        self.wait()

    def start_anyhow(self) -> None:
        """Start it, and wait until it answers, ready or not."""
        self._launch()
        self.wait(path="/health")

    def _launch(self) -> None:
        self._process = forked.start(self._arguments, self.log, self._descriptors)

    def wait(self, patience: float = PATIENCE, path: str = "/ready") -> None:
        """Until it answers."""
        end = time.monotonic() + patience
        while True:
            try:
                if plain.get(f"{self.url}{path}", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            assert self._process is None or self._process.is_alive(), self.log.read_text()
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.05)

    def kill(self) -> None:
        """Pull the plug: the process and everything it started."""
        assert self._process is not None
        os.killpg(self.pid, signal.SIGKILL)
        self._process.join()

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self._process is not None
        self._process.terminate()
        self._process.join(PATIENCE)
        code = self._process.exitcode
        if code is None:
            self.kill()
            raise TimeoutError
        return code

    def close(self) -> None:
        if self._process is not None and self._process.is_alive():
            self.kill()


def free_port() -> int:
    """A port nobody has, below those that outgoing connections get; drawn, so that two test
    processes that look at the same moment find different ones."""
    while True:
        port = SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port


@contextmanager
def serving(
    folder: Path,
    db: str,
    *arguments: str,
    lifted: bool = True,
    pace: tuple[str, ...] = QUICK,
    descriptors: tuple[int, int] | None = None,
) -> Iterator[Server]:
    """A server for as long as the block runs."""
    server = Server(folder, db, *arguments, lifted=lifted, pace=pace, descriptors=descriptors)
    server.start()
    try:
        yield server
    finally:
        server.close()
