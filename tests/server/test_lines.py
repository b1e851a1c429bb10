"""A line that is kept: pings go out, whoever is silent is let go, and all hear why it ends."""

from __future__ import annotations

import asyncio
import gc
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
import websockets
from websockets.server import ServerProtocol

from dovecote.server.http.config import Config
from dovecote.server.settings import Limits
from dovecote.server.socket import protocol
from dovecote.server.socket.protocol import LINE, Protocol
from dovecote.wire.codes import FLOOD
from tests.kit.client import people
from tests.kit.effort import PATIENCE
from tests.kit.floods import PING, close_code, frame, shake_hands
from tests.kit.serving import serving

SILENT, RESTART = 1011, 1012
USUAL = Limits()
OFTEN = 0.05  # seconds between two pings, and for an answer


async def kept(scope: Any, receive: Any, send: Any) -> None:
    """A server that only listens."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        line: Protocol = scope[LINE]
        line.let_go()
        while heard := await line.hear():
            line.tell(heard.data)


@asynccontextmanager
async def pinging(timeout: float, limits: Limits = USUAL) -> AsyncIterator[int]:
    """One that pings often; its port."""
    how: dict[str, Any] = {"ws": Protocol, "lifespan": "off", "ws_ping_interval": OFTEN}
    server = uvicorn.Server(Config(kept, limits, ws_ping_timeout=timeout, **how))
    with socket.socket() as plug:
        plug.bind(("127.0.0.1", 0))
        task = asyncio.create_task(server.serve([plug]))
        try:
            async with asyncio.timeout(PATIENCE):
                while not server.started:
                    await asyncio.sleep(0.01)
                yield int(plug.getsockname()[1])
        finally:
            server.should_exit = True
            await task


def test_whoever_answers_pings_stays() -> None:
    asyncio.run(_answer_pings())


def test_whoever_does_not_is_told_and_let_go() -> None:
    asyncio.run(_answer_nothing())


def test_whoever_floods_is_not_let_go_as_soon_as_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "_FAREWELL", OFTEN)
    asyncio.run(_flood())


def test_all_hear_that_the_server_stops(tmp_path: Path) -> None:
    asyncio.run(_see_it_stop(tmp_path))


async def _answer_pings() -> None:
    async with (
        pinging(PATIENCE) as port,
        websockets.connect(f"ws://127.0.0.1:{port}/", ping_interval=None) as line,
    ):
        await asyncio.sleep(6 * OFTEN)
        await line.send("here")
        assert await line.recv() == "here"
        gc.collect()
        shaken = [one for one in gc.get_objects() if isinstance(one, ServerProtocol)]
        assert not shaken, "what a handshake needed is kept no longer than it takes"


async def _answer_nothing() -> None:
    async with pinging(OFTEN) as port:
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
            await asyncio.to_thread(shake_hands, line, port, "any")
            assert await asyncio.to_thread(close_code, line) == SILENT


async def _flood() -> None:
    def send() -> float:
        """How long there is somebody who could read it."""
        began = time.monotonic()
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
            shake_hands(line, port, "any")
            line.sendall(frame(PING) * 100)
            assert close_code(line) == FLOOD
            with suppress(ConnectionError):
                while time.monotonic() - began < PATIENCE:
                    line.sendall(frame(PING))
                    time.sleep(OFTEN / 5)
        return time.monotonic() - began

    async with pinging(PATIENCE, Limits(rate=1, patience=1)) as port:
        assert 1 <= await asyncio.to_thread(send) < PATIENCE


async def _see_it_stop(folder: Path) -> None:
    with serving(folder, f"sqlite:///{folder / 'tables.db'}") as server:
        async with people(server.url, 1) as (ada,):
            table = await ada.open("columbiz", ["me", "open"])
            async with ada.line(table) as line:
                stopping = asyncio.create_task(asyncio.to_thread(server.stop))
                await asyncio.wait_for(line.wait_closed(), PATIENCE)
                assert line.close_code == RESTART
                await stopping
