"""Rounds of tournaments begin: by their host's word, or when the time of the one before is over."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from dovecote.clubs.pairing import Round
from dovecote.clubs.search import Entrant
from dovecote.clubs.standings import StandingsLine
from dovecote.clubs.tournament import (
    BOT,
    deal_of,
    lines_of,
    luck_of,
    next_round,
    rounds_of,
    worth_of,
)
from dovecote.core.game import Seat
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.storage import tournaments
from dovecote.server.storage.database import Connection
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.tournaments import BoardResults, EntrantRow, RoundTables, Tournament
from dovecote.server.storage.writer import Unit, Writer
from dovecote.tables.agreement import Event
from dovecote.tables.errors import StatusError
from dovecote.tables.openings import new_row
from dovecote.tables.rows import SeatRow, TableRow

_DAY = 86_400_000  # milliseconds


class TournamentCourse(NamedTuple):
    """What has been paired and played so far, and where everyone stands by it."""

    boards: list[RoundTables]
    results: BoardResults
    lines: list[StandingsLine]
    worth: Mapping[tuple[str, Entrant], float]


# Of the tournaments that are looked at: hundreds look at what changes when a match ends.
_COURSES: dict[tuple[object, ...], TournamentCourse] = {}
_KEPT = 16


def course_of(
    connection: Connection, found: Tournament, entrants: Sequence[Entrant]
) -> TournamentCourse:
    """The course of a tournament; it changes only with its rounds, its entrants and its results."""
    key = (found.id, found.round, len(entrants), tournaments.result_count(connection, found.id))
    if (kept := _COURSES.get(key)) is not None:
        return kept
    boards = tournaments.rounds(connection, found.id)
    results = tournaments.results(connection, found.id)
    played = tournaments.played(boards, results)
    lines = lines_of(found.plan, entrants, played, [each.round for each in boards])
    while len(_COURSES) >= _KEPT:
        _COURSES.pop(next(iter(_COURSES)), None)  # another thread may have done so
    course = _COURSES[key] = TournamentCourse(boards, results, lines, worth_of(found.plan, played))
    return course


class KnownTournament:
    """All there is of a tournament at one moment."""

    def __init__(self, connection: Connection, found: Tournament) -> None:
        self.tournament = found
        self.entries: list[EntrantRow] = tournaments.entries(connection, found.id)
        self.names = {one.number: one.name for one in self.entries}
        course = course_of(connection, found, [one.number for one in self.entries])
        self.boards, self.results, self.lines, self._worth = course
        self.rounds = [each.round for each in self.boards]

    def worth(self, number: int, seat: int, one: Entrant) -> float | None:
        """What a result of a round counts; none before there is one, and for bots."""
        return self._worth.get((deal_of(number, seat), one))

    @property
    def is_done(self) -> bool:
        """Whether every table of the last round is over."""
        return all(t in self.results for t in (self.boards[-1].tables if self.boards else ()))

    @property
    def is_last(self) -> bool:
        """Whether no round is left."""
        entrants = [one.number for one in self.entries]
        seats = self.tournament.seats
        return self.tournament.round >= rounds_of(self.tournament.plan, entrants, seats)


def known(connection: Connection, name: str) -> KnownTournament | None:
    """A tournament by its name."""
    found = tournaments.tournament(connection, name)
    return KnownTournament(connection, found) if found else None


class Tournaments:
    """Goes on with tournaments."""

    def __init__(
        self, rooms: Rooms, reader: Reader, writer: Writer, now: Callable[[], int]
    ) -> None:
        self._rooms = rooms
        self._reader = reader
        self._writer = writer
        self._now = now

    async def go_on(self, name: str, *, is_due: bool = False) -> None:
        """The next round, or the end; not before every table is over, unless time is."""
        now = await self._reader.read(known, name)
        if now is None or now.tournament.status == "over":
            raise StatusError(status="over")
        if not (now.is_done or is_due):
            raise StatusError(status="running")
        if now.tournament.round and now.is_last:
            await self._writer.write(Unit("", change=tournaments.end(name)))
            return
        await self._begin(now)

    async def look(self) -> None:
        """Go on where the time of a round is over."""
        for name in await self._reader.read(tournaments.due, self._now()):
            await self.go_on(name, is_due=True)

    async def _begin(self, now: KnownTournament) -> None:
        found, names = now.tournament, {one.number: one for one in now.entries}
        playing = [one.number for one in now.entries if one.withdrawn < 0]
        apart = await self._reader.read(tournaments.kept_apart, found.id)
        terms = (found.plan, playing, found.seats, now.rounds, now.lines, apart)
        paired = await asyncio.to_thread(next_round, *terms)  # it may search for a while
        if not paired.boards:
            raise StatusError(status="open")  # too few to fill a table
        rows = [self._row(found, board, n, names) for n, board in enumerate(paired.boards, 1)]
        until = self._now() + found.plan.days * _DAY if found.plan.days else 0
        if await self._store(found, paired, rows, until):
            for row in rows:
                self._rooms.held.add(row.id)
                await self._rooms.room(row.id)  # where the match begins

    async def _store(
        self, found: Tournament, paired: Round, rows: list[TableRow], until: int
    ) -> bool:
        change = tournaments.begin_round(found, paired, rows, until)
        return await self._writer.write(Unit("", change=change))

    def _row(
        self,
        found: Tournament,
        board: tuple[Entrant, ...],
        number: int,
        names: dict[int, EntrantRow],
    ) -> TableRow:
        is_same = found.plan.kind == "duplicate"
        seats = tuple(
            _seat(Seat(n), found, one, names, is_same=is_same) for n, one in enumerate(board)
        )
        event = Event("tournament", found.id, f"{found.round + 1}/{number}")
        agreed = replace(found.terms, event=event)
        row = new_row(agreed, "", seats, self._rooms.node, self._now())
        return replace(row, secret=luck_of(found.secret, found.round + 1)) if is_same else row


def _seat(
    seat: Seat, found: Tournament, one: Entrant, names: dict[int, EntrantRow], *, is_same: bool
) -> SeatRow:
    words = f"seat-{seat}" if is_same else secrets.token_hex(8)
    if one >= BOT:
        return SeatRow(seat, bot=found.plan.filler, words=words)
    return SeatRow(seat, names[one].person, names[one].name or "–", words=words)
