"""Matches that ended before it was kept how are counted, one after the other, in the background.

Whoever plays does not notice: each is replayed by a process of its own that lets everybody go
first, and after each comes a rest four times as long as it took.
"""

from __future__ import annotations

import asyncio
import sys
import time

import msgspec

from dovecote.core.errors import DovecoteError
from dovecote.server.aside.task_process import TaskProcess
from dovecote.server.storage import played, unplayed
from dovecote.server.storage.matches import read_match
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.writer import Unit, Writer
from dovecote.server.turns import NOBODY
from dovecote.tables.results import SeatResult
from dovecote.tables.tasks import TellEnd

_NICE = "15"
_COMMAND = (sys.executable, "-m", "dovecote.server.aside.worker", _NICE)
_BUDGET = 60.0  # seconds for one match
_MANY = 100  # that are known at once
_REST = 4.0  # times as long as one took
_read_results = msgspec.json.Decoder(tuple[SeatResult, ...] | None).decode


class History:
    """What is left to be counted is a list in the database, so that a server goes on where another
    ended; one that could not be counted now is tried again after the next start."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._helper = TaskProcess(_COMMAND, _BUDGET)  # not there before it is needed
        self._reader = reader
        self._writer = writer

    async def fill(self) -> None:
        """Count whatever is left."""
        last = ""
        while tables := await self._reader.read(unplayed.some, last, _MANY):
            for last in tables:
                began = time.monotonic()
                await self._try(last)
                await asyncio.sleep(_REST * (time.monotonic() - began))
        await self.close()

    async def close(self) -> None:
        await self._helper.close()

    async def _try(self, table: str) -> None:
        try:
            await self._count(table)
        except DovecoteError:  # too slow, or the database is away: it stays on the list
            return

    async def _count(self, table: str) -> None:
        match = await self._reader.read(read_match, table)
        if match is None:
            return
        found = _read_results(await self._helper.work(NOBODY, TellEnd(match)))
        ended = match.blocks[-1].moment if match.blocks else match.row.changed
        add = played.add(match.row, found, ended) if found else None
        await self._writer.write(Unit("", change=unplayed.counted(table, add)))
