"""Everything that somebody is ever sent: by their socket, by requests, and byte by byte."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from dovecote.server.app import create_app
from dovecote.server.http.config import Config
from dovecote.server.http.protocol import RequestProtocol
from dovecote.server.settings import Limits, Pace, Settings
from dovecote.server.socket.protocol import Protocol
from tests.kit.client import Person, Told
from tests.kit.effort import PATIENCE
from tests.kit.fresh import lay
from tests.kit.serving import LIFTED, free_port

_AT_ONCE = Pace(bot=0, quickest=0, slowest=0)


class Ear:
    """A person's line to a table that is always listened to; `heard` is all of it."""

    def __init__(self, person: Person, table: str, heard: list[str], form: str = "plain") -> None:
        self.person = person
        self.form = form
        self.table = table
        self.heard = heard
        self.answers: list[tuple[str, httpx.Response]] = []
        self.position: Told = {}
        self._asked = 0
        self._news = asyncio.Condition()
        self._line: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None

    async def open(self, since: int | None = None) -> None:
        """Listen from now on; what one is told on coming in has been heard."""
        self._line = await self.person.line(self.table, since, self.form)
        self._task = asyncio.create_task(self._listen(self._line))
        await self.ask(ping=0)

    async def close(self) -> None:
        if self._line and self._task:
            await self._line.close()
            await self._task

    async def ask(self, **message: Any) -> Told:
        """Say something; what is answered to it."""
        assert self._line
        self._asked += 1
        ref, begin = str(self._asked), len(self.heard)
        await self._line.send(json.dumps({**message, "ref": ref}))
        return await self.until(lambda told: told.get("ref") == ref, begin)

    async def look_in(self, since: int) -> list[str]:
        """What somebody is told who comes in once more, after an entry, and leaves again; and
        again, to be told the same in the game's shorthand."""
        heard, before = list[str](), await self._company()
        for form in ("plain", "packed"):
            again = Ear(self.person, self.table, heard, form)
            await again.open(since)
            await again.close()
            while await self._company() > before:
                await asyncio.sleep(0.01)
        await self.ask(ping=since)
        return heard

    async def _company(self) -> int:
        answer = await self.person.http.get(f"/api/tables/{self.table}")
        return int(answer.json()["table"]["watching"])

    async def until(self, wanted: Callable[[Told], bool], begin: int = 0) -> Told:
        """The first message from a place on that is wanted."""
        async with asyncio.timeout(PATIENCE), self._news:
            while True:
                for text in self.heard[begin:]:
                    told: Told = json.loads(text) if text.startswith('{"is"') else {}
                    if told and wanted(told):
                        return told
                begin = len(self.heard)
                await self._news.wait()

    async def get(self, path: str) -> httpx.Response:
        """A request of theirs, noted as it was answered."""
        answer = await self.person.http.get(path)
        self.answers.append((path, answer))
        answer.headers.pop("date", None)
        self.heard.append(f"{path} {answer.status_code} {answer.headers.raw} {answer.text}")
        return answer

    async def _listen(self, line: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                text = await line.recv()
                async with self._news:
                    self.heard.append(str(text))
                    told = json.loads(text)
                    if told["is"] == "position":
                        self.position = told
                    self._news.notify_all()


class Tap:
    """A port that leads to a server; every byte the server sends through it is kept."""

    def __init__(self, port: int) -> None:
        self.kept = bytearray()
        self._to = port
        self._pipes: set[asyncio.Task[Any]] = set()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        """Its address, for as long as the block runs."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        async with server:
            yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        for pipe in self._pipes:
            pipe.cancel()
        await asyncio.gather(*self._pipes, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        inner, outer = await asyncio.open_connection("127.0.0.1", self._to)
        for pour in (_pour(reader, outer), _pour(inner, writer, self.kept)):
            self._pipes.add(asyncio.create_task(pour))


async def _pour(
    source: asyncio.StreamReader, into: asyncio.StreamWriter, kept: bytearray | None = None
) -> None:
    try:
        while data := await source.read(65_536):
            if kept is not None:
                kept += data
            into.write(data)
            await into.drain()
    except OSError:
        pass  # the other side is gone
    finally:
        into.close()
        with suppress(OSError):
            await into.wait_closed()


@asynccontextmanager
async def at_home(folder: Path, pace: Pace = _AT_ONCE, thinkers: int = 1) -> AsyncIterator[str]:
    """A whole server in this process, so that it can be altered; its address."""
    port = free_port()
    settings = Settings(
        db=lay(f"sqlite:///{folder / 'tables.db'}"),
        url="https://doves.example",
        limits=Limits(**dict.fromkeys(LIFTED, 1_000_000)),
        pace=pace,
        thinkers=thinkers,
    )
    app = create_app(settings)
    config = Config(app, settings.limits, port=port, http=RequestProtocol, ws=Protocol)
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
        assert not task.done()
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await task
        gc.unfreeze()
