"""Where sets of cards are looked at, away from the event loop, and tried, in a process."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, ParamSpec, TypeVar

import msgspec

from dovecote.games import CardGame
from dovecote.locales.cards import sentences
from dovecote.server.allowances import Spend
from dovecote.server.aside.task_process import TaskProcess
from dovecote.server.aside.threads import Threads
from dovecote.server.turns import Claim
from dovecote.tables.errors import SetFaultyError
from dovecote.tables.faults import SetProblem, faulted
from dovecote.tables.games import text_of
from dovecote.tables.rows import SetText
from dovecote.tables.tasks import TryOut
from dovecote.wire import sets
from dovecote.wire.sets import Checked, Dealing, Dealt, SetBody, looked_at, playable

P = ParamSpec("P")
T = TypeVar("T")
_read_problems = msgspec.json.Decoder(list[SetProblem]).decode


class Workshop(NamedTuple):
    """The threads on which sets are looked at, and the process in which bots try them."""

    threads: Threads
    bench: TaskProcess

    async def checked(self, claim: Claim, body: SetBody, *, is_tried: bool = False) -> Checked:
        """What is wrong with what somebody sent; the trial is the last that is asked for."""
        found = await self.threads.run(claim, looked_at, body)
        told = await self.threads.run(claim, sets.told, found, sentences)
        if is_tried and found.made:
            told = msgspec.structs.replace(told, problems=await self._tried(claim, found.made))
        return told

    async def stored_text(self, claim: Claim, body: SetBody, spend: Spend) -> SetText:
        """The text of a set that others can be asked to play with; else what must be mended."""
        found = await self.threads.run(claim, looked_at, body)
        problems = list(map(faulted, found.problems))
        if found.made:
            await spend()
            problems = await self._tried(claim, found.made)
        if problems or not found.made:
            raise SetFaultyError(problems)
        return text_of(found.made)

    async def dealt(self, claim: Claim, body: Dealing) -> Dealt:
        """A hand, or the first throw."""
        made = playable(await self.threads.run(claim, looked_at, body))
        return await self.threads.run(claim, sets.dealt, made, body.seats)

    async def inspected(
        self, claim: Claim, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What takes a while to put together, away from the event loop."""
        return await self.threads.run(claim, work, *args, **kwargs)

    async def _tried(self, claim: Claim, made: CardGame) -> list[SetProblem]:
        if not made.trials:
            return []
        return _read_problems(await self.bench.work(claim, TryOut(made.name, made.content)))
