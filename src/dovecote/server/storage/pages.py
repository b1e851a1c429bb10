"""Whose page it is, and who may look at it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, insert, select, update

from dovecote.server.storage.database import Change
from dovecote.server.storage.muting import is_kept_away, keepers
from dovecote.server.storage.schema import LEAGUES, PAGES, PEOPLE, RATINGS, SEATS, TABLES

Shown: TypeAlias = Literal["nobody", "friends", "everyone"]


class PageRow(msgspec.Struct, frozen=True):
    """A page, its owner and who may see it; without an address nobody else can."""

    person: str
    name: str
    created: int
    address: str
    shown: Shown


class LeagueRating(msgspec.Struct, frozen=True):
    """How strong somebody is in a league."""

    league: str
    title: str
    game: str
    mu: float
    sigma: float
    played: int


_PAGE = select(PEOPLE, PAGES.c.address, PAGES.c.shown)
_OWN = _PAGE.outerjoin(PAGES, PAGES.c.person == PEOPLE.c.id)
_OTHERS = _PAGE.join(PAGES, PAGES.c.person == PEOPLE.c.id)


def own_page(connection: Connection, person: str) -> PageRow:
    """Somebody's own; nobody else sees it until they say so."""
    row = connection.execute(_OWN.where(PEOPLE.c.id == person)).one()
    return PageRow(row.id, row.name, row.created, row.address or "", row.shown or "nobody")


def page_at(connection: Connection, address: str, viewer: str) -> PageRow | None:
    """A page, if whoever asks may see it; those who are blocked see what strangers see: none."""
    row = connection.execute(_OTHERS.where(PAGES.c.address == address)).first()
    if row is None:
        return None
    found = PageRow(row.id, row.name, row.created, row.address, row.shown)
    if viewer == found.person:
        return found
    if viewer and is_kept_away(connection, viewer, [found.person]):
        return None
    is_shown = found.shown == "everyone" or (
        found.shown == "friends" and bool(viewer) and _have_played(connection, found.person, viewer)
    )
    return found if is_shown else None


def _have_played(connection: Connection, one: str, other: str) -> bool:
    """Whether two people sit, or sat, at a table where a match began."""
    mine, theirs = SEATS.alias("mine"), SEATS.alias("theirs")
    chosen = (
        select(TABLES.c.id)
        .join(mine, mine.c.table_id == TABLES.c.id)
        .join(theirs, theirs.c.table_id == TABLES.c.id)
        .where(mine.c.person == one, theirs.c.person == other)
        .where(TABLES.c.status.in_(("running", "over")))
        .limit(1)
    )
    return connection.execute(chosen).first() is not None


def addresses(
    connection: Connection, people: Sequence[str], viewer: str, shown: Sequence[Shown]
) -> dict[str, str]:
    """The pages of some people that are shown so, and not kept from whoever looks."""
    chosen = select(PAGES.c.person, PAGES.c.address).where(
        PAGES.c.person.in_(people), PAGES.c.shown.in_(shown)
    )
    kept = keepers(connection, viewer) if viewer else set()
    rows = connection.execute(chosen)
    return {row.person: row.address for row in rows if row.person not in kept}


def show(person: str, shown: Shown) -> Change:
    """Who may look at somebody's page from now on; its address stays the same."""

    def change(connection: Connection) -> bool:
        mine = PAGES.c.person == person
        if not connection.execute(update(PAGES).where(mine).values(shown=shown)).rowcount:
            row = {"person": person, "address": secrets.token_urlsafe(9), "shown": shown}
            connection.execute(insert(PAGES), [row])
        return True

    return change


def ratings_of(connection: Connection, person: str) -> list[LeagueRating]:
    """Somebody's ratings, by league."""
    chosen = select(RATINGS, LEAGUES.c.title, LEAGUES.c.game)
    chosen = chosen.join(LEAGUES, LEAGUES.c.id == RATINGS.c.league)
    rows = connection.execute(chosen.where(RATINGS.c.person == person).order_by(LEAGUES.c.title))
    return [LeagueRating(r.league, r.title, r.game, r.mu, r.sigma, r.played) for r in rows]
