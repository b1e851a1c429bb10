"""A lesson's file is read strictly: what is written wrong teaches nobody."""

from __future__ import annotations

import pytest

from dovecote.core.errors import UnknownGameError
from dovecote.lessons import Goal, lesson_named, lessons
from dovecote.lessons.reading import LessonFileError, read_lesson
from dovecote.lessons.shelf import NoLessonError

WHOLE = """# a comment
lesson: first-steps
covers: 3.1 4.2
seats: 3
seat: 1
options: ties=captured
* 6

say: throw
say: hope
point: 5/3 | 5/4
ask: stand | reroll 1
wrong reroll 2: wrong-die
else dice-absent: absent
expect offered 1: stand
* 1
2 stand

say: alone
free: put 5/1 | end
goal: Placed {"seat": 1}
missed: missed

say: done
"""


def test_every_line_has_its_place() -> None:
    lesson = read_lesson("columbiz", WHOLE)
    assert (lesson.game, lesson.name, lesson.seat) == ("columbiz", "first-steps", 1)
    assert lesson.covers == ("3.1", "4.2")
    assert lesson.options == {"seats": "3", "ties": "captured"}
    assert lesson.opening == ("* 6",)
    first, second = lesson.steps
    assert first.say == ("throw", "hope")
    assert first.point == ("5/3", "5/4")
    assert first.ask == ("stand", "reroll 1")
    assert first.wrong == {"reroll 2": "wrong-die"}
    assert first.instead == {"dice-absent": "absent"}
    assert first.then == ("* 1", "2 stand")
    assert second.free == ("put 5/1", "end")
    assert second.goal == Goal("Placed", {"seat": 1})
    assert second.missed == "missed"
    assert lesson.close == ("done",)


def test_a_lesson_knows_every_sentence_it_can_say() -> None:
    parts = ("title", "about", "done", "throw", "hope", "wrong-die", "absent", "alone", "missed")
    keys = {f"lesson-columbiz-first-steps-{part}" for part in parts}
    assert set(read_lesson("columbiz", WHOLE).keys) == keys


@pytest.mark.parametrize(
    "wrong",
    [
        "say: a\nask: stand",  # no end
        "ask: stand\nsay: a",  # asks before it says
        "say: a\n* 1\nask: stand\nsay: b",  # luck in the middle of a step
        "say: a\nask: stand\n* 1\nwrong end: b\nsay: c",  # belongs to no step any more
        "say: a\nask: stand\nfree: end\ngoal: Placed\nmissed: b\nsay: c",
        "say: a\nfree: end\nmissed: b\nsay: c",  # no goal
        "say: a\nfree: end\ngoal: Placed\nsay: c",  # nothing to say if it is missed
        "say: a\nfree: end\ngoal: Placed\nmissed: b\n* 1\nsay: c",  # luck nobody can know
        "say: a\nfree: end\ngoal: Placed\nmissed: b\nsay: c\nask: stand\nsay: d",
        "say: a\nfree: end\ngoal: Placed {\nmissed: b\nsay: c",
        "say: Not a name\nask: stand\nsay: b",
        "say: a\nhum: b\nask: stand\nsay: c",
        "say: a\npoint: 5/3",  # an end that points
        "",
    ],
)
def test_what_is_no_lesson_is_refused(wrong: str) -> None:
    with pytest.raises(LessonFileError):
        read_lesson("columbiz", f"lesson: a\n{wrong}\n")


def test_a_lesson_has_a_name() -> None:
    with pytest.raises(LessonFileError):
        read_lesson("columbiz", "say: a\nask: stand\nsay: b\n")


def test_lessons_are_found_by_game_and_name() -> None:
    assert lesson_named("columbiz", "lines") in lessons("columbiz")
    with pytest.raises(NoLessonError):
        lesson_named("columbiz", "falcons")
    with pytest.raises(UnknownGameError):
        lessons("chess")
