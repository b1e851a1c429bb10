"""Finished matches, judged, over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.status_codes import HTTP_200_OK

from dovecote.analysis.judge import judge_of
from dovecote.core.game import Over
from dovecote.server.allowances import Allowances
from dovecote.server.cluster.analysing import SILENT, Analysing, FinishedMatch, read_report
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import NEEDED, USEFUL
from dovecote.server.http.parameters import TableId
from dovecote.server.http.problems import problems
from dovecote.server.http.who import Who
from dovecote.server.room.room import Room
from dovecote.server.storage.analyses import AnalysisRow, analyses_with, analysis_of
from dovecote.server.storage.matches import read_match
from dovecote.server.storage.reader import Reader
from dovecote.tables.errors import PrivateError, StatusError
from dovecote.tables.records import record_of
from dovecote.wire.analyses import Analysed, Puzzle, puzzles_in


class AnalysisNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    now: Callable[[], int]
    rooms: Rooms
    reader: Reader
    allowances: Allowances
    analysing: Analysing


class Analyses(Controller):
    """Analyses of matches that are over."""

    path = "/api/tables/{table_id:str}/analysis"
    tags = ("tables",)
    dependencies = given(AnalysisNeeds)

    @get("/", responses=problems(403, 404, 409), operation_id="analysis", security=USEFUL)
    async def look(
        self,
        table_id: TableId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[AnalysisNeeds],
    ) -> Analysed:
        """How far it is, and the report; the same for everyone who may look at the table."""
        await finished(table_id, await needs.who.visitor(request), needs.rooms)
        return _analysed(await needs.reader.read(analysis_of, table_id), needs.now())

    @post(
        "/",
        responses=problems(401, 403, 404, 409),
        operation_id="analyse",
        security=NEEDED,
        status_code=HTTP_200_OK,
    )
    async def begin(
        self,
        table_id: TableId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[AnalysisNeeds],
    ) -> Analysed:
        """Have a match judged, in the background; what is there already is not judged again."""
        person, claim = await needs.who.person(request), await needs.who.claim(request)
        room = await finished(table_id, person.id, needs.rooms)
        now = _analysed(await needs.reader.read(analysis_of, table_id), needs.now())
        if now.status in ("running", "done"):
            return now
        await needs.allowances.spend("analyses", person.id, claim.address)
        match = await stored_match(room, needs.reader)
        return _analysed(await needs.analysing.begin(match, claim), needs.now())


class Puzzles(Controller):
    """Own mistakes, to be tried again."""

    path = "/api/puzzles"
    tags = ("tables",)
    dependencies = given(AnalysisNeeds)

    @get("/", responses=problems(401), operation_id="puzzles", security=NEEDED)
    async def list(
        self, request: Request[Any, Any, Any], needs: NamedDependency[AnalysisNeeds]
    ) -> list[Puzzle]:
        """The choices of one's own that gave something away, the last judged match first."""
        person = await needs.who.person(request)
        found = await needs.reader.read(analyses_with, person.id)
        return [
            puzzle
            for one in found
            for puzzle in puzzles_in(one.table_id, read_report(one.report), one.seats)
        ]


async def stored_match(room: Room, reader: Reader) -> FinishedMatch:
    """A match that is over, as it was stored."""
    stored = await reader.read(read_match, room.id)
    assert stored is not None
    row = room.state.row
    cards = row.set.text.body if row.set else ""
    return FinishedMatch(room.id, row.agreement.game, cards, record_of(stored))


async def finished(table_id: str, person: str, rooms: Rooms) -> Room:
    """The room of a match that is over, of a game that can be judged, for whoever may look."""
    room = await rooms.room(table_id)
    await room.settled()
    if not room.audience.admits(person):
        raise PrivateError()
    table, row = room.state.table, room.state.row
    is_over = table is not None and isinstance(table.pending, Over)
    if not (is_over and row.is_published and judge_of(row.agreement.game)):
        raise StatusError(status=row.status)
    return room


def _analysed(row: AnalysisRow | None, now: int) -> Analysed:
    if row is None:
        return Analysed("none")
    is_silent = row.status == "running" and now > row.changed + SILENT
    return Analysed(
        status="stopped" if is_silent else row.status,
        entries=row.entries,
        judged=row.judged,
        report=read_report(row.report) if row.report else None,
    )
