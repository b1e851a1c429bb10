"""A lesson as it is told: it is laid anew from the moves that were right, at every question."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from dovecote.lessons import Answer, Lesson, Pupil
from dovecote.wire.client import NamedMove, Text
from dovecote.wire.fields import written
from dovecote.wire.seated import SeatPosition, position_of


class LessonOf(msgspec.Struct, frozen=True):
    """A lesson in the list; `title` and `about` name sentences of the catalogue."""

    name: str
    title: str
    about: str
    seat: int  # the learner's
    options: dict[str, str]
    colours: tuple[str, ...]  # seat by seat; none in a game without colours
    steps: int
    covers: tuple[str, ...]  # clauses of the rules


class LessonTry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moves that were right so far, and the next try, if there is one. The events are those
    after entry `since`; without it, those since the learner's last move."""

    moves: Annotated[list[Text], Meta(max_length=60)] = []
    do: NamedMove | None = None
    since: Annotated[int, Meta(ge=0)] | None = None


class LessonQuestion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moves that were right so far, and one that somebody has in mind."""

    move: NamedMove
    moves: Annotated[list[Text], Meta(max_length=60)] = []


class LessonAnswer(msgspec.Struct, frozen=True):
    """What a try gets. `says` names a sentence; if it is empty, `code` and `params` fill the
    game's own, as on the wire."""

    verdict: Literal["right", "wrong", "refused", "missed"]
    says: str = ""
    code: str = ""
    clause: str = ""
    params: dict[str, Any] = {}


class LessonNow(msgspec.Struct, frozen=True):
    """Where a learner is. `moves` are to be sent again with the next try."""

    moves: tuple[str, ...]
    begun: int  # how many of them came before this step; whoever sends only those begins it again
    step: int  # steps that are done, of `steps`
    steps: int
    say: tuple[str, ...]  # sentences, by their names
    point: tuple[str, ...]  # places on the table
    show: str  # an offer for whoever is stuck; empty where a free turn went another way
    answer: LessonAnswer | None
    position: SeatPosition


def asked(lesson: Lesson, data: LessonQuestion) -> tuple[Pupil, str]:
    """The pupil, and the text of the move that is asked about."""
    pupil = Pupil(lesson, tuple(data.moves))
    return pupil, written(pupil.table, lesson.seat, data.move)


def lesson_now(lesson: Lesson, data: LessonTry) -> LessonNow:
    """Where the moves lead, and what the next try gets; without a try, what is asked."""
    pupil, answer = Pupil(lesson, tuple(data.moves)), None
    if data.do is not None:
        pupil, answer = pupil.attempt(written(pupil.table, lesson.seat, data.do))
    step = pupil.step
    return LessonNow(
        moves=pupil.moves,
        begun=pupil.begun,
        step=pupil.number,
        steps=len(pupil.lesson.steps),
        say=pupil.say,
        point=step.point if step else (),
        show=pupil.shown,
        answer=_answered(answer) if answer else None,
        position=position_of(
            pupil.table, lesson.seat, pupil.since if data.since is None else data.since
        ),
    )


def _answered(answer: Answer) -> LessonAnswer:
    refusal = answer.refusal
    if refusal is None:
        return LessonAnswer(answer.verdict, answer.says)
    return LessonAnswer(answer.verdict, answer.says, refusal.code, refusal.clause, refusal.params)


def lesson_of(lesson: Lesson) -> LessonOf:
    """A lesson as it stands in the list."""
    return LessonOf(
        name=lesson.name,
        title=lesson.title,
        about=lesson.about,
        seat=lesson.seat,
        options=lesson.options,
        colours=tuple(Pupil(lesson).table.colours),
        steps=len(lesson.steps),
        covers=lesson.covers,
    )
