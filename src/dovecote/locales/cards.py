"""What a card of Piccioni does, said in every language from its effects."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from dovecote.games.piccioni import PICCIONI
from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.entries import readable
from dovecote.games.piccioni.phrases import AnyCard, Phrase, answer_of, play_of
from dovecote.locales import LANGUAGES, Words


class CardSays(msgspec.Struct, frozen=True):
    """The sentence of a card; of an action that reacts, the one for that too."""

    play: str
    reaction: str = ""


def sentences(game: str, sheet: Mapping[str, Any]) -> dict[str, dict[str, CardSays]]:
    """By language and by id, what each card says that can be read; only Piccioni's say anything."""
    if game != PICCIONI.name:
        return {}
    cards = list(readable(sheet))
    names = {card.id: card for card in cards}
    return {
        language: {
            card.id: CardSays(
                _sentence(language, play_of(card), names),
                _sentence(language, answer_of(card), names),
            )
            for card in cards
        }
        for language in LANGUAGES
    }


def says(language: str, card: AnyCard, box: Cards) -> CardSays:
    """What one card says in one language: in its author's words, or from its effects."""
    cards: dict[str, Any] = {p.id: p for p in box.place} | box.pigeons | box.actions
    return CardSays(
        card.says.get(language) or _sentence(language, play_of(card), cards),  # type: ignore[call-overload]
        card.answers.get(language) or _sentence(language, answer_of(card), cards),  # type: ignore[call-overload]
    )


def name_in(language: str, card: Any) -> str:
    """What a card is called in a language: as its author says, as the house does, or its id."""
    given = card.names.get(language) or card.name
    if given:
        return str(given)
    for key in (f"piccioni-card-{card.id}", f"piccioni-zone-{card.id}"):
        try:
            return _words(language)(key)
        except LookupError:
            continue
    return str(card.id)


@cache
def _words(language: str) -> Words:
    return Words(language)


def _sentence(language: str, phrase: Phrase | None, cards: Mapping[str, Any]) -> str:
    """In German what stands alone begins with a capital, as the house's texts do."""
    said = _said(language, phrase, cards)
    return said[:1].upper() + said[1:] if language == "de" else said


def _said(language: str, phrase: Phrase | None, cards: Mapping[str, Any]) -> str:
    """A phrase in words, its parts first."""
    if phrase is None:
        return ""
    filled: dict[str, str | int] = {}
    for name, value in phrase.params.items():
        if isinstance(value, tuple):
            parts = [_said(language, part, cards) for part in value]
            filled[name] = _words(language)("piccioni-says-and").join(filter(None, parts))
        elif isinstance(value, Phrase):
            filled[name] = _said(language, value, cards)
        else:
            filled[name] = value
    for name in phrase.named:  # ids that are told by name
        told = (name_in(language, cards[i]) if i in cards else i for i in str(filled[name]).split())
        filled[name] = ", ".join(told)
    return _words(language)(f"piccioni-says-{phrase.key}", **filled)
