"""Lessons over HTTP: whoever learns keeps the moves that were right, and the server nothing.

A lesson is laid anew from those moves at every request, by the same rules as a table; so it
needs no name, no database and no socket, and any server of many can answer.
"""

from __future__ import annotations

from functools import cache, partial
from typing import Annotated, Any, NamedTuple

from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from dovecote.games import game_named
from dovecote.lessons import Lesson, lesson_named, lessons
from dovecote.server.aside.task_process import TaskProcess
from dovecote.server.aside.threads import Threads
from dovecote.server.http.library import GameName
from dovecote.server.http.needs import given
from dovecote.server.http.packed import Packed, pack
from dovecote.server.http.problems import problems
from dovecote.server.http.who import Who
from dovecote.server.room.commands.questions import foreseen
from dovecote.server.turns import Claim
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

_ask = partial(post, responses=problems(403, 404, 409, 413), status_code=HTTP_200_OK)


class TakenLesson(NamedTuple):
    """A lesson, and for whom it is laid."""

    lesson: Lesson
    claim: Claim


class LessonNeeds(NamedTuple):
    """What these routes need."""

    who: Who
    aside: TaskProcess
    replays: Threads


async def _taken(
    game: GameName,
    lesson: LessonName,
    request: Request[Any, Any, Any],
    needs: NamedDependency[LessonNeeds],
) -> TakenLesson:
    return TakenLesson(lesson_named(game, lesson), await needs.who.claim(request))


class Lessons(Controller):
    """A game taught in short lessons."""

    path = "/api/games/{game:str}/lessons"
    tags = ("lessons",)
    dependencies = given(LessonNeeds, taken=Provide(_taken))

    @get("/", responses=problems(404), operation_id="lessons")
    async def list(
        self, game: GameName, request: Request[Any, Any, Any]
    ) -> Response[list[LessonOf]]:
        """The lessons of a game, in the order in which they are best taken."""
        return _list(game_named(game).name).answer(request)

    @_ask("/{lesson:str}", operation_id="lesson")
    async def take(
        self,
        data: JSONBody[LessonTry],
        taken: NamedDependency[TakenLesson],
        needs: NamedDependency[LessonNeeds],
    ) -> LessonNow:
        """Where the moves lead, and what the next try gets; without a try, what is asked."""
        return await needs.replays.run(taken.claim, lesson_now, taken.lesson, data)

    @_ask("/{lesson:str}/preview", operation_id="lesson_preview")
    async def preview(
        self,
        data: JSONBody[LessonQuestion],
        taken: NamedDependency[TakenLesson],
        needs: NamedDependency[LessonNeeds],
    ) -> Previewed:
        """What a move would bring, as far as the seat can know."""
        pupil, text = await needs.replays.run(taken.claim, asked, taken.lesson, data)
        work = partial(needs.aside.work, taken.claim)
        return await foreseen(pupil.table, pupil.lesson.seat, text, work)

    @_ask("/{lesson:str}/why", operation_id="lesson_why")
    async def why(
        self,
        data: JSONBody[LessonQuestion],
        taken: NamedDependency[TakenLesson],
        needs: NamedDependency[LessonNeeds],
    ) -> WhyNot:
        """The rule against a move; without a code, it is offered."""
        pupil, text = await needs.replays.run(taken.claim, asked, taken.lesson, data)
        return why_not(pupil.table, pupil.lesson.seat, text)


@cache
def _list(game: str) -> Packed:
    found = [lesson_of(lesson) for lesson in lessons(game)]
    return pack(to_json(found), "application/json")
