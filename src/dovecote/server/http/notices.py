"""Over HTTP: how, of what and when somebody wants to be told what happens while they are away."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Annotated, Any, Literal, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec
from litestar import Controller, Request, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK
from msgspec import Meta

from dovecote.server.allowances import Allowances
from dovecote.server.cluster.telling import Telling
from dovecote.server.errors import ChannelError, CodeError, NoWayError
from dovecote.server.http.needs import given
from dovecote.server.http.notice_channels import (
    ChannelNow,
    ChannelTried,
    NewChannel,
    channel_now,
    new_channel,
)
from dovecote.server.http.openapi import NEEDED
from dovecote.server.http.problems import problems
from dovecote.server.http.who import Who, address_of
from dovecote.server.settings import Settings
from dovecote.server.storage import channels
from dovecote.server.storage.channels import Channel, Kind, Liking
from dovecote.server.storage.database import Change
from dovecote.server.storage.reader import Reader
from dovecote.server.storage.writer import Unit, Writer
from dovecote.tables.errors import TooManyError

Minute = Annotated[int, Meta(ge=0, le=1439)]
ChannelId = Annotated[str, PathParameter(max_length=32, pattern="^[A-Za-z0-9_-]+$")]
Secret = Annotated[str, PathParameter(max_length=64, pattern="^[A-Za-z0-9_-]+$")]
_GONE = ResponseSpec(None, description="Nothing more is sent there.")


class Code(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stood in the mail."""

    code: Annotated[str, Meta(min_length=1, max_length=8)]


