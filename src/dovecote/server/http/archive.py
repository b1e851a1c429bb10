"""Records and replays over HTTP, as the one who asks may know them."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from litestar import Controller, Request, Response, get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from dovecote.core.figures import Figure
from dovecote.core.game import Over
from dovecote.play import Scripted
from dovecote.play.replay import AnyTable
from dovecote.server.aside.threads import Threads
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.http.links import base_of, set_link
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import USEFUL
from dovecote.server.http.parameters import TableId
from dovecote.server.http.problems import problems
from dovecote.server.http.sheets import house_sheet, line_of, sheet_of
from dovecote.server.http.who import Who
from dovecote.server.http.workshop import Workshop
from dovecote.server.room.room import Room
from dovecote.server.settings import Settings
from dovecote.server.storage.matches import read_match
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.sets import set_row, versions_of
from dovecote.tables.errors import PrivateError, StatusError
from dovecote.tables.matches import readable
from dovecote.tables.records import record_of
from dovecote.tables.rows import SetRow
from dovecote.wire.archive import STEPS, Replay, Viewers, figures_of, rerun_of, steps_of, viewers_of
from dovecote.wire.sets import SetSheet

_TEXT = "text/plain"

Whose = Annotated[str, QueryParameter(name="seat", pattern="^([0-9]|all)?$", max_length=3)]


class ArchiveNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    rooms: Rooms
    reader: Reader
    settings: Settings
    replays: Threads
    workshop: Workshop


class Archive(Controller):
    """What happened at a table."""

    path = "/api/tables/{table_id:str}"
    tags = ("tables",)
    dependencies = given(ArchiveNeeds)

    @get(
        "/record",
        responses=problems(403, 404, 409),
        operation_id="record",
        media_type=_TEXT,
        security=USEFUL,
    )
    async def record(
        self,
        table_id: TableId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[ArchiveNeeds],
        seat: Whose = "",
    ) -> Response[str]:
        """The record: whole once the match is over, before as the seat may read it."""
        room, person = await needs.rooms.room(table_id), await needs.who.visitor(request)
        await room.settled()
        viewers = _viewers(room, person, seat)
        if not room.state.row.is_published:
            return Response(readable(_match(room), viewers[0]), media_type=_TEXT)
        stored = await needs.reader.read(read_match, table_id)
        assert stored is not None
        return Response(record_of(stored), media_type=_TEXT)

    @get("/replay", responses=problems(403, 404, 409), operation_id="replay", security=USEFUL)
    async def replay(
        self,
        table_id: TableId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[ArchiveNeeds],
        seat: Whose = "",
        first: Annotated[int, QueryParameter(name="from", ge=1, le=999_999_999)] = 1,
        last: Annotated[int, QueryParameter(name="to", ge=1, le=999_999_999)] = STEPS,
    ) -> Replay:
        """Up to 200 steps, as a seat knew them then; with `seat=all`, once it is over, all."""
        room, claim = await needs.rooms.room(table_id), await needs.who.claim(request)
        person = await needs.who.visitor(request)
        await room.settled()
        viewers = _viewers(room, person, seat)
        match = _match(room)
        entries, rerun = match.at, rerun_of(match, first, last, Scripted())
        steps = await needs.replays.run(claim, steps_of, rerun, viewers)
        return Replay(entries, steps)

    @get("/figures", responses=problems(403, 404, 409), operation_id="figures", security=USEFUL)
    async def figures(
        self,
        table_id: TableId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[ArchiveNeeds],
    ) -> list[Figure]:
        """What is worth telling of a match that is over."""
        room, claim = await needs.rooms.room(table_id), await needs.who.claim(request)
        person = await needs.who.visitor(request)
        await room.settled()
        _viewers(room, person, "")
        match = _match(room)
        if not isinstance(match.pending, Over):
            raise StatusError(status=room.state.row.status)
        return await needs.replays.run(claim, figures_of, match)

    @get("/set", responses=problems(403, 404), operation_id="tableSet", security=USEFUL)
    async def played_with(
        self,
        table_id: TableId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[ArchiveNeeds],
    ) -> SetSheet:
        """What a table is played with, for whoever may look at it."""
        room, person = await needs.rooms.room(table_id), await needs.who.visitor(request)
        if not room.audience.admits(person):
            raise PrivateError()
        base, claim = base_of(request, needs.settings), await needs.who.claim(request)
        played = room.state.row.set
        if played is None:
            game = room.state.row.agreement.game
            return await needs.workshop.inspected(claim, house_sheet, game, set_link(base, game))
        known = await needs.reader.read(set_row, played.id, played.version) if played.id else None
        versions = await needs.reader.read(versions_of, played.id) if played.id else []
        row = SetRow(
            id=played.id,
            author=known.author if known else "",
            author_name=known.author_name if known else "",
            is_hidden=bool(known and known.is_hidden),
            created=known.created if known else 0,
            changed=known.changed if known else 0,
            version=played.version,
            text=played.text,
        )
        line = line_of(row, person, base)
        return await needs.workshop.inspected(claim, sheet_of, line, played.text, versions)


def _match(room: Room) -> AnyTable:
    if room.state.table is None:
        raise StatusError(status=room.state.row.status)
    return room.state.table


def _viewers(room: Room, person: str, seat: str) -> Viewers:
    """Whose knowledge is asked for, if whoever asks may have it."""
    if not room.audience.admits(person):
        raise PrivateError()
    return viewers_of(room.state.row, person, seat)
