"""Leagues: who has joined, how strong they are, and how that came about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from dovecote.clubs.ratings import Rating, rated
from dovecote.server.storage.database import Change
from dovecote.server.storage.muting import keepers
from dovecote.server.storage.schema import LEAGUES, PAGES, PEOPLE, RATED, RATINGS
from dovecote.tables.agreement import Agreement, read_stored
from dovecote.tables.results import SeatResult

SHOWN = 100  # lines of the standings
_HISTORY = 200  # matches that are plotted


class League(msgspec.Struct, frozen=True):
    """A league and what holds at all its tables."""

    id: str
    title: str
    terms: Agreement
    created: int
    closed: int  # 0: it goes on


class Rank(msgspec.Struct, frozen=True):
    """Somebody in the standings."""

    place: int
    name: str
    mu: float
    sigma: float
    ordinal: float
    played: int
    is_me: bool
    page: str  # if they show theirs to everyone; else empty


class RatingStep(msgspec.Struct, frozen=True):
    """What a match did to a rating."""

    table: str
    place: int
    mu: float
    sigma: float
    moment: int


def leagues(connection: Connection) -> list[League]:
    """All of them, the newest first."""
    return list(
        map(_league, connection.execute(select(LEAGUES).order_by(LEAGUES.c.created.desc())))
    )


def league(connection: Connection, name: str) -> League | None:
    row = connection.execute(select(LEAGUES).where(LEAGUES.c.id == name)).first()
    return _league(row) if row else None


def members(connection: Connection, name: str) -> int:
    """How many have joined."""
    count = select(func.count()).select_from(RATINGS).where(RATINGS.c.league == name)
    return connection.execute(count).scalar_one()


def is_member(connection: Connection, name: str, person: str) -> bool:
    mine = (RATINGS.c.league == name, RATINGS.c.person == person)
    return connection.execute(select(RATINGS.c.person).where(*mine)).first() is not None


def standings(connection: Connection, name: str, person: str) -> list[Rank]:
    """The best of a league; those who have not played yet come last by themselves."""
    everyone = (PAGES.c.person == RATINGS.c.person) & (PAGES.c.shown == "everyone")
    chosen = select(RATINGS, PEOPLE.c.name, PAGES.c.address).join(
        PEOPLE, PEOPLE.c.id == RATINGS.c.person
    )
    chosen = chosen.outerjoin(PAGES, everyone)
    best = chosen.where(RATINGS.c.league == name).order_by(RATINGS.c.ordinal.desc()).limit(SHOWN)
    rows = connection.execute(best).all()
    ordinals = [row.ordinal for row in rows]
    kept = keepers(connection, person) if person else set()
    return [
        Rank(
            place=1 + ordinals.index(row.ordinal),
            name=row.name,
            mu=row.mu,
            sigma=row.sigma,
            ordinal=row.ordinal,
            played=row.played,
            is_me=row.person == person,
            page=row.address if row.address and row.person not in kept else "",
        )
        for row in rows
    ]


def history(connection: Connection, name: str, person: str) -> list[RatingStep]:
    """How somebody's rating came about, the oldest match first."""
    mine = (RATED.c.league == name, RATED.c.person == person)
    newest = select(RATED).where(*mine).order_by(RATED.c.number.desc()).limit(_HISTORY)
    rows = connection.execute(newest).all()
    return [RatingStep(r.table_id, r.place, r.mu, r.sigma, r.moment) for r in reversed(rows)]


def add(made: League) -> Change:
    """A new league."""

    def change(connection: Connection) -> bool:
        values = {
            "id": made.id,
            "title": made.title,
            "game": made.terms.game,
            "terms": msgspec.json.encode(made.terms).decode(),
            "created": made.created,
            "closed": made.closed,
        }
        connection.execute(insert(LEAGUES).values(values))
        return True

    return change


def close(name: str, now: int) -> Change:
    """No more tables are opened in it; its standings stay."""
    still = (LEAGUES.c.id == name, LEAGUES.c.closed == 0)
    closed = update(LEAGUES).where(*still).values(closed=now)
    return lambda connection: bool(connection.execute(closed).rowcount)


def join(name: str, person: str) -> Change:
    """Somebody joins; who has joined already stays as they are."""

    def change(connection: Connection) -> bool:
        if not is_member(connection, name, person):
            new = Rating()
            values = {"mu": new.mu, "sigma": new.sigma, "ordinal": new.ordinal, "played": 0}
            connection.execute(insert(RATINGS).values(league=name, person=person, **values))
        return True

    return change


def leave(name: str, person: str) -> Change:
    """Somebody leaves; their rating and its history are forgotten."""

    def change(connection: Connection) -> bool:
        for table in (RATED, RATINGS):
            mine = (table.c.league == name, table.c.person == person)
            connection.execute(delete(table).where(*mine))
        return True

    return change


def rate(name: str, table: str, found: Sequence[SeatResult], now: int) -> Change:
    """A match of a league is over: everyone who sat there in person is rated by their place."""

    def change(connection: Connection) -> bool:
        people = [one for one in found if one.person]
        if len({one.person for one in people}) < 2:
            return True
        rows = _rows(connection, name, sorted({one.person for one in people}))
        before = [_rating(rows.get(one.person)) for one in people]
        after = rated(before, [one.place for one in people])
        for one, new in zip(people, after, strict=True):
            if row := rows.get(one.person):
                _store(connection, row, new, one, table, now)
        return True

    return change


def _rows(connection: Connection, name: str, people: Sequence[str]) -> dict[str, Row[Any]]:
    """Their ratings, in one order for all servers, so that none waits for another in a circle."""
    chosen = select(RATINGS).where(RATINGS.c.league == name, RATINGS.c.person.in_(people))
    locked = chosen.order_by(RATINGS.c.person).with_for_update()
    return {row.person: row for row in connection.execute(locked)}


def _rating(row: Row[Any] | None) -> Rating:
    return Rating(row.mu, row.sigma) if row else Rating()


def _store(
    connection: Connection,
    row: Row[Any],
    new: Rating,
    result: SeatResult,
    table: str,
    now: int,
) -> None:
    number = row.played + 1
    mine = (RATINGS.c.league == row.league, RATINGS.c.person == row.person)
    values = {"mu": new.mu, "sigma": new.sigma, "ordinal": new.ordinal, "played": number}
    connection.execute(update(RATINGS).where(*mine).values(values))
    step = {"mu": new.mu, "sigma": new.sigma, "place": result.place, "moment": now}
    key = {"league": row.league, "person": row.person, "number": number, "table_id": table}
    connection.execute(insert(RATED).values(**key, **step))


def _league(row: Row[Any]) -> League:
    return League(row.id, row.title, read_stored(row.terms), row.created, row.closed)
