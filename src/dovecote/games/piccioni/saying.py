"""What a card says in every language, put together from its phrases by whoever has the words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

import msgspec

from dovecote.games.piccioni.cards import Cards
from dovecote.games.piccioni.entries import readable
from dovecote.games.piccioni.phrases import AnyCard, Phrase, answer_of, play_of

# A message of the catalogue in a language, filled; None if there is no such message.
Say: TypeAlias = Callable[[str, str, Mapping[str, str | int]], str | None]


class CardSays(msgspec.Struct, frozen=True):
    """The sentence of a card; of an action that reacts, the one for that too."""

    play: str
    reaction: str = ""


def sentences(
    sheet: Mapping[str, Any], languages: Iterable[str], say: Say
) -> dict[str, dict[str, CardSays]]:
    """By language and by id, what each card says that can be read."""
    cards = list(readable(sheet))
    names = {card.id: card for card in cards}
    return {
        language: {
            card.id: CardSays(
                _sentence(language, play_of(card), names, say),
                _sentence(language, answer_of(card), names, say),
            )
            for card in cards
        }
        for language in languages
    }


def says(language: str, card: AnyCard, box: Cards, say: Say) -> CardSays:
    """What one card says in one language: in its author's words, or from its effects."""
    cards: dict[str, Any] = {p.id: p for p in box.place} | box.pigeons | box.actions
    return CardSays(
        card.says.get(language) or _sentence(language, play_of(card), cards, say),  # type: ignore[call-overload]
        card.answers.get(language) or _sentence(language, answer_of(card), cards, say),  # type: ignore[call-overload]
    )


def name_in(language: str, card: Any, say: Say) -> str:
    """What a card is called in a language: as its author says, as the house does, or its id."""
    given = card.names.get(language) or card.name
    if given:
        return str(given)
    for key in (f"piccioni-card-{card.id}", f"piccioni-zone-{card.id}"):
        if named := say(language, key, {}):
            return named
    return str(card.id)


def _sentence(language: str, phrase: Phrase | None, cards: Mapping[str, Any], say: Say) -> str:
    """In German what stands alone begins with a capital, as the house's texts do."""
    said = _said(language, phrase, cards, say)
    return said[:1].upper() + said[1:] if language == "de" else said


def _said(language: str, phrase: Phrase | None, cards: Mapping[str, Any], say: Say) -> str:
    """A phrase in words, its parts first."""
    if phrase is None:
        return ""
    filled: dict[str, str | int] = {}
    for name, value in phrase.params.items():
        if isinstance(value, tuple):
            parts = [_said(language, part, cards, say) for part in value]
            filled[name] = _word(language, "and", {}, say).join(filter(None, parts))
        elif isinstance(value, Phrase):
            filled[name] = _said(language, value, cards, say)
        else:
            filled[name] = value
    for name in phrase.named:  # ids that are told by name
        ids = str(filled[name]).split()
        told = (name_in(language, cards[i], say) if i in cards else i for i in ids)
        filled[name] = ", ".join(told)
    return _word(language, phrase.key, filled, say)


def _word(language: str, key: str, params: Mapping[str, str | int], say: Say) -> str:
    said = say(language, f"piccioni-says-{key}", params)
    if said is None:
        raise LookupError(key)
    return said
