"""What bots find out about a set, over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from litestar import Controller, Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from dovecote.bots.balance import Report
from dovecote.core.options import read
from dovecote.games import HOUSE_SETS
from dovecote.server.allowances import Allowances
from dovecote.server.cluster.measuring import SILENT, Measuring, read_report
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import NEEDED, USEFUL
from dovecote.server.http.problems import problems
from dovecote.server.http.sets import SetId
from dovecote.server.http.who import Who
from dovecote.server.storage import measures, sets
from dovecote.server.storage.measures import MeasureRow
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.writer import Unit, Writer
from dovecote.tables.errors import NoSetError, NotAuthorError


class MeasureWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many bots are to play how many matches."""

    seats: Annotated[int, Meta(ge=1, le=9)] = 2
    matches: Annotated[int, Meta(ge=50, le=500)] = 200


class Measure(msgspec.Struct, frozen=True):
    """How far it is, and what it has shown so far."""

    status: Literal["none", "running", "done", "stopped"]
    version: int = 0
    seats: int = 0
    matches: int = 0
    played: int = 0
    is_mine: bool = False
    report: Report | None = None


class MeasureNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    now: Callable[[], int]
    reader: Reader
    writer: Writer
    allowances: Allowances
    measuring: Measuring


class Measures(Controller):
    """Measurements of sets."""

    path = "/api/sets/{set_id:str}/measure"
    tags = ("sets",)
    dependencies = given(MeasureNeeds)

    @post(
        "/",
        responses=problems(401, 403, 404, 413),
        operation_id="measureSet",
        security=NEEDED,
        status_code=HTTP_200_OK,
    )
    async def begin(
        self,
        set_id: SetId,
        data: JSONBody[MeasureWish],
        request: Request[Any, Any, Any],
        needs: NamedDependency[MeasureNeeds],
    ) -> Measure:
        """Bots play with the newest version of a set, in the background."""
        person, claim = await needs.who.person(request), await needs.who.claim(request)
        row = await needs.reader.read(sets.set_row, set_id)
        if set_id in HOUSE_SETS or row is None:
            raise NotAuthorError() if set_id in HOUSE_SETS else NoSetError(set=set_id)
        read(HOUSE_SETS[row.text.game].options_type, {"seats": str(data.seats)})
        await needs.allowances.spend("measures", person.id, claim.address)
        begun = await needs.measuring.begin(row, data.seats, data.matches, claim)
        return _measure(begun, person.id, needs.now())

    @get("/", responses=problems(404), operation_id="measure", security=USEFUL)
    async def look(
        self,
        set_id: SetId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[MeasureNeeds],
    ) -> Measure:
        """How far the last measurement is, and its report."""
        person = await needs.who.visitor(request)
        found = await needs.reader.read(measures.measure_of, set_id)
        if found is None and await needs.reader.read(sets.set_row, set_id) is None:
            raise NoSetError(set=set_id)
        return _measure(found, person, needs.now())

    @delete(
        "/",
        responses=problems(401, 403, 404),
        operation_id="stopMeasure",
        security=NEEDED,
        status_code=HTTP_200_OK,
    )
    async def stop(
        self,
        set_id: SetId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[MeasureNeeds],
    ) -> Measure:
        """Whoever asked for it, or the set's author, stops it."""
        person = await needs.who.person(request)
        row = await needs.reader.read(sets.set_row, set_id)
        if row is None:
            raise NoSetError(set=set_id)
        found = await needs.reader.read(measures.measure_of, set_id)
        if found and person.id not in (found.person, row.author):
            raise NotAuthorError()
        await needs.writer.write(Unit("", change=measures.stop(set_id)))
        return _measure(
            await needs.reader.read(measures.measure_of, set_id), person.id, needs.now()
        )


def _measure(row: MeasureRow | None, person: str, now: int) -> Measure:
    if row is None:
        return Measure("none")
    is_silent = row.status == "running" and now > row.changed + SILENT
    return Measure(
        status="stopped" if is_silent else row.status,
        version=row.version,
        seats=row.seats,
        matches=row.matches,
        played=row.played,
        is_mine=bool(person) and row.person == person,
        report=read_report(row.report) if row.report else None,
    )
