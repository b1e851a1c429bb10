"""What is said on one line: messages are heard, checked whose they are, and carried out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, NamedTuple, assert_never

from msgspec.structs import replace

from dovecote.core.errors import DovecoteError
from dovecote.core.game import Seat
from dovecote.server.metrics import REFUSED
from dovecote.server.room.commands import chat, in_advance, leaving, moves, questions
from dovecote.server.room.room import Room
from dovecote.server.settings import Limits
from dovecote.server.socket.asker import Asker
from dovecote.server.socket.connection import Connection
from dovecote.server.socket.protocol import Protocol
from dovecote.server.storage.reader import Reader
from dovecote.server.thinking.chooser import Chooser
from dovecote.server.unheard import Unheard
from dovecote.tables.errors import NotYoursError, TooManyError
from dovecote.wire.answers import refused
from dovecote.wire.client import (
    Back,
    Choose,
    ClientMessage,
    Do,
    FromSeat,
    GiveOrders,
    Hint,
    Leave,
    LookAhead,
    Mute,
    Ping,
    Preview,
    Replace,
    Resign,
    Say,
    Undo,
    Why,
    Withdraw,
    read_message,
    read_move,
)
from dovecote.wire.server import Done, Pong, Refused, ServerMessage, to_json

_LOG = logging.getLogger("dovecote.socket")
_QUESTIONS = (Preview, Hint, LookAhead)  # which take a while to answer, and change nothing
_LATE: set[asyncio.Task[None]] = set()  # they end whether or not anybody is on the line


class TalkNeeds(NamedTuple):
    """What a conversation needs beside its room and its line."""

    limits: Limits
    unheard: Unheard
    reader: Reader
    chooser: Chooser


class Conversation:
    """One person at one table."""

    def __init__(
        self,
        line: Protocol,
        connection: Connection,
        room: Room,
        asker: Asker,
        needs: TalkNeeds,
    ) -> None:
        self._line = line
        self._connection = connection
        self._room = room
        self._asker = asker
        self._needs = needs
        self._ref: str | None = None  # of the move that is being stored

    async def go_on(self) -> None:
        """Hear and answer until the line is closed."""
        self._line.at_once = self._now
        rate = self._needs.limits.rate
        while heard := await self._line.hear():
            try:
                if heard.is_too_much:
                    raise TooManyError(what="messages", limit=rate)
                message = read_message(heard.data)
            except DovecoteError as error:
                self._refuse(error)
            else:
                await self._reply(message)

    async def _reply(self, message: ClientMessage) -> None:
        """Answer a message now or, if that may take a while, when the answer is ready."""
        try:
            self._asker.weigh(message)
        except DovecoteError as error:
            self._refuse(error, message.ref)
            return
        work = self._tell(message.ref, self._answer(message))
        if isinstance(message, _QUESTIONS):
            self._asker.later(work)
        else:
            await work

    async def _tell(self, ref: str | None, work: Awaitable[ServerMessage]) -> None:
        """Carry something out, and tell its sender how it went."""
        try:
            answer = await work
            if ref or not isinstance(answer, Done):
                self._connection.push(to_json(answer))
        except DovecoteError as error:
            self._refuse(error, ref)
        except Exception:
            self._fail(ref)

    def _refuse(self, error: DovecoteError, ref: str | None = None) -> None:
        REFUSED.labels(error.code()).inc()
        self._connection.push(to_json(refused(error, ref, self._room.state.at)))

    def _fail(self, ref: str | None) -> None:
        _LOG.exception("a message failed")
        internal = Refused(ref=ref, code="internal", params={}, at=self._room.state.at)
        self._connection.push(to_json(internal))

    # plain moves, which nearly all messages are, without a task that waits for each; and questions,
    # which somebody may ask as often as they like

    def _now(self, data: bytes) -> bool:
        """Carry out what need not wait; False: the message must go the longer way."""
        if (move := read_move(data)) is not None:
            return self._move(move)
        try:
            message = read_message(data)
        except DovecoteError:
            return False  # where they are told why
        return isinstance(message, _QUESTIONS) and self._ask(message)

    def _ask(self, message: Preview | Hint | LookAhead) -> bool:
        self._line.is_busy = True  # until others have had their turn
        asyncio.get_running_loop().call_soon(self._line.go_on)
        try:
            self._asker.weigh(message)
        except DovecoteError as error:
            self._refuse(error, message.ref)
        else:
            self._asker.later(self._tell(message.ref, self._answer(message)))
        return True

    def _move(self, message: Do) -> bool:
        """Make a move if it can be made now."""
        room, seat, at, key = self._room, Seat(message.seat), message.at, message.key
        if not moves.is_free(room, seat, at, key):
            return False
        self._ref = message.ref
        try:
            self._asker.weigh(message)
            self._check_seat(seat)
            moves.do_now(room, seat, message.do, at, key, self)
        except DovecoteError as error:
            self._refuse(error, message.ref)
        except Exception:
            self._fail(message.ref)
        else:
            self._line.is_busy = True
        return True

    def made(self, number: int, tell: Callable[[], None]) -> None:
        self._line.hold()
        try:
            tell()
            if self._ref:
                self._connection.push(to_json(Done(ref=self._ref, at=number)))
        except Exception:
            self._fail(self._ref)
        self._line.release()
        self._line.go_on()

    def not_made(self, why: Coroutine[Any, Any, int]) -> None:
        task = asyncio.ensure_future(self._late(self._ref, why))
        _LATE.add(task)
        task.add_done_callback(_LATE.discard)

    async def _late(self, ref: str | None, why: Coroutine[Any, Any, int]) -> None:
        async def done() -> Done:
            return Done(ref=ref, at=await why)

        await self._tell(ref, done())
        self._line.go_on()

    def _check_seat(self, seat: int) -> None:
        if seat not in self._room.state.held_by(self._connection.person):
            raise NotYoursError(seat=seat)

    async def _answer(self, message: ClientMessage) -> ServerMessage:
        """Carry a message out; what its sender is told."""
        seat, ref = Seat(-1), message.ref
        room, needs, asker = self._room, self._needs, self._asker
        if isinstance(message, FromSeat):
            self._check_seat(message.seat)
            seat = Seat(message.seat)
        match message:
            case Do(do=move, at=at, key=key):
                return Done(ref=ref, at=await moves.do(room, seat, move, at, key))
            case Undo(undo=to, at=at, key=key):
                return Done(ref=ref, at=await moves.undo(room, seat, to, at, key, asker.work))
            case Why(why=move):
                return replace(await questions.why(room, seat, move), ref=ref)
            case Preview(preview=move):
                preview = partial(questions.preview, room, seat, move, asker.work)
                return replace(await asker.ask("preview", preview), ref=ref)
            case Hint():
                hint = partial(questions.hint, room, seat, needs.chooser, asker.claim)
                return replace(await asker.ask("hint", hint), ref=ref)
            case LookAhead():
                look = partial(in_advance.look, room, seat, asker.work)
                return replace(await asker.ask("ahead", look), ref=ref)
            case Choose(choose=move, at=at):
                await in_advance.choose(room, seat, move, at, asker.work)
            case Withdraw():
                await in_advance.withdraw(room, seat)
            case Ping(ping=number):
                return Pong(ref=ref, ping=number)
            case Say(say=text):
                longest = needs.limits.chat
                who, spend = self._connection.person, asker.spends("lines")
                await chat.say(room, needs.reader, who, text, longest, spend)
            case Mute(mute=muted, on=is_on):
                await chat.mute(room, needs.unheard, self._connection.person, muted, is_on=is_on)
            case GiveOrders(orders=texts):
                await moves.order(room, seat, texts)
            case Resign():
                await leaving.resign(room, seat)
            case Leave(leave=level):
                await leaving.leave(room, seat, level, asker.spends("leaves"))
            case Back():
                await leaving.back(room, seat)
            case Replace(replace=absent):
                await leaving.agree(room, seat, absent)
            case _:
                assert_never(message)
        return Done(ref=ref, at=room.state.at)
