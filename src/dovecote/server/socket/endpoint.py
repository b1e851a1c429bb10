"""The socket of a table: who comes in, and who does not."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NamedTuple

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from dovecote.core.errors import DovecoteError
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.http.limits import AddressLimits
from dovecote.server.http.middleware import TALK
from dovecote.server.http.needs import given
from dovecote.server.http.parameters import TableId
from dovecote.server.http.who import Who, address_of, session_of
from dovecote.server.lines import OpenLines
from dovecote.server.metrics import SOCKETS
from dovecote.server.socket.asker import Asker, AskerNeeds
from dovecote.server.socket.connection import Connection
from dovecote.server.socket.conversation import Conversation, TalkNeeds
from dovecote.server.socket.protocol import LINE, Protocol
from dovecote.tables.errors import PrivateError, TooManyError
from dovecote.wire import codes
from dovecote.wire.answers import refused
from dovecote.wire.server import to_json


class LineNeeds(NamedTuple):
    """What a line needs to come in, and then."""

    who: Who
    rooms: Rooms
    limits: AddressLimits
    lines: OpenLines
    asker: AskerNeeds
    talk: TalkNeeds


@websocket("/api/tables/{table_id:str}/socket", dependencies=given(LineNeeds))
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table_id: TableId,
    needs: NamedDependency[LineNeeds],
    since: Annotated[int | None, QueryParameter(ge=0)] = None,
    form: Annotated[Literal["plain", "packed"], QueryParameter()] = "plain",
) -> None:
    """One person's line to one table; `packed` asks for the shorthand of games."""
    await socket.accept()
    scope: Any = socket.scope
    line: Protocol = scope[LINE]  # past the wrappers of the framework, which cost as much
    token, address = session_of(socket), address_of(socket)
    try:
        person = await needs.who.visitor(socket)
    except DovecoteError as error:
        _turn_away(line, error)
        return
    connection = Connection(person, token, set(), line)
    connection.is_packed = form == "packed"
    line.let_go()
    scope[TALK] = _talk(line, connection, table_id, needs, address, since)


async def _talk(
    line: Protocol,
    connection: Connection,
    table: str,
    needs: LineNeeds,
    address: str,
    since: int | None,
) -> None:
    """Come in, and stay until the line is closed."""
    person = connection.person
    try:
        connection.muted = await needs.talk.unheard.by(person)
        # from here on nothing is waited for before the lock, or the room might be put away
        room = await needs.rooms.room(table)
        if not room.audience.admits(person):
            raise PrivateError()
        if line.is_crowded and not room.state.row.held_by(person):
            raise TooManyError(what="connections", limit=needs.talk.limits.connections)
    except DovecoteError as error:
        _turn_away(line, error)
        return
    SOCKETS.inc()
    asker = Asker(person, address, needs.asker)
    try:
        with needs.lines.watched(connection):
            await room.admit(connection, since)
            await Conversation(line, connection, room, asker, needs.talk).go_on()
    except PrivateError as error:
        _turn_away(line, error)
    finally:
        asker.close()
        SOCKETS.dec()
        room.dismiss(connection)
        if line.is_flooded:
            needs.limits.blame(address)


def _turn_away(line: Protocol, error: DovecoteError) -> None:
    line.tell(to_json(refused(error)))
    line.hang_up(codes.REFUSED + error.status)
