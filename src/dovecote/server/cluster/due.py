"""Rooms are opened when something is due in them, a few at once, and not before."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from dovecote.server.cluster.rooms import Rooms
from dovecote.server.errors import UnavailableError
from dovecote.server.storage import leases
from dovecote.server.storage.leases import Due
from dovecote.server.storage.reader import Reader

_LOG = logging.getLogger("dovecote.due")
_AHEAD = 5_000  # milliseconds before something is due that its room is opened
_SWEEP = 60_000  # milliseconds after which everything is looked through again
_AT_ONCE = 4  # rooms
_PAGE = 500  # rows


class DueRooms:
    """Looks by an index for what is due soon at the tables that this server holds."""

    def __init__(self, rooms: Rooms, reader: Reader, now: Callable[[], int]) -> None:
        self._rooms = rooms
        self._reader = reader
        self._now = now
        self._reached = 1  # everything before was looked at
        self._swept = 0
        self._seen: dict[str, int] = {}  # what was due at a table when its room was opened

    async def open(self) -> None:
        """The rooms of all tables at which something is due, as calmly as others can bear."""
        now = self._now()
        if is_sweep := now > self._swept + _SWEEP:
            self._swept, self._reached = now, 1
        seen: dict[str, int] = {}
        while found := await self._next(now + _AHEAD):
            for first in range(0, len(found), _AT_ONCE):
                await self._open_some(found[first : first + _AT_ONCE])
            seen |= dict(found)
            self._reached = found[-1].moment
            if len(found) < _PAGE:
                break
            self._reached += 1
        self._seen = seen if is_sweep else self._seen | seen

    async def _next(self, until: int) -> list[Due]:
        node = self._rooms.node
        return await self._reader.read(leases.due_by, node, self._reached, until, _PAGE)

    async def _open_some(self, found: list[Due]) -> None:
        began = time.monotonic()
        new = [d.table for d in found if self._seen.get(d.table) != d.moment]
        asked = [table for table in new if table not in self._rooms.open_rooms]
        opened = await asyncio.gather(*map(self._rooms.room, asked), return_exceptions=True)
        for table, done in zip(asked, opened, strict=True):
            if isinstance(done, UnavailableError):
                self._swept = 0  # all of it is tried again
                raise done
            if isinstance(done, Exception):  # one table holds up no other
                _LOG.error("table %s cannot be opened", table, exc_info=done)
        if asked:
            await asyncio.sleep(time.monotonic() - began)  # half of the time is for everyone else
