"""Thinking for bots, beside the event loop: a pool of processes that may hang, die or babble."""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import TypeVar

import msgspec

from dovecote.bots.advice import Advice
from dovecote.server.thinker import PREFIX, Request, pack, unpack

_LONGEST = 1 << 16  # bytes of an answer; more is none
_GRACE = 1.0  # seconds for a process to follow a signal

_log = logging.getLogger("dovecote.thinkers")
_read_advice = msgspec.json.Decoder(list[Advice]).decode

T = TypeVar("T")


class ClosedError(Exception):
    """Nobody thinks here any more; a random move now would only spoil the match."""


class _UselessError(Exception):
    """A thinker that answered with no offer; the reason holds nothing of the view."""


class Thinkers:
    """Up to `count` processes that choose for bots; each has `patience` seconds for an answer."""

    def __init__(
        self,
        count: int,
        command: tuple[str, ...] = (sys.executable, "-m", "dovecote.server.thinker"),
        patience: float = 15.0,
    ) -> None:
        self.asked = 0
        self.restarts = 0
        self.given_up = 0
        self._command = command
        self._patience = patience
        self._turns = asyncio.Semaphore(count)  # whoever holds one may have one thinker
        self._idle: list[_Thinker] = []
        self._alive: set[_Thinker] = set()
        self._burials: set[asyncio.Task[None]] = set()
        self._is_closed = False

    async def choose(self, request: Request) -> str:
        """The text of an offer: the bot's choice or, if two thinkers have failed, any of them."""
        choice = await self._think(request, _choice)
        return str(Random(request.seed).choice(request.offers)) if choice is None else choice

    async def advise(self, request: Request) -> list[Advice]:
        """The best offers and why; none if two thinkers have failed."""
        return await self._think(request._replace(wants_advice=True), _advice) or []

    async def _think(self, request: Request, read: Callable[[str, Request], T]) -> T | None:
        """What a thinker has found out, or the one that replaces it."""
        message = pack(request)
        self.asked += 1
        async with self._turns:
            for thinker in (self._next, self._hire):
                try:
                    return await self._ask(thinker(), message, lambda text: read(text, request))
                except _UselessError as error:
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

    def _next(self) -> _Thinker:
        return self._idle.pop() if self._idle else self._hire()

    def _hire(self) -> _Thinker:
        self._check_open()
        thinker = _Thinker(self._command)
        self._alive.add(thinker)
        return thinker

    async def _ask(self, thinker: _Thinker, message: bytes, read: Callable[[str], T]) -> T:
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

    def _bury(self, thinker: _Thinker, *, is_gentle: bool) -> None:
        """See to it that the process ends, without waiting for it."""
        if thinker not in self._alive:
            return
        self._alive.remove(thinker)
        burial = asyncio.create_task(thinker.end(is_gentle=is_gentle))
        self._burials.add(burial)
        burial.add_done_callback(self._burials.discard)


class _Thinker:
    """One process, from the wish to have it until its pipes are closed."""

    def __init__(self, command: tuple[str, ...]) -> None:
        start = asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        self._start = asyncio.create_task(start)  # to be waited for even if its user goes away
        self._pipes = asyncio.Lock()

    async def ask(self, message: bytes, patience: float) -> bytes:
        """Its answer, still in its pickle."""
        try:
            async with asyncio.timeout(patience), self._pipes:
                return await _talk(await asyncio.shield(self._start), message)
        except TimeoutError:
            raise _UselessError("it hangs") from None
        except (EOFError, OSError) as error:
            raise _UselessError(f"it died ({type(error).__name__})") from None

    async def end(self, *, is_gentle: bool) -> None:
        """Ask the process to end, or make it."""
        try:
            process = await self._start
        except OSError:
            return  # there never was one
        for send in _signals(process, is_gentle):
            with suppress(ProcessLookupError):
                send()
            with suppress(TimeoutError):
                async with asyncio.timeout(_GRACE), self._pipes:
                    await process.communicate()  # reads to the end: a full pipe would stay open
                    return


def _signals(process: Process, is_gentle: bool) -> list[Callable[[], None]]:
    """What to try, one after the other, until the process has ended."""
    signals = [process.terminate, process.kill] if is_gentle else [process.kill]
    assert process.stdout
    if process.stdout.at_eof():  # it is dying: a signal now could take its status from the loop
        return [lambda: None, *signals]
    return signals


async def _talk(process: Process, message: bytes) -> bytes:
    """Send a message and get the next one."""
    assert process.stdin
    assert process.stdout
    process.stdin.write(message)
    await process.stdin.drain()
    size = int.from_bytes(await process.stdout.readexactly(PREFIX), "big")
    if size > _LONGEST:
        raise _UselessError("its answer is unreadable")
    return await process.stdout.readexactly(size)


def _text(body: bytes) -> str:
    """What an answer says."""
    try:
        text, blame = unpack(body)
    except Exception:  # garbage fails in any way
        raise _UselessError("its answer is unreadable") from None
    if text is None:
        raise _UselessError(f"it failed: {blame}")
    return text


def _choice(text: str, request: Request) -> str:
    """The offer that an answer names."""
    if text not in map(str, request.offers):
        raise _UselessError("its answer is no offer")
    return text


def _advice(text: str, request: Request) -> list[Advice]:
    """The offers that an answer recommends."""
    try:
        found = _read_advice(text)
    except msgspec.MsgspecError:
        raise _UselessError("its answer is no advice") from None
    for one in found:
        _choice(one.do, request)
    return found
