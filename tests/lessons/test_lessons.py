"""Every lesson holds what it promises: it is judged by the rules, not by itself."""

from __future__ import annotations

import importlib
from collections.abc import Iterator

import pytest

from dovecote.core.errors import UnreadableError
from dovecote.core.game import Choice
from dovecote.games import GAMES
from dovecote.games.rulebook import clauses
from dovecote.lessons import Lesson, Pupil, lessons
from dovecote.lessons.pupil import OTHER
from dovecote.locales import LANGUAGES, Words
from dovecote.testing import run_scenario
from tests.kit.lessons import ALL, ident, scenario, ways
from tests.lessons.clauses import MAIN
from tests.lessons.places import is_place

every_lesson = pytest.mark.parametrize("lesson", ALL, ids=ident)

MOST_STEPS = 8
MOST_WORDS = 30  # in one sentence
FEW_WORDS = 14  # for children
MOST_SAID = 150  # words in a whole lesson: a minute of reading, and a minute of doing


@every_lesson
def test_what_a_lesson_expects_holds(lesson: Lesson) -> None:
    run_scenario(GAMES[lesson.game], scenario(lesson))


@every_lesson
def test_a_lesson_can_be_played_to_its_end_on_every_way(lesson: Lesson) -> None:
    ends = [pupil for pupil in ways(Pupil(lesson)) if pupil.step is None]
    assert ends
    assert 1 <= len(lesson.steps) <= MOST_STEPS


@every_lesson
def test_every_step_asks_the_learner_for_an_offer(lesson: Lesson) -> None:
    for pupil in asking(lesson):
        offers, step = pupil.table.offers(lesson.seat), pupil.step
        assert step is not None
        assert isinstance(pupil.table.pending, Choice)
        assert lesson.seat in pupil.table.pending.seats
        assert set(step.ask) <= set(offers)
        assert len(set(step.ask)) == len(step.ask)


@every_lesson
def test_every_wrong_move_is_an_offer_that_is_not_asked_for(lesson: Lesson) -> None:
    wrong = {(n, move) for n, step in enumerate(lesson.steps) for move in step.wrong}
    for pupil in asking(lesson):
        step = pupil.step
        assert step is not None
        assert not set(step.wrong) & set(step.ask)
        for move in set(step.wrong) & set(pupil.table.offers(lesson.seat)):
            after, answer = pupil.attempt(move)
            assert after is pupil
            assert answer.verdict == "wrong"
            assert answer.says == lesson.key(step.wrong[move])
            wrong.discard((pupil.number, move))
    assert not wrong, "offered on no way through the lesson"


@every_lesson
def test_every_other_try_gets_an_answer_and_changes_nothing(lesson: Lesson) -> None:
    """Offers that nobody thought of get the general sentence, refusals the engine's own."""
    for pupil in asking(lesson):
        step, at = pupil.step, pupil.table.at
        assert step is not None
        offers = pupil.table.offers(lesson.seat)
        if not step.free:
            for move in set(offers) - set(step.ask) - set(step.wrong):
                after, answer = pupil.attempt(move)
                assert (after, answer.verdict, answer.says) == (pupil, "wrong", OTHER)
        for move in set(tried(pupil)) - set(offers):
            after, answer = pupil.attempt(move)
            assert (after, answer.verdict) == (pupil, "refused")
            refusal = pupil.table.why(lesson.seat, move)
            assert refusal is not None
            assert answer.refusal == refusal
            part = step.instead.get(refusal.code)
            assert answer.says == (lesson.key(part) if part else "")
        with pytest.raises(UnreadableError):
            pupil.attempt("coo")
        assert pupil.table.at == at


@every_lesson
def test_every_sentence_instead_of_a_refusal_can_be_met(lesson: Lesson) -> None:
    game = GAMES[lesson.game]
    due = {(n, code) for n, step in enumerate(lesson.steps) for code in step.instead}
    assert {code for _, code in due} <= set(game.refusals)
    for pupil in asking(lesson):
        for move in tried(pupil):
            refusal = pupil.table.why(lesson.seat, move)
            due.discard((pupil.number, refusal.code if refusal else ""))
    assert not due, "refused to nobody"


@every_lesson
def test_every_place_that_is_pointed_at_is_one(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert [p for p in step.point if not is_place(lesson.game, lesson.options, p)] == []


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_short(lesson: Lesson, language: str) -> None:
    words = Words(language)
    most = FEW_WORDS if lesson.options.get("variant") == "junior" else MOST_WORDS
    for key in lesson.keys:
        assert len(words(key).split()) <= most, key
    said = [part for step in lesson.steps for part in step.say] + list(lesson.close)
    assert sum(len(words(lesson.key(part)).split()) for part in said) <= MOST_SAID
    assert words(OTHER)


def test_a_game_that_is_taught_names_its_main_clauses() -> None:
    assert {lesson.game for lesson in ALL} == MAIN.keys()


@pytest.mark.parametrize("game", MAIN)
def test_there_are_five_to_seven_lessons_and_two_for_children(game: str) -> None:
    junior = [lesson for lesson in lessons(game) if lesson.options.get("variant") == "junior"]
    assert len(junior) == (2 if game == "columba" else 0)
    assert 5 <= len(lessons(game)) - len(junior) <= 7
    names = [lesson.name for lesson in lessons(game)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", MAIN)
def test_the_lessons_cover_every_main_clause(game: str) -> None:
    covered = {clause for lesson in lessons(game) for clause in lesson.covers}
    assert covered <= set(clauses(game, "en"))
    assert sorted(MAIN[game] - covered) == []


@pytest.mark.parametrize("game", MAIN)
def test_the_main_clauses_are_clauses(game: str) -> None:
    assert clauses(game, "en").keys() >= MAIN[game]


def asking(lesson: Lesson) -> Iterator[Pupil]:
    """The learner at every step, on every way."""
    return (pupil for pupil in ways(Pupil(lesson)) if pupil.step is not None)


def tried(pupil: Pupil) -> Iterator[str]:
    """Moves worth trying, legal or not: those of the game's own contract, and of the lesson."""
    game = pupil.lesson.game
    contract = importlib.import_module(f"tests.games.{game}.contract")
    candidates = contract.candidates(pupil.table.state)
    yield from map(str, candidates)
    for step in pupil.lesson.steps:
        yield from (*step.ask, *step.free, *step.wrong)
