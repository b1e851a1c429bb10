"""Tournaments over HTTP: enter, go on to the next round, see where everyone stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from dovecote.clubs.standings import StandingsLine
from dovecote.clubs.tournament import BOT, Plan, rounds_of
from dovecote.server.cluster.clubs import Terms, new_tournament, results_csv
from dovecote.server.cluster.tournaments import KnownTournament, Tournaments, known
from dovecote.server.errors import NothingThereError
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import NEEDED, USEFUL
from dovecote.server.http.parameters import Title
from dovecote.server.http.problems import problems
from dovecote.server.http.who import Who
from dovecote.server.storage import tournaments
from dovecote.server.storage.database import Change, Connection
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.tournaments import Stage, Tournament
from dovecote.server.storage.writer import Unit, Writer
from dovecote.tables.agreement import Agreement, Clock, Help, Pause, Wish
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


class TournamentOf(msgspec.Struct, frozen=True):
    """A tournament in a list."""

    id: str
    title: str
    plan: Plan
    terms: Agreement
    status: Stage
    round: int
    rounds: int
    due: int
    is_host: bool


class Ranked(msgspec.Struct, frozen=True):
    """A line of the standings, with a name."""

    line: StandingsLine
    name: str
    is_me: bool
    is_withdrawn: bool


class SeatOf(msgspec.Struct, frozen=True, gc=False):
    """Somebody at a board; without a place, it is not over. Points are what the result counts: in
    duplicate beside those who had the same seat of the same round, otherwise the place."""

    name: str
    bot: str
    is_me: bool
    place: int | None
    score: int | None
    lead: int | None
    points: float | None


class BoardOf(msgspec.Struct, frozen=True):
    """A board of a round."""

    table: str
    seats: list[SeatOf]


class RoundOf(msgspec.Struct, frozen=True):
    """A round: its boards, and who has a bye."""

    boards: list[BoardOf]
    byes: list[str]


class TournamentNow(msgspec.Struct, frozen=True):
    """All of a tournament."""

    tournament: TournamentOf
    standings: list[Ranked]
    rounds: list[RoundOf]
    is_entered: bool
    is_done: bool  # every table of the last round is over


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
        return await needs.reader.read(_list, await needs.who.visitor(request))

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
        return await needs.reader.read(_now, name, await needs.who.visitor(request))

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
        await needs.reader.read(_now, name, person)
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
        await needs.reader.read(_now, name, person)
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
        now = await needs.reader.read(_now, name, person)
        if not now.tournament.is_host:
            raise NotHostError()
        await needs.organiser.go_on(name)
        return await needs.reader.read(_now, name, person)


async def _do(needs: TournamentNeeds, change: Change, name: str, person: str) -> TournamentNow:
    if not await needs.writer.write(Unit("", change=change)):
        raise StatusError(status="running")
    return await needs.reader.read(_now, name, person)


def _list(connection: Connection, person: str) -> list[TournamentOf]:
    return [_of(one, [], person) for one in tournaments.tournaments(connection)]


def _of(one: Tournament, entrants: list[int], person: str) -> TournamentOf:
    rounds = rounds_of(one.plan, entrants, one.seats) if entrants else one.plan.rounds
    return TournamentOf(
        id=one.id,
        title=one.title,
        plan=one.plan,
        terms=one.terms,
        status=one.status,
        round=one.round,
        rounds=rounds,
        due=one.due,
        is_host=bool(person) and one.host == person,
    )


def _found(connection: Connection, name: str) -> KnownTournament:
    found = known(connection, name)
    if found is None:
        raise NothingThereError(what="tournament")
    return found


def _now(connection: Connection, name: str, person: str) -> TournamentNow:
    found = _found(connection, name)
    people = {one.number: one for one in found.entries}
    mine = {one.number for one in found.entries if person and one.person == person}
    return TournamentNow(
        tournament=_of(found.tournament, list(people), person),
        standings=[
            Ranked(
                line=line,
                name=people[line.entrant].name,
                is_me=line.entrant in mine,
                is_withdrawn=people[line.entrant].withdrawn >= 0,
            )
            for line in found.lines
        ],
        rounds=[
            RoundOf(
                [
                    BoardOf(table, _seats(found, number, board, table, mine))
                    for board, table in zip(each.round.boards, each.tables, strict=True)
                ],
                [people[one].name for one in each.round.byes],
            )
            for number, each in enumerate(found.boards, 1)
        ],
        is_entered=any(people[one].withdrawn < 0 for one in mine),
        is_done=found.is_done,
    )


def _seats(
    found: KnownTournament, number: int, board: tuple[int, ...], table: str, mine: set[int]
) -> list[SeatOf]:
    done = found.results.get(table, {})
    return [
        SeatOf(
            name=found.names.get(one, ""),
            bot=found.tournament.plan.filler if one >= BOT else "",
            is_me=one in mine,
            place=done[seat][0] if seat in done else None,
            score=done[seat][1] if seat in done else None,
            lead=done[seat][2] if seat in done else None,
            points=found.worth(number, seat, one),
        )
        for seat, one in enumerate(board)
    ]
