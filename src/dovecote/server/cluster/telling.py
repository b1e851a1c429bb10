"""Telling people what happens while they are away, if the operator has set it up."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Literal

from dovecote.server.cluster.rooms import Rooms
from dovecote.server.errors import NoWayError
from dovecote.server.notices.message import Delivery
from dovecote.server.notices.sender import Sender
from dovecote.server.notices.talk import Setup, TryNow
from dovecote.server.settings import Notices, Settings, usual_db
from dovecote.server.storage.channels import Channel, Way, add_key, key_named
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.writer import Unit, Writer

_KEY = "push"


class Telling:
    """What is set up, by which key others know this server, and who sends."""

    def __init__(
        self,
        settings: Settings,
        rooms: Rooms,
        reader: Reader,
        writer: Writer,
        now: Callable[[], int],
    ) -> None:
        self.settings = settings.notices or Notices()
        self.url = settings.url.rstrip("/")
        self.push_key = ""  # what browsers are told
        self._is_on = settings.notices is not None
        self._db = settings.db or usual_db()
        self._rooms = rooms
        self._reader = reader
        self._writer = writer
        self._now = now
        self._sender: Sender | None = None

    def offers(self, way: Way) -> bool:
        """Whether people can be told that way here."""
        found = {"push": self.settings.push, "mail": self.settings.mail}
        return found.get(way, self.settings.hooks) is not None

    async def open(self) -> None:
        """Begin, if there is anything to do."""
        if not self._is_on:
            return
        key = await self._key() if self.settings.push else ""
        setup = Setup(self._db, self._rooms.node, self.url, key, self.settings)
        self._sender = Sender(
            setup,
            self._writer,
            self._now,
            self._is_here,
            is_alone=not self._reader.is_shared,
        )
        self._sender.open()

    async def close(self) -> None:
        if self._sender:
            await self._sender.close()

    async def send(
        self, channel: Channel, kind: Literal["test", "code"], text: str, language: str
    ) -> Delivery:
        """Send something at once: a trial with somebody's name, or a code."""
        if self._sender is None:
            raise NoWayError()
        now = self._now()
        return await self._sender.try_out(TryNow(new_name(), channel, kind, text, language, now))

    async def _key(self) -> str:
        """Drawn once, and the same for all servers of a database."""
        from dovecote.server.notices import push

        if not await self._reader.read(key_named, _KEY):
            await self._writer.write(Unit("", change=add_key(_KEY, push.new_key())))
        key = await self._reader.read(key_named, _KEY)
        self.push_key = push.public_key(key)
        return key

    def _is_here(self, table: str, person: str) -> bool:
        room = self._rooms.open_rooms.get(table)
        return room is not None and room.attendance.away_since(person) is None


def new_name() -> str:
    """For a message that is sent at once."""
    return secrets.token_hex(12)
