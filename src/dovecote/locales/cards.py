"""What a card of Piccioni does, said in every language from its effects."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from dovecote.games.piccioni import PICCIONI, saying
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.phrases import AnyCard
from dovecote.games.piccioni.saying import CardSays
from dovecote.locales import LANGUAGES, Words


def sentences(game: str, sheet: Mapping[str, Any]) -> dict[str, dict[str, CardSays]]:
    """By language and by id, what each card says that can be read; only Piccioni's say anything."""
    return saying.sentences(sheet, LANGUAGES, _say) if game == PICCIONI.name else {}


def says(language: str, card: AnyCard, box: Cards) -> CardSays:
    """What one card says in one language: in its author's words, or from its effects."""
    return saying.says(language, card, box, _say)


def _say(language: str, key: str, params: Mapping[str, str | int]) -> str | None:
    try:
        return _words(language)(key, **params)
    except LookupError:
        return None


@cache
def _words(language: str) -> Words:
    return Words(language)
