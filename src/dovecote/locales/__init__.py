"""The words for people, in four languages, from one Fluent catalogue."""

from __future__ import annotations

import os
import re
from functools import cache
from importlib.resources import files
from threading import Lock

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de", "it")
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_NAMED = re.compile(r"\{ *(-?[A-Za-z][\w-]*)")  # another entry, inside a sentence
_SPACES = "\u00a0\u202f"  # that do not break: French has them before some signs
_VOWEL = re.compile("[aeiouàâéèêëîïôûæœ]", re.IGNORECASE)  # not h and y, which have it both ways
_DROPS = r"(?<!\w)([Dd]|(?:[Jj]us|[Ll]ors|[Pp]uis)?[Qq]u)e "  # and what follows
_LONGEST = 600  # characters of one parameter


class Words:
    """Sentences in one language: `words("error-stale", at=3, now=5, text="end")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._sentences = _sentences(language)

    def __call__(self, key: str, **params: str | int | float) -> str:
        self._sentences.read_for(key)
        bundle = self._sentences.bundle
        pattern = bundle.get_message(key).value
        assert pattern is not None, key
        short = {name: _short(value) for name, value in params.items()}
        sentence, errors = bundle.format_pattern(pattern, short)
        if errors:
            raise errors[0]
        return _elided(str(sentence), short) if self.language == "fr" else str(sentence)


class _Sentences:
    """A language's catalogue. Reading all of it takes half a second, and most commands need a
    few sentences: a file is read when one of its own is wanted, and once."""

    def __init__(self, language: str) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        texts = catalogue(language).values()
        self._lock = Lock()
        self._unread = {key: text for text in texts for key in _ENTRY.findall(text)}

    def read_for(self, key: str) -> None:
        """Read the file in which an entry is, and those with entries that are named there. Another
        thread that wants one of them meanwhile waits until all are there."""
        if key in self._unread:
            with self._lock:
                read: set[str] = set()
                self._read(key, read)
                for own in read:
                    self._unread.pop(own, None)

    def _read(self, key: str, read: set[str]) -> None:
        text = self._unread.get(key)
        if text is None or key in read:
            return
        read.update(_ENTRY.findall(text))
        self.bundle.add_resource(FluentResource(text))
        for named in _NAMED.findall(text):
            self._read(named, read)


_sentences = cache(_Sentences)


def _short(value: str | int | float) -> str | int | float:
    """What somebody sent, fit for a sentence: no control characters, and not endless."""
    if not isinstance(value, str):
        return value
    shown = "".join(c if c.isprintable() or c in _SPACES else "�" for c in value)
    return shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]}…"


def _elided(sentence: str, params: dict[str, str | int | float]) -> str:
    """French drops the e of “de” and “que” before a vowel, and only here is known what follows."""
    for value in params.values():
        if isinstance(value, str) and _VOWEL.match(value):
            sentence = re.sub(_DROPS + f"(?={re.escape(value)})", r"\1’", sentence)
    return sentence


def catalogue(language: str) -> dict[str, str]:
    """The texts of a language's files, by name."""
    folder = files(__name__).joinpath(language)
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return {name: folder.joinpath(name).read_text("utf-8") for name in names}


def usual_language() -> str:
    """The language the system is set to, if it is one of ours."""
    settings = (os.environ.get(variable) for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    first = next(filter(None, settings), "")  # the first that is set decides
    language = re.split("[^A-Za-z]", first)[0].lower()
    return language if language in LANGUAGES else "en"
