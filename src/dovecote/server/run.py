"""Running it with uvicorn, its protocols made ours; on uvloop where there is one."""

from __future__ import annotations

import atexit
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress

import msgspec
import uvicorn
from litestar.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from dovecote.core.errors import DovecoteError
from dovecote.server import logs, metrics
from dovecote.server.http.config import Config
from dovecote.server.http.protocol import RequestProtocol
from dovecote.server.settings import Settings, usual_db
from dovecote.server.socket.protocol import Protocol
from dovecote.server.storage.database import Database

_SETTINGS = "DOVECOTE_SETTINGS"  # how a worker process hears of them
_SWITCH = 0.0005  # seconds: the thread that writes must not wait long for its turn
_NOT_STARTED = 3
_GRACE = 4  # seconds for open requests when the server is told to stop


class WorkersError(DovecoteError):
    """Several processes on a database that only one may write to."""

    sentence = "{workers} workers need PostgreSQL: --db postgresql://…"


class OneWorkerError(DovecoteError):
    """Several processes where they cannot share a socket and start processes of their own."""

    sentence = "on Windows one process serves; {workers} need Linux or macOS"


def run(settings: Settings, announce: Callable[[], None]) -> None:
    """Serve until told to stop. What is wrong with the database is said before anything else."""
    if settings.workers > 1 and sys.platform == "win32":
        raise OneWorkerError(workers=settings.workers)
    database = Database(settings.db or usual_db())
    if settings.workers > 1 and not database.is_shared:
        raise WorkersError(workers=settings.workers)
    with database.claimed():
        try:
            database.migrate()
        finally:
            database.close()
        announce()
        _serve(settings)


def _serve(settings: Settings) -> None:
    os.environ[_SETTINGS] = msgspec.json.encode(settings).decode()
    if settings.workers > 1:
        os.environ[metrics.FOLDER] = tempfile.mkdtemp(prefix="dovecote-")
        atexit.register(shutil.rmtree, os.environ[metrics.FOLDER], ignore_errors=True)
    config = Config(
        "dovecote.server.run:worker",
        settings.limits,
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http=RequestProtocol,
        ws=Protocol,
        timeout_graceful_shutdown=_GRACE,
    )
    if settings.workers > 1:
        Multiprocess(config, sockets=[config.bind_socket()]).run()
        return
    server = uvicorn.Server(config)
    with suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(_NOT_STARTED)


def worker() -> ASGIApp:
    """The application of one process."""
    from dovecote.server.app import create_app

    settings = msgspec.json.decode(os.environ[_SETTINGS], type=Settings)
    logs.set_up(quiet=settings.quiet)
    metrics.forget_dead()
    sys.setswitchinterval(_SWITCH)
    return create_app(settings)
