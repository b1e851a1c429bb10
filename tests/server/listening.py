"""Rooms whose questions are listened to, without a server around them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from dovecote.server.aside.threads import Threads
from dovecote.server.clock import wall_time as now
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.room.room import Listener, Room
from dovecote.server.storage.database import Database
from dovecote.server.storage.people import Person
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.writer import Writer
from dovecote.tables.question import Question

ADA = Person("ada", "Ada")


class Notebook:
    """A listener that writes down what it hears."""

    is_busy = False

    def __init__(self, heard: list[Question]) -> None:
        self._heard = heard

    def hear(self, room: Room, question: Question) -> None:
        self._heard.append(question)

    def stop(self) -> None:
        pass


@asynccontextmanager
async def listening(
    folder: Path, *others: Listener, heard: list[Question]
) -> AsyncIterator[tuple[Rooms, Reader]]:
    """The rooms of a server in which somebody listens."""
    database = Database(f"sqlite:///{folder / 'tables.db'}")
    database.migrate()
    reader, writer = Reader(database), Writer(database, asyncio.get_running_loop())
    threads = Threads(1, "openings")
    try:
        listeners = [Notebook(heard), *others]
        yield Rooms("node", reader, writer, lambda: listeners, now, threads), reader
    finally:
        threads.close()
        await writer.close()
        await reader.close()
        database.close()
