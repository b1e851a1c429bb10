"""One process beside the event loop that answers messages, and may hang, die or babble."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress

from dovecote.server.thinking.worker import PREFIX

_GRACE = 1.0  # seconds for a process to follow a signal


class UselessError(Exception):
    """A process that gave no answer; the reason holds nothing of what it was asked."""


class SlowError(UselessError):
    """It had no answer in time."""


class Talker:
    """A process, from the wish to have it until its pipes are closed."""

    def __init__(self, command: tuple[str, ...], longest: int) -> None:
        start = asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        self._start = asyncio.create_task(start)  # to be waited for even if its user goes away
        self._longest = longest  # bytes of an answer; more is none
        self._pipes = asyncio.Lock()

    @property
    def is_dead(self) -> bool:
        """Whether it is known to have ended, or never to have begun."""
        if not self._start.done():
            return False
        return bool(self._start.exception()) or self._start.result().returncode is not None

    async def ask(self, message: bytes, patience: float) -> bytes:
        """Its answer, still in its pickle."""
        try:
            async with asyncio.timeout(patience), self._pipes:
                return await self._talk(await asyncio.shield(self._start), message)
        except TimeoutError:
            raise SlowError("it hangs") from None
        except (EOFError, OSError) as error:
            raise UselessError(f"it died ({type(error).__name__})") from None

    async def end(self, *, is_gentle: bool) -> None:
        """Ask the process to end, or make it."""
        try:
            process = await self._start
        except OSError:
            return  # there never was one
        for send in _signals(process, is_gentle):
            with suppress(ProcessLookupError):
                send()
            with suppress(TimeoutError):
                async with asyncio.timeout(_GRACE), self._pipes:
                    await process.communicate()  # reads to the end: a full pipe would stay open
                    return

    async def _talk(self, process: Process, message: bytes) -> bytes:
        """Send a message and get the next one."""
        assert process.stdin
        assert process.stdout
        try:
            process.stdin.write(message)
        except RuntimeError:  # what uvloop says of a pipe whose other end was killed
            raise EOFError from None
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(PREFIX), "big")
        if size > self._longest:
            raise UselessError("its answer is unreadable")
        return await process.stdout.readexactly(size)


def _signals(process: Process, is_gentle: bool) -> list[Callable[[], None]]:
    """What to try, one after the other, until the process has ended."""
    signals = [process.terminate, process.kill] if is_gentle else [process.kill]
    assert process.stdout
    if process.stdout.at_eof():  # it is dying: a signal now could take its status from the loop
        return [lambda: None, *signals]
    return signals
