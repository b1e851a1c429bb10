"""Thinking for bots, beside the event loop: a pool of processes that may hang, die or babble."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Callable
from random import Random
from typing import TypeVar

import msgspec

from dovecote.bots.advice import Advice
from dovecote.server.thinking.process import Talker, UselessError
from dovecote.server.thinking.worker import Request, pack, unpack
from dovecote.server.turns import NOBODY, Claim, Turns

_PATIENCE = 15.0  # seconds
_LONGEST = 1 << 16  # bytes of an answer; more is none

_log = logging.getLogger("dovecote.thinkers")
_read_advice = msgspec.json.Decoder(list[Advice]).decode

T = TypeVar("T")


class ClosedError(Exception):
    """Nobody thinks here any more; a random move now would only spoil the match."""


class Thinkers:
    """Up to `count` processes that choose for bots; each has `patience` seconds for an answer,
    the usual ones if none are given."""

    def __init__(
        self,
        count: int,
        command: tuple[str, ...] = (sys.executable, "-m", "dovecote.server.thinking.worker"),
        patience: float = 0.0,
    ) -> None:
        self.asked = 0
        self.restarts = 0
        self.given_up = 0
        self._command = command
        self._patience = patience or _PATIENCE
        self._turns = Turns(count)  # whoever holds one may have one thinker
        self._idle: list[Talker] = []
        self._alive: set[Talker] = set()
        self._burials: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def choose(self, request: Request, claim: Claim = NOBODY) -> str:
        """The text of an offer: the bot's choice or, if two thinkers have failed, any of them."""
        choice = await self._think(request, claim, _choice)
        return str(Random(request.seed).choice(request.offers)) if choice is None else choice

    async def advise(self, request: Request, claim: Claim = NOBODY) -> list[Advice]:
        """The best offers and why; none if two thinkers have failed."""
        return await self._think(request._replace(wants_advice=True), claim, _advice) or []

    async def _think(
        self, request: Request, claim: Claim, read: Callable[[str, Request], T]
    ) -> T | None:
        """What a thinker has found out, or the one that replaces it."""
        message = pack(request)
        self.asked += 1
        async with self._turns.turn(claim):
            for thinker in (self._next, self._hire):
                try:
                    return await self._ask(thinker(), message, lambda text: read(text, request))
                except UselessError as error:
                    self._check_open()
                    self.restarts += 1
                    said = (request.game, request.level, error)
                    _log.warning("a thinker is replaced (%s, %s): %s", *said)
        self.given_up += 1
        return None

    async def close(self) -> None:
        """End all processes; whoever still waits for an answer gets a `ClosedError`."""
        self._is_closed = True
        self._idle.clear()
        for thinker in list(self._alive):
            self._bury(thinker, is_gentle=True)
        if self._burials:
            await asyncio.wait(self._burials)

    def _check_open(self) -> None:
        if self._is_closed:
            raise ClosedError

    def _next(self) -> Talker:
        while self._idle:
            thinker = self._idle.pop()
            if not thinker.is_dead:
                return thinker
            self.restarts += 1
            self._bury(thinker, is_gentle=False)
        return self._hire()

    def _hire(self) -> Talker:
        self._check_open()
        thinker = Talker(self._command, _LONGEST)
        self._alive.add(thinker)
        return thinker

    async def _ask(self, thinker: Talker, message: bytes, read: Callable[[str], T]) -> T:
        try:
            found = read(_text(await thinker.ask(message, self._patience)))
        except BaseException as error:  # cancelled, it would answer the next one with this answer
            if isinstance(error, asyncio.CancelledError):
                self.restarts += 1
            self._bury(thinker, is_gentle=False)
            raise
        if thinker in self._alive:  # and not buried by `close` meanwhile
            self._idle.append(thinker)
        return found

    def _bury(self, thinker: Talker, *, is_gentle: bool) -> None:
        """See to it that the process ends, without waiting for it."""
        if thinker not in self._alive:
            return
        self._alive.remove(thinker)
        burial = asyncio.create_task(thinker.end(is_gentle=is_gentle))
        self._burials.add(burial)
        burial.add_done_callback(self._burials.discard)


def _text(body: bytes) -> str:
    """What an answer says."""
    try:
        text, blame = unpack(body)
    except Exception:  # garbage fails in any way
        raise UselessError("its answer is unreadable") from None
    if text is None:
        raise UselessError(f"it failed: {blame}")
    return text


def _choice(text: str, request: Request) -> str:
    """The offer that an answer names."""
    if text not in map(str, request.offers):
        raise UselessError("its answer is no offer")
    return text


def _advice(text: str, request: Request) -> list[Advice]:
    """The offers that an answer recommends."""
    try:
        found = _read_advice(text)
    except msgspec.MsgspecError:
        raise UselessError("its answer is no advice") from None
    for one in found:
        _choice(one.do, request)
    return found
