"""Sends what is queued: in the background, beside the event loop, never twice under two names.

What is due is looked at once more: whoever has moved meanwhile, or looks at the table, is not told.
What is sent together gets a name that is stored before it is sent. A server that dies between
sending and storing that it has sent sends it again under the same name, by which browsers, mail
programs and webhooks know it again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

from dovecote.server.errors import UnavailableError
from dovecote.server.notices.hours import may_tell
from dovecote.server.notices.ways import Outcome, Ways
from dovecote.server.notices.wording import message_of
from dovecote.server.storage import notices
from dovecote.server.storage.channels import drop_channel
from dovecote.server.storage.database import Change
from dovecote.server.storage.notices import Key, Notice
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.writer import Unit, Writer

Verdict: TypeAlias = Literal["send", "drop"] | int  # or when to look again

_REST = 1.0  # seconds between two looks
_APART = 0.02  # seconds between two messages, so that no move waits for more than one of them
_MANY = 200  # notices at one look
_AT_ONCE = 8  # requests to others
_LEASE = 120_000  # milliseconds for which a server that sends is believed to be sending
_FIRST = 30_000  # milliseconds until something that failed is tried again; then twice as long
_LONGEST = 6 * 3_600_000
_TRIES = 9  # then it is old news
_LOOK = 60_000  # milliseconds after which somebody who looks at the table is looked after again
_LOG = logging.getLogger("dovecote.notices")


class Sender:
    """One of each server; several share what is due."""

    def __init__(
        self,
        node: str,
        ways: Ways,
        url: str,
        reader: Reader,
        writer: Writer,
        now: Callable[[], int],
        is_here: Callable[[str, str], bool],
    ) -> None:
        self._node = node
        self._ways = ways
        self._url = url
        self._reader = reader
        self._writer = writer
        self._now = now
        self._is_here = is_here  # whether somebody looks at a table, at this server
        self._gate = asyncio.Semaphore(_AT_ONCE)
        self._task: asyncio.Task[None] | None = None

    async def open(self, *, is_alone: bool) -> None:
        """Begin; a server with a database of its own knows that nobody else is sending."""
        if is_alone:
            await self._write(notices.untake)
        self._task = asyncio.ensure_future(self._run())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except UnavailableError:
                pass  # it is due still
            except Exception as error:  # what is done again and again goes on all the same
                _LOG.error("not sent now", exc_info=error)
            await asyncio.sleep(_REST)

    async def look(self) -> None:
        """Send whatever is due."""
        now = self._now()
        found = await self._reader.read(notices.due_notices, now, self._node, _MANY)
        ready: dict[tuple[str, str], list[Notice]] = {}
        for notice in found:
            verdict = self._verdict(notice, now)
            if verdict == "send":
                ready.setdefault((notice.channel.id, notice.batch), []).append(notice)
            elif verdict == "drop":
                await self._write(notices.done([notice.key]))
            else:
                await self._write(notices.later([notice.key], verdict))
        sending = enumerate(ready.items())
        await asyncio.gather(
            *(self._send(n * _APART, batch, some) for n, ((_, batch), some) in sending)
        )

    def _verdict(self, notice: Notice, now: int) -> Verdict:
        """Whether it is still true, and whether they want to hear it now."""
        if notice.kind not in notice.liking.kinds or not is_true(notice):
            return "drop"
        person, table = notice.channel.person, notice.table.id
        until = notice.asking.until if notice.asking else 0
        moment = may_tell(notice.liking, notice.kind, notice.first, now, until)
        if notice.kind == "time" and moment > now:  # who looks at the table may not look then
            return moment
        if notice.is_here or self._is_here(table, person):
            return "drop" if notice.kind in ("over", "seated") else now + _LOOK
        return "send" if moment <= now else moment

    async def _send(self, after: float, batch: str, some: Sequence[Notice]) -> None:
        name, keys = batch or secrets.token_hex(12), [n.key for n in some]
        await asyncio.sleep(after)
        async with self._gate:
            now = self._now()
            take = notices.Take(keys, name, now, now + _LEASE)
            if not (await self._write(take) and take.is_ours):
                return
            outcome = await asyncio.to_thread(self._say, name, some, now)
            await self._write(self._after(outcome, some, keys))

    def _say(self, name: str, some: Sequence[Notice], now: int) -> Outcome:
        """Beside the event loop: finding the words for it takes as long as some moves."""
        return self._ways.send(some[0].channel, message_of(name, some, self._url, now))

    def _after(self, outcome: Outcome, some: Sequence[Notice], keys: Sequence[Key]) -> Change:
        channel, tries = some[0].channel, max(notice.tries for notice in some)
        if outcome.fate == "sent":
            return notices.done(keys)
        if outcome.fate == "gone":
            _LOG.info("a way to somebody leads nowhere: %s", channel.kind)
            return drop_channel(channel.person, channel.id)
        if tries + 1 >= _TRIES:
            _LOG.warning("given up after %s tries: %s", _TRIES, channel.kind)
            return notices.done(keys)
        wait = max(1000 * outcome.after, min(_FIRST << tries, _LONGEST))
        return notices.later(keys, self._now() + wait, tries=1)

    async def _write(self, change: Change) -> bool:
        return await self._writer.write(Unit("", change=change), is_patient=True)


def is_true(notice: Notice) -> bool:
    """Whether it still is as it was when it was queued. What goes to a webhook others may read, so
    that it depends on nothing but what everyone knows: not on who has answered in a window."""
    table, asking = notice.table, notice.asking
    held = table.held_by(notice.channel.person)
    if notice.kind in ("turn", "time"):
        if asking is None or table.status != "running" or asking.at != notice.at:
            return False
        asked = [seat for seat in asking.seats if seat in held and not table.seats[seat].bot]
        is_told = notice.channel.kind == "hook"
        return any(is_told or seat not in notice.answered for seat in asked)
    if notice.kind == "seated":
        return table.status in ("open", "running") and bool(table.seats[notice.at].person)
    if notice.kind == "invited":
        return table.status == "open" and not held
    return table.status == "over"
