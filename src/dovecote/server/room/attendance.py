"""Who is here, at this server or another, and since when somebody is not."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from dovecote.server.errors import UnavailableError
from dovecote.server.room.audience import Visitor
from dovecote.server.storage import presence
from dovecote.server.storage.writer import Unit, Writer
from dovecote.tables.state import RoomState

_AGAIN = 1.0  # seconds until the database is tried again
_LOG = logging.getLogger("dovecote.attendance")


class Attendance:
    """Counts the connections of each person here. Other servers are told of the first one and
    of the end of the last; what they tell is in the room's state."""

    def __init__(
        self, state: RoomState, writer: Writer, now: Callable[[], int], *, is_shared: bool
    ) -> None:
        self._state = state
        self._writer = writer
        self._now = now
        self._is_shared = is_shared
        self._opened = now()  # before that nobody was missed here
        self._here: dict[str, set[Visitor]] = {}
        self._left: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected, anywhere."""
        return bool(self._here) or bool(self._state.elsewhere)

    def away_since(self, person: str) -> int | None:
        """When somebody was last seen, or could have been; None if they are here."""
        if person in self._here or person in self._state.elsewhere:
            return None
        moments = (self._left.get(person, 0), self._state.seen.get(person, 0))
        return max(moments) or self._opened

    async def come(self, visitor: Visitor) -> None:
        """Somebody connects; once this returns, every server knows it."""
        others = self._here.setdefault(visitor.person, set())
        others.add(visitor)
        if self._is_shared and len(others) == 1:
            row = self._state.row.id, self._state.node, visitor.person
            await self._writer.write(Unit(row[0], change=presence.come(*row)))

    def go(self, visitor: Visitor) -> None:
        """A connection is closed, perhaps not the last one of theirs."""
        person = visitor.person
        others = self._here.get(person, set())
        if visitor not in others:
            return
        others.remove(visitor)
        if not others:
            del self._here[person]
            self._left[person] = self._now()
            if self._is_shared:
                task = asyncio.ensure_future(self._tell_gone(person, self._left[person]))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _tell_gone(self, person: str, now: int) -> None:
        row = self._state.row.id, self._state.node, person
        while person not in self._here:  # back already: that is stored after this
            try:
                await self._writer.write(Unit(row[0], change=presence.go(*row, now)))
                return
            except UnavailableError:  # else they would seem to be here for ever
                _LOG.warning("table %s: that somebody left is not stored yet", row[0])
                await asyncio.sleep(_AGAIN)
