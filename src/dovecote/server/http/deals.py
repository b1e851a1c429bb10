"""The deals of the day over HTTP."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.status_codes import HTTP_200_OK

from dovecote.games import GAMES, game_named
from dovecote.server.allowances import Allowances
from dovecote.server.cluster.dealing import Models, deal_table
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.http.library import GameName
from dovecote.server.http.links import base_of
from dovecote.server.http.lobby import opened
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import NEEDED, USEFUL
from dovecote.server.http.problems import problems
from dovecote.server.http.who import Who, address_of
from dovecote.server.settings import Settings
from dovecote.server.storage.database import Connection
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.results import standing, table_of_deal
from dovecote.tables.daily import Deal, day_of, until_next
from dovecote.wire.deals import DealNow, Progress, Today
from dovecote.wire.lobby import Opened


class DealNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    now: Callable[[], int]
    rooms: Rooms
    reader: Reader
    settings: Settings
    allowances: Allowances
    models: Models


class Deals(Controller):
    """One deal a game and day, the same for everyone."""

    path = "/api/deals"
    tags = ("deals",)
    dependencies = given(DealNeeds)

    @get("/", responses=problems(), operation_id="deals", security=USEFUL)
    async def today(
        self, request: Request[Any, Any, Any], needs: NamedDependency[DealNeeds]
    ) -> Today:
        """Today's deals, and how they went for whoever has played them."""
        person, now = await needs.who.visitor(request), needs.now()
        deals = await needs.reader.read(_deals, day_of(now), person)
        return Today(day_of(now), until_next(now), deals)

    @post(
        "/{game:str}",
        responses=problems(401, 403, 404, 409),
        operation_id="playDeal",
        security=NEEDED,
        status_code=HTTP_200_OK,
    )
    async def play(
        self, game: GameName, request: Request[Any, Any, Any], needs: NamedDependency[DealNeeds]
    ) -> Opened:
        """Your table of today's deal; a new one if you have none yet."""
        person, limit = await needs.who.person(request), needs.settings.limits.tables
        spend = partial(needs.allowances.spend, "openings", person.id, address_of(request))
        now = needs.now()
        deal = Deal(game_named(game).name, day_of(now))
        room = await deal_table(needs.rooms, needs.reader, now, deal, person, limit, spend)
        needs.models.want(deal)
        return opened(room, person.id, base_of(request, needs.settings))


def _deals(connection: Connection, day: str, person: str) -> tuple[DealNow, ...]:
    return tuple(_deal(connection, Deal(game, day), person) for game in GAMES)


def _deal(connection: Connection, deal: Deal, person: str) -> DealNow:
    found = table_of_deal(connection, deal.name, person) if person else None
    known = standing(connection, deal.name, person)
    mine, progress = known.mine, _progress(found)
    is_over = progress == "over"
    ahead = sum(count for lead, count in known.leads if mine and lead > mine.lead)
    return DealNow(
        game=deal.game,
        name=deal.name,
        table=found[0] if found else "",
        progress=progress,
        played=sum(count for _, count in known.leads),
        place=ahead + 1 if mine and mine.counts else None,
        lead=mine.lead if mine else None,
        model=known.model if is_over else None,
        leads=known.leads if is_over else (),
    )


def _progress(found: tuple[str, str] | None) -> Progress:
    if found is None:
        return "new"
    return "running" if found[1] == "running" else "over"
