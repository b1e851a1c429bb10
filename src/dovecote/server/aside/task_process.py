"""One process beside the server for what people ask and takes long, shared fairly among them."""

from __future__ import annotations

import asyncio
import logging
import pickle
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

import msgspec

from dovecote.analysis.stretch import Attempt, Stretch
from dovecote.server.aside.rests import Rests
from dovecote.server.aside.worker import TaskResult
from dovecote.server.errors import TooHardError
from dovecote.server.thinking.process import SlowError, Talker, UselessError
from dovecote.server.thinking.worker import PREFIX
from dovecote.server.turns import Claim, Turns
from dovecote.tables.tasks import Task

_COMMAND = (sys.executable, "-m", "dovecote.server.aside.worker")
_LONGEST = 1 << 22  # bytes of an answer
_BUDGET = 10.0  # seconds for one task; more is refused
_START = 60.0  # seconds for the process to begin
_TRIES = 2  # it may have been killed
_APART = 0.008  # seconds between two questions from one address
_LOG = logging.getLogger("dovecote.helper")
T = TypeVar("T")
_read = msgspec.json.Decoder(TaskResult).decode


class TaskProcess:
    """Works tasks out one by one. Whoever has many waits for themself; whoever's task is too hard
    is told so, and the process begins anew."""

    def __init__(self, command: tuple[str, ...] = _COMMAND, budget: float = 0.0) -> None:
        self._command = command
        self._budget = budget or _BUDGET
        self._turns = Turns(1)
        self._askers = Turns(1)
        self._rests = Rests(_APART)
        self._process: Talker | None = None
        self._ended: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def work(self, claim: Claim, task: Task | Stretch | Attempt) -> msgspec.Raw:
        """What a task comes to, as JSON; a `TooHardError` if that cannot be found out in time."""
        found = _read(await self._turns.take(claim, partial(self._ask, _framed(task))))
        if found.failed:
            _LOG.error("a task failed (%s): %s", type(task).__name__, found.failed)
            raise TooHardError()
        return found.found

    async def in_turn(self, claim: Claim, question: Callable[[], Awaitable[T]]) -> T:
        """Have a question put and answered, one after the other, fairly: putting it takes time of
        the event loop, too. More from one address than a house full of people asks has to wait."""
        await self._rests.rest(claim.address)
        async with self._askers.turn(claim):
            return await question()

    async def close(self) -> None:
        """End the process; whoever still waits is refused."""
        self._is_closed = True
        self._bury()
        if self._ended:
            await asyncio.wait(self._ended)

    async def _ask(self, message: bytes) -> bytes:
        for _ in range(_TRIES):
            try:
                return await (await self._ready()).ask(message, self._budget)
            except UselessError as error:
                self._bury()
                _LOG.warning("the helper is replaced: %s", error)
                if isinstance(error, SlowError):
                    break
        raise TooHardError()

    async def _ready(self) -> Talker:
        if self._is_closed:
            raise TooHardError()
        if self._process is None or self._process.is_dead:
            self._bury()
            self._process = process = Talker(self._command, _LONGEST)
            await process.ask(_framed(None), _START)  # reading the rules is at nobody's expense
            return process
        return self._process

    def _bury(self) -> None:
        if self._process:
            end = asyncio.ensure_future(self._process.end(is_gentle=False))
            self._ended.add(end)
            end.add_done_callback(self._ended.discard)
            self._process = None


def _framed(task: Task | Stretch | Attempt | None) -> bytes:
    """A message to the process: a task, or none, to which it only shows that it is there."""
    body = pickle.dumps(task)
    return len(body).to_bytes(PREFIX, "big") + body
