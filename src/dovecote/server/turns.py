"""Who gets on next where only so many can at once: fair by person, not by how much is asked."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, NamedTuple, TypeAlias, TypeVar

T = TypeVar("T")

_Waiting: TypeAlias = deque[asyncio.Future[None]]


class Claim(NamedTuple):
    """For whom something is worked out. Who is patient waits until nobody else does."""

    person: str = ""
    address: str = ""
    is_patient: bool = False


NOBODY = Claim()


class Turns:
    """So many turns at once. Whoever waits gets one address by address, at each address person by
    person, so that a hundred questions of one hold up another's by one at the most."""

    def __init__(self, count: int) -> None:
        self._free = count
        # by patience, address and person; who was just served stands last
        self._lines: tuple[dict[str, dict[str, _Waiting]], ...] = ({}, {})

    @asynccontextmanager
    async def turn(self, claim: Claim) -> AsyncIterator[None]:
        """One of the turns, once it is theirs."""
        await self._wait(claim)
        try:
            yield
        finally:
            self._pass_on()

    async def take(self, claim: Claim, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """What some work comes to that is done in one of the turns. Once begun it is finished,
        even if nobody waits for it any more, and only then somebody else gets on."""
        await self._wait(claim)
        task = asyncio.ensure_future(work())
        task.add_done_callback(self._end)
        return await asyncio.shield(task)

    def _end(self, task: asyncio.Task[Any]) -> None:
        if not task.cancelled():
            task.exception()  # seen, though perhaps nobody waits for it
        self._pass_on()

    async def _wait(self, claim: Claim) -> None:
        if self._free:  # then nobody waits
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        people = self._lines[claim.is_patient].setdefault(claim.address, {})
        people.setdefault(claim.person, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had just come
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        for line in self._lines:
            while turn := _next(line):
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1


def _next(line: dict[str, dict[str, _Waiting]]) -> asyncio.Future[None] | None:
    """Whose turn it is, who then stands last, as does their address."""
    if not line:
        return None
    address = next(iter(line))
    people = line.pop(address)
    person = next(iter(people))
    waiting = people.pop(person)
    turn = waiting.popleft()
    if waiting:
        people[person] = waiting
    if people:
        line[address] = people
    return turn
