"""The lessons of every game, read from its data once."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from dovecote.core.errors import DovecoteError
from dovecote.games import game_named
from dovecote.lessons.lesson import Lesson
from dovecote.lessons.reading import read_lesson


class NoLessonError(DovecoteError):
    status = 404
    sentence = "{game} has no lesson {lesson!r}; it has {lessons}"


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in the order in which they are best taken."""
    folder = files("dovecote.games").joinpath(game_named(game).name, "data", "lessons")
    if not folder.is_dir():
        return ()
    texts = {file.name: file for file in folder.iterdir() if file.name.endswith(".lesson")}
    return tuple(read_lesson(game, texts[name].read_text("utf-8")) for name in sorted(texts))


def lesson_named(game: str, name: str) -> Lesson:
    """One of them."""
    known = {lesson.name: lesson for lesson in lessons(game)}
    if name not in known:
        raise NoLessonError(game=game, lesson=name, lessons=", ".join(known))
    return known[name]
