"""What luck was asked in a match that is over, so that anyone can work its answers out again."""

from __future__ import annotations

from typing import Any, NamedTuple

from litestar import Controller, Request, get
from litestar.di import NamedDependency

from dovecote.play import Scripted
from dovecote.server.aside.threads import Threads
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import USEFUL
from dovecote.server.http.parameters import TableId
from dovecote.server.http.problems import problems
from dovecote.server.http.who import Who
from dovecote.tables.errors import PrivateError, SecretError, StatusError
from dovecote.tables.matches import new_table
from dovecote.wire.luckline import LuckQuestion, questions


class LucklineNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    rooms: Rooms
    replays: Threads


class Luckline(Controller):
    """The luck of a match."""

    path = "/api/tables/{table_id:str}"
    tags = ("tables",)
    dependencies = given(LucklineNeeds)

    @get("/luck", responses=problems(403, 404, 409), operation_id="luck", security=USEFUL)
    async def luck(
        self,
        table_id: TableId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[LucklineNeeds],
    ) -> list[LuckQuestion]:
        """Every question to luck with its answer, once it is over or closed."""
        room = await needs.rooms.room(table_id)
        async with room.locked():
            if not room.audience.admits(await needs.who.visitor(request)):
                raise PrivateError()
            if not room.state.row.is_published:
                raise SecretError(seat="all")
            if room.state.table is None:
                raise StatusError(status=room.state.row.status)
            row, lines = room.state.row, list(map(str, room.state.table.entries()))
        luck = Scripted()
        table = new_table(row, luck)  # here: only what follows may happen on another thread
        claim = await needs.who.claim(request)
        return await needs.replays.run(claim, questions, table, luck, lines)
