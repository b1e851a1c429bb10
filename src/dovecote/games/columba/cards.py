"""Cards as texts, their turns, and decks read from data files."""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from dovecote.core.errors import DovecoteError
from dovecote.games.columba.components import KINDS

COMMON = 30
STARTING = 4


class Deck(msgspec.Struct, frozen=True):
    """The cards of a box; a card's identity is its text."""

    common: tuple[str, ...]
    starting: tuple[str, ...]


class DeckError(DovecoteError):
    """A deck that cannot be played with; names the card's place and the reason."""

    sentence = "{place}: {reason}; found {found}, expected {expected}"


@cache
def turned(card: str, turn: int) -> str:
    """The card after quarter turns clockwise: what was top left is then top right."""
    return card[-turn:] + card[:-turn] if turn else card


@cache
def turns(card: str) -> tuple[tuple[int, str], ...]:
    """Every turn that gives a picture of its own, with that picture; smallest turn first."""
    pictures: dict[str, int] = {}
    for turn in range(4):
        pictures.setdefault(turned(card, turn), turn)
    return tuple((turn, picture) for picture, turn in pictures.items())


@cache
def kinds_of(picture: str) -> tuple[int, ...]:
    """The places of a picture's four grounds in KINDS."""
    return tuple(map(KINDS.index, picture))


@cache
def counts(card: str) -> tuple[int, ...]:
    """How many pigeons of each kind a card shows."""
    return tuple(map(card.count, KINDS))


def printed(card: str) -> str:
    """The turn of a card that is printed: the first in the order of the kinds."""
    return min((turned(card, turn) for turn in range(4)), key=lambda c: [KINDS.index(k) for k in c])


def read_deck(text: str) -> Deck:
    """The deck that a data file gives."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _wrong("deck", "syntax", str(error), "TOML") from None
    common = _cards(data, "common", COMMON)
    starting = _cards(data, "starting", STARTING)
    for place, card in enumerate(starting, 1):
        if len(set(card)) != len(KINDS):
            raise _wrong(f"starting {place}", "kinds", card, KINDS)
    return Deck(common, starting)


def _cards(data: dict[str, object], name: str, number: int) -> tuple[str, ...]:
    cards = data.get(name)
    if not isinstance(cards, list):
        raise _wrong(name, "list", "", str(number))
    for place, card in enumerate(cards, 1):
        if not isinstance(card, str) or len(card) != 4 or set(card) - set(KINDS):
            raise _wrong(f"{name} {place}", "letters", str(card), KINDS)
    if len(cards) != number:
        raise _wrong(name, "count", str(len(cards)), str(number))
    return tuple(map(printed, cards))


def _wrong(place: str, reason: str, found: str, expected: str) -> DeckError:
    return DeckError(place=place, reason=reason, found=found, expected=expected)
