"""Texts for people are set as each language sets them: apostrophes, quotation marks, spaces."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dovecote
from dovecote.locales import LANGUAGES

SOURCE = Path(dovecote.__file__).parent
FOREIGN = {  # marks of the other languages
    "en": "«»„",
    "fr": "“”„",
    "de": "«»”",
    "it": "“”„",
}


def texts(language: str) -> list[Path]:
    """The catalogues, rules, rulings and pictures in one language."""
    games = SOURCE / "games"
    catalogues = (SOURCE / "locales" / language).glob("*.ftl")
    return sorted([*catalogues, *games.glob(f"*/data/*/{language}.*")])


def faults(language: str, wrong: str) -> list[str]:
    """Every line that has what it should not have."""
    return [
        f"{file.relative_to(SOURCE)}:{number}: {line.strip()}"
        for file in texts(language)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1)
        if not line.startswith("#") and re.search(wrong, line)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curved(language: str) -> None:
    assert len(texts(language)) > 20
    assert faults(language, r"(?<=\w)'") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(language: str) -> None:
    assert faults(language, f"[{FOREIGN[language]}]") == []


def test_french_marks_stay_with_their_words() -> None:
    assert faults("fr", r"(?<=[^\s{}$]) [:;!?»]|« |(?<=[}]) [:;!?»]|(?<=\w)[;!?»](?!\S*=)") == []
