"""Somebody who takes a lesson: a value that moves on by right moves, and by nothing else.

All that is kept are the moves that were right. The table is laid anew from them whenever
somebody looks, so a pupil can be kept in a browser, sent to any server and left for a while.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from dovecote.core.entries import read_entry
from dovecote.core.errors import DovecoteError, Refusal
from dovecote.core.game import Choice
from dovecote.core.options import read as read_options
from dovecote.games import game_named
from dovecote.lessons.lesson import Goal, Lesson, LessonStep
from dovecote.play.luck import Scripted
from dovecote.play.replay import AnyTable, take
from dovecote.play.table import Table

OTHER = "lesson-other"  # said to every offer for which a lesson has no sentence of its own


class LessonDoneError(DovecoteError):
    status = 409
    sentence = "the lesson {lesson!r} is done"


class LostError(DovecoteError):
    """Moves that do not lead through the lesson, as after it was rewritten."""

    status = 409
    sentence = "the lesson {lesson!r} does not go on from {text!r}"


class Answer(msgspec.Struct, frozen=True):
    """What a try gets; whatever is not right has changed nothing, or begun the step again."""

    verdict: Literal["right", "wrong", "refused", "missed"]
    says: str = ""  # a sentence of the catalogue; empty: the game's own for the refusal
    refusal: Refusal | None = None


class Pupil:
    """A lesson, the right moves so far, and the table they have led to."""

    def __init__(self, lesson: Lesson, moves: tuple[str, ...] = ()) -> None:
        self.lesson = lesson
        self.moves = moves
        self.number = 0  # of steps that are done
        self.since = 0  # the last entry before the learner's last move
        self.begun = 0  # right moves before the present step
        self._luck = Scripted()
        game = game_named(lesson.game)
        options = read_options(game.options_type, lesson.options)
        self.table: AnyTable = Table(game, options, self._luck)
        self._follow(lesson.opening)
        for number, text in enumerate(moves, 1):
            if self.step is None or not self._is_taken(text):
                raise LostError(lesson=lesson.name, text=text)
            self._move(number, text)

    @property
    def step(self) -> LessonStep | None:
        """What is asked now; None when all is done."""
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def say(self) -> tuple[str, ...]:
        """The names of the sentences for the present step, or for the end."""
        parts = self.step.say if self.step else self.lesson.close
        return tuple(map(self.lesson.key, parts))

    @property
    def shown(self) -> str:
        """The next move, for somebody who is stuck; empty where a free turn went another way."""
        if self.step is None or self.step.ask:
            return self.step.ask[0] if self.step else ""
        done = self.moves[self.begun :]
        is_on_the_way = self.step.free[: len(done)] == done
        return self.step.free[len(done)] if is_on_the_way else ""

    def again(self) -> Pupil:
        """The pupil at the beginning of the present step."""
        return Pupil(self.lesson, self.moves[: self.begun])

    def attempt(self, text: str) -> tuple[Pupil, Answer]:
        """The pupil after a try, and what is said to it; text that is no notation raises."""
        if self.step is None:
            raise LessonDoneError(lesson=self.lesson.name)
        refusal = self.table.why(self.lesson.seat, text)
        if refusal:
            return self, self._refused(self.step, refusal)
        if not self._is_taken(text):
            part = self.step.wrong.get(text)
            return self, Answer("wrong", self.lesson.key(part) if part else OTHER)
        after = Pupil(self.lesson, (*self.moves, text))
        if after.number == self.number and not after._is_asked():
            return self.again(), Answer("missed", self.lesson.key(self.step.missed))
        return after, Answer("right")

    def _refused(self, step: LessonStep, refusal: Refusal) -> Answer:
        part = step.instead.get(refusal.code)
        return Answer("refused", self.lesson.key(part) if part else "", refusal)

    def _is_taken(self, text: str) -> bool:
        """Whether a lesson goes on by this offer."""
        step = self.step
        return step is not None and (text in step.ask or bool(step.free and text not in step.wrong))

    def _is_asked(self) -> bool:
        pending = self.table.pending
        return isinstance(pending, Choice) and self.lesson.seat in pending.seats

    def _move(self, number: int, text: str) -> None:
        """Takes a right move; what the lesson has next follows if it ends the step."""
        step, self.since = self.step, self.table.at
        assert step is not None
        try:
            self.table.act(self.lesson.seat, text)
        except DovecoteError as error:
            raise LostError(lesson=self.lesson.name, text=text) from error
        if step.goal is None or _reached(
            step.goal, self.table.events(self.lesson.seat, self.since)
        ):
            self._follow(step.then)
            self.number += 1
            self.begun = number

    def _follow(self, lines: tuple[str, ...]) -> None:
        for line in lines:
            take(self.table, self._luck, read_entry(0, line))


def _reached(goal: Goal, events: tuple[Any, ...]) -> bool:
    return any(_is(goal, msgspec.to_builtins(event)) for event in events)


def _is(goal: Goal, event: dict[str, Any]) -> bool:
    told = msgspec.json.decode(msgspec.json.encode(event))
    wanted = {"type": goal.event, **goal.fields}
    return all(told.get(name) == value for name, value in wanted.items())
