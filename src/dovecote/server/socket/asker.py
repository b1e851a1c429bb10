"""For whom a line asks: what they say is weighed, and what they want to know goes its own way."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, NamedTuple, TypeVar, assert_never

from msgspec import Raw

from dovecote.server.allowances import Allowances, Spend, Stored
from dovecote.server.aside.newest import NewestQuestions
from dovecote.server.aside.task_process import TaskProcess
from dovecote.server.shares import Shares
from dovecote.server.turns import Claim
from dovecote.tables.tasks import Task
from dovecote.wire.client import (
    Back,
    Choose,
    ClientMessage,
    Do,
    GiveOrders,
    Hint,
    Leave,
    LookAhead,
    Mute,
    Ping,
    Preview,
    Replace,
    Resign,
    Say,
    Undo,
    Why,
    Withdraw,
)

T = TypeVar("T")

_ASIDE = ("preview", "ahead")  # kinds of questions


def weight_of(message: ClientMessage) -> int:
    """What takes more work than a move weighs as much as several."""
    match message:
        case Do() | Why() | GiveOrders() | Withdraw() | Resign() | Mute() | Ping():
            return 1
        case Say():
            return 2
        case Preview() | LookAhead() | Choose() | Undo() | Leave() | Back() | Replace():
            return 3
        case Hint():
            return 5
        case _:
            assert_never(message)


class AskerNeeds(NamedTuple):
    """What weighs and answers questions, for all lines together."""

    shares: Shares
    allowances: Allowances
    aside: TaskProcess
    newest: NewestQuestions


class Asker:
    """The person at one line. Questions that take a while are answered when they are: the line
    stays open for moves meanwhile."""

    def __init__(self, person: str, address: str, needs: AskerNeeds) -> None:
        self.claim = Claim(person, address)
        self._needs = needs
        self._tasks: set[asyncio.Task[None]] = set()

    def weigh(self, message: ClientMessage) -> None:
        """Count a message against what its person and their address may say, on all lines."""
        weight = weight_of(message)
        self._needs.shares.take(self.claim.person, self.claim.address, weight)

    def spends(self, what: Stored) -> Spend:
        """By which something is counted when it is stored for them."""
        who = (self.claim.person, self.claim.address)
        return partial(self._needs.allowances.spend, what, *who)

    async def work(self, task: Task) -> Raw:
        """Have something worked out for them."""
        return await self._needs.aside.work(self.claim, task)

    async def ask(self, kind: str, question: Callable[[], Awaitable[T]]) -> T:
        """One question of a kind at a time. What is worked out aside is not even looked at before
        its turn: many who ask at the same moment would hold up a move."""
        if kind in _ASIDE:
            question = partial(self._needs.aside.in_turn, self.claim, question)
        return await self._needs.newest.ask(kind, self.claim.person, question)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Answer when the answer is ready."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Nobody waits for answers any more."""
        for task in self._tasks:
            task.cancel()
