"""Matches that were begun elsewhere, over HTTP: they are played on here."""

from __future__ import annotations

from functools import partial
from typing import Any

from litestar import Controller, Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from dovecote.core.record import Record
from dovecote.server.cluster.openings import bring
from dovecote.server.http.links import base_of
from dovecote.server.http.lobby import opened
from dovecote.server.http.openapi import NEEDED
from dovecote.server.http.parameters import TableId
from dovecote.server.http.problems import problems
from dovecote.server.http.services import Services
from dovecote.server.http.sheets import stored_text
from dovecote.server.storage.matches import read_match
from dovecote.server.storage.people import Person
from dovecote.server.turns import Claim
from dovecote.tables.bringing import (
    LONGEST,
    Branching,
    Bringing,
    branched_off,
    check_whole,
    followed,
)
from dovecote.tables.errors import PrivateError, StatusError
from dovecote.tables.games import game_of, game_with
from dovecote.tables.records import record_of
from dovecote.tables.rows import SetText
from dovecote.wire.lobby import Opened
from dovecote.wire.sets import SetBody


class Branches(Controller):
    """Matches that go another way."""

    path = "/api/tables/{table_id:str}/branch"
    tags = ("tables",)

    @post("/", responses=problems(401, 403, 404, 409, 413), operation_id="branch", security=NEEDED)
    async def branch(
        self,
        table_id: TableId,
        data: JSONBody[Branching],
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
    ) -> Opened:
        """A new table that goes on from an entry of a match that is over, with luck of its own; its
        record says where it branched off."""
        person, claim = await services.person(request), await services.claim(request)
        room = await services.rooms.room(table_id)
        await room.settled()
        row = room.state.row
        if not room.audience.admits(person.id):
            raise PrivateError()
        if not row.is_published or room.state.table is None:
            raise StatusError(status=row.status)
        await services.allowances.spend("openings", person.id, claim.address)
        stored = await services.reader.read(read_match, table_id)
        assert stored is not None
        game, text = game_of(row), record_of(stored)
        found = await services.replays.run(claim, branched_off, game, text, data.at, table_id)
        cards = row.set.text if row.set else None
        limit = services.settings.limits.tables
        new = await bring(services.rooms, found, data, person, limit, cards)
        return opened(new, person.id, base_of(request, services.settings))


class Bring(Controller):
    """Matches from elsewhere."""

    path = "/api/tables/brought"
    tags = ("tables",)
    request_max_body_size = 2 * LONGEST

    @post("/", responses=problems(401, 403, 404, 409, 413), operation_id="bring", security=NEEDED)
    async def bring(
        self,
        data: JSONBody[Bringing],
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
    ) -> Opened:
        """A table that goes on from the last entry of an unfinished record. Its luck up to there
        is nobody's promise here, and the table says so; from there on it is this server's."""
        person, claim = await services.person(request), await services.claim(request)
        await services.allowances.spend("openings", person.id, claim.address)
        record = await services.replays.run(claim, check_whole, data.record)
        cards = await self._cards(record, person, claim, services)
        game = game_with(record.game, cards.body if cards else "")
        found = await services.replays.run(claim, followed, game, data.record)
        limit = services.settings.limits.tables
        room = await bring(services.rooms, found, data, person, limit, cards)
        return opened(room, person.id, base_of(request, services.settings))

    async def _cards(
        self, record: Record, person: Person, claim: Claim, services: Services
    ) -> SetText | None:
        """What is quoted in a record is tried as any other set: it may be anybody's."""
        if not record.content:
            return None
        spend = partial(services.allowances.spend, "stores", person.id, claim.address)
        return await stored_text(services, claim, SetBody(record.game, None, record.content), spend)
