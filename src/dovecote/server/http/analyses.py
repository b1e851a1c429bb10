"""Finished matches, judged, over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.status_codes import HTTP_200_OK

from dovecote.analysis.judge import judge_of
from dovecote.core.game import Over
from dovecote.server.cluster.analysing import SILENT, FinishedMatch, read_report
from dovecote.server.http.openapi import NEEDED, USEFUL
from dovecote.server.http.parameters import TableId
from dovecote.server.http.problems import problems
from dovecote.server.http.services import Services
from dovecote.server.room.room import Room
from dovecote.server.storage.analyses import AnalysisRow, analyses_with, analysis_of
from dovecote.server.storage.matches import read_match
from dovecote.tables.errors import PrivateError, StatusError
from dovecote.tables.records import record_of
from dovecote.wire.analyses import Analysed, Puzzle, puzzles_in


class Analyses(Controller):
    """Analyses of matches that are over."""

    path = "/api/tables/{table_id:str}/analysis"
    tags = ("tables",)

    @get("/", responses=problems(403, 404, 409), operation_id="analysis", security=USEFUL)
    async def look(
        self,
        table_id: TableId,
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
    ) -> Analysed:
        """How far it is, and the report; the same for everyone who may look at the table."""
        await finished(table_id, await services.visitor(request), services)
        return _analysed(await services.reader.read(analysis_of, table_id), services)

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
        services: NamedDependency[Services],
    ) -> Analysed:
        """Have a match judged, in the background; what is there already is not judged again."""
        person, claim = await services.person(request), await services.claim(request)
        room = await finished(table_id, person.id, services)
        now = _analysed(await services.reader.read(analysis_of, table_id), services)
        if now.status in ("running", "done"):
            return now
        await services.allowances.spend("analyses", person.id, claim.address)
        match = await stored_match(room, services)
        return _analysed(await services.analysing.begin(match, claim), services)


class Puzzles(Controller):
    """Own mistakes, to be tried again."""

    path = "/api/puzzles"
    tags = ("tables",)

    @get("/", responses=problems(401), operation_id="puzzles", security=NEEDED)
    async def list(
        self, request: Request[Any, Any, Any], services: NamedDependency[Services]
    ) -> list[Puzzle]:
        """The choices of one's own that gave something away, the last judged match first."""
        person = await services.person(request)
        found = await services.reader.read(analyses_with, person.id)
        return [
            puzzle
            for one in found
            for puzzle in puzzles_in(one.table_id, read_report(one.report), one.seats)
        ]


async def stored_match(room: Room, services: Services) -> FinishedMatch:
    """A match that is over, as it was stored."""
    stored = await services.reader.read(read_match, room.id)
    assert stored is not None
    row = room.state.row
    cards = row.set.text.body if row.set else ""
    return FinishedMatch(room.id, row.agreement.game, cards, record_of(stored))


async def finished(table_id: str, person: str, services: Services) -> Room:
    """The room of a match that is over, of a game that can be judged, for whoever may look."""
    room = await services.rooms.room(table_id)
    await room.settled()
    if not room.audience.admits(person):
        raise PrivateError()
    table, row = room.state.table, room.state.row
    is_over = table is not None and isinstance(table.pending, Over)
    if not (is_over and row.is_published and judge_of(row.agreement.game)):
        raise StatusError(status=row.status)
    return room


def _analysed(row: AnalysisRow | None, services: Services) -> Analysed:
    if row is None:
        return Analysed("none")
    is_silent = row.status == "running" and services.now() > row.changed + SILENT
    return Analysed(
        status="stopped" if is_silent else row.status,
        entries=row.entries,
        judged=row.judged,
        report=read_report(row.report) if row.report else None,
    )
