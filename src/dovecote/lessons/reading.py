"""Reading a lesson from its file: see `docs/lessons.md`."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from dovecote.core.entries import read_entry
from dovecote.core.game import Seat
from dovecote.lessons.lesson import Goal, Lesson, LessonStep

_HEADER = ("lesson", "covers", "seats", "seat", "options")
_KEY = re.compile(r"[a-z]+(-[a-z]+)*")


class LessonFileError(ValueError):
    """A line that no lesson has, or not there."""


def read_lesson(game: str, text: str) -> Lesson:
    """The lesson that a file of a game tells."""
    numbered = enumerate(text.splitlines(), 1)
    lines = [(number, line) for number, line in numbered if line and not line.startswith("#")]
    header = _header(lines)
    reader = _Reader()
    for number, line in lines[len(header) :]:
        if not line.startswith("expect "):  # for the tests, as in scenarios
            try:
                reader.read(number, line)
            except (ValueError, msgspec.MsgspecError) as error:
                raise LessonFileError(f"line {number}: {line}: {error}") from error
    opening, steps, close = reader.finish()
    return Lesson(
        game=game,
        name=_name(header.get("lesson", "")),
        covers=tuple(header.get("covers", "").split()),
        seat=Seat(int(header.get("seat", "0"))),
        options={
            "seats": header.get("seats", "2"),
            **dict(pair.split("=") for pair in header.get("options", "").split()),
        },
        opening=opening,
        steps=steps,
        close=close,
    )


def _header(lines: list[tuple[int, str]]) -> dict[str, str]:
    header: dict[str, str] = {}
    for _, line in lines:
        key, colon, value = line.partition(": ")
        if key not in _HEADER or not colon:
            break
        header[key] = value
    return header


class _Reader:
    """Takes line after line; a step begins with its first `say`."""

    def __init__(self) -> None:
        self._opening: list[str] = []
        self._steps: list[dict[str, Any]] = []

    def read(self, number: int, line: str) -> None:
        if re.match(r"[*0-9]", line):
            self._entry(number, line)
            return
        word, _, value = line.partition(": ")
        verb, _, about = word.partition(" ")
        step = self._step(begins=verb == "say")
        match verb:
            case "say":
                step["say"].append(_name(value))
            case "point":
                step["point"] = tuple(value.split(" | "))
            case "ask" | "free":
                step[verb] = tuple(value.split(" | "))
            case "goal":
                event, _, fields = value.partition(" ")
                step["goal"] = Goal(event, msgspec.json.decode(fields or "{}"))
            case "missed":
                step["missed"] = _name(value)
            case "wrong":
                step["wrong"][about] = _name(value)
            case "else":
                step["instead"][about] = _name(value)
            case _:
                raise LessonFileError("no such line")

    def finish(self) -> tuple[tuple[str, ...], tuple[LessonStep, ...], tuple[str, ...]]:
        """The opening, the steps, and what is said when all is done."""
        if not self._steps or _asks(self._steps[-1]) or len(self._steps[-1]) > _FRESH:
            raise LessonFileError("a lesson ends with what is said when all is done")
        *asking, last = self._steps
        steps = tuple(map(_finished, asking))
        if any(step.free for step in steps[:-1]) or (steps and steps[-1].free and steps[-1].then):
            raise LessonFileError("what follows a free turn cannot be known")
        return tuple(self._opening), steps, tuple(last["say"])

    def _step(self, *, begins: bool) -> dict[str, Any]:
        is_new = not self._steps or _asks(self._steps[-1])
        if begins and is_new:
            self._steps.append({"say": [], "wrong": {}, "instead": {}})
        if not self._steps or (is_new and not begins and "then" in self._steps[-1]):
            raise LessonFileError("it belongs to no step")
        return self._steps[-1]

    def _entry(self, number: int, line: str) -> None:
        entry = str(read_entry(number, line))
        if not self._steps:
            self._opening.append(entry)
            return
        if not _asks(self._steps[-1]):
            raise LessonFileError("nothing is asked before it")
        self._steps[-1].setdefault("then", []).append(entry)


_FRESH = 3  # a step without anything but what is said


def _asks(step: dict[str, Any]) -> bool:
    return "ask" in step or "free" in step


def _finished(step: dict[str, Any]) -> LessonStep:
    if ("goal" in step) != ("free" in step) or ("missed" in step) != ("free" in step):
        raise LessonFileError("a free turn has a goal, and a sentence for missing it")
    if "ask" in step and "free" in step:
        raise LessonFileError("a step asks for a move, or leaves the turn free")
    return LessonStep(**{**step, "say": tuple(step["say"]), "then": tuple(step.get("then", ()))})


def _name(text: str) -> str:
    if not _KEY.fullmatch(text):
        raise LessonFileError(f"“{text}” is no name: small letters and hyphens only")
    return text
