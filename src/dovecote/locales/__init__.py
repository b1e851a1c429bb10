"""The words for people, in four languages, from one Fluent catalogue."""

from __future__ import annotations

import os
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr", "de", "it")


class Words:
    """Sentences in one language: `words("error-stale", at=3, now=5, text="end")`."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in catalogue(language).values():
            self._bundle.add_resource(FluentResource(text))

    def __call__(self, key: str, **params: str | int | float) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, key
        sentence, errors = self._bundle.format_pattern(pattern, params)
        if errors:
            raise errors[0]
        return str(sentence)


def catalogue(language: str) -> dict[str, str]:
    """The texts of a language's files, by name."""
    folder = files(__name__).joinpath(language)
    names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(".ftl"))
    return {name: folder.joinpath(name).read_text("utf-8") for name in names}


def usual_language() -> str:
    """The language the system is set to, if it is one of ours."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"