class Likings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Of what and when you want to be told. Times are minutes of the day where you are; from and
    until the same minute: never quiet; digest -1: at once."""

    kinds: tuple[Kind, ...] = channels.KINDS
    language: Literal["en", "fr", "de", "it"] = "en"
    zone: Annotated[str, Meta(min_length=1, max_length=64)] = "UTC"
    quiet_from: Minute = 0
    quiet_until: Minute = 0
    digest: Annotated[int, Meta(ge=-1, le=1439)] = -1


class NoticesNow(msgspec.Struct, frozen=True):
    """What can be chosen here, and what you have chosen."""

    push: str  # the key of this server for browsers; empty: it does not push
    mail: bool
    hooks: bool
    channels: list[ChannelNow]
    likings: Likings


class NoticeNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    now: Callable[[], int]
    reader: Reader
    writer: Writer
    settings: Settings
    allowances: Allowances
    telling: Telling


class NoticesOf(Controller):
    """Notices."""

    path = "/api/notices"
    tags = ("notices",)
    dependencies = given(NoticeNeeds)

    @get("/", responses=problems(401), operation_id="notices", security=NEEDED)
    async def look(
        self, request: Request[Any, Any, Any], needs: NamedDependency[NoticeNeeds]
    ) -> NoticesNow:
        """What can be chosen here, and what you have chosen."""
        person, telling = (await needs.who.person(request)).id, needs.telling
        found = await needs.reader.read(channels.channels_of, person)
        liking = await needs.reader.read(channels.liking_of, person)
        return NoticesNow(
            push=telling.push_key,
            mail=telling.offers("mail"),
            hooks=telling.offers("hook"),
            channels=[channel_now(channel) for channel in found],
            likings=Likings(**msgspec.structs.asdict(liking)),
        )

    @put(
        "/likings",
        responses=problems(401, 403, 413),
        operation_id="likeNotices",
        security=NEEDED,
        status_code=HTTP_200_OK,
    )
    async def like(
        self,
        data: JSONBody[Likings],
        request: Request[Any, Any, Any],
        needs: NamedDependency[NoticeNeeds],
    ) -> Likings:
        """Choose of what and when you are told."""
        person = (await needs.who.person(request)).id
        try:
            ZoneInfo(data.zone)
        except (ZoneInfoNotFoundError, ValueError, OSError):
            raise ChannelError(what="zone", text=data.zone) from None
        liking = Liking(**msgspec.structs.asdict(data))
        await _write(needs.writer, channels.set_liking(person, liking))
        return data

    @post(
        "/channels",
        responses=problems(401, 403, 404, 409, 413, 429),
        operation_id="addChannel",
        security=NEEDED,
        status_code=HTTP_200_OK,
    )
    async def add(
        self,
        data: JSONBody[NewChannel],
        request: Request[Any, Any, Any],
        needs: NamedDependency[NoticeNeeds],
    ) -> ChannelNow:
        """One more way to you. An address of mail is yours once you have told the code that is sent
        there."""
        person, limit = await needs.who.person(request), needs.settings.limits.channels
        channel = new_channel(data, person.id, needs.telling, needs.now())
        await needs.allowances.spend("notices", person.id, address_of(request))
        if not await _write(needs.writer, channels.add_channel(channel, limit)):
            raise TooManyError(what="channels", limit=limit)
        if channel.code:
            liking = await needs.reader.read(channels.liking_of, person.id)
            await needs.telling.send(channel, "code", channel.code, liking.language)
        return channel_now(channel, channel.secret if channel.kind == "hook" else "")

    @post(
        "/channels/{channel_id:str}/code",
        responses=problems(401, 403, 404, 413, 429),
        operation_id="confirmChannel",
        security=NEEDED,
        status_code=HTTP_200_OK,
    )
    async def confirm(
        self,
        channel_id: ChannelId,
        data: JSONBody[Code],
        request: Request[Any, Any, Any],
        needs: NamedDependency[NoticeNeeds],
    ) -> ChannelNow:
        """Tell the code that stood in the mail."""
        person = await needs.who.person(request)
        channel = await _own(channel_id, person.id, needs.reader)
        await needs.allowances.spend("notices", person.id, address_of(request))
        if channel.code and not hmac.compare_digest(channel.code.encode(), data.code.encode()):
            raise CodeError()
        await _write(needs.writer, channels.confirm(person.id, channel.id, channel.code))
        return channel_now(msgspec.structs.replace(channel, code=""))

    @post(
        "/channels/{channel_id:str}/test",
        responses=problems(401, 403, 404, 429),
        operation_id="tryChannel",
        security=NEEDED,
        status_code=HTTP_200_OK,
    )
    async def try_out(
        self,
        channel_id: ChannelId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[NoticeNeeds],
    ) -> ChannelTried:
        """Send something at once, to see whether it arrives."""
        person = await needs.who.person(request)
        channel = await _own(channel_id, person.id, needs.reader)
        await needs.allowances.spend("notices", person.id, address_of(request))
        liking = await needs.reader.read(channels.liking_of, person.id)
        if channel.code:
            raise CodeError()
        outcome = await needs.telling.send(channel, "test", person.name, liking.language)
        if outcome.fate == "gone":  # nobody is there any more, and nobody ever will be
            drop = channels.drop_channel(person.id, channel.id)
            await needs.writer.write(Unit("", change=drop))
        return ChannelTried(outcome.fate == "sent")

    @delete(
        "/channels/{channel_id:str}",
        responses={204: _GONE, **problems(401, 403, 404)},
        operation_id="dropChannel",
        security=NEEDED,
    )
    async def drop(
        self,
        channel_id: ChannelId,
        request: Request[Any, Any, Any],
        needs: NamedDependency[NoticeNeeds],
    ) -> Response[None]:
        """Hear nothing more that way."""
        person = await needs.who.person(request)
        if not await _write(needs.writer, channels.drop_channel(person.id, channel_id)):
            raise NoWayError()
        return Response(None, status_code=204)

    @delete(
        "/off/{secret:str}",
        responses={204: _GONE, **problems(403, 404)},
        operation_id="endMail",
    )
    async def end(self, secret: Secret, needs: NamedDependency[NoticeNeeds]) -> Response[None]:
        """Get no more mail, by the link that stands in each; for whoever is nobody here any
        more."""
        if not await _write(needs.writer, channels.drop_by_secret(secret)):
            raise NoWayError()
        return Response(None, status_code=204)


async def _own(channel: str, person: str, reader: Reader) -> Channel:
    mine = await reader.read(channels.channels_of, person)
    found = next((one for one in mine if one.id == channel), None)
    if found is None:
        raise NoWayError()
    return found


async def _write(writer: Writer, change: Change) -> bool:
    return await writer.write(Unit("", change=change))
