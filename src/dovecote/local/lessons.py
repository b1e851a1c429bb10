"""The requests about lessons, as on a server."""

from __future__ import annotations

from dovecote.lessons import Pupil, lesson_named
from dovecote.local.asking import LocalRequest, Response
from dovecote.local.line import done
from dovecote.wire.answers import previewed, to_foresee, why_not
from dovecote.wire.lessons import LessonQuestion, LessonTry, asked, lesson_now


def lesson(asked: LocalRequest) -> Response:
    """Where the moves of a lesson lead, and what the next try gets."""
    return Response(lesson_now(lesson_named(*asked.names), asked.read(LessonTry)))


def preview(request: LocalRequest) -> Response:
    """What a move would bring there."""
    pupil, text = _in_mind(request)
    return Response(previewed(text, done(to_foresee(pupil.table, pupil.lesson.seat, text))))


def why(request: LocalRequest) -> Response:
    """The rule against a move there."""
    pupil, text = _in_mind(request)
    return Response(why_not(pupil.table, pupil.lesson.seat, text))


def _in_mind(request: LocalRequest) -> tuple[Pupil, str]:
    return asked(lesson_named(*request.names), request.read(LessonQuestion))
