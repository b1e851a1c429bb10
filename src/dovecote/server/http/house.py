"""For those who look after a house: who must stay away, who may come in, what was said."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import Controller, Request, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from dovecote.server.cluster.rooms import Rooms
from dovecote.server.errors import NothingThereError
from dovecote.server.http.links import base_of
from dovecote.server.http.needs import given
from dovecote.server.http.openapi import NEEDED
from dovecote.server.http.parameters import TableId
from dovecote.server.http.problems import problems
from dovecote.server.http.who import Who
from dovecote.server.room.commands.chat import unsay
from dovecote.server.sessions import Sessions
from dovecote.server.settings import Settings
from dovecote.server.storage import house
from dovecote.server.storage.chat import last_lines
from dovecote.server.storage.database import Change, Connection
from dovecote.server.storage.house import Ban, Deed, Invited, KnownPerson, LoggedDeed, SignedDeed
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.writer import Unit, Writer

_DAY = 86_400_000  # milliseconds
_DONE = ResponseSpec(None, description="Done, and written down.")
Whom = Annotated[str, PathParameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
InvitationHash = Annotated[str, PathParameter(max_length=64, pattern="^[0-9a-f]+$")]
Days = Annotated[int, Meta(ge=0, le=36_500)]
Note = Annotated[str, Meta(max_length=200)]


class HouseNow(msgspec.Struct, frozen=True):
    """What there is to look after."""

    is_invited: bool  # nobody new comes in without an invitation
    people: list[KnownPerson]
    bans: list[Ban]
    invitations: list[Invited]
    log: list[SignedDeed]


class Banning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For how many days, 0 for ever, and why."""

    days: Days = 0
    reason: Note = ""


class Admitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many may come, for how many days the link holds (0: for ever), and for whom it is."""

    uses: Annotated[int, Meta(ge=1, le=1000)] = 1
    days: Days = 14
    note: Note = ""


class InvitationLink(msgspec.Struct, frozen=True):
    """Whoever has the link may come in; it is shown once."""

    link: str


class AuthoredLine(msgspec.Struct, frozen=True):
    """A line of a chat with its author, for moderators."""

    number: int
    person: str
    name: str
    text: str
    moment: int


class HouseNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    now: Callable[[], int]
    rooms: Rooms
    sessions: Sessions
    reader: Reader
    writer: Writer
    settings: Settings


class HouseRoutes(Controller):
    """A house and its guests."""

    path = "/api/house"
    tags = ("house",)
    security = NEEDED
    dependencies = given(HouseNeeds)

    @get("/", responses=problems(401, 403), operation_id="house")
    async def show(
        self,
        request: Request[Any, Any, Any],
        needs: NamedDependency[HouseNeeds],
        name: Annotated[str, QueryParameter(max_length=40)] = "",
    ) -> HouseNow:
        """People whose name has this in it, bans, invitations and what was done."""
        await needs.who.moderator(request)
        return await needs.reader.read(_house, name, needs.now(), needs.settings.invited)

    @put("/bans/{person:str}", responses=problems(401, 403, 404, 413), operation_id="ban")
    async def ban(
        self,
        person: Whom,
        data: JSONBody[Banning],
        request: Request[Any, Any, Any],
        needs: NamedDependency[HouseNeeds],
    ) -> HouseNow:
        """Somebody must stay away; their lines are cut."""
        act = await _act(request, needs, "ban", person, data.reason)
        until = act.moment + data.days * _DAY if data.days else 0
        return await _do(needs, house.ban(act, until), "person")

    @delete(
        "/bans/{person:str}",
        responses=problems(401, 403, 404),
        operation_id="unban",
        status_code=HTTP_200_OK,
    )
    async def unban(
        self, person: Whom, request: Request[Any, Any, Any], needs: NamedDependency[HouseNeeds]
    ) -> HouseNow:
        """Somebody may come back."""
        act = await _act(request, needs, "unban", person)
        return await _do(needs, house.unban(act), "ban")

    @post("/invitations", responses=problems(401, 403, 413), operation_id="admit")
    async def invite(
        self,
        data: JSONBody[Admitting],
        request: Request[Any, Any, Any],
        needs: NamedDependency[HouseNeeds],
    ) -> InvitationLink:
        """A link by which some may come in."""
        word = secrets.token_urlsafe(12)
        act = await _act(request, needs, "invite", house.hash_of(word), data.note)
        until = act.moment + data.days * _DAY if data.days else 0
        await _do(needs, house.invite(act, word, data.uses, until), "invitation")
        return InvitationLink(f"{base_of(request, needs.settings)}/#invited={word}")

    @delete(
        "/invitations/{word:str}",
        responses=problems(401, 403, 404),
        operation_id="uninvite",
        status_code=HTTP_200_OK,
    )
    async def uninvite(
        self,
        word: InvitationHash,
        request: Request[Any, Any, Any],
        needs: NamedDependency[HouseNeeds],
    ) -> HouseNow:
        """Nobody comes in by an invitation any more, named by its hash."""
        act = await _act(request, needs, "uninvite", word)
        return await _do(needs, house.withdraw(act), "invitation")

    @get("/tables/{table_id:str}/chat", responses=problems(401, 403, 404), operation_id="said")
    async def said(
        self,
        table_id: TableId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[HouseNeeds],
    ) -> list[AuthoredLine]:
        """What was said last at a table, and by whom."""
        await needs.who.moderator(request)
        await needs.rooms.room(table_id)  # there is one
        return await needs.reader.read(_said, table_id)

    @delete(
        "/tables/{table_id:str}/chat/{number:int}",
        responses={204: _DONE, **problems(401, 403, 404)},
        operation_id="unsay",
    )
    async def unsay(
        self,
        table_id: TableId,
        number: Annotated[int, PathParameter(ge=1, le=999_999_999)],
        request: Request[Any, Any, Any],
        needs: NamedDependency[HouseNeeds],
    ) -> None:
        """A line of a chat says nothing any more."""
        act = await _act(request, needs, "unsay", table_id, str(number))
        await unsay(await needs.rooms.room(table_id), act, number)


async def _act(
    request: Request[Any, Any, Any], needs: HouseNeeds, act: Deed, on: str, detail: str = ""
) -> LoggedDeed:
    who = await needs.who.moderator(request)
    return LoggedDeed(who.id, act, on, detail, needs.now())


async def _do(needs: HouseNeeds, change: Change, what: str) -> HouseNow:
    if not await needs.writer.write(Unit("", change=change)):
        raise NothingThereError(what=what)
    await needs.sessions.check_bans()
    return await needs.reader.read(_house, "", needs.now(), needs.settings.invited)


def _house(connection: Connection, name: str, now: int, is_invited: bool) -> HouseNow:
    return HouseNow(
        is_invited=is_invited,
        people=house.known(connection, name, now),
        bans=house.bans(connection, now),
        invitations=house.invitations(connection, now),
        log=house.log(connection),
    )


def _said(connection: Connection, table: str) -> list[AuthoredLine]:
    lines = last_lines(connection, table)
    names = house.names_of(connection, [line.person for line in lines])
    return [
        AuthoredLine(line.number, line.person, names.get(line.person, ""), line.text, line.moment)
        for line in lines
    ]
