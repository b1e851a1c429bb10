"""The socket of a table: who comes in, and who does not."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from dovecote.core.errors import DovecoteError
from dovecote.server.http.middleware import TALK
from dovecote.server.http.parameters import TableId
from dovecote.server.http.services import Services
from dovecote.server.metrics import SOCKETS
from dovecote.server.socket.asker import Asker
from dovecote.server.socket.connection import Connection
from dovecote.server.socket.conversation import Conversation
from dovecote.server.socket.protocol import LINE, Protocol
from dovecote.tables.errors import PrivateError, TooManyError
from dovecote.wire import codes
from dovecote.wire.answers import refused
from dovecote.wire.server import to_json


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
            await Conversation(line, connection, room, services, asker).go_on()
    except PrivateError as error:
        _turn_away(line, error)
    finally:
        asker.close()
        SOCKETS.dec()
        room.dismiss(connection)
        if line.is_flooded:
            services.limits.blame(address)


def _turn_away(line: Protocol, error: DovecoteError) -> None:
    line.tell(to_json(refused(error)))
    line.hang_up(codes.REFUSED + error.status)
