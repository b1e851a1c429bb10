"""A seat's line to its table: it is kept up, and what was not answered is said again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus, WebSocketException

from dovecote.cli.agent.door import Chair
from dovecote.cli.errors import ServerRefusedError

WireMessage = dict[str, Any]

_AGAIN = 1.0  # seconds until a broken line is tried again
_LATER = ("too-many", "unavailable")  # refusals that ask for patience only
_ENDED = ("closed", "stranded")


class TableLine:
    """What a seat has been told, and a way to ask."""

    def __init__(self, chair: Chair) -> None:
        self._chair = chair
        self._line: ClientConnection | None = None
        self._news = asyncio.Condition()
        self._refs = count(1)
        self._open: dict[
            str, tuple[str, asyncio.Future[WireMessage]]
        ] = {}  # asked, not yet answered
        self.table: WireMessage = {}
        self.position: WireMessage | None = None
        self.events: list[Any] = []  # all that have happened and still stand
        self.error: Exception | None = None
        self._again: asyncio.Future[None] | None = None

    @property
    def is_mine(self) -> bool:
        """Whether the seat owes a choice that it has not made."""
        now = self.position or {}
        return self._chair.seat in now.get("waiting", ()) and "sealed" not in now

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be told: the last position says how it ended."""
        over = "over" in (self.position or {})
        return over or self.table.get("status") in _ENDED or self.error is not None

    async def run(self) -> None:
        """Listens for as long as the match lasts, over as many connections as it takes."""
        while True:
            try:
                async with self._connect() as line:
                    self._line = line
                    await self._repeat()
                    async for told in line:
                        await self._hear(json.loads(told))
                        if self.is_over and not self._open:  # the last move is acknowledged
                            return
            except InvalidStatus as refused:  # the door was open, and now it is not
                if refused.response.status_code < 500 and refused.response.status_code != 429:
                    await self._fail(ServerRefusedError(code="no-page", params={}))
                    return
            except (OSError, WebSocketException):
                pass
            finally:
                self._line = None
            await asyncio.sleep(_AGAIN)

    async def ask(self, **message: Any) -> WireMessage:
        """The answer to a message, which is repeated until there is one."""
        ref = str(next(self._refs))
        text = json.dumps({"seat": self._chair.seat, "ref": ref, **message})
        answer: asyncio.Future[WireMessage] = asyncio.get_running_loop().create_future()
        self._open[ref] = (text, answer)
        with suppress(WebSocketException):  # else it goes out with the next connection
            if self._line is not None:
                await self._line.send(text)
        try:
            return await answer
        finally:
            self._open.pop(ref, None)

    async def _repeat(self) -> None:
        """Says again what has no answer; by its key a move is made once."""
        with suppress(WebSocketException):
            for message, _ in tuple(self._open.values()):
                if self._line is not None:
                    await self._line.send(message)

    def _say_again(self) -> None:
        self._again = asyncio.ensure_future(self._repeat())  # kept, or nobody would hold it

    async def until(self, wanted: Callable[[], bool], seconds: float) -> bool:
        """Waits until something is so; says whether it is."""
        try:
            async with asyncio.timeout(seconds), self._news:
                await self._news.wait_for(wanted)
        except TimeoutError:
            pass
        return wanted()

    def _connect(self) -> connect:
        at = self.position["at"] if self.position else 0
        server = self._chair.server.replace("http", "ws", 1)
        address = f"{server}/api/tables/{self._chair.table}/socket?since={at}"
        cookie = {"Cookie": self._chair.cookie}
        return connect(address, additional_headers=cookie, max_size=None)

    async def _hear(self, told: WireMessage) -> None:
        async with self._news:
            match told:
                case {"is": "table"}:
                    self.table = told
                case {"is": "position", "seat": self._chair.seat}:
                    if told["since"] < (self.position or {"at": 0})["at"]:
                        self.events.clear()  # something was taken back: all is told anew
                    self.events += told.get("events", ())
                    self.position = told
                case {"is": "refused", "code": code} if code in _LATER:
                    asyncio.get_running_loop().call_later(_AGAIN, self._say_again)
                case {"ref": str(ref)} if ref in self._open:
                    self._open.pop(ref)[1].set_result(told)
                case {"is": "refused"}:  # what could not be read at all has no `ref`
                    for ref in tuple(self._open):
                        self._open.pop(ref)[1].set_result(told)
            self._news.notify_all()

    async def _fail(self, error: Exception) -> None:
        async with self._news:
            self.error = error
            for _, answer in self._open.values():
                answer.set_exception(error)
            self._news.notify_all()
