"""Has sent what is queued: by a process of its own, never twice under two names.

Once a second the process is asked what is due. Whoever looks at the table is not told; the rest is
taken, each batch under a name that is stored before it is sent, and what became of it is stored
when it is reported. If the process, or this server, dies in between, the same is sent again under
the same name, by which browsers, mail programs and webhooks know it again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from dovecote.server.errors import UnavailableError
from dovecote.server.notices.line import SenderLine, started
from dovecote.server.notices.message import Delivery
from dovecote.server.notices.talk import (
    BatchResult,
    Found,
    FromWorker,
    Look,
    Send,
    Setup,
    Stop,
    TryNow,
)
from dovecote.server.notices.verdict import if_here
from dovecote.server.storage.database import Change, both
from dovecote.server.storage.outbox import Later, NoticeKey, Outcomes, TakeBatches, free_all
from dovecote.server.storage.writer import Unit, Writer

_REST = 1.0  # seconds between two looks, and before a new process
_PATIENCE = 60.0  # seconds for a look or a trial; the process gives way to everybody
_LAST = 1.0  # seconds for what is under way when the server stops
_LEASE = 120_000  # milliseconds for which a server that sends is believed to be sending
_FIRST = 30_000  # milliseconds until something that failed is tried again; then twice as long
_LONGEST = 6 * 3_600_000
_TRIES = 9  # then it is old news
_LOG = logging.getLogger("dovecote.notices")


class Sender:
    """One of each server; several share what is due. One that `is_alone` with its database knows
    that nobody else is sending."""

    def __init__(
        self,
        setup: Setup,
        writer: Writer,
        now: Callable[[], int],
        is_here: Callable[[str, str], bool],
        *,
        is_alone: bool,
        start: Callable[[], Awaitable[SenderLine]] = started,
    ) -> None:
        self._setup = setup
        self._writer = writer
        self._now = now
        self._is_here = is_here  # whether somebody looks at a table, at this server
        self._is_alone = is_alone
        self._start = start
        self._line: SenderLine | None = None
        self._looked = asyncio.Event()
        self._trials: dict[str, tuple[TryNow, asyncio.Future[Delivery]]] = {}
        self._results: list[BatchResult] = []  # that are not stored yet
        self._is_closing = False
        self._task: asyncio.Task[None] | None = None
        self.under_way: set[str] = set()  # the names of what is being sent

    def open(self) -> None:
        self._task = asyncio.ensure_future(self._run())

    async def close(self) -> None:
        """What is being sent has a moment to end."""
        self._is_closing = True
        if self._line:
            self._line.order(Stop())
        if self._task:
            await asyncio.wait([self._task], timeout=_LAST)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self) -> None:
        """Have looked for what is due, and begun to send it."""
        self._looked.clear()
        if self._line:
            self._line.order(Look(self._now()))
            await asyncio.wait_for(self._looked.wait(), _PATIENCE)

    async def try_out(self, trial: TryNow) -> Delivery:
        """Send something at once, and say how it went."""
        answer: asyncio.Future[Delivery] = asyncio.get_running_loop().create_future()
        self._trials[trial.name] = (trial, answer)
        if self._line:  # else it is said to the process that is being started
            self._line.order(trial)
        try:
            return await asyncio.wait_for(answer, _PATIENCE)
        except TimeoutError:
            return Delivery("failed")
        finally:
            del self._trials[trial.name]

    async def _run(self) -> None:
        """One process after the other."""
        while True:
            try:
                await self._settle()
                if self._is_alone:
                    await self._write(free_all)
                await self._with(await self._start())
            except UnavailableError:
                pass  # it is due still
            except (EOFError, OSError) as error:
                if self._is_closing:
                    return
                _LOG.warning("the process that sends is replaced: %s", type(error).__name__)
            except Exception as error:  # what is done again and again goes on all the same
                _LOG.error("not sent now", exc_info=error)
            await asyncio.sleep(_REST)

    async def _with(self, line: SenderLine) -> None:
        """Until its process ends."""
        line.order(self._setup)
        for trial, _ in self._trials.values():
            line.order(trial)
        self._line = line
        looking = asyncio.ensure_future(self._look_on(line))
        try:
            while True:
                with suppress(UnavailableError):  # then it is due still, or stored with the next
                    await self._heard(await line.hear())
        finally:
            self._line = None
            self.under_way.clear()
            looking.cancel()
            for name in self._trials:
                self._answer(name, Delivery("failed"))
            await line.end()

    async def _look_on(self, line: SenderLine) -> None:
        while True:
            try:
                await self.look()
            except TimeoutError:
                _LOG.warning("the process that sends hangs")
                return line.kill()
            await asyncio.sleep(_REST)

    async def _heard(self, report: FromWorker) -> None:
        if isinstance(report, Found):
            try:
                await self._take_up(report)
            finally:
                self._looked.set()
            return
        for result in report.results:
            if result.failed:
                _LOG.error("not sent: %s", result.failed)
            if result.keys:
                self._results.append(result)
            else:
                self._answer(result.name, Delivery(result.fate, result.after))
        await self._settle()

    def _answer(self, name: str, outcome: Delivery) -> None:
        _, answer = self._trials.get(name, (None, None))
        if answer and not answer.done():
            answer.set_result(outcome)

    async def _take_up(self, found: Found) -> None:
        """Take what may be sent now, and have it sent."""
        if found.failed:
            _LOG.warning("cannot look for what is due: %s", found.failed)
        await self._settle()  # or what was sent long ago could be sent again
        now, done, batches = self._now(), found.drop, dict[str, list[NoticeKey]]()
        later = [Later(key, moment) for key, moment in found.later]
        for one in found.wanted:
            verdict: int | str = one.moment
            _, kind, table, _ = one.key
            if self._is_here(table, one.person):
                verdict = if_here(kind, one.moment, now)
            if isinstance(verdict, str):
                done.append(one.key)
            elif verdict > now:
                later.append(Later(one.key, verdict))
            else:
                batches.setdefault(one.name, []).append(one.key)
        if not (done or later or batches):
            return
        take = TakeBatches(batches, now, now + _LEASE)
        await self._write(both(take, Outcomes(done, later)))
        if take.ours and self._line:
            self.under_way.update(take.ours)
            self._line.order(Send(now, {name: batches[name] for name in take.ours}))

    async def _settle(self) -> None:
        """Store what has become of what was sent, and keep in mind what could not be stored."""
        if settled := list(self._results):
            await self._write(_outcomes(settled, self._now()))
            del self._results[: len(settled)]
            self.under_way.difference_update(result.name for result in settled)

    async def _write(self, change: Change) -> bool:
        return await self._writer.write(Unit("", change=change), is_patient=True)


def _outcomes(results: Iterable[BatchResult], now: int) -> Outcomes:
    """What is to be stored of them."""
    done, later, gone = list[NoticeKey](), list[Later](), list[tuple[str, str]]()
    for one in results:
        is_old = one.tries + 1 >= _TRIES
        if one.fate == "gone":
            _LOG.info("a way to somebody leads nowhere: %s", one.channel.kind)
            gone.append((one.channel.person, one.channel.id))
        elif one.fate == "held":
            later += [Later(key, now) for key in one.keys]
        elif one.fate == "sent" or is_old:
            if one.fate != "sent":
                _LOG.warning("given up after %s tries: %s", _TRIES, one.channel.kind)
            done += one.keys
        else:
            wait = max(1000 * one.after, min(_FIRST << one.tries, _LONGEST))
            later += [Later(key, now + wait, tries=1) for key in one.keys]
    return Outcomes(done, later, gone)
