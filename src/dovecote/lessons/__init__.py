"""Lessons: a few moves at a real table, each asked for, answered and explained."""

from dovecote.lessons.lesson import Goal, Lesson, LessonStep
from dovecote.lessons.pupil import Answer, Pupil
from dovecote.lessons.shelf import lesson_named, lessons

__all__ = ["Answer", "Goal", "Lesson", "LessonStep", "Pupil", "lesson_named", "lessons"]
