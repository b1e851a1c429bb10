"""A push service on loopback, as browsers know them: it passes on what it cannot read."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from uuid import uuid4

from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from tests.kit.outside import Asked, Outside, outside


class PushService:
    """Browsers subscribe by a WebSocket; what servers post for them goes there."""

    def __init__(self, posts: Outside) -> None:
        self.posts = posts
        self.url = ""
        self.acknowledged = 0
        self._lines: dict[str, ServerConnection] = {}  # by the channel that was subscribed
        self._passed = 0

    async def talk(self, line: ServerConnection) -> None:
        """With one browser, until it is closed."""
        with suppress(ConnectionClosed):
            await self._answer(line)

    async def _answer(self, line: ServerConnection) -> None:
        async for text in line:
            said = json.loads(text)
            match said.get("messageType"):
                case "hello":
                    uaid = said.get("uaid") or uuid4().hex
                    told = {"messageType": "hello", "uaid": uaid, "status": 200}
                    await line.send(json.dumps({**told, "use_webpush": True, "broadcasts": {}}))
                case "register":
                    channel = said["channelID"]
                    self._lines[channel] = line
                    where = f"{self.posts.url}/push/{channel}"
                    told = {"messageType": "register", "channelID": channel, "status": 200}
                    await line.send(json.dumps({**told, "pushEndpoint": where}))
                case "unregister":
                    channel = said["channelID"]
                    told = {"messageType": "unregister", "channelID": channel, "status": 200}
                    await line.send(json.dumps(told))
                case "ack":
                    self.acknowledged += len(said["updates"])
                case "ping" | None:
                    await line.send("{}")

    async def pass_on(self) -> None:
        """Whatever has come in, for ever."""
        while True:
            for asked in self.posts.asked[self._passed :]:
                self._passed += 1
                await self._give(asked)
            await asyncio.sleep(0.05)

    async def _give(self, asked: Asked) -> None:
        channel = asked.path.rpartition("/")[2]
        told = {
            "messageType": "notification",
            "channelID": channel,
            "version": uuid4().hex,
            "data": urlsafe_b64encode(asked.body).decode().rstrip("="),
            "headers": {"encoding": asked.headers["content-encoding"]},
        }
        await self._lines[channel].send(json.dumps(told))


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    with outside() as posts:
        service = PushService(posts)
        async with serve(service.talk, "127.0.0.1", 0) as server:
            service.url = f"ws://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}/"
            passing = asyncio.ensure_future(service.pass_on())
            try:
                yield service
            finally:
                passing.cancel()
