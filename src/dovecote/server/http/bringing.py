"""Matches that were begun elsewhere, over HTTP: they are played on here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from litestar import Controller, Request, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from dovecote.core.record import Record
from dovecote.server.allowances import Allowances
from dovecote.server.aside.threads import Threads
from dovecote.server.cluster.openings import bring
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.http.links import base_of
from dovecote.server.http.lobby import opened
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import NEEDED
from dovecote.server.http.parameters import TableId
from dovecote.server.http.problems import problems
from dovecote.server.http.who import Who
from dovecote.server.http.workshop import Workshop
from dovecote.server.settings import Settings
from dovecote.server.storage.matches import read_match
from dovecote.server.storage.people import Person
from dovecote.server.storage.reader import Reader
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


class BringingNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    now: Callable[[], int]
    rooms: Rooms
    reader: Reader
    settings: Settings
    allowances: Allowances
    replays: Threads
    workshop: Workshop


class Branches(Controller):
    """Matches that go another way."""

    path = "/api/tables/{table_id:str}/branch"
    tags = ("tables",)
    dependencies = given(BringingNeeds)

    @post("/", responses=problems(401, 403, 404, 409, 413), operation_id="branch", security=NEEDED)
    async def branch(
        self,
        table_id: TableId,
        data: JSONBody[Branching],
        request: Request[Any, Any, Any],
        needs: NamedDependency[BringingNeeds],
    ) -> Opened:
        """A new table that goes on from an entry of a match that is over, with luck of its own; its
        record says where it branched off."""
        person, claim = await needs.who.person(request), await needs.who.claim(request)
        room = await needs.rooms.room(table_id)
        await room.settled()
        row = room.state.row
        if not room.audience.admits(person.id):
            raise PrivateError()
        if not row.is_published or room.state.table is None:
            raise StatusError(status=row.status)
        await needs.allowances.spend("openings", person.id, claim.address)
        stored = await needs.reader.read(read_match, table_id)
        assert stored is not None
        game, text = game_of(row), record_of(stored)
        found = await needs.replays.run(claim, branched_off, game, text, data.at, table_id)
        cards = row.set.text if row.set else None
        limit = needs.settings.limits.tables
        new = await bring(needs.rooms, needs.now(), found, data, person, limit, cards)
        return opened(new, person.id, base_of(request, needs.settings))


class Bring(Controller):
    """Matches from elsewhere."""

    path = "/api/tables/brought"
    tags = ("tables",)
    dependencies = given(BringingNeeds)
    request_max_body_size = 2 * LONGEST

    @post("/", responses=problems(401, 403, 404, 409, 413), operation_id="bring", security=NEEDED)
    async def bring(
        self,
        data: JSONBody[Bringing],
        request: Request[Any, Any, Any],
        needs: NamedDependency[BringingNeeds],
    ) -> Opened:
        """A table that goes on from the last entry of an unfinished record. Its luck up to there
        is nobody's promise here, and the table says so; from there on it is this server's."""
        person, claim = await needs.who.person(request), await needs.who.claim(request)
        await needs.allowances.spend("openings", person.id, claim.address)
        record = await needs.replays.run(claim, check_whole, data.record)
        cards = await self._cards(record, person, claim, needs)
        game = game_with(record.game, cards.body if cards else "")
        found = await needs.replays.run(claim, followed, game, data.record)
        limit = needs.settings.limits.tables
        room = await bring(needs.rooms, needs.now(), found, data, person, limit, cards)
        return opened(room, person.id, base_of(request, needs.settings))

    async def _cards(
        self, record: Record, person: Person, claim: Claim, needs: BringingNeeds
    ) -> SetText | None:
        """What is quoted in a record is tried as any other set: it may be anybody's."""
        if not record.content:
            return None
        spend = partial(needs.allowances.spend, "stores", person.id, claim.address)
        body = SetBody(record.game, None, record.content)
        return await needs.workshop.stored_text(claim, body, spend)
