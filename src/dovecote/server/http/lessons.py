"""Lessons over HTTP: whoever learns keeps the moves that were right, and the server nothing.

A lesson is laid anew from those moves at every request, by the same rules as a table; so it
needs no name, no database and no socket, and any server of many can answer.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Annotated, Any

from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from dovecote.games import game_named
from dovecote.lessons import lesson_named, lessons
from dovecote.server.http.library import GameName
from dovecote.server.http.packed import Packed, pack
from dovecote.server.http.problems import problems
from dovecote.server.http.services import Services
from dovecote.server.room.commands.questions import foreseen
from dovecote.wire.answers import why_not
from dovecote.wire.lessons import (
    LessonNow,
    LessonOf,
    LessonQuestion,
    LessonTry,
    asked,
    lesson_now,
    lesson_of,
)
from dovecote.wire.server import Previewed, WhyNot, to_json

LessonName = Annotated[str, PathParameter(max_length=40)]


class Lessons(Controller):
    """A game taught in short lessons."""

    path = "/api/games/{game:str}/lessons"
    tags = ("lessons",)

    @get("/", responses=problems(404), operation_id="lessons")
    async def list(
        self, game: GameName, request: Request[Any, Any, Any]
    ) -> Response[list[LessonOf]]:
        """The lessons of a game, in the order in which they are best taken."""
        return _list(game_named(game).name).answer(request)

    @post(
        "/{lesson:str}",
        responses=problems(403, 404, 409, 413),
        operation_id="lesson",
        status_code=HTTP_200_OK,
    )
    async def take(
        self,
        game: GameName,
        lesson: LessonName,
        data: JSONBody[LessonTry],
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
    ) -> LessonNow:
        """Where the moves lead, and what the next try gets; without a try, what is asked."""
        found, claim = lesson_named(game, lesson), await services.claim(request)
        return await services.replays.run(claim, lesson_now, found, data)

    @post(
        "/{lesson:str}/preview",
        responses=problems(403, 404, 409, 413),
        operation_id="lesson_preview",
        status_code=HTTP_200_OK,
    )
    async def preview(
        self,
        game: GameName,
        lesson: LessonName,
        data: JSONBody[LessonQuestion],
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
    ) -> Previewed:
        """What a move would bring, as far as the seat can know."""
        found, claim = lesson_named(game, lesson), await services.claim(request)
        pupil, text = await services.replays.run(claim, asked, found, data)
        work = partial(services.helper.work, claim)
        return await foreseen(pupil.table, pupil.lesson.seat, text, work)

    @post(
        "/{lesson:str}/why",
        responses=problems(403, 404, 409, 413),
        operation_id="lesson_why",
        status_code=HTTP_200_OK,
    )
    async def why(
        self,
        game: GameName,
        lesson: LessonName,
        data: JSONBody[LessonQuestion],
        request: Request[Any, Any, Any],
        services: NamedDependency[Services],
    ) -> WhyNot:
        """The rule against a move; without a code, it is offered."""
        found, claim = lesson_named(game, lesson), await services.claim(request)
        pupil, text = await services.replays.run(claim, asked, found, data)
        return why_not(pupil.table, pupil.lesson.seat, text)


@cache
def _list(game: str) -> Packed:
    found = [lesson_of(lesson) for lesson in lessons(game)]
    return pack(to_json(found), "application/json")
