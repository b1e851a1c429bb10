"""Cards as texts, their turns, and decks read from data files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import msgspec

from dovecote.core.errors import SetError
from dovecote.core.labels import head_of
from dovecote.core.toml import TomlError, read_toml
from dovecote.games.columba.components import KINDS

COMMON = 30
STARTING = 4
_MOST = 200  # cards of a list that are looked at
_SHOWN = 40  # characters of what is no card


class Deck(msgspec.Struct, frozen=True):
    """The cards of a box; a card's identity is its text."""

    common: tuple[str, ...]
    starting: tuple[str, ...]
    title: str = ""
    provenance: str = ""


class DeckError(SetError):
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
        data = read_toml(text)
    except TomlError as error:
        raise _wrong("deck", "syntax", str(error), "TOML") from None
    for fault in faults(data):
        raise fault
    common, starting = (tuple(map(printed, data[name])) for name in ("common", "starting"))
    return Deck(common, starting, **head_of(data))


def faults(data: Mapping[str, Any]) -> Iterator[DeckError]:
    """Everything that is wrong with the cards of a data file."""
    for name, number in (("common", COMMON), ("starting", STARTING)):
        yield from _faults_in(data.get(name), name, number)


def _faults_in(cards: object, name: str, number: int) -> Iterator[DeckError]:
    if not isinstance(cards, list):
        yield _wrong(name, "list", "", str(number)).at(name)
        return
    for place, card in enumerate(cards[:_MOST]):
        told = f"{name} {place + 1}"
        if not _is_card(card):
            yield _wrong(told, "letters", str(card)[:_SHOWN], KINDS).at(name, place)
    if len(cards) != number:
        yield _wrong(name, "count", str(len(cards)), str(number)).at(name)
    for place, card in enumerate(cards[:_MOST] if name == "starting" else ()):
        if _is_card(card) and len(set(card)) != len(KINDS):
            yield _wrong(f"{name} {place + 1}", "kinds", card, KINDS).at(name, place)


def _is_card(card: object) -> bool:
    return isinstance(card, str) and len(card) == 4 and not set(card) - set(KINDS)


def _wrong(place: str, reason: str, found: str, expected: str) -> DeckError:
    return DeckError(place=place, reason=reason, found=found, expected=expected)
