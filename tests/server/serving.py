"""A real server in a process of its own, to be talked to, stopped and killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import SystemRandom

import httpx

QUICK = ("bot=0", "quickest=0", "slowest=0")
LIFTED = ("connections", "rate", "requests", "people", "tables")


class Server:
    """`dovecote serve` on a port of its own; the log is a file."""

    def __init__(
        self,
        folder: Path,
        db: str,
        *arguments: str,
        lifted: bool = True,
        pace: tuple[str, ...] = QUICK,
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        limits = [word for name in LIFTED for word in ("--limit", f"{name}=1000000")]
        self._command = [
            *(sys.executable, "-m", "dovecote", "serve", "--port", str(self.port), "--db", db),
            *(limits if lifted else ()),
            *(word for setting in pace for word in ("--pace", setting)),
            *arguments,
        ]
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it is ready."""
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, stdout=log, stderr=log, start_new_session=True
            )
        self.wait()

    def wait(self, patience: float = 30.0) -> None:
        """Until it answers."""
        end = time.monotonic() + patience
        while True:
            try:
                if httpx.get(f"{self.url}/ready", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                pass
            assert self._process is None or self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.05)

    def kill(self) -> None:
        """Pull the plug: the process and everything it started."""
        assert self._process is not None
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self._process is not None
        self._process.terminate()
        try:
            return self._process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def close(self) -> None:
        if self._process is not None and self._process.poll() is None:
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
) -> Iterator[Server]:
    """A server for as long as the block runs."""
    server = Server(folder, db, *arguments, lifted=lifted, pace=pace)
    server.start()
    try:
        yield server
    finally:
        server.close()
