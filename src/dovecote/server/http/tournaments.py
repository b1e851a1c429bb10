"""Tournaments over HTTP: enter, go on to the next round, see where everyone stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from dovecote.clubs.tournament import Plan
from dovecote.server.cluster.clubs import Terms, new_tournament, results_csv
from dovecote.server.cluster.tournaments import Tournaments
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import NEEDED, USEFUL
from dovecote.server.http.parameters import Title
from dovecote.server.http.problems import problems
from dovecote.server.http.tournament_answers import (
    TournamentNow,
    TournamentOf,
    all_tournaments,
    tournament_now,
)
from dovecote.server.http.who import Who
from dovecote.server.storage import tournaments
from dovecote.server.storage.database import Change
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.writer import Unit, Writer
from dovecote.tables.agreement import Clock, Help, Pause, Wish
from dovecote.tables.errors import NotHostError, StatusError

_CSV = "text/csv"
TournamentId = Annotated[str, PathParameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]


class TournamentWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament as somebody wants it."""

    title: Title
    game: str
    options: dict[str, str] = {}
    plan: Plan = Plan()
    clock: Clock = Clock()
    help: Help = "legal"
    undo: bool = False
    pause: Pause | None = None  # none: days off as the clock lets one expect

    @property
    def terms(self) -> Terms:
        wish = Wish(self.game, self.options, clock=self.clock, help=self.help)
        return Terms(wish, self.undo, self.pause)


class TournamentNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    now: Callable[[], int]
    reader: Reader
    writer: Writer
    organiser: Tournaments


class TournamentRoutes(Controller):
    """Rounds, pairings, standings."""

    path = "/api/tournaments"
    tags = ("tournaments",)
    dependencies = given(TournamentNeeds)

    @get("/", responses=problems(), operation_id="tournaments", security=USEFUL)
    async def list(
        self, request: Request[Any, Any, Any], needs: NamedDependency[TournamentNeeds]
    ) -> list[TournamentOf]:
        """The newest tournaments of this server."""
        return await needs.reader.read(all_tournaments, await needs.who.visitor(request))

    @post(
        "/",
        responses=problems(401, 403, 404, 413),
        operation_id="makeTournament",
        security=NEEDED,
    )
    async def make(
        self,
        data: JSONBody[TournamentWish],
        request: Request[Any, Any, Any],
        needs: NamedDependency[TournamentNeeds],
    ) -> TournamentNow:
        """A new tournament, by those who look after the server."""
        person = await needs.who.moderator(request)
        now = needs.now()
        made = new_tournament(data.title, data.plan, data.terms, person.id, now)
        return await _do(needs, tournaments.add(made), made.id, person.id)

    @get("/{name:str}", responses=problems(404), operation_id="tournament", security=USEFUL)
    async def show(
        self,
        name: TournamentId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[TournamentNeeds],
    ) -> TournamentNow:
        """Where everyone stands, and every board."""
        return await needs.reader.read(tournament_now, name, await needs.who.visitor(request))

    @get(
        "/{name:str}/results.csv",
        responses=problems(404),
        operation_id="tournamentResults",
        media_type=_CSV,
    )
    async def results(
        self, name: TournamentId, needs: NamedDependency[TournamentNeeds]
    ) -> Response[str]:
        """Every seat of every board as CSV; the record of a table proves its line."""
        text = await needs.reader.read(results_csv, name)
        return Response(text, media_type=_CSV)

    @put(
        "/{name:str}/me",
        responses=problems(401, 403, 404, 409),
        operation_id="enterTournament",
        security=NEEDED,
    )
    async def enter(
        self,
        name: TournamentId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[TournamentNeeds],
    ) -> TournamentNow:
        """Enter, before the first round."""
        person = (await needs.who.person(request)).id
        await needs.reader.read(tournament_now, name, person)
        return await _do(needs, tournaments.enter(name, person), name, person)

    @delete(
        "/{name:str}/me",
        responses=problems(401, 403, 404, 409),
        operation_id="withdrawFromTournament",
        security=NEEDED,
        status_code=HTTP_200_OK,
    )
    async def withdraw(
        self,
        name: TournamentId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[TournamentNeeds],
    ) -> TournamentNow:
        """Withdraw from the rounds to come; what was played counts."""
        person = (await needs.who.person(request)).id
        await needs.reader.read(tournament_now, name, person)
        return await _do(needs, tournaments.withdraw(name, person), name, person)

    @post(
        "/{name:str}/rounds",
        responses=problems(401, 403, 404, 409),
        operation_id="nextRound",
        security=NEEDED,
        status_code=HTTP_200_OK,
    )
    async def go_on(
        self,
        name: TournamentId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[TournamentNeeds],
    ) -> TournamentNow:
        """The host lets the next round begin, or ends the tournament after the last."""
        person = (await needs.who.person(request)).id
        now = await needs.reader.read(tournament_now, name, person)
        if not now.tournament.is_host:
            raise NotHostError()
        await needs.organiser.go_on(name)
        return await needs.reader.read(tournament_now, name, person)


async def _do(needs: TournamentNeeds, change: Change, name: str, person: str) -> TournamentNow:
    if not await needs.writer.write(Unit("", change=change)):
        raise StatusError(status="running")
    return await needs.reader.read(tournament_now, name, person)
