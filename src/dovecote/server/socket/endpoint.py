"""The socket of a table: hears messages, checks whose they are, has them carried out."""

from __future__ import annotations

import logging
from functools import partial
from typing import Annotated, Any, Literal, assert_never

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import QueryParameter
from msgspec.structs import replace

from dovecote.core.errors import DovecoteError
from dovecote.core.game import Seat
from dovecote.server.http.middleware import TALK
from dovecote.server.http.parameters import TableId
from dovecote.server.http.services import Services
from dovecote.server.metrics import REFUSED, SOCKETS
from dovecote.server.room.commands import ahead, chat, leaving, moves, questions
from dovecote.server.room.room import Room
from dovecote.server.socket.asker import Asker
from dovecote.server.socket.connection import Connection
from dovecote.server.socket.protocol import LINE, Protocol
from dovecote.tables.errors import NotYoursError, PrivateError, TooManyError
from dovecote.wire import codes
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
)
from dovecote.wire.server import Done, Pong, Refused, ServerMessage, to_json

_LOG = logging.getLogger("dovecote.socket")


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: TableId,
    services: NamedDependency[Services],
    since: Annotated[int | None, QueryParameter(ge=0)] = None,
    form: Annotated[Literal["plain", "packed"], QueryParameter()] = "plain",
) -> None:
    """One person's line to one table; `packed` asks for the shorthand of games."""
    await socket.accept()
    scope: Any = socket.scope
    line: Protocol = scope[LINE]  # past the wrappers of the framework, which cost as much
    token, address = services.session(socket), services.address(socket)
    try:
        person = await services.visitor(socket)
    except DovecoteError as error:
        _turn_away(line, error)
        return
    connection = Connection(person, token, set(), line)
    connection.is_packed = form == "packed"
    line.let_go()
    scope[TALK] = _talk(line, connection, table_id, services, address, since)


async def _talk(
    line: Protocol,
    connection: Connection,
    table: str,
    services: Services,
    address: str,
    since: int | None,
) -> None:
    """Come in, and stay until the line is closed."""
    person = connection.person
    try:
        connection.muted = await services.sessions.mutes(person)
        # from here on nothing is waited for before the lock, or the room might be put away
        room = await services.rooms.room(table)
        if not room.audience.admits(person):
            raise PrivateError()
        if line.is_crowded and not room.state.row.held_by(person):
            raise TooManyError(what="connections", limit=services.settings.limits.connections)
    except DovecoteError as error:
        _turn_away(line, error)
        return
    SOCKETS.inc()
    asker = Asker(person, address, services)
    try:
        with services.sessions.watched(connection):
            await room.admit(connection, since)
            await _converse(line, connection, room, services, asker)
    except PrivateError as error:
        _turn_away(line, error)
    finally:
        asker.close()
        SOCKETS.dec()
        room.dismiss(connection)
        if line.is_flooded:
            services.limits.blame(address)


def _turn_away(line: Protocol, error: DovecoteError) -> None:
    line.tell(to_json(refused(error)).decode())
    line.hang_up(codes.REFUSED + error.status)


async def _converse(
    line: Protocol, connection: Connection, room: Room, services: Services, asker: Asker
) -> None:
    """Hear and answer until the line is closed."""
    rate = services.settings.limits.rate
    while heard := await line.hear():
        try:
            if heard.is_too_much:
                raise TooManyError(what="messages", limit=rate)
            message = read_message(heard.data)
        except DovecoteError as error:
            _refuse(connection, room, error)
        else:
            await asker.reply(message, _reply(message, connection, room, services, asker))


async def _reply(
    message: ClientMessage, connection: Connection, room: Room, services: Services, asker: Asker
) -> None:
    """Carry a message out, and tell its sender."""
    ref = message.ref
    try:
        asker.weigh(message)
        answer = await _answer(message, connection, room, services, asker)
        if ref or not isinstance(answer, Done):
            connection.push(to_json(answer).decode())
    except DovecoteError as error:
        _refuse(connection, room, error, ref)
    except Exception:
        _LOG.exception("a message failed")
        internal = Refused(ref=ref, code="internal", params={}, at=room.state.at)
        connection.push(to_json(internal).decode())


def _refuse(
    connection: Connection, room: Room, error: DovecoteError, ref: str | None = None
) -> None:
    REFUSED.labels(error.code()).inc()
    connection.push(to_json(refused(error, ref, room.state.at)).decode())


async def _answer(
    message: ClientMessage, connection: Connection, room: Room, services: Services, asker: Asker
) -> ServerMessage:
    """Carry a message out; what its sender is told."""
    seat, ref = Seat(-1), message.ref
    if isinstance(message, FromSeat):
        seat = Seat(message.seat)
        if seat not in room.state.row.held_by(connection.person):
            raise NotYoursError(seat=seat)
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
            hint = partial(questions.hint, room, seat, services.chooser, asker.claim)
            return replace(await asker.ask("hint", hint), ref=ref)
        case LookAhead():
            look = partial(ahead.look, room, seat, asker.work)
            return replace(await asker.ask("ahead", look), ref=ref)
        case Choose(choose=move, at=at):
            await ahead.choose(room, seat, move, at, asker.work)
        case Withdraw():
            await ahead.withdraw(room, seat)
        case Ping(ping=number):
            return Pong(ref=ref, ping=number)
        case Say(say=text):
            longest = services.settings.limits.chat
            who, spend = connection.person, asker.spends("lines")
            await chat.say(room, services.reader, who, text, longest, spend)
        case Mute(mute=muted, on=is_on):
            await chat.mute(room, services.sessions, connection.person, muted, is_on=is_on)
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
