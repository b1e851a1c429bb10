"""What a server does all the time: show that it lives, take tables over, tidy up."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any

from dovecote.core.errors import DovecoteError
from dovecote.server import leases
from dovecote.server.fanout import Listener
from dovecote.server.house import House
from dovecote.server.metrics import LAG, LAG_MAX, THINKERS_RESTARTED
from dovecote.server.writer import Unit

_LOG = logging.getLogger("dovecote.keeper")
_TICK = 0.02


class Keeper:
    """The tasks beside the rooms."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener: Listener | None = None

    async def open(self) -> None:
        """Begin; on a database of its own the server takes everything over at once."""
        house = self._house
        await self._claim(everything=not house.database.is_shared)
        if house.database.is_shared:
            url = house.database.engine.url.set(drivername="postgresql")
            told = url.render_as_string(hide_password=False)
            self._listener = Listener(told, self._hear, asyncio.get_running_loop())
        self._start(self._beat())
        self._start(self._watch_lag())
        self._start(self._check())

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        if self._listener:
            await self._listener.close()

    def _hear(self, table: str) -> None:
        """Another server wrote something, or we may have missed that it did."""
        house = self._house
        rooms = [house.rooms[table]] if table in house.rooms else []
        if not table:
            rooms = list(house.rooms.values())
            self._start(self._claim(everything=False))
        elif table in house.held and not rooms:
            self._start(self._open(table))
        for room in rooms:
            if not room.is_catching_up:
                self._start(room.catch_up())

    async def _beat(self) -> None:
        rested = 0.0
        while True:
            await asyncio.sleep(leases.BEAT)
            rested += leases.BEAT
            THINKERS_RESTARTED.set(self._house.thinkers.restarts)
            if self._house.database.is_shared:
                await self._quietly(self._claim(everything=False))
            if rested > self._house.settings.pace.idle / 2:
                rested = 0.0
                self._house.put_away()

    async def _claim(self, *, everything: bool) -> None:
        """Take tables over that nobody holds, and drive those that go on by themselves."""
        house, now = self._house, self._house.now()
        if not everything:
            beat = partial(leases.beat, node=house.node, now=now)
            await house.writer.write(Unit("", change=beat))
        later = now + 2 * leases.GONE if everything else now  # nobody else is alive then
        claim = partial(leases.claim, node=house.node, now=later)
        if await house.writer.write(Unit("", change=claim)):
            house.held |= await house.read(leases.held_by, house.node)
            driven = {row.id for row in await house.read(leases.to_drive, house.node)}
            for table in driven | house.rooms.keys():
                self._start(self._open(table))

    async def _check(self) -> None:
        """Replay every running table once: today's rules must be able to follow it."""
        house, stranded = self._house, 0
        tables = await house.read(leases.running, house.node)
        for table in tables:
            stranded += (await house.room(table)).row.status == "stranded"
            house.put_away(table)
        facts = {"tables": len(tables), "set_aside": stranded}
        _LOG.info("running tables replayed under these rules", extra={"facts": facts})

    async def _open(self, table: str) -> None:
        room = await self._house.room(table)
        await room.catch_up()

    async def _quietly(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except DovecoteError as error:
            _LOG.warning("not done now: %s", error.code())  # its words may hold a move

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(self._quietly(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _watch_lag(self) -> None:
        """How late the event loop is with what is due."""
        worst = 0.0
        while True:
            due = time.monotonic() + _TICK
            await asyncio.sleep(_TICK)
            late = max(0.0, time.monotonic() - due)
            LAG.observe(late)
            if late > worst:
                worst = late
                LAG_MAX.set(late)
