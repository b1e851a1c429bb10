"""Whoever does not answer by themself: bots, standing orders, moves in advance and the clock.

They run on the server that holds the table's lease. In a reaction window an answer that no
person gives counts after a delay drawn from one distribution, whatever it is, so that the
pace of answers tells nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from random import SystemRandom
from typing import Any, Literal, TypeAlias

from dovecote.server.room.commands import in_advance, leaving, moves
from dovecote.server.room.room import Room
from dovecote.server.settings import Pace
from dovecote.server.thinking.chooser import Chooser
from dovecote.tables.question import Asked, Question
from dovecote.tables.steady import seed_for

Job: TypeAlias = Asked | Literal["close", "time out", "look again"]

_AGAIN = 1.0  # seconds, after something went wrong
_SOON = 60_000  # milliseconds: a clock that rings later keeps no room open
_RANDOM = SystemRandom()
_LOG = logging.getLogger("dovecote.driver")


class Driver:
    """The tasks that answer for a room's seats, and its clock: a listener of one room."""

    def __init__(self, chooser: Chooser, pace: Pace, now: Callable[[], int]) -> None:
        self._chooser = chooser
        self._pace = pace
        self._now = now
        self._tasks: dict[Job, asyncio.Task[None]] = {}
        self._clock: asyncio.TimerHandle | None = None
        self._at = -1  # the entry that asks the question for which they were started
        self._until: int | None = None

    @property
    def is_busy(self) -> bool:
        """Whether something will happen without anybody's doing."""
        is_soon = self._until is not None and self._until < self._now() + _SOON
        return bool(self._tasks) or (self._clock is not None and is_soon)

    def hear(self, room: Room, question: Question) -> None:
        """See who must be driven now; what was started for anything else ends."""
        is_driven = question.is_held and question.is_attended
        if question.at != self._at or not is_driven:
            if self._tasks or self._clock or self._until is not None:
                self.stop()
            self._at = question.at
        if self._tasks:
            for job in [job for job in self._tasks if isinstance(job, Asked)]:
                if job not in question.asked:
                    _end(self._tasks.pop(job))
        if not question.asked and question.is_window:
            self._start(room, "close", self._close(room, 0.0 if question.is_held else _AGAIN))
        if not is_driven:
            return
        for asked in question.asked:
            if asked not in self._tasks:
                self._drive(room, asked)
        self._set_clock(room, question.until)

    def stop(self) -> None:
        """Nothing more happens by itself."""
        for task in self._tasks.values():
            _end(task)
        self._tasks = {}
        self._set_no_clock()

    def _drive(self, room: Room, asked: Asked) -> None:
        state = room.state
        if asked.bot:
            self._start(room, asked, self._think(room, asked))
        elif asked.ahead:
            self._start(room, asked, self._make_ahead(room, asked))
        elif asked.orders and state.orders.answer(state.running(), asked.seat) is not None:
            self._start(room, asked, self._follow_order(room, asked))

    def _start(self, room: Room, job: Job, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks[job] = task
        task.add_done_callback(lambda done: self._forget(room, job, done))

    def _forget(self, room: Room, job: Job, task: asyncio.Task[None]) -> None:
        if self._tasks.get(job) is task:
            del self._tasks[job]
        if not task.cancelled() and (error := task.exception()):
            _LOG.warning("table %s: %s", room.id, type(error).__name__, exc_info=error)
            asyncio.get_running_loop().call_later(_AGAIN, self._look_again, room)

    def _look_again(self, room: Room) -> None:
        self._start(room, "look again", self._hear_again(room))

    async def _hear_again(self, room: Room) -> None:
        async with room.locked():  # so that nothing which was not stored is answered
            self._until = None  # the clock may have rung in vain
            self.hear(room, room.question())

    async def _think(self, room: Room, asked: Asked) -> None:
        at, table = self._at, room.state.running()
        is_reaction = table.decline(asked.seat) is not None  # how soon it comes may tell of a hand
        delay = self._delay() if is_reaction else self._pace.bot
        seed = seed_for(room.state.row, table, asked.seat)
        choosing = self._chooser.choose(table, asked.seat, asked.bot, room.claim, seed)
        thinking = asyncio.ensure_future(choosing)
        try:
            await asyncio.sleep(delay)
            is_late = not thinking.done()
            text = await thinking
            if is_late and is_reaction:  # when a thought is ready may tell how hard it was
                await asyncio.sleep(self._delay())
        finally:
            thinking.cancel()
        async with room.locked():
            if _is_due(room, at, asked):
                await moves.play(room, asked.seat, text)

    async def _follow_order(self, room: Room, asked: Asked) -> None:
        at = self._at
        await asyncio.sleep(self._delay())
        async with room.locked():
            if not _is_due(room, at, asked):
                return
            answer = room.state.orders.answer(room.state.running(), asked.seat)
            if answer is not None:
                await moves.play(room, asked.seat, answer)

    async def _make_ahead(self, room: Room, asked: Asked) -> None:
        """At the pace of orders, made or not."""
        at = self._at
        await asyncio.sleep(self._delay())
        async with room.locked():
            if _is_due(room, at, asked):
                await in_advance.make(room, asked.seat)

    async def _close(self, room: Room, delay: float) -> None:
        """Hand all answers in. If the server that should do it is gone, another does."""
        await asyncio.sleep(delay)
        async with room.locked():
            await moves.close_window(room)

    def _delay(self) -> float:
        return _RANDOM.uniform(self._pace.quickest, self._pace.slowest)

    def _set_clock(self, room: Room, until: int | None) -> None:
        if until == self._until:
            return
        self._set_no_clock()
        self._until = until
        if until is not None:
            self._wind(room, until)

    def _wind(self, room: Room, until: int) -> None:
        left = max(0, until - self._now()) / 1000
        self._clock = asyncio.get_running_loop().call_later(left + 0.01, self._ring, room)

    def _set_no_clock(self) -> None:
        if self._clock:
            self._clock.cancel()
        self._clock, self._until = None, None

    def _ring(self, room: Room) -> None:
        self._clock = None
        if self._until is not None and self._now() < self._until:
            self._wind(room, self._until)  # the time of servers was set right meanwhile
            return
        self._start(room, "time out", leaving.time_out(room, self._at, self._chooser))


def _end(task: asyncio.Task[None]) -> None:
    if task is not asyncio.current_task():  # whose answer is just being entered ends by itself
        task.cancel()


def _is_due(room: Room, at: int, asked: Asked) -> bool:
    """Whether the same is still asked of the same."""
    question = room.question()
    return question.is_held and question.at == at and asked in question.asked
