"""The server's end of the line to the process that sends."""

from __future__ import annotations

import asyncio
import sys
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from dovecote.server.notices.talk import FromWorker, ToWorker, framed, read_report
from dovecote.server.thinking.worker import PREFIX

_COMMAND = (sys.executable, "-m", "dovecote.server.notices.worker")
_GRACE = 1.0  # seconds for a process that is ending


class SenderLine:
    """Orders go out, reports come in; at the other end is a process, or whoever tests that."""

    def __init__(
        self, reader: StreamReader, writer: StreamWriter, process: Process | None = None
    ) -> None:
        self._reader = reader
        self._writer = writer
        self._process = process

    def order(self, order: ToWorker) -> None:
        """Say it, and wait for nothing; if nobody is there any more, `hear` notices."""
        with suppress(OSError, RuntimeError):  # the second is uvloop's
            self._writer.write(framed(order))

    async def hear(self) -> FromWorker:
        """The next report; EOFError if there is none any more."""
        size = int.from_bytes(await self._reader.readexactly(PREFIX), "big")
        return read_report(await self._reader.readexactly(size))

    def kill(self) -> None:
        """End whoever is there, at once."""
        self._writer.close()
        if self._process:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def end(self) -> None:
        """The same, and wait until they have ended, by themselves if they are about to: a signal
        then could take their status from the loop."""
        if not self._reader.at_eof():
            self.kill()
        if self._process and not await _is_over(self._process):
            self.kill()
            await self._process.communicate()
        self._writer.close()
        with suppress(OSError):
            await self._writer.wait_closed()


async def _is_over(process: Process) -> bool:
    with suppress(TimeoutError):
        async with asyncio.timeout(_GRACE):
            await process.communicate()  # reads to the end: a full pipe would stay open
            return True
    return False


async def started() -> SenderLine:
    """A line to a new process."""
    process = await asyncio.create_subprocess_exec(*_COMMAND, stdin=PIPE, stdout=PIPE)
    assert process.stdin
    assert process.stdout
    return SenderLine(process.stdout, process.stdin, process)
