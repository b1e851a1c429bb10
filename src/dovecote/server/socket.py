"""The socket of a table: hears messages, checks whose they are, has them carried out."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.params import Parameter
from msgspec.structs import replace

from dovecote.core.errors import DovecoteError, NotAllowedError
from dovecote.core.game import Seat
from dovecote.server import asking, leaving, moves, talking
from dovecote.server.connection import FLOOD, Connection, Send
from dovecote.server.errors import NotYoursError, PrivateError, status_of
from dovecote.server.lobby import TableId
from dovecote.server.metrics import REFUSED, SOCKETS
from dovecote.server.room import Room
from dovecote.server.services import Services
from dovecote.server.shell import RAW_SEND
from dovecote.server.wire import (
    Back,
    Do,
    Done,
    FromSeat,
    Give,
    Hint,
    Leave,
    Message,
    Mute,
    Ping,
    Pong,
    Preview,
    Refused,
    Replace,
    Resign,
    Say,
    Telling,
    Undo,
    Why,
    hear,
    tell,
)

_CLOSED = 4000  # and the HTTP status of what was wrong
_LOG = logging.getLogger("dovecote.socket")


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: TableId,
    services: Services,
    since: Annotated[int | None, Parameter(ge=0)] = None,
) -> None:
    """One person's line to one table."""
    await socket.accept()
    person = await services.visitor(socket)
    connection = Connection(person, _sender(socket), socket.close, services.settings.limits)
    connection.muted = await services.sessions.mutes(person)
    try:
        room = await services.house.room(table_id)
        if not room.admits(person):
            raise PrivateError()
    except DovecoteError as error:
        await socket.send_data(tell(refused(error)).decode())
        await socket.close(_CLOSED + status_of(error))
        return
    SOCKETS.inc()
    try:
        async with room.locked():
            if services.house.database.is_shared:  # he may have heard more on another server
                await room.refresh()
            room.welcome(connection, since)
        await _converse(socket, connection, room, services)
    finally:
        SOCKETS.dec()
        room.farewell(connection)


def _sender(socket: WebSocket[Any, Any, Any]) -> Send:
    scope: Any = socket.scope
    send: Callable[[dict[str, str]], Awaitable[None]] = scope[RAW_SEND]

    def send_text(text: str) -> Awaitable[None]:
        return send({"type": "websocket.send", "text": text})

    return send_text


async def _converse(
    socket: WebSocket[Any, Any, Any], connection: Connection, room: Room, services: Services
) -> None:
    """Hear and answer until the line is closed."""
    while True:
        heard = await socket.receive()
        if heard["type"] != "websocket.receive":
            return
        data = heard.get("text") or heard.get("bytes") or b""
        ref = None
        try:
            connection.hear()
            message = hear(data)
            ref = message.ref
            told = await _answer(message, connection, room, services)
            if told is not None and (ref or not isinstance(told, Done)):
                connection.push(tell(told).decode())
        except DovecoteError as error:
            REFUSED.labels(error.code()).inc()
            connection.push(tell(refused(error, ref, room.at)).decode())
            if connection.is_flooding:
                await socket.close(FLOOD)
                return
        except Exception:
            _LOG.exception("a message failed")
            connection.push(tell(Refused(ref=ref, code="internal", params={}, at=room.at)).decode())


async def _answer(
    message: Message, connection: Connection, room: Room, services: Services
) -> Telling | None:
    """Carry a message out; what its sender is told."""
    seat = Seat(-1)
    if isinstance(message, FromSeat):
        seat = Seat(message.seat)
        if seat not in room.row.held_by(connection.person):
            raise NotYoursError(seat=seat)
    match message:
        case Do(do=text, at=at, key=key):
            return Done(ref=message.ref, at=await moves.do(room, seat, text, at, key))
        case Undo(undo=to, at=at, key=key):
            return Done(ref=message.ref, at=await moves.undo(room, seat, to, at, key))
        case Why(why=text):
            return replace(await asking.why(room, seat, text), ref=message.ref)
        case Preview(preview=text):
            return replace(await asking.preview(room, seat, text), ref=message.ref)
        case Hint():
            return replace(await asking.hint(room, seat), ref=message.ref)
        case Ping(ping=number):
            return Pong(ref=message.ref, ping=number)
        case Say(say=text):
            await talking.say(room, connection.person, text)
        case Mute(mute=muted, on=is_on):
            mute = talking.mute(room, services.sessions, connection.person, muted, is_on=is_on)
            await mute
        case Give(orders=texts):
            await moves.order(room, seat, texts)
        case Resign():
            await leaving.resign(room, seat)
        case Leave(leave=level):
            await leaving.leave(room, seat, level)
        case Back():
            await leaving.back(room, seat)
        case Replace(replace=absent):
            await leaving.agree(room, seat, absent)
    return Done(ref=message.ref, at=room.at)


def refused(error: DovecoteError, ref: str | None = None, at: int = 0) -> Refused:
    """Why nothing has changed; offers are not told beside a refusal, the help level decides."""
    if isinstance(error, NotAllowedError):
        rule = error.refusal
        return Refused(ref=ref, code=rule.code, clause=rule.clause, params=rule.params, at=at)
    return Refused(ref=ref, code=error.code(), params=error.params, at=at)
