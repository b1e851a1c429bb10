"""How finished matches ended for the people who played them: what their pages are made of."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import partial

import msgspec
from sqlalchemy import BindParameter, Connection, and_, bindparam, case, func, insert, select

from dovecote.server.storage.database import Change
from dovecote.server.storage.schema import PEOPLE, PLAYED, SEATS, TABLES
from dovecote.tables.results import SeatResult
from dovecote.tables.rows import TableRow

SHOWN = 20  # matches of a page, and opponents
# Put together once: that costs more than running them.
_SOME: BindParameter[str] = bindparam("of", expanding=True)
_STILL_THERE = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(_SOME))
_ADD = insert(PLAYED)


class Tally(msgspec.Struct, frozen=True):
    """How somebody has done in a game with so many seats."""

    game: str
    seats: int
    played: int
    won: int  # a first place, shared ones too


class Rival(msgspec.Struct, frozen=True):
    """How somebody has done against one other person."""

    person: str
    name: str
    game: str  # what they played last
    played: int
    ahead: int
    behind: int
    last: int


class PlayedMatch(msgspec.Struct, frozen=True):
    """A finished match of somebody's; without a table there is none any more."""

    table: str
    game: str
    seats: int
    place: int
    score: int
    counts: bool
    moment: int
    is_listed: bool
    others: tuple[tuple[str, str], ...]  # who else sat there: their id and their name then


def add(row: TableRow, found: Sequence[SeatResult], now: int) -> Change:
    """The end of a match. Whoever held several of its seats has played against themselves, which
    says nothing."""
    held = Counter(one.person for one in found)
    mine = [one for one in found if one.person and held[one.person] == 1]
    about: dict[str, str | int] = {
        "table_id": row.id,
        "game": row.agreement.game,
        "seats": len(found),
        "moment": now,
    }
    return partial(_add, rows=mine, about=about)


def _add(connection: Connection, rows: Sequence[SeatResult], about: dict[str, str | int]) -> bool:
    ids = [one.person for one in rows]
    still = set(connection.execute(_STILL_THERE, {"of": ids}).scalars())
    values = [
        about | {"person": one.person, "place": one.place, "score": one.score, "counts": one.counts}
        for one in rows
        if one.person in still  # and is not forgotten meanwhile
    ]
    if values:
        connection.execute(_ADD, values)
    return True


def tallies(connection: Connection, person: str) -> list[Tally]:
    """How somebody has done, by game and number of seats; what was left to a bot counts not."""
    won = func.sum(case((PLAYED.c.place == 1, 1), else_=0))
    chosen = select(PLAYED.c.game, PLAYED.c.seats, func.count().label("played"), won.label("won"))
    mine = chosen.where(PLAYED.c.person == person, PLAYED.c.counts)
    rows = connection.execute(
        mine.group_by(PLAYED.c.game, PLAYED.c.seats).order_by("game", "seats")
    )
    return [Tally(r.game, r.seats, r.played, int(r.won)) for r in rows]


def rivals(connection: Connection, person: str) -> list[Rival]:
    """Whom somebody has played most, the favourite first."""
    mine, theirs = PLAYED.alias("mine"), PLAYED.alias("theirs")
    both = and_(theirs.c.table_id == mine.c.table_id, theirs.c.person != mine.c.person)
    chosen = (
        select(
            theirs.c.person,
            func.count().label("played"),
            func.sum(case((mine.c.place < theirs.c.place, 1), else_=0)).label("ahead"),
            func.sum(case((mine.c.place > theirs.c.place, 1), else_=0)).label("behind"),
            func.max(mine.c.moment).label("last"),
        )
        .join_from(mine, theirs, both)
        .where(mine.c.person == person)
        .group_by(theirs.c.person)
        .order_by(func.count().desc(), func.max(mine.c.moment).desc())
        .limit(SHOWN)
    )
    rows = connection.execute(chosen).all()
    if not rows:
        return []
    ids = [row.person for row in rows]
    named = connection.execute(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(ids)))
    names = {row.id: row.name for row in named}
    return [
        Rival(
            person=row.person,
            name=names.get(row.person, ""),
            game=_last_game(connection, row.person, row.last),
            played=row.played,
            ahead=int(row.ahead),
            behind=int(row.behind),
            last=row.last,
        )
        for row in rows
    ]


def _last_game(connection: Connection, person: str, moment: int) -> str:
    chosen = select(PLAYED.c.game).where(PLAYED.c.person == person, PLAYED.c.moment == moment)
    return connection.execute(chosen).scalar() or ""


def matches(connection: Connection, person: str, before: int = 0) -> list[PlayedMatch]:
    """Some of somebody's matches, the last first; those before a moment, to go on."""
    mine = select(PLAYED).where(PLAYED.c.person == person)
    if before:
        mine = mine.where(PLAYED.c.moment < before)
    rows = connection.execute(mine.order_by(PLAYED.c.moment.desc()).limit(SHOWN)).all()
    if not rows:
        return []
    ids = [row.table_id for row in rows]
    there = {
        row.id: row.listed
        for row in connection.execute(
            select(TABLES.c.id, TABLES.c.listed).where(TABLES.c.id.in_(ids))
        )
    }
    others: dict[str, list[tuple[str, str]]] = defaultdict(list)
    for seat in connection.execute(
        select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.seat)
    ):
        if seat.person != person:
            others[seat.table_id].append((seat.person, seat.name))
    return [
        PlayedMatch(
            table=row.table_id if row.table_id in there else "",
            game=row.game,
            seats=row.seats,
            place=row.place,
            score=row.score,
            counts=row.counts,
            moment=row.moment,
            is_listed=there.get(row.table_id, False),
            others=tuple(others[row.table_id]),
        )
        for row in rows
    ]
