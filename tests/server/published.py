"""A conversation in which nothing passes that the published schema does not describe."""

from __future__ import annotations

import json
from typing import Any, cast

import jsonschema_rs
from websockets.asyncio.client import ClientConnection

from dovecote.wire.client import VERBS
from tests.kit.client import hear, say


async def converse(*lines: ClientConnection, orders: list[str]) -> None:
    """Say everything that can be said, but for resigning."""
    now = [await hear(line, "position") for line in lines]
    asked = now[0]["waiting"][0]
    line, at, offer = lines[asked], now[asked]["at"], now[asked]["offers"][0]["do"]
    other = {"seat": 1 - asked, "ref": "other"}
    await ask(line, "pong", ping=7)
    await ask(line, "why", seat=asked, why=offer)
    await ask(line, "preview", seat=asked, preview=offer)
    await ask(line, "hint", seat=asked, hint=True)
    await ask(line, "said", say="Good luck")
    await ask(line, "done", seat=asked, orders=orders, ref="orders")
    for is_on in (True, False):
        await ask(line, "done", mute=1 - asked, on=is_on, ref="mute")
    await ask(line, "refused", seat=asked, replace=1 - asked)
    await ask(line, "refused", seat=asked, at=at + 1000, do=offer)
    await ask(line, "refused", seat=asked, ahead=True)  # it is asked now
    await ask(lines[1 - asked], "ahead", ahead=True, **other)
    await ask(lines[1 - asked], "refused", choose=offer, at=at, **other)
    await ask(lines[1 - asked], "done", withdraw=True, **other)
    await ask(lines[1 - asked], "done", leave="random", **other)
    await ask(lines[1 - asked], "done", back=True, **other)
    await ask(line, "done", seat=asked, at=at, do=offer, key="a", ref="do")
    await ask(line, "done", seat=asked, at=at, do=offer, key="a", ref="do")
    await ask(line, "refused", seat=asked, at=at, undo=1)
    await ask(line, "done", seat=asked, orders=[], ref="orders")


async def ask(line: ClientConnection, kind: str, **message: Any) -> None:
    await say(line, **message)
    assert (await hear(line, kind)).get("ref") == message.get("ref")


class Published:
    """The published schema, and what was said and heard according to it."""

    def __init__(self, schema: dict[str, Any]) -> None:
        for part in schema["$defs"].values():
            if "properties" in part:
                part["additionalProperties"] = False  # nothing but what is published
        self.verbs: set[str] = set()
        self.kinds: set[str] = set()
        self.said, self.told = (
            jsonschema_rs.validator_for({**schema, "$ref": f"#/$defs/{name}"})
            for name in ("ClientMessage", "ServerMessage")
        )

    def line(self, line: ClientConnection) -> ClientConnection:
        return cast("ClientConnection", Checked(line, self))


class Checked:
    """A line on which nothing passes that is not as published."""

    def __init__(self, line: ClientConnection, published: Published) -> None:
        self._line = line
        self._published = published

    async def send(self, text: str) -> None:
        message = json.loads(text)
        self._published.said.validate(message)
        self._published.verbs |= message.keys() & VERBS.keys()
        await self._line.send(text)

    async def recv(self) -> str:
        text = str(await self._line.recv())
        told = json.loads(text)
        self._published.told.validate(told)
        self._published.kinds.add(told["is"])
        return text
