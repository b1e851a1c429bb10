"""Somebody who keeps what they were told, and trusts nothing but acknowledgements.

They move as fast as they can, with a key on every move. When their line breaks they come back with
the last number they know and repeat the one move that nobody has acknowledged; they never load
anything anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import NamedTuple, TypeAlias

import httpx
import msgspec
from msgspec import Raw, field
from websockets.asyncio.client import ClientConnection

from dovecote.wire.server import to_json
from tests.kit.client import Person, websockets

_BOLD = ("play surge", "play breadcrumbs", "draw")  # what brings about windows in Piccioni
_HESITATION = 0.4  # seconds before an answer in one, so that many are half answered
_SHORTEST, _LONGEST = 0.02, 0.4  # seconds between two tries to come back
_TAKEN_BACK = 0.1  # of all moves, or at least tried
_AWAY = "unavailable"  # the one refusal of a move, which is then repeated
_BROKEN = (OSError, EOFError, TimeoutError, websockets.WebSocketException)

Place: TypeAlias = tuple[str, int]  # a table and a seat


class Offer(msgspec.Struct, frozen=True):
    do: str


class Heard(msgspec.Struct, frozen=True):
    """What the server said; views and events stay as they were written."""

    kind: str = field(name="is")
    ref: str | None = None
    code: str = ""
    at: int = 0
    since: int = 0
    seat: int | None = None
    view: Raw = Raw(b"")
    events: Raw = Raw(b"[]")
    waiting: tuple[int, ...] = ()
    offers: tuple[Offer, ...] = ()
    sealed: str = ""
    over: Raw = Raw(b"")

    @property
    def present(self) -> tuple[object, ...]:
        """All that somebody who has just come in must hear too."""
        view, over = bytes(self.view), bytes(self.over)
        return (self.at, self.seat, view, self.waiting, self.offers, self.sealed, over)


_hear = msgspec.json.Decoder(Heard).decode


class Move(NamedTuple):
    """Something somebody wants to do, and how it would stand in the record."""

    table: str
    seat: int
    key: str
    at: int
    entry: str
    message: str


class Tale(NamedTuple):
    """The events after one entry up to another, and the view then; both as one hash."""

    since: int
    at: int
    told: bytes


class Player:
    """Plays one seat at one table after the other, on whichever server answers."""

    def __init__(self, person: Person, servers: Sequence[str], seed: int) -> None:
        self.person = person
        self.home = person.url
        self.table = ""
        self.done: dict[Move, int] = {}
        self.known: dict[str, Heard] = {}  # the last position, by table
        self.told: dict[Place, set[Tale]] = {}
        self.open: Move | None = None  # sent, and not acknowledged
        self.is_resting = False
        self.pause = 0.0  # before a move
        self.repeated = self.reconnected = 0
        self._tries = 0
        self._mine = 0  # the number of a move that may perhaps be taken back
        self._servers = servers
        self._next = ""
        self._back_off = _SHORTEST
        self._rng = Random(seed)
        self._line: ClientConnection | None = None

    async def play(self, table: str) -> None:
        """Until the match is over, however often the line breaks."""
        self.table, self._mine = table, 0
        while not self._is_finished:
            try:
                async with self.person.line(table, self.since) as line:
                    self._line = line
                    await self._converse(line)
            except _BROKEN:
                self.reconnected += self._line is not None
                self._line = None
                await asyncio.sleep(self._back_off * self._rng.uniform(0.5, 1.5))
                self._back_off = min(2 * self._back_off, _LONGEST)
                self.person.url = self._next or self._rng.choice(self._servers)
                self._next = ""
        self._line = None

    async def rematch(self) -> str:
        """The next table, the same for all who play together."""
        while True:
            path = f"/api/tables/{self.table}/rematch"
            try:
                answer = await self.person.http.post(f"{self.person.url}{path}")
                if answer.status_code == 200:
                    return str(answer.json()["id"])
                assert answer.status_code == 503, answer.text
            except httpx.TransportError:
                self.person.url = self._rng.choice(self._servers)
            await asyncio.sleep(_SHORTEST)

    async def hang_up(self, then: str = "") -> None:
        """Break the line; the next one is to a certain server, or to any."""
        self._next = then
        if self._line:
            await self._line.close()

    async def go_home(self) -> None:
        """Change over to the server they came to first."""
        if self.person.url != self.home:
            await self.hang_up(then=self.home)

    async def fresh(self) -> Heard:
        """The position that somebody hears who has just come in."""
        async with self.person.line(self.table) as line:
            while (told := _hear(await line.recv())).kind != "position":
                pass
            return told

    @property
    def since(self) -> int | None:
        return self.known[self.table].at if self.table in self.known else None

    @property
    def _is_finished(self) -> bool:
        return self.table in self.known and bool(self.known[self.table].over) and not self.open

    async def _converse(self, line: ClientConnection) -> None:
        if self.open:
            await self._repeat(line, self.open)
        while not self._is_finished:
            told = _hear(await line.recv())
            if told.kind == "position":
                self._learn(told)
            elif told.kind == "done":
                self._tick_off(told)
            elif told.kind == "refused":
                await self._see_to(told, line)
            await self._move(line)

    def _learn(self, told: Heard) -> None:
        assert told.seat is not None
        assert told.at >= (self.since or 0), f"{self.table} went back to {told.at}"
        self.known[self.table], self._back_off = told, _SHORTEST
        hashed = sha256(b"\n".join((told.view, told.events))).digest()
        place = (self.table, told.seat)
        self.told.setdefault(place, set()).add(Tale(told.since, told.at, hashed))

    def _tick_off(self, told: Heard) -> None:
        assert self.open is not None
        assert told.ref == self.open.key
        self._mine = told.at if self.open.entry[0].isdigit() else 0
        self.done[self.open], self.open = told.at, None

    async def _see_to(self, told: Heard, line: ClientConnection) -> None:
        """Nobody else plays this seat, so no move of theirs can be against a rule, or late."""
        if self.open and self.open.entry.startswith("!") and told.code == "undo":
            self.open, self._mine = None, 0
            return
        assert told.code == _AWAY, f"{told.code} at {told.at}: {self.open}"
        if self.open and told.ref == self.open.key:
            await asyncio.sleep(_LONGEST)
            await self._repeat(line, self.open)

    async def _repeat(self, line: ClientConnection, move: Move) -> None:
        self.repeated += 1
        await line.send(move.message)

    async def _move(self, line: ClientConnection) -> None:
        now = self.known.get(self.table)
        if now and now.offers and not (self.open or self.is_resting):
            assert now.seat is not None
            is_window = len(now.waiting) > 1
            await asyncio.sleep(self.pause + is_window * self._rng.uniform(0.0, _HESITATION))
            self.open = self._choice(now, now.seat)
            await line.send(self.open.message)

    def _choice(self, now: Heard, seat: int) -> Move:
        self._tries += 1
        key = f"{self.person.name} {self._tries}"
        text = self._rng.choice(bold([offer.do for offer in now.offers]))
        does: dict[str, object] = {"do": text}
        entry = f"{seat} {text}"
        if self._mine and self._rng.random() < _TAKEN_BACK:
            does, entry = {"undo": self._mine}, f"! {seat} undo {self._mine}"
        said = {"seat": seat, "at": now.at, **does, "key": key, "ref": key}
        return Move(self.table, seat, key, now.at, entry, to_json(said).decode())


def bold(offers: Sequence[str]) -> Sequence[str]:
    """Those offers after which several are likely to be asked at once, if there are any."""
    return [text for text in offers if text.startswith(_BOLD)] or offers
