"""What all rooms of one server share: the database, the bots' workers, the other servers."""

from __future__ import annotations

import asyncio
import itertools
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from dovecote.bots.advice import ADVISER, Advice
from dovecote.core.errors import DovecoteError
from dovecote.core.game import Seat
from dovecote.play.seats import PASS
from dovecote.server.database import Database
from dovecote.server.driver import Driver
from dovecote.server.metrics import ROOMS
from dovecote.server.room import Room
from dovecote.server.rows import TableRow
from dovecote.server.settings import Settings
from dovecote.server.thinker import Request
from dovecote.server.thinkers import Thinkers
from dovecote.server.writer import Change, UnavailableError, Unit, Writer

P = ParamSpec("P")
T = TypeVar("T")

_LOG = logging.getLogger("dovecote.house")
_READERS = 4


class House:
    """One server's rooms and what they need."""

    def __init__(self, settings: Settings, database: Database, thinkers: Thinkers) -> None:
        self.settings = settings
        self.database = database
        self.thinkers = thinkers
        self.node = secrets.token_hex(8)
        self.began = self.now()
        self.rooms: dict[str, Room] = {}
        self.held: set[str] = set()  # tables whose bots and clock run here
        self.writer = Writer(database, asyncio.get_running_loop())
        self.is_closing = False
        self._units = itertools.count()
        # a door is there as long as somebody stands at it: never two rooms of one table
        self._doors: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._readers = ThreadPoolExecutor(_READERS, "reader")

    @staticmethod
    def now() -> int:
        """The time in milliseconds."""
        return time.time_ns() // 1_000_000

    def unit(self) -> str:
        """A name that no other block has."""
        return f"{self.node[:8]}{next(self._units):x}"

    async def read(
        self,
        question: Callable[Concatenate[Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Ask the database something, away from the event loop."""

        def ask() -> T:
            with self.database.read() as connection:
                return question(connection, *args, **kwargs)

        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._readers, ask)
        except SQLAlchemyError as error:
            _LOG.error("cannot read: %s", type(error).__name__)
            raise UnavailableError() from None

    async def room(self, table: str) -> Room:
        """The room of a table, taken up from what is stored if nobody was there."""
        if table in self.rooms:
            return self.rooms[table]
        async with self._doors.setdefault(table, asyncio.Lock()):
            if table not in self.rooms:
                room = self._room(table)
                await room.load()
                self._keep(room)
            return self.rooms[table]

    async def open(self, row: TableRow, add: Change) -> Room | None:
        """The room of a new table, once it is stored; None if it may not be."""
        if not await self.writer.write(Unit(row.id, change=add)):
            return None
        room = self._room(row.id)
        room.row = row
        self.held.add(row.id)
        self._keep(room)
        return room

    def _room(self, table: str) -> Room:
        room = Room(self, table)
        room.driver = Driver(room)
        return room

    def _keep(self, room: Room) -> None:
        self.rooms[room.id] = room
        ROOMS.set(len(self.rooms))

    async def choose(self, room: Room, seat: Seat, level: str) -> str:
        """What a bot would do in a seat, knowing what its holder knows."""
        request = self._request(room, seat, level)
        (first, *others) = request.offers
        if not others and str(first) != PASS:  # who can only pass thinks like others
            return str(first)
        return await self.thinkers.choose(request)

    def advise(self, room: Room, seat: Seat) -> Awaitable[list[Advice]]:
        """The best that could be done in a seat, knowing what its holder knows at this moment."""
        return self.thinkers.advise(self._request(room, seat, ADVISER))

    def _request(self, room: Room, seat: Seat, level: str) -> Request:
        table = room.running()
        return Request(
            game=table.game.name,
            seat=seat,
            view=table.view(seat),
            offers=list(table.legal(seat)),
            level=level,
            seed=secrets.randbits(63),
        )

    def put_away(self, *tables: str) -> None:
        """Forget rooms in which nobody is and nothing will happen; these, or any."""
        for table in tables or tuple(self.rooms):
            room = self.rooms.get(table)
            if room and not (room.connections or room.driver.is_busy or room.is_locked):
                room.driver.stop()
                del self.rooms[table]
                if room.row.status != "running":
                    self.held.discard(table)
        ROOMS.set(len(self.rooms))

    def report(self, row: TableRow, error: DovecoteError) -> None:
        """A match that today's rules cannot follow."""
        fate = "is set aside" if row.status == "running" else "stays as it was stored"
        facts = (row.id, row.agreement.game, row.ruleset, fate, error.params.get("entry", 0))
        _LOG.error("table %s (%s, ruleset %s) %s: entry %s cannot be followed", *facts)

    async def close(self) -> None:
        """Finish what is being stored, then stop."""
        self.is_closing = True
        for room in self.rooms.values():
            room.driver.stop()
        await self.writer.close()
        await self.thinkers.close()
        self._readers.shutdown()
        self.database.close()
