"""The system's browser, opened as soon as a server answers. Nobody needs one."""

from __future__ import annotations

import os
import socket
import sys
import time
import webbrowser
from contextlib import suppress
from threading import Thread

_PATIENCE = 60.0  # seconds until a server must have started
_PAUSE = 0.1


def open_when_ready(url: str, host: str, port: int) -> None:
    """Open the address in a while; it ends with the process if the server never answers."""
    if is_there():
        Thread(target=_open, args=(url, host, port), daemon=True).start()


def is_there() -> bool:
    """Whether there is a screen to open a browser on; one for text would take the terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _open(url: str, host: str, port: int) -> None:
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        if _answers(host, port):
            with suppress(webbrowser.Error, OSError):
                webbrowser.open(url)
            return
        time.sleep(_PAUSE)


def _answers(host: str, port: int) -> bool:
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    try:
        socket.create_connection((here, port), timeout=1).close()
    except OSError:
        return False
    return True
