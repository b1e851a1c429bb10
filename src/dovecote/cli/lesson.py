"""One lesson at the terminal: it says what to do, and answers every try."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from dovecote.cli.errors import sentence
from dovecote.cli.numbered import NumberedOffers
from dovecote.cli.prompt import asked
from dovecote.cli.rules import text_of
from dovecote.core.errors import DovecoteError
from dovecote.faces import face_of
from dovecote.faces.screen import show
from dovecote.lessons import Answer, Pupil
from dovecote.locales import Words

_FEW = 12  # offers; more of them would drown what is said
_ON_A_BOARD = ("board-", "objective-")  # a drawing of letters has no such places


class TerminalLesson:
    """A pupil at a drawn table."""

    def __init__(self, pupil: Pupil, words: Words, *, plain: bool = False) -> None:
        lesson = pupil.lesson
        is_done = pupil.step is None
        self.pupil = Pupil(lesson) if is_done else pupil  # a lesson can be taken again
        self._words = words
        self._plain = plain
        self._face = face_of(pupil.table.game, words, pupil.table.colours)
        self._numbers = NumberedOffers()
        self._commands: dict[str, Callable[[str], None]] = {
            "show": self._show,
            "again": self._again,
            "look": self._look,
            "all": self._all,
            "rules": self._rules,
            "help": self._help,
        }

    def run(self) -> None:
        """Teaches until the lesson is done, or `quit` leads back to the list."""
        show()
        show(click.style(self._words(self.pupil.lesson.title), bold=True))
        self._help("")
        self._ask()
        while self.pupil.step is not None:
            typed = self._prompt().strip()
            if typed == "quit":
                return
            self._obey(typed)
        show()

    def _obey(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        try:
            if word in self._commands:
                self._commands[word](rest.strip())
            elif typed:
                self._try(self._numbers.text_of(typed))
        except DovecoteError as error:
            show(sentence(self._words, error))

    def _try(self, text: str) -> None:
        self.pupil, answer = self.pupil.attempt(text)
        if answer.verdict == "right":
            table, seat = self.pupil.table, self.pupil.lesson.seat
            for event in table.events(seat, self.pupil.since):
                show(self._face.event(event))
        else:
            show(self._told(answer))
        if answer.verdict in ("right", "missed"):
            self._ask()

    def _told(self, answer: Answer) -> str:
        """What is said to a try that was not right."""
        refusal = answer.refusal
        if refusal is None:
            return self._words(answer.says)
        said = self._words(answer.says) if answer.says else self._face.refusal(refusal)
        return f"{said} (§{refusal.clause})"

    def _ask(self) -> None:
        """The table, the offers if they are few, and last, beside the prompt, what is said."""
        self._look("")
        step = self.pupil.step
        if step is not None:
            offers = list(self.pupil.table.legal(self.pupil.lesson.seat))
            self._list(offers if len(offers) <= _FEW else [])
            if len(offers) > _FEW:
                show(self._words("learn-many", count=len(offers)))
            if places := [place for place in step.point if not place.startswith(_ON_A_BOARD)]:
                show(self._words("learn-point", places=" · ".join(places)))
        for key in self.pupil.say:
            show(click.style(self._words(key), bold=True))

    def _list(self, offers: list[Any]) -> None:
        self._numbers.number(offers)
        view = self.pupil.table.view(self.pupil.lesson.seat)
        for number, action in enumerate(offers, 1):
            show(f"{number:>4} {action}  {self._face.offer(action, view)}")

    def _all(self, text: str) -> None:
        self._list(list(self.pupil.table.legal(self.pupil.lesson.seat)))

    def _show(self, text: str) -> None:
        move = self.pupil.shown
        show(self._words("learn-show", move=move) if move else self._words("learn-astray"))

    def _again(self, text: str) -> None:
        self.pupil = self.pupil.again()
        self._ask()

    def _look(self, text: str) -> None:
        seat, table = self.pupil.lesson.seat, self.pupil.table
        view = table.view(seat)
        face = self._face
        lines = face.account(view) if self._plain else face.drawing(view, table.legal(seat), text)
        show("\n".join(lines))

    def _rules(self, clause: str) -> None:
        show(text_of(self.pupil.lesson.game, self._words, clause or None))

    def _help(self, text: str) -> None:
        show(self._words("learn-help"))

    def _prompt(self) -> str:
        step, steps = self.pupil.number + 1, len(self.pupil.lesson.steps)
        prompt = self._words("learn-prompt", step=step, steps=steps)
        return asked(prompt)
