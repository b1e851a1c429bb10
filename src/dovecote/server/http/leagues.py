"""Leagues over HTTP: join, play rated tables, see where everyone stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Controller, Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK
from msgspec.structs import replace

from dovecote.server.allowances import Allowances
from dovecote.server.cluster.clubs import Terms, new_league
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.errors import NothingThereError
from dovecote.server.http.links import base_of
from dovecote.server.http.lobby import opened
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import NEEDED, USEFUL
from dovecote.server.http.parameters import Title
from dovecote.server.http.problems import problems
from dovecote.server.http.who import Who, address_of
from dovecote.server.settings import Settings
from dovecote.server.storage import leagues
from dovecote.server.storage.database import Connection
from dovecote.server.storage.leagues import League, Rank, RatingStep
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.tables import add_one_more
from dovecote.server.storage.writer import Unit, Writer
from dovecote.tables.agreement import ME, OPEN, Agreement, Clock, Event, Help, Pause, Wish
from dovecote.tables.errors import NotMemberError, StatusError, TooManyError
from dovecote.tables.openings import new_row
from dovecote.tables.seating import seated
from dovecote.wire.lobby import Opened

LeagueId = Annotated[str, PathParameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]


class LeagueWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A league as somebody wants it: what is agreed here holds at all its tables."""

    title: Title
    game: str
    options: dict[str, str] = {}
    clock: Clock = Clock()
    help: Help = "legal"
    undo: bool = False
    pause: Pause | None = None  # none: days off as the clock lets one expect

    @property
    def terms(self) -> Terms:
        wish = Wish(self.game, self.options, clock=self.clock, help=self.help)
        return Terms(wish, self.undo, self.pause)


class LeagueOf(msgspec.Struct, frozen=True):
    """A league in a list."""

    id: str
    title: str
    terms: Agreement
    members: int
    is_member: bool
    is_closed: bool


class LeagueNow(msgspec.Struct, frozen=True):
    """A league with its standings, and how the rating of whoever asks came about."""

    league: LeagueOf
    standings: list[Rank]
    history: list[RatingStep]


class LeagueNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    now: Callable[[], int]
    rooms: Rooms
    reader: Reader
    writer: Writer
    settings: Settings
    allowances: Allowances


class Leagues(Controller):
    """Ratings for those who want them."""

    path = "/api/leagues"
    tags = ("leagues",)
    dependencies = given(LeagueNeeds)

    @get("/", responses=problems(), operation_id="leagues", security=USEFUL)
    async def list(
        self, request: Request[Any, Any, Any], needs: NamedDependency[LeagueNeeds]
    ) -> list[LeagueOf]:
        """The leagues of this server."""
        return await needs.reader.read(_list, await needs.who.visitor(request))

    @post("/", responses=problems(401, 403, 404, 413), operation_id="makeLeague", security=NEEDED)
    async def make(
        self,
        data: JSONBody[LeagueWish],
        request: Request[Any, Any, Any],
        needs: NamedDependency[LeagueNeeds],
    ) -> LeagueNow:
        """A new league, by those who look after the server."""
        person = await needs.who.moderator(request)
        made = new_league(data.title, data.terms, needs.now())
        await needs.writer.write(Unit("", change=leagues.add(made)))
        return await needs.reader.read(_now, made.id, person.id)

    @get("/{league:str}", responses=problems(404), operation_id="league", security=USEFUL)
    async def league(
        self, league: LeagueId, request: Request[Any, Any, Any], needs: NamedDependency[LeagueNeeds]
    ) -> LeagueNow:
        """Where everyone stands."""
        return await needs.reader.read(_now, league, await needs.who.visitor(request))

    @put(
        "/{league:str}/me",
        responses=problems(401, 403, 404),
        operation_id="joinLeague",
        security=NEEDED,
    )
    async def join(
        self, league: LeagueId, request: Request[Any, Any, Any], needs: NamedDependency[LeagueNeeds]
    ) -> LeagueNow:
        """Join: your name and rating are shown in the standings."""
        person = (await needs.who.person(request)).id
        await needs.reader.read(_now, league, person)
        await needs.writer.write(Unit("", change=leagues.join(league, person)))
        return await needs.reader.read(_now, league, person)

    @delete(
        "/{league:str}/me",
        responses=problems(401, 403, 404),
        operation_id="leaveLeague",
        security=NEEDED,
        status_code=HTTP_200_OK,
    )
    async def leave(
        self, league: LeagueId, request: Request[Any, Any, Any], needs: NamedDependency[LeagueNeeds]
    ) -> LeagueNow:
        """Leave: your rating and its history are forgotten."""
        person = (await needs.who.person(request)).id
        await needs.writer.write(Unit("", change=leagues.leave(league, person)))
        return await needs.reader.read(_now, league, person)

    @post(
        "/{league:str}/tables",
        responses=problems(401, 403, 404, 409),
        operation_id="openRated",
        security=NEEDED,
    )
    async def open(
        self, league: LeagueId, request: Request[Any, Any, Any], needs: NamedDependency[LeagueNeeds]
    ) -> Opened:
        """A rated table, with the league's terms; members may sit down there."""
        person, limit = await needs.who.person(request), needs.settings.limits.tables
        now = await needs.reader.read(_now, league, person.id)
        if not now.league.is_member:
            raise NotMemberError()
        if now.league.is_closed:
            raise StatusError(status="closed")
        agreed = replace(now.league.terms, event=Event("league", league))
        sitters = (ME, *(OPEN,) * (int(agreed.options["seats"]) - 1))
        seats = seated(sitters, person.id, person.name)
        rooms = needs.rooms
        row = new_row(agreed, person.id, seats, rooms.node, needs.now())
        await needs.allowances.spend("openings", person.id, address_of(request))
        if (room := await rooms.open(row, add_one_more(row, limit))) is None:
            raise TooManyError(what="tables", limit=limit)
        return opened(room, person.id, base_of(request, needs.settings))


def _list(connection: Connection, person: str) -> list[LeagueOf]:
    return [_of(connection, one, person) for one in leagues.leagues(connection)]


def _of(connection: Connection, one: League, person: str) -> LeagueOf:
    return LeagueOf(
        id=one.id,
        title=one.title,
        terms=one.terms,
        members=leagues.members(connection, one.id),
        is_member=bool(person) and leagues.is_member(connection, one.id, person),
        is_closed=bool(one.closed),
    )


def _now(connection: Connection, name: str, person: str) -> LeagueNow:
    found = leagues.league(connection, name)
    if found is None:
        raise NothingThereError(what="league")
    mine = leagues.history(connection, name, person) if person else []
    standings = leagues.standings(connection, name, person)
    return LeagueNow(_of(connection, found, person), standings, mine)
