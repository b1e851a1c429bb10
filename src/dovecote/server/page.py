"""What somebody sees who opens the server's address in a browser."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import MediaType, Request, Response, get

from dovecote.locales import LANGUAGES, Words
from dovecote.server.lobby import TableId
from dovecote.server.problems import problems
from dovecote.server.services import Services

_HTML = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Dovecote</title>
<h1>Dovecote</h1>
<p>{about}</p>
<p>{table}</p>
</html>
"""


@get("/", responses=problems(), operation_id="page", media_type=MediaType.HTML, tags=["pages"])
async def page(request: Request[Any, Any, Any]) -> str:
    """What this server is."""
    words = Words(language_of(request))
    return _page(words, words("server-wire"))


@get(
    "/t/{table_id:str}",
    responses=problems(404),
    operation_id="table-page",
    media_type=MediaType.HTML,
    tags=["pages"],
)
async def table_page(
    table_id: TableId, request: Request[Any, Any, Any], services: Services
) -> Response[str]:
    """What a table is, for whoever follows its link."""
    room = await services.house.room(table_id)
    words = Words(language_of(request))
    names = ", ".join(seat.name or seat.bot or "–" for seat in room.row.seats)
    told = words("server-table", game=room.row.agreement.game.title(), names=names)
    return Response(_page(words, told), media_type=MediaType.HTML)


def language_of(request: Request[Any, Any, Any]) -> str:
    """The first of the visitor's languages that is one of ours."""
    wanted = request.headers.get("accept-language", "").lower().split(",")
    spoken = (tag.strip()[:2] for tag in wanted)
    return next((tag for tag in spoken if tag in LANGUAGES), "en")


def _page(words: Words, text: str) -> str:
    about = escape(words("server-about"))
    return _HTML.format(language=words.language, about=about, table=escape(text))
