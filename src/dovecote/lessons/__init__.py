"""Lessons: a few moves at a real table, each asked for, answered and explained."""

from dovecote.lessons.lesson import Goal, Lesson, Step
from dovecote.lessons.pupil import Answer, Pupil
from dovecote.lessons.shelf import lesson_named, lessons

__all__ = ["Answer", "Goal", "Lesson", "Pupil", "Step", "lesson_named", "lessons"]
