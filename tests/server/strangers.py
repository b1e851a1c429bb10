"""A stranger's bot, somebody to play against it, and a line between them that breaks."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

from dovecote.core.entries import Did, read_entry
from dovecote.server.storage.database import Database
from dovecote.server.storage.matches import read_match
from dovecote.tables.matches import lines_of
from tests.kit.client import Person, play_on, websockets

BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"
PATIENCE = 120.0  # seconds for a whole match; whatever takes longer has come to a halt
BROKEN = (OSError, EOFError, websockets.WebSocketException)


@contextmanager
def playing(link: str) -> Iterator[subprocess.Popen[str]]:
    """The bot of the document, as somebody would start it."""
    command = [sys.executable, str(BOT), link]
    with subprocess.Popen(command, stdout=-1, stderr=-1, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


async def said_last(bot: subprocess.Popen[str]) -> str:
    """What it says when it has finished, which it does by itself."""
    out, errors = await asyncio.to_thread(bot.communicate, timeout=PATIENCE)
    assert (bot.returncode, errors) == (0, "")
    return out


async def keep_playing(
    person: Person, table: str, note: Callable[[dict[str, Any]], None] = lambda _: None
) -> dict[str, Any]:
    """A person who comes back whenever the line breaks; the last position."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                async with person.line(table) as line:
                    return await play_on(line, Random(1), note)
            except BROKEN:
                await asyncio.sleep(0.1)


def entered(db: str, table: str, seat: int) -> tuple[int, list[str]]:
    """How many moves of a seat are in the record, and the keys they came with."""
    database = Database(db)
    with database.read() as connection:
        match = read_match(connection, table)
    database.close()
    assert match
    entries = [read_entry(n, line) for n, line in enumerate(lines_of(match.blocks), 1)]
    moves = sum(isinstance(entry, Did) and entry.seat == seat for entry in entries)
    return moves, [block.key for block in match.blocks if block.seat == seat]


class Relay:
    """A port that leads to a server. Some sockets are cut when a message has gone through
    and before its answer has."""

    def __init__(self, port: int, cuts: int) -> None:
        self.said = 0  # messages of sockets
        self._port = port
        self._cuts = cuts
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        async with await asyncio.start_server(self._take, "127.0.0.1", 0) as server:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            await asyncio.gather(*self._tasks)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        is_cut = asyncio.Event()
        for way in (self._out(reader, back, is_cut), self._home(there, writer, is_cut)):
            self._tasks.add(asyncio.create_task(way))

    async def _out(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_cut: asyncio.Event
    ) -> None:
        is_socket = False
        with suppress(OSError):
            while data := await reader.read(65_536):
                if is_socket and data[0] & 15 == 1:  # a text; the rest is pongs and goodbyes
                    self.said += 1
                    if self._cuts:
                        self._cuts -= 1
                        is_cut.set()
                is_socket = is_socket or b"upgrade: websocket" in data.lower()
                writer.write(data)
        writer.close()

    async def _home(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, is_cut: asyncio.Event
    ) -> None:
        with suppress(OSError):
            while (data := await reader.read(65_536)) and not is_cut.is_set():
                writer.write(data)
        writer.close()
