"""`dovecote` in a process that need not import it again: it is forked from one that has.

A server costs half as much to start; it is a process like any other, with its own session, and
can be asked to stop, frozen and killed.
"""

from __future__ import annotations

import multiprocessing
import os
import resource
import sys
import time
from multiprocessing.context import ForkServerProcess
from pathlib import Path

WRONG_CLOCK = "DOVECOTE_WRONG_CLOCK"  # a file that says by how many seconds the clock is wrong
_FORKS = multiprocessing.get_context("forkserver")
_FORKS.set_forkserver_preload(
    [
        "tests.kit.patient",
        *("dovecote.cli.serve", "dovecote.server.run", "dovecote.server.app"),
        *("alembic.command", "alembic.context", "alembic.ddl.sqlite", "alembic.ddl.postgresql"),
        *("litestar.plugins.pydantic", "litestar.plugins.attrs"),  # taken along if they are there
        *("uvicorn.lifespan.on", "uvicorn.loops.uvloop", "uvicorn.loops.auto"),
        *("dovecote.server.socket.protocol", "anyio._backends._asyncio", "encodings.idna"),
        "tests.kit.warm",  # last: it keeps what is there by then
    ]
)


def start(
    arguments: list[str], log: Path, descriptors: tuple[int, int] | None = None
) -> ForkServerProcess:
    """`dovecote ARGUMENTS`, whose output goes to the end of the log; it may open so many files, and
    may ask for so many."""
    process = _FORKS.Process(target=_run, args=(arguments, log, descriptors, dict(os.environ)))
    process.start()
    return process


def _run(
    arguments: list[str],
    log: Path,
    descriptors: tuple[int, int] | None,
    environment: dict[str, str],
) -> None:
    from dovecote.cli import main
    from tests.kit.patient import be_patient

    be_patient()
    if descriptors is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, descriptors)

    os.setsid()
    os.environ.clear()
    os.environ.update(environment)
    if WRONG_CLOCK in environment:
        _go_wrong(Path(environment[WRONG_CLOCK]))
    file = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)  # which is closed in a forked process
    sys.stdin = os.fdopen(0, encoding="utf-8")  # workers of a server are given it
    for stream in (1, 2):
        os.dup2(file, stream)
    sys.argv = ["dovecote", *arguments]
    main()


def _go_wrong(by: Path) -> None:
    """The clock on the wall of this process is as wrong as a file says at the moment."""
    now, now_ns = time.time, time.time_ns
    time.time = lambda: now() + _seconds(by)
    time.time_ns = lambda: now_ns() + _seconds(by) * 10**9


def _seconds(file: Path) -> int:
    return int(file.read_text("ascii") or 0)  # empty while it is being written
