"""The tables that are open on this server, each in one room."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeAlias
from weakref import WeakValueDictionary

from dovecote.server.aside.threads import Threads
from dovecote.server.metrics import ROOMS
from dovecote.server.room.attendance import Attendance
from dovecote.server.room.audience import Audience
from dovecote.server.room.room import Listener, Room
from dovecote.server.storage.database import Change
from dovecote.server.storage.matches import read_match
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.sets import set_row
from dovecote.server.storage.writer import Unit, Writer
from dovecote.tables.errors import NoSetError, NoTableError, OtherGameError
from dovecote.tables.games import is_house
from dovecote.tables.rows import SetOf, TableRow
from dovecote.tables.state import RoomState

NewListeners: TypeAlias = Callable[[], Sequence[Listener]]  # those of one room


class Rooms:
    """Makes rooms when they are needed and puts them away when they are not."""

    def __init__(
        self,
        node: str,
        reader: Reader,
        writer: Writer,
        new_listeners: NewListeners,
        now: Callable[[], int],
        threads: Threads,
        grace: int | None = None,
    ) -> None:
        self.node = node  # the name of this server
        self._now = now
        self.open_rooms: dict[str, Room] = {}
        self.held: set[str] = set()  # tables whose bots and clock run here
        self.is_closing = False
        self._reader = reader
        self._writer = writer
        self._new_listeners = new_listeners
        self._grace = grace  # milliseconds before people are told what happens; None: nobody is
        self._threads = threads  # on which matches are taken up
        # a door is there as long as somebody stands at it: never two rooms of one table
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def room(self, table: str) -> Room:
        """The room of a table, taken up from what is stored if nobody was there."""
        if table in self.open_rooms:
            return self.open_rooms[table]
        async with self._doors.setdefault(table, asyncio.Lock()):
            if table not in self.open_rooms:
                node = self.node if self._reader.is_shared else ""
                match = await self._reader.read(read_match, table, 0, node)
                if match is None:
                    raise NoTableError(table=table)
                room = self._room(match.row)
                await room.take_up(match)
                self._keep(room)
            return self.open_rooms[table]

    async def add(self, row: TableRow, add: Change) -> bool:
        """Store a new table that begins from what is stored of it; False if it may not be."""
        if not await self._writer.write(Unit(row.id, change=add)):
            return False
        self.held.add(row.id)
        return True

    async def open(self, row: TableRow, add: Change) -> Room | None:
        """The room of a new table, once it is stored; None if it may not be."""
        if not await self._writer.write(Unit(row.id, change=add)):
            return None
        room = self._room(row)
        self.held.add(row.id)
        self._keep(room)
        return room

    async def read_set(self, game: str, set_id: str, version: int) -> SetOf | None:
        """The set that a new table is to be played with; None: what the house ships."""
        if is_house(game, set_id):
            return None
        found = await self._reader.read(set_row, set_id, version)
        if found is None:
            raise NoSetError(set=set_id)
        if found.text.game != game:
            raise OtherGameError(game=game, theirs=found.text.game)
        return SetOf(found.id, found.version, found.text)

    def put_away(self, *tables: str) -> None:
        """Forget rooms in which nobody is and nothing will happen; these, or any."""
        for table in tables or tuple(self.open_rooms):
            room = self.open_rooms.get(table)
            if room and room.is_idle:
                room.stop()
                del self.open_rooms[table]
                if room.state.row.status != "running":
                    self.held.discard(table)
        ROOMS.set(len(self.open_rooms))

    def close(self) -> None:
        """Nothing more happens by itself."""
        self.is_closing = True
        for room in self.open_rooms.values():
            room.stop()

    def _room(self, row: TableRow) -> Room:
        state = RoomState(row, self.node)
        is_shared = self._reader.is_shared
        attendance = Attendance(state, self._writer, self._now, is_shared=is_shared)
        audience = Audience(state, self._now, attendance.away_since)
        listeners = self._new_listeners()
        kept = (self._reader, self._writer, self._threads)
        return Room(state, audience, attendance, listeners, *kept, self._now, self._grace)

    def _keep(self, room: Room) -> None:
        self.open_rooms[room.id] = room
        ROOMS.set(len(self.open_rooms))
