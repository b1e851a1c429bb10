"""What browsers ask for: the addresses of the page, and the files it is made of."""

from __future__ import annotations

import asyncio
import re
from typing import Any, NamedTuple

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from dovecote.core.errors import DovecoteError
from dovecote.locales import Words
from dovecote.locales.names import bot_names
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.http.links import base_of
from dovecote.server.http.needs import given
from dovecote.server.http.parameters import TABLE_ID
from dovecote.server.http.static.files import ASSETS, LinkPreview, PageFiles
from dovecote.server.http.static.page import language_of, show, words
from dovecote.server.settings import Settings
from dovecote.tables.errors import NoPageError, NoTableError
from dovecote.tables.rows import TableRow

HERE = re.compile("here-[0-9a-f]{1,40}")
_ADDRESSES = [
    "/",
    "/new/{game:str}",
    "/rules/{game:str}",
    "/learn/{game:str}",
    "/learn/{game:str}/{lesson:str}",
    "/deals",
    "/house",
    "/tournaments",
    "/tournaments/{tournament:str}",
    "/people/{who:str}",
    "/leagues",
    "/leagues/{league:str}",
    "/cards",
    "/me",
    "/puzzles",
    "/notices",
    "/cards/{set_id:str}",
    "/cards/{set_id:str}/{part:str}",
]


class TablePageNeeds(NamedTuple):
    """What these routes need."""

    rooms: Rooms
    settings: Settings


@get(_ADDRESSES, include_in_schema=False)
async def page(request: Request[Any, Any, Any], built: NamedDependency[PageFiles]) -> Response[Any]:
    """The page finds out by its address what to show."""
    return show(built.index, request)


_TABLE = "/t/{table_id:str}"


@get(
    [_TABLE, f"{_TABLE}/replay", f"{_TABLE}/puzzles/{{at:int}}"],
    include_in_schema=False,
    dependencies=given(TablePageNeeds),
)
async def table_page(
    table_id: FromPath[str],
    request: Request[Any, Any, Any],
    built: NamedDependency[PageFiles],
    needs: NamedDependency[TablePageNeeds],
) -> Response[Any]:
    """A table under its own title, with what is shown wherever its link is shared."""
    if HERE.fullmatch(table_id):  # the browser keeps it, and nobody else knows it
        return show(built.index, request)
    if not TABLE_ID.fullmatch(table_id):
        return show(built.index, request, status=404)
    try:
        preview = await _preview(table_id, request, needs)
    except NoTableError:
        return show(built.index, request, status=404)
    except DovecoteError:  # the page will hear of it, and say so
        return show(built.index, request)
    answer = show(built.previewed(preview), request)
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


async def _preview(
    table_id: str, request: Request[Any, Any, Any], needs: TablePageNeeds
) -> LinkPreview:
    row = (await needs.rooms.room(table_id)).state.row
    say = await asyncio.to_thread(words, language_of(request))
    return LinkPreview(
        title=_title(row, say),
        description=_description(row, say),
        base=base_of(request, needs.settings),
        path=request.scope["path"],
        picture=f"/share/{row.agreement.game}.png",
    )


def _title(row: TableRow, say: Words) -> str:
    bots = bot_names(say, {n: seat.bot for n, seat in enumerate(row.seats) if seat.bot})
    names = ", ".join(seat.name or bots.get(n, "–") for n, seat in enumerate(row.seats))
    return say("server-table", game=row.agreement.game.title(), names=names)


def _description(row: TableRow, say: Words) -> str:
    """Who invites, while there is a seat to take, what the game is, and whose cards they are."""
    about = " ".join((say(f"{row.agreement.game}-about"), *_cards(row, say)))
    host = next(iter(row.held_by(row.host)), None)
    if row.status != "open" or host is None:
        return about
    return f"{say('waiting-invites', who=row.seats[host].name)} {about}"


def _cards(row: TableRow, say: Words) -> list[str]:
    """Which cards are played with, if they are not the house's."""
    if row.set is None:
        return []
    text = row.set.text
    return [say("server-set", title=text.title, provenance=text.provenance)]


def files_of(built: PageFiles) -> HTTPRouteHandler:
    """One route for each file; those with a hash in their name share one."""
    others = [address for address in built.files if not address.startswith(ASSETS)]

    @get([*others, f"{ASSETS}{{name:path}}"], include_in_schema=False)
    async def file(
        request: Request[Any, Any, Any], built: NamedDependency[PageFiles]
    ) -> Response[Any]:
        found = built.files.get(request.scope["path"])
        if found is None:
            raise NoPageError()
        return found.answer(request)

    return file
