"""The page itself as an answer, whatever address of it was asked for."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import Any

from litestar import Request, Response

from dovecote.locales import LANGUAGES, Words
from dovecote.server.http.packed import Packed
from dovecote.server.http.static.files import HTML, PageFiles

_UNBUILT = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Dovecote</title>
<h1>Dovecote</h1>
<p>{sentence}</p>
</html>
"""

words = lru_cache(Words)  # reading all sentences of a language takes a tenth of a second


def show(page: Packed | None, request: Request[Any, Any, Any], status: int = 200) -> Response[Any]:
    """The page, or a sentence that says why there is none."""
    if page is None:
        return Response(_unbuilt(language_of(request)), status_code=status, media_type=HTML)
    if status == 200:
        return page.answer(request)
    return Response(page.body, status_code=status, media_type=HTML)


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Whether a person is looking, and not a program: then they get a page in any case."""
    is_api = f"{request.scope['path']}/".startswith("/api/")
    accepts = "text/html" in request.headers.get("accept", "")
    return accepts and request.method == "GET" and not is_api


def missing(request: Request[Any, Any, Any]) -> Response[Any]:
    """There is nothing at this address, which the page says by itself."""
    built: PageFiles = request.app.state.built
    return show(built.index, request, status=404)


def language_of(request: Request[Any, Any, Any]) -> str:
    """The first of the visitor's languages that is one of ours."""
    wanted = request.headers.get("accept-language", "").lower().split(",")
    spoken = (tag.strip()[:2] for tag in wanted)
    return next((tag for tag in spoken if tag in LANGUAGES), "en")


def _unbuilt(language: str) -> str:
    sentence = escape(words(language)("server-unbuilt"))
    return _UNBUILT.format(language=language, sentence=sentence)
