"""The pictures in the rules over HTTP: positions to draw, each with its sentence."""

from __future__ import annotations

from functools import cache
from typing import Any

from litestar import Controller, MediaType, Request, Response, get

from dovecote.games import game_named
from dovecote.lessons.picture import captions, pictures
from dovecote.locales import LANGUAGES
from dovecote.server.http.library import GameName, Language
from dovecote.server.http.packed import Packed, pack
from dovecote.server.http.problems import problems
from dovecote.tables.errors import NoPageError
from dovecote.wire.pictures import PictureOf, picture_of
from dovecote.wire.server import to_json


class Pictures(Controller):
    """What the rules show."""

    path = "/api/games/{game:str}/pictures"
    tags = ("library",)

    @get("/{language:str}", responses=problems(404), operation_id="pictures")
    async def list(
        self, game: GameName, language: Language, request: Request[Any, Any, Any]
    ) -> Response[list[PictureOf]]:
        """The pictures of a game's rules, in their order."""
        if language not in LANGUAGES:
            raise NoPageError()
        return _list(game_named(game).name, language).answer(request)


@cache
def _list(game: str, language: str) -> Packed:
    says = captions(game, language)
    found = [picture_of(picture, says[picture.name]) for picture in pictures(game)]
    return pack(to_json(found), MediaType.JSON)
