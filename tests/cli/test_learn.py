"""Lessons at the terminal: listed, taken, left and taken up again."""

from __future__ import annotations

import pytest

from dovecote.games import GAMES
from dovecote.lessons import Lesson, Pupil, lessons
from dovecote.locales import LANGUAGES, Words
from tests.kit.lessons import ALL, ident
from tests.kit.terminal import Terminal


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_are_listed_in_each_language(
    dovecote: Terminal, game: str, language: str
) -> None:
    ran = dovecote("learn", game, "--lang", language, typed="quit\n")
    assert ran.code == 0
    words = Words(language)
    for number, lesson in enumerate(lessons(game), 1):
        assert f"{number} {words(lesson.title)}. {words(lesson.about)}" in ran.out
    assert ran.out.count(words("page-learn-young")) == (game == "columba")


@pytest.mark.parametrize("lesson", ALL, ids=ident)
def test_every_lesson_is_taken_by_what_is_shown(dovecote: Terminal, lesson: Lesson) -> None:
    typed, pupil = "", Pupil(lesson)
    while pupil.step is not None:
        typed += f"show\n{pupil.shown}\n"
        pupil, _ = pupil.attempt(pupil.shown)
    ran = dovecote("learn", lesson.game, lesson.name, typed=f"{typed}quit\n")
    assert ran.code == 0
    words = Words("en")
    for step in lesson.steps:
        assert all(words(lesson.key(part)) in ran.out for part in step.say)
    assert all(words(lesson.key(part)) in ran.out for part in lesson.close)
    assert "✓" in ran.out


def test_every_try_is_answered(dovecote: Terminal) -> None:
    typed = "stand\nreroll 2\nput 5/3\nreroll 3\ncoo\n99\nquit\nquit\n"
    out = dovecote("learn", "columbiz", "throwing", typed=typed).out
    assert "You could stop here, but two throws are left" in out
    assert "That is allowed. In this lesson, please do what is asked first." in out
    assert "Pawns come after the last throw. Throw first. (§3.4)" in out
    assert "You do not have all of these dice. (§3.3)" in out
    assert "“coo” cannot be read" in out
    assert "There is no offer 99" in out
    assert out.count("1 of 5>") == 7  # nothing of it led on


def test_whoever_quits_finds_the_lesson_as_it_was(dovecote: Terminal) -> None:
    typed = "2\nstand\nput 1/2\nquit\n2\n1\nquit\nquit\n"
    out = dovecote("learn", "columbiz", typed=typed).out
    assert "…  2 Several pawns" in out
    assert out.count("1 of 6>") == 1
    assert "4 of 6>" in out  # the first offer of the third step was the right one


def test_a_lesson_that_is_done_can_be_taken_again(dovecote: Terminal) -> None:
    moves = "put 3/1\nput 3/2\nput 4/2\nput 5/1\n"
    out = dovecote("learn", "columbiz", "lines", typed=f"{moves}4\nquit\nquit\n").out
    assert out.count("1 of 3>") == 2


def test_a_free_turn_that_misses_its_goal_begins_again(dovecote: Terminal) -> None:
    typed = "put 3/1\nput 3/2\nput 5/1\nshow\nagain\nput 5/1\nput 4/2\nend\nshow\nquit\nquit\n"
    out = dovecote("learn", "columbiz", "lines", typed=typed).out
    assert "This way does not lead there any more." in out
    assert "Not this time. Use both 4s first" in out
    assert "This would do it: put 4/2" in out


def test_enter_takes_the_next_lesson_and_nonsense_is_answered(dovecote: Terminal) -> None:
    out = dovecote("learn", "columbiz", typed="x\n99\n\nquit\nquit\n").out
    assert "There is no lesson “x” to take; they are numbered 1 to 6." in out
    assert "There is no lesson “99”" in out
    assert "1 of 5>" in out


def test_the_table_the_rules_and_all_offers_can_be_looked_at(dovecote: Terminal) -> None:
    typed = "look\nrules 4.2\nrules 9.9\nall\nhelp\n"
    out = dovecote("learn", "columba", "first-card", typed=typed).out
    assert "4.2 A card covers one to four fields" in out
    assert "columba has no clause 9.9" in out
    assert out.count("place ggws at 2,0 turn 0") >= 1
    assert out.endswith("Goodbye.\n")


def test_few_offers_are_listed_and_many_only_when_asked_for(dovecote: Terminal) -> None:
    out = dovecote("learn", "columba", "first-card", typed="all\n").out
    before, _, after = out.partition("1 of 3>")
    assert "moves are possible; “all” lists them." in before
    assert "place ggws at 2,0 turn 0" not in before
    assert "place ggws at 2,0 turn 0" in after
    assert "Look here: 2,0 · 3,0 · 3,1 · 2,1" in before
    assert before.strip().endswith("Place it on the right, so that sand touches sand.")
    assert "1 put 3/1  " in dovecote("learn", "columbiz", "lines", typed="quit\n").out


def test_the_table_can_be_told_in_sentences(dovecote: Terminal) -> None:
    drawn = dovecote("learn", "columbiz", "throwing", typed="quit\nquit\n").out
    told = dovecote("learn", "columbiz", "throwing", "--plain", typed="quit\nquit\n").out
    assert "⚀" in drawn
    assert "⚀" not in told


def test_a_lesson_that_does_not_exist_is_refused_in_one_sentence(dovecote: Terminal) -> None:
    ran = dovecote("learn", "columbiz", "falcons")
    assert ran.code == 2
    assert ran.err.startswith("dovecote: columbiz has no lesson “falcons”; it has throwing,")
    assert dovecote("learn", "chess").code == 2
