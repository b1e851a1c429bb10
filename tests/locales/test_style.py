"""Buttons and requests are worded alike, whoever reads them and whatever they point with."""

from __future__ import annotations

import re

import pytest

from dovecote.locales import LANGUAGES, catalogue

POINTING = {  # words for one kind of pointer, told to whoever has another one or none
    "en": r"\b[Tt]ap\b|\bclick",
    "fr": r"\b[Tt]ouche (?:un|le|la|les|ce)\b|\bcliqu|\bclic\b",
    "de": r"\b[Tt]ippe?(?:st)?\b(?! „)|[Kk]lick",
    "it": r"\b[Tt]occa (?:un|il|lo|la|le|i|ciò)\b|\bclic\b",
}
TABLES = ("page-columba.ftl", "page-columbiz.ftl", "page-piccioni.ftl")

INFINITIVE = re.compile(r"\w+(?:are|ere|ire|ar|er|ir)\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_asks_for_a_choice_not_for_a_tap_or_a_click(language: str) -> None:
    wrong = re.compile(POINTING[language])
    told = [line for file in TABLES for line in catalogue(language)[file].splitlines()]
    assert len(told) > 300
    assert [line for line in told if wrong.search(line) and not line.startswith("#")] == []


def test_italian_buttons_of_piccioni_are_requests() -> None:
    """What may be chosen stands on buttons beside others that say “Gioca” and “Pesca”."""
    offers = re.findall(r"^piccioni-offer-\S+ = (.+)", catalogue("it")["piccioni.ftl"], re.M)
    buttons = re.findall(
        r"^piccioni-page-go-\S+ = (.+)", catalogue("it")["page-piccioni.ftl"], re.M
    )
    assert len(offers) > 9
    assert len(buttons) > 9
    assert [text for text in (*offers, *buttons) if INFINITIVE.match(text)] == []
