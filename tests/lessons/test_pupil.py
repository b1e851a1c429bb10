"""A pupil goes on by right moves and by nothing else."""

from __future__ import annotations

import pytest

from dovecote.core.errors import UnreadableError
from dovecote.lessons import Lesson, Pupil
from dovecote.lessons.pupil import OTHER, LessonDoneError, LostError
from dovecote.lessons.reading import read_lesson

# three 5s are worth keeping; the turn after them is the learner's own
LESSON = read_lesson(
    "columbiz",
    """lesson: try
* 6
* 1
* 11245556

say: stand
ask: stand
wrong reroll 1: keep
else still-throwing: early

say: alone
free: put 5/3 | put 4/1
goal: Placed {"seat": 0, "square": {"column": 4, "number": 1}}
missed: missed

say: done
""",
)


@pytest.fixture
def pupil() -> Pupil:
    return Pupil(LESSON)


def told(lesson: Lesson, part: str) -> str:
    return f"lesson-columbiz-{lesson.name}-{part}"


def test_the_first_step_speaks(pupil: Pupil) -> None:
    assert pupil.say == (told(LESSON, "stand"),)
    assert (pupil.number, pupil.moves, pupil.since, pupil.shown) == (0, (), 0, "stand")


def test_the_right_move_leads_on(pupil: Pupil) -> None:
    after, answer = pupil.attempt("stand")
    assert answer.verdict == "right"
    assert (after.number, after.moves, after.say) == (1, ("stand",), (told(LESSON, "alone"),))
    assert (pupil.number, pupil.moves) == (0, ())  # who tried is as before


def test_a_foreseen_offer_has_its_sentence_and_others_the_general_one(pupil: Pupil) -> None:
    assert pupil.attempt("reroll 1")[1].says == told(LESSON, "keep")
    assert pupil.attempt("reroll 2")[1].says == OTHER
    assert pupil.attempt("reroll 2")[0] is pupil


def test_a_refusal_keeps_its_clause_whoever_words_it(pupil: Pupil) -> None:
    own = pupil.attempt("put 5/3")[1]
    assert (own.verdict, own.says) == ("refused", told(LESSON, "early"))
    engine = pupil.attempt("reroll 3")[1]
    assert engine.refusal is not None
    assert (engine.says, engine.refusal.code, engine.refusal.clause) == ("", "dice-absent", "3.3")


def test_what_is_no_notation_is_said_so(pupil: Pupil) -> None:
    with pytest.raises(UnreadableError):
        pupil.attempt("coo")


def test_a_free_turn_takes_any_offer_until_its_goal() -> None:
    pupil = Pupil(LESSON, ("stand",))
    assert pupil.shown == "put 5/3"
    pupil, answer = pupil.attempt("put 1/2")
    assert (answer.verdict, pupil.number, pupil.shown) == ("right", 1, "")
    pupil, answer = pupil.attempt("put 4/1")
    assert (answer.verdict, pupil.step) == ("right", None)
    assert pupil.say == (told(LESSON, "done"),)


def test_a_free_turn_that_is_over_too_soon_begins_again() -> None:
    pupil = Pupil(LESSON, ("stand", "put 5/3"))
    assert pupil.shown == "put 4/1"
    after, answer = pupil.attempt("end")
    assert (answer.verdict, answer.says) == ("missed", told(LESSON, "missed"))
    assert after.moves == ("stand",)
    assert after.table.offers(LESSON.seat) == Pupil(LESSON, ("stand",)).table.offers(LESSON.seat)


def test_a_step_can_be_begun_again() -> None:
    assert Pupil(LESSON, ("stand", "put 5/3", "put 1/1")).again().moves == ("stand",)
    assert Pupil(LESSON).again().moves == ()


def test_who_is_done_is_asked_nothing() -> None:
    pupil = Pupil(LESSON, ("stand", "put 4/1"))
    assert pupil.shown == ""
    with pytest.raises(LessonDoneError):
        pupil.attempt("end")


@pytest.mark.parametrize(
    "moves",
    [
        ("reroll 1",),  # offered, not asked for
        ("put 5/3",),  # refused
        ("coo",),
        ("stand", "put 4/1", "end"),  # after the end
        ("stand", "end"),  # must place first
        ("stand", "put 5/3", "end", "stand"),  # somebody else's turn
    ],
)
def test_moves_that_do_not_lead_through_are_noticed(moves: tuple[str, ...]) -> None:
    with pytest.raises(LostError):
        Pupil(LESSON, moves)
