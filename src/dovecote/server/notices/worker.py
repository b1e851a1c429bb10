"""A process that sends notices: it finds out what is due, puts it into words, signs it, seals it
and hands it over, all that takes time and would hold up moves in the server's own process.

Run as `python -m dovecote.server.notices.worker`. It reads the database and writes nothing there:
what it reports the server stores, together with moves. When the server is gone it is, too.
"""

from __future__ import annotations

import os
import secrets
import signal
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Lock
from typing import BinaryIO

from dovecote.server.notices.outgoing import Batch, Outgoing
from dovecote.server.notices.talk import (
    Found,
    FromWorker,
    Look,
    Send,
    Setup,
    Stop,
    TryNow,
    Wanted,
    framed,
    next_order,
)
from dovecote.server.notices.verdict import verdict
from dovecote.server.priority import give_way
from dovecote.server.storage.database import Database
from dovecote.server.storage.notices import Notice, due_notices
from dovecote.server.storage.outbox import NoticeKey
from dovecote.server.thinking.worker import blame

_NICE = 15
_MANY = 200  # notices at one look


class Worker:
    """Does what it is ordered to, on threads, and reports."""

    def __init__(self, setup: Setup, report: Callable[[FromWorker], None]) -> None:
        self._node = setup.node
        self._report = report
        self._database = Database(setup.db, is_served=True)
        self._outgoing = Outgoing(setup, report)
        self._found: dict[NoticeKey, Notice] = {}
        self._looker = ThreadPoolExecutor(1, "looker")

    def look(self, order: Look) -> None:
        self._looker.submit(self._look, order.now)

    def send(self, order: Send) -> None:
        began = time.monotonic()
        for name, keys in order.batches.items():
            some = [self._found[key] for key in keys]
            self._outgoing.send(Batch(name, some, order.now, began))

    def try_out(self, order: TryNow) -> None:
        self._outgoing.try_out(order)

    def stop(self) -> None:
        self._looker.shutdown()
        self._outgoing.stop()
        self._database.close()

    def _look(self, now: int) -> None:
        try:
            self._report(self._due(now))
        except Exception as error:  # the database is away, say; it is asked again
            self._report(Found(failed=blame(error)))

    def _due(self, now: int) -> Found:
        file = self._database.file
        if file and not file.path.exists():  # whoever has taken it away may bring it back
            return Found(failed="the file of the database is gone")
        if self._outgoing.is_full:
            return Found()
        with self._database.read() as connection:
            due = due_notices(connection, now, self._node, _MANY)
        found, names = Found([], [], []), dict[tuple[str, str], str]()
        self._found = {notice.key: notice for notice in due}
        for notice in due:
            moment = verdict(notice, now)
            if moment == "drop":
                found.drop.append(notice.key)
            elif notice.is_here:
                found.later.append((notice.key, moment))
            else:
                together = (notice.channel.id, notice.batch)
                name = names.setdefault(together, notice.batch or secrets.token_hex(12))
                found.wanted.append(Wanted(notice.key, notice.channel.person, moment, name))
        return found


def serve(orders: BinaryIO, reports: BinaryIO) -> None:
    """Do what is ordered until it is over, or nobody is there any more."""
    lock = Lock()

    def report(said: FromWorker) -> None:
        with lock, suppress(OSError, ValueError):  # nobody listens any more
            reports.write(framed(said))
            reports.flush()

    setup = next_order(orders)
    if not isinstance(setup, Setup):
        return
    worker = Worker(setup, report)
    while order := next_order(orders):
        match order:
            case Look():
                worker.look(order)
            case Send():
                worker.send(order)
            case TryNow():
                worker.try_out(order)
            case Stop():
                worker.stop()
                return


def main() -> None:
    """Serve over stdin and stdout, and wait for nothing at the end: whatever was not reported is
    sent again under its name."""
    for ours in (signal.SIGINT, signal.SIGTERM):  # the server says when it is over
        signal.signal(ours, signal.SIG_IGN)
    give_way(_NICE)
    serve(sys.stdin.buffer, sys.stdout.buffer)
    os._exit(0)


if __name__ == "__main__":
    main()
