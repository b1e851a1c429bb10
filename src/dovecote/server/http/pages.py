"""A page a person: what they have played, against whom, and how strong they are."""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Controller, Request, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from dovecote.server.errors import NothingThereError
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import NEEDED, USEFUL
from dovecote.server.http.problems import problems
from dovecote.server.http.who import Who
from dovecote.server.storage import pages, played
from dovecote.server.storage.database import Connection
from dovecote.server.storage.friends import handle
from dovecote.server.storage.leagues import RatingStep, history
from dovecote.server.storage.pages import LeagueRating, PageRow, Shown
from dovecote.server.storage.played import SHOWN, Tally
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.writer import Unit, Writer

_ME = "me"
Address = Annotated[str, PathParameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]


class PageShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who may look at your page: nobody but you, those you have played with, or everyone."""

    shown: Shown


class Opponent(msgspec.Struct, frozen=True):
    """How they did against somebody. On your own page the id is what you call a friend, by whom
    they are invited; `page` is empty if you may not see theirs."""

    id: str
    name: str
    game: str
    played: int
    ahead: int
    behind: int
    page: str


class MatchOf(msgspec.Struct, frozen=True):
    """A finished match; without a table it is not for you to see, or gone."""

    table: str
    game: str
    seats: int
    place: int
    score: int
    counts: bool
    moment: int
    others: list[str]  # the names that you may know; empty: somebody, or a bot


class RatingOf(msgspec.Struct, frozen=True):
    """A rating in a league, and how it came about."""

    rating: LeagueRating
    history: list[RatingStep]


class PersonPage(msgspec.Struct, frozen=True):
    """Somebody's page, as you may see it."""

    name: str
    since: int
    is_me: bool
    shown: Shown
    address: str  # empty: nobody else can find it
    games: list[Tally]
    opponents: list[Opponent]
    ratings: list[RatingOf]
    matches: list[MatchOf]
    next: int  # before which moment there are more; 0: there are none


class MatchesOf(msgspec.Struct, frozen=True):
    """More matches of a page."""

    matches: list[MatchOf]
    next: int


class PageNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    reader: Reader
    writer: Writer


class Pages(Controller):
    """People's pages."""

    path = "/api"
    tags = ("people",)
    dependencies = given(PageNeeds)

    @put(
        "/people/me/page",
        responses=problems(401, 403, 413),
        operation_id="showPage",
        security=NEEDED,
    )
    async def show(
        self,
        data: JSONBody[PageShown],
        request: Request[Any, Any, Any],
        needs: NamedDependency[PageNeeds],
    ) -> PersonPage:
        """Choose who may look at your page."""
        person = (await needs.who.person(request)).id
        await needs.writer.write(Unit("", change=pages.show(person, data.shown)))
        return await needs.reader.read(_page, _ME, person)

    @get("/pages/{address:str}", responses=problems(401, 404), operation_id="page", security=USEFUL)
    async def page(
        self, address: Address, request: Request[Any, Any, Any], needs: NamedDependency[PageNeeds]
    ) -> PersonPage:
        """Somebody's page, if they show it to you; `me` is your own."""
        return await needs.reader.read(_page, address, await _viewer(address, request, needs.who))

    @get(
        "/pages/{address:str}/matches",
        responses=problems(401, 404),
        operation_id="pageMatches",
        security=USEFUL,
    )
    async def matches(
        self,
        address: Address,
        request: Request[Any, Any, Any],
        needs: NamedDependency[PageNeeds],
        before: Annotated[int, QueryParameter(ge=0, le=2**53)] = 0,
    ) -> MatchesOf:
        """More of their matches, twenty at a time, the last first."""
        viewer = await _viewer(address, request, needs.who)
        return await needs.reader.read(_more, address, viewer, before)


async def _viewer(address: str, request: Request[Any, Any, Any], who: Who) -> str:
    if address == _ME:
        return (await who.person(request)).id
    return await who.visitor(request)


def _found(connection: Connection, address: str, viewer: str) -> PageRow:
    if address == _ME:
        return pages.own_page(connection, viewer)
    found = pages.page_at(connection, address, viewer)
    if found is None:
        raise NothingThereError(what="page")
    return found


def _page(connection: Connection, address: str, viewer: str) -> PersonPage:
    found = _found(connection, address, viewer)
    is_me = found.person == viewer
    shown = _matches(connection, found, viewer, 0)
    return PersonPage(
        name=found.name,
        since=found.created,
        is_me=is_me,
        shown=found.shown,
        address=found.address,
        games=played.tallies(connection, found.person),
        opponents=_opponents(connection, found, viewer),
        ratings=[
            RatingOf(one, history(connection, one.league, found.person))
            for one in pages.ratings_of(connection, found.person)
        ],
        matches=shown.matches,
        next=shown.next,
    )


def _more(connection: Connection, address: str, viewer: str, before: int) -> MatchesOf:
    return _matches(connection, _found(connection, address, viewer), viewer, before)


def _opponents(connection: Connection, found: PageRow, viewer: str) -> list[Opponent]:
    """On somebody else's page only those who show their own to everyone, and whoever looks."""
    rivals = played.rivals(connection, found.person)
    is_me, ids = found.person == viewer, [one.person for one in rivals]
    reach: tuple[Shown, ...] = ("friends", "everyone") if is_me else ("everyone",)
    open_ones = pages.addresses(connection, ids, viewer, reach)
    return [
        Opponent(
            id=handle(viewer, one.person) if is_me else "",
            name=one.name,
            game=one.game,
            played=one.played,
            ahead=one.ahead,
            behind=one.behind,
            page=open_ones.get(one.person, ""),
        )
        for one in rivals
        if is_me or one.person in open_ones or one.person == viewer
    ]


def _matches(connection: Connection, found: PageRow, viewer: str, before: int) -> MatchesOf:
    rows = played.matches(connection, found.person, before)
    is_me = found.person == viewer
    ids = sorted({person for row in rows for person, _ in row.others if person})
    known = {viewer, *pages.addresses(connection, ids, viewer, ("everyone",))}
    return MatchesOf(
        [
            MatchOf(
                table=row.table if is_me or row.is_listed else "",
                game=row.game,
                seats=row.seats,
                place=row.place,
                score=row.score,
                counts=row.counts,
                moment=row.moment,
                others=[name if is_me or who in known else "" for who, name in row.others],
            )
            for row in rows
        ],
        rows[-1].moment if len(rows) == SHOWN else 0,
    )
