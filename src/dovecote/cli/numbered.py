"""Offers with the numbers by which they can be typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dovecote.core.errors import DovecoteError


class NoOfferError(DovecoteError):
    """A number that no offer has."""

    sentence = "there is no offer {number}; there are {count}"


class NumberedOffers:
    """The offers as they were last numbered, from 1 on."""

    def __init__(self) -> None:
        self._offers: list[Any] = []

    def number(self, offers: Sequence[Any]) -> None:
        """These from now on."""
        self._offers = list(offers)

    def text_of(self, typed: str) -> str:
        """The text of an offer given by its number; notation stays as it is."""
        if not (typed.isascii() and typed.isdecimal()):
            return typed
        numbered = {str(number): offer for number, offer in enumerate(self._offers, 1)}
        if typed not in numbered:
            raise NoOfferError(number=typed, count=len(numbered))
        return str(numbered[typed])

    def number_of(self, text: str) -> int:
        """The number by which an offer can be typed; one that had none gets the next."""
        known = [str(offer) for offer in self._offers]
        if text not in known:
            self._offers.append(text)
            return len(self._offers)
        return known.index(text) + 1
