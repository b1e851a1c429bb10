"""Games, rules, components, sentences and bots over HTTP: the same for everyone."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, get
from litestar.params import PathParameter

from dovecote.bots import BOTS
from dovecote.games import GAMES
from dovecote.games.rulebook import clauses, rulebook
from dovecote.games.rulings import Ruling, register
from dovecote.locales import LANGUAGES, catalogue
from dovecote.server.http.packed import Packed, pack
from dovecote.server.http.problems import problems
from dovecote.tables.errors import NoPageError
from dovecote.wire.library import ClauseOf, GameOf, described, named

GameName = Annotated[str, PathParameter(max_length=40)]
Language = Annotated[str, PathParameter(max_length=2, description=" | ".join(LANGUAGES))]
Clause = Annotated[str, PathParameter(max_length=10)]
_MARKDOWN = "text/markdown"


class Library(Controller):
    """What does not depend on any table."""

    path = "/api"
    tags = ("library",)

    @get("/games", responses=problems(), operation_id="games")
    async def games(self) -> list[GameOf]:
        """Every game with its options."""
        return [described(game) for game in GAMES.values()]

    @get("/bots", responses=problems(), operation_id="bots")
    async def bots(self) -> list[str]:
        """The levels of bots."""
        return list(BOTS)

    @get("/games/{game:str}/data", responses=problems(404), operation_id="data")
    async def data(self, game: GameName) -> dict[str, str]:
        """Components and cards as the rules read them, by name."""
        return dict(named(game).data)

    @get(
        "/games/{game:str}/rules/{language:str}",
        responses=problems(404),
        operation_id="rules",
        media_type=_MARKDOWN,
    )
    async def rules(
        self, game: GameName, language: Language, request: Request[Any, Any, Any]
    ) -> Response[str]:
        """The rules in our own words, as Markdown."""
        _check(game, language)
        return _rules(game, language).answer(request)

    @get(
        "/games/{game:str}/rules/{language:str}/{clause:str}",
        responses=problems(404),
        operation_id="clause",
    )
    async def clause(self, game: GameName, language: Language, clause: Clause) -> ClauseOf:
        """One clause of the rules."""
        _check(game, language)
        text = clauses(game, language).get(clause)
        if text is None:
            raise NoPageError()
        return ClauseOf(game, language, clause, text)

    @get(
        "/games/{game:str}/rulings/{language:str}",
        responses=problems(404),
        operation_id="rulings",
    )
    async def rulings(
        self, game: GameName, language: Language, request: Request[Any, Any, Any]
    ) -> Response[dict[str, Ruling]]:
        """The register of rulings behind the rules, by their ids."""
        _check(game, language)
        return _rulings(game, language).answer(request)

    @get("/catalogues/{language:str}", responses=problems(404), operation_id="catalogue")
    async def catalogue(
        self, language: Language, request: Request[Any, Any, Any]
    ) -> Response[dict[str, str]]:
        """Every sentence for people, as Fluent files by name."""
        if language not in LANGUAGES:
            raise NoPageError()
        return _catalogue(language).answer(request)


@cache
def _rules(game: str, language: str) -> Packed:
    return pack(rulebook(game, language).encode(), _MARKDOWN)


@cache
def _rulings(game: str, language: str) -> Packed:
    return pack(msgspec.json.encode(register(game, language)), MediaType.JSON)


@cache
def _catalogue(language: str) -> Packed:
    return pack(msgspec.json.encode(catalogue(language)), MediaType.JSON)


def _check(game: str, language: str) -> None:
    named(game)
    if language not in LANGUAGES:
        raise NoPageError()
