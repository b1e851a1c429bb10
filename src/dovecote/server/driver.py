"""Whoever does not answer by himself: bots, standing orders and the clock.

They run on the server that holds the table's lease. In a reaction window an answer that no
person gives counts after a delay drawn from one distribution, whatever it is, so that the
pace of answers tells nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from random import SystemRandom
from typing import Any

from dovecote.core.errors import UnreadableError
from dovecote.core.game import Seat
from dovecote.play.seats import PASS
from dovecote.server import leaving, moves
from dovecote.server.room import Room

_AGAIN = 1.0  # seconds, after something went wrong
_CLOCK, _AFRESH = Seat(-1), Seat(-2)
_RANDOM = SystemRandom()
_LOG = logging.getLogger("dovecote.driver")


class Driver:
    """The tasks that answer for a room's seats, and its clock."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._tasks: dict[Seat, asyncio.Task[None]] = {}
        self._clock: asyncio.TimerHandle | None = None
        self._question = -1
        self._until: int | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something will happen without anybody's doing."""
        return bool(self._tasks) or self._clock is not None

    def wake(self) -> None:
        """See who must be driven now; what was started for an earlier question ends."""
        room = self._room
        if self._question != room.question or not room.is_held:
            self.stop()
            self._question = room.question
        if room.row.status != "running":
            return
        if room.is_window and not set(room.waiting) - room.sealed.keys():
            self._start(_CLOCK, self._close(0.0 if room.is_held else _AGAIN))
        if not room.is_held:
            return
        room.watch_turn()
        for seat in room.waiting:
            if seat not in self._tasks and seat not in room.sealed:
                self._drive(seat)
        self._set_clock()

    def stop(self) -> None:
        """Nothing more happens by itself."""
        current = asyncio.current_task()
        for task in self._tasks.values():
            if task is not current:  # the one whose answer is just being entered ends by itself
                task.cancel()
        self._tasks = {}
        if self._clock:
            self._clock.cancel()
        self._clock, self._until = None, None

    def _drive(self, seat: Seat) -> None:
        room = self._room
        assert room.table is not None
        if level := room.row.seats[seat].bot:
            self._start(seat, self._think(seat, level))
        elif room.orders.of(seat) and room.orders.answer(room.table, seat) is not None:
            self._start(seat, self._follow_order(seat))

    def _start(self, seat: Seat, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks[seat] = task
        task.add_done_callback(lambda done: self._forget(seat, done))

    def _forget(self, seat: Seat, task: asyncio.Task[None]) -> None:
        if self._tasks.get(seat) is task:
            del self._tasks[seat]
        if not task.cancelled() and (error := task.exception()):
            _LOG.warning("table %s: %s", self._room.id, type(error).__name__, exc_info=error)
            asyncio.get_running_loop().call_later(_AGAIN, self._look_again)

    def _look_again(self) -> None:
        self._start(_AFRESH, self._wake_safely())

    async def _wake_safely(self) -> None:
        async with self._room.locked():  # so that nothing which was not stored is answered
            self.wake()

    async def _think(self, seat: Seat, level: str) -> None:
        room, question = self._room, self._question
        is_reaction = _may_pass(room, seat)
        delay = self._delay() if is_reaction else room.house.settings.pace.bot
        thinking = asyncio.ensure_future(room.house.choose(room, seat, level))
        try:
            await asyncio.sleep(delay)
            is_late = not thinking.done()
            text = await thinking
            if is_late and is_reaction:  # when a thought is ready may tell how hard it was
                await asyncio.sleep(self._delay())
        finally:
            thinking.cancel()
        async with room.locked():
            if self._is_due(seat, question) and room.row.seats[seat].bot == level:
                await moves.play(room, seat, text)

    async def _follow_order(self, seat: Seat) -> None:
        room, question = self._room, self._question
        await asyncio.sleep(self._delay())
        async with room.locked():
            if not self._is_due(seat, question) or room.row.seats[seat].bot:
                return
            assert room.table is not None
            if (answer := room.orders.answer(room.table, seat)) is not None:
                await moves.play(room, seat, answer)

    async def _close(self, delay: float) -> None:
        """Hand all answers in. If the server that should do it is gone, another does."""
        await asyncio.sleep(delay)
        async with self._room.locked():
            await moves.close_window(self._room)

    def _is_due(self, seat: Seat, question: int) -> bool:
        room = self._room
        is_asked = seat in room.waiting and seat not in room.sealed
        is_asked = is_asked and room.row.status == "running"  # and not closed meanwhile
        return room.is_held and room.question == question and is_asked

    def _delay(self) -> float:
        pace = self._room.house.settings.pace
        return _RANDOM.uniform(pace.quickest, pace.slowest)

    def _set_clock(self) -> None:
        room = self._room
        if room.until == self._until:
            return
        if self._clock:
            self._clock.cancel()
        self._clock, self._until = None, room.until
        if self._until is not None:
            left = (self._until - room.house.now()) / 1000
            self._clock = asyncio.get_running_loop().call_later(left + 0.01, self._ring)

    def _ring(self) -> None:
        self._clock = None
        self._start(_CLOCK, leaving.time_out(self._room, self._question))


def _may_pass(room: Room, seat: Seat) -> bool:
    """Whether the seat is asked for a reaction: how soon it answers may tell of its hand."""
    try:
        return room.running().why(seat, PASS) is None
    except UnreadableError:
        return False
