"""What a lesson is: a position, and steps that ask for moves."""

from __future__ import annotations

from typing import Any

import msgspec

from dovecote.core.game import Seat


class Goal(msgspec.Struct, frozen=True):
    """Something that shall happen: an event of this name, with these fields."""

    event: str
    fields: dict[str, Any] = {}


class LessonStep(msgspec.Struct, frozen=True):
    """One thing the learner does. `say`, `wrong`, `instead` and `missed` name sentences."""

    say: tuple[str, ...]
    point: tuple[str, ...] = ()  # places on the table it is about
    ask: tuple[str, ...] = ()  # the moves that are right, any one of them
    free: tuple[str, ...] = ()  # or one way to the goal, while every offer is taken
    goal: Goal | None = None
    missed: str = ""  # if a free turn is over without the goal
    wrong: dict[str, str] = {}  # by offer
    instead: dict[str, str] = {}  # of the engine's own sentence, by code of the refusal
    then: tuple[str, ...] = ()  # entries that follow: luck, and the moves of others


class Lesson(msgspec.Struct, frozen=True):
    """A lesson of a game; `name` is the end of its address and part of its sentences' names."""

    game: str
    name: str
    covers: tuple[str, ...]  # clauses of the rules
    seat: Seat  # the learner's
    options: dict[str, str]
    opening: tuple[str, ...]  # the entries that lead to its position
    steps: tuple[LessonStep, ...]
    close: tuple[str, ...]  # said when all is done

    @property
    def title(self) -> str:
        """The sentence that names it."""
        return self.key("title")

    @property
    def about(self) -> str:
        """The sentence that says what is learned."""
        return self.key("about")

    @property
    def keys(self) -> tuple[str, ...]:
        """Every sentence it can say, by its name in the catalogue."""
        parts = ["title", "about", *self.close]
        for step in self.steps:
            parts += [*step.say, *step.wrong.values(), *step.instead.values()]
            parts += [step.missed] if step.missed else []
        return tuple(map(self.key, dict.fromkeys(parts)))

    def key(self, part: str) -> str:
        """The name in the catalogue of one of its sentences."""
        return f"lesson-{self.game}-{self.name}-{part}"
