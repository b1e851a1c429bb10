"""The lessons of a game, chosen from a list and taken one by one at the terminal."""

from __future__ import annotations

import click

from dovecote.cli.lesson import TerminalLesson
from dovecote.cli.prompt import GoneHome, asked
from dovecote.faces.screen import show
from dovecote.lessons import Lesson, Pupil, lessons
from dovecote.locales import Words


class LessonList:
    """Every lesson with how far somebody has come; nothing of it outlives the program."""

    def __init__(self, game: str, words: Words, *, plain: bool) -> None:
        self._game = game
        self._words = words
        self._plain = plain
        self._pupils = {lesson.name: Pupil(lesson) for lesson in lessons(game)}

    def run(self, first: Lesson | None = None) -> None:
        """Takes lessons until somebody leaves."""
        try:
            lesson = first or self._choose()
            while True:
                taken = TerminalLesson(self._pupils[lesson.name], self._words, plain=self._plain)
                try:
                    taken.run()
                finally:  # whoever quits a lesson finds it as they left it
                    self._pupils[lesson.name] = taken.pupil
                lesson = self._choose()
        except (GoneHome, EOFError):
            show(self._words("play-bye"))

    def _choose(self) -> Lesson:
        self._list()
        while True:
            typed = asked(self._words("learn-which")).strip()
            if typed == "quit":
                raise GoneHome
            if (lesson := self._chosen(typed)) is not None:
                return lesson
            count = len(self._pupils)
            show(self._words("learn-no-such", text=typed, count=count))

    def _chosen(self, typed: str) -> Lesson | None:
        """A lesson by its number or its name; the next one that is not done for nothing typed."""
        known = [pupil.lesson for pupil in self._pupils.values()]
        if not typed:
            return next((p.lesson for p in self._pupils.values() if p.step is not None), None)
        numbered = {str(number): lesson for number, lesson in enumerate(known, 1)}
        return numbered.get(typed) or {lesson.name: lesson for lesson in known}.get(typed)

    def _list(self) -> None:
        words = self._words
        show(words("learn-lessons", title=words(f"{self._game}-title")))
        variant = None
        for number, pupil in enumerate(self._pupils.values(), 1):
            lesson = pupil.lesson
            if variant != (variant := lesson.options.get("variant")):
                show(words("page-learn-young"))
            mark = "✓" if pupil.step is None else "…" if pupil.moves else " "
            title = click.style(words(lesson.title), bold=True)
            show(f"{mark}{number:>3} {title}. {words(lesson.about)}")
