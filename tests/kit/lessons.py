"""Lessons as the tests look at them: their files, their scenarios, and every way through."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import dovecote
from dovecote.games import GAMES
from dovecote.lessons import Lesson, Pupil, lessons
from dovecote.testing.scenario import Scenario

FOLDER = Path(dovecote.__file__).parent / "games"
ALL = [lesson for game in GAMES for lesson in lessons(game)]


def ident(lesson: Lesson) -> str:
    """A lesson's name in a list of tests."""
    return f"{lesson.game}-{lesson.name}"


def file_of(lesson: Lesson) -> Path:
    """Where the lesson is written."""
    found = (FOLDER / lesson.game / "data" / "lessons").glob("*.lesson")
    (file,) = (f for f in found if f"lesson: {lesson.name}\n" in f.read_text("utf-8"))
    return file


def scenario(lesson: Lesson) -> Scenario:
    """The lesson as a scenario, its first answers given, with what it expects."""
    numbered = enumerate(file_of(lesson).read_text("utf-8").splitlines(), 1)
    lines: list[tuple[int, str]] = []
    for number, line in numbered:
        word, _, value = line.partition(": ")
        if word == "ask":
            lines.append((number, f"{lesson.seat} {value.split(' | ')[0]}"))
        elif word == "free":
            lines += [(number, f"{lesson.seat} {move}") for move in value.split(" | ")]
        elif line[:1] in ("*", *"0123456789") or word.startswith("expect "):
            lines.append((number, line))
    return Scenario(ident(lesson), lesson.covers, lesson.options, tuple(lines))


def ways(pupil: Pupil) -> Iterator[Pupil]:
    """The pupil at every step, on every way that the answers of the lesson lead."""
    yield pupil
    if pupil.step is None:
        return
    after = pupil
    for move in pupil.step.free:
        after, answer = after.attempt(move)
        assert answer.verdict == "right", move
        yield after
    for move in pupil.step.ask:
        after, answer = pupil.attempt(move)
        assert answer.verdict == "right", move
        yield from ways(after)
