"""What is told of tournaments: where everyone stands, and every board."""

from __future__ import annotations

import msgspec

from dovecote.clubs.standings import StandingsLine
from dovecote.clubs.tournament import BOT, Plan, rounds_of
from dovecote.server.cluster.tournaments import KnownTournament, known
from dovecote.server.errors import NothingThereError
from dovecote.server.storage import tournaments
from dovecote.server.storage.database import Connection
from dovecote.server.storage.tournaments import Stage, Tournament
from dovecote.tables.agreement import Agreement


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


def all_tournaments(connection: Connection, person: str) -> list[TournamentOf]:
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


def tournament_now(connection: Connection, name: str, person: str) -> TournamentNow:
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
