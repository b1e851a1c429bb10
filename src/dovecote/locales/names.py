"""What bots are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from dovecote.locales import Words

SeatT = TypeVar("SeatT", bound=int)


def bot_name(words: Words, level: str) -> str:
    """A bot by its level; one without a name of its own is named by itself."""
    try:
        return words(f"bot-{level}")
    except LookupError:
        return words("setup-bot-other", level=level)


def bot_names(words: Words, bots: Mapping[SeatT, str]) -> dict[SeatT, str]:
    """The bots of a table; every one but the first of a level has a number too."""
    names: dict[SeatT, str] = {}
    for seat, level in bots.items():
        name = bot_name(words, level)
        number = 1 + sum(bots[other] == level for other in names)
        names[seat] = words("page-same-name", who=name, number=number) if number > 1 else name
    return names
