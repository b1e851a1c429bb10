"""What browsers ask for: the addresses of the page, and the files it is made of."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, Response, get
from litestar.handlers import HTTPRouteHandler

from dovecote.core.errors import DovecoteError
from dovecote.server.built import ASSETS, Built
from dovecote.server.errors import NoPageError, NoTableError
from dovecote.server.lobby import TABLE_ID
from dovecote.server.page import language_of, show, words
from dovecote.server.services import Services


@get(["/", "/new/{game:str}", "/rules/{game:str}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], built: Built) -> Response[Any]:
    """The page finds out by its address what to show."""
    return show(built.index, request)


@get(["/t/{table_id:str}", "/t/{table_id:str}/replay"], include_in_schema=False)
async def table_page(
    table_id: str, request: Request[Any, Any, Any], built: Built, services: Services
) -> Response[Any]:
    """A table under its own title, which is shown wherever its link is shared."""
    if not TABLE_ID.fullmatch(table_id):
        return show(built.index, request, status=404)
    try:
        title = await _title(table_id, language_of(request), services)
    except NoTableError:
        return show(built.index, request, status=404)
    except DovecoteError:  # the page will hear of it, and say so
        return show(built.index, request)
    answer = show(built.titled(title), request)
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


async def _title(table_id: str, language: str, services: Services) -> str:
    row = (await services.house.room(table_id)).row
    names = ", ".join(seat.name or seat.bot or "–" for seat in row.seats)
    say = await asyncio.to_thread(words, language)
    return say("server-table", game=row.agreement.game.title(), names=names)


def files_of(built: Built) -> HTTPRouteHandler:
    """One route for each file; those with a hash in their name share one."""
    others = [address for address in built.files if not address.startswith(ASSETS)]

    @get([*others, f"{ASSETS}{{name:path}}"], include_in_schema=False)
    async def file(request: Request[Any, Any, Any], built: Built) -> Response[Any]:
        found = built.files.get(request.scope["path"])
        if found is None:
            raise NoPageError()
        return found.answer(request)

    return file
