"""Players of other projects in our contests, by name; naming them loads nothing."""

from __future__ import annotations

import re

import msgspec

from dovecote.bots import BOTS, UnknownBotError

MCTS, ISMCTS = "mcts", "ismcts"
GUESTS = (f"spiel:{MCTS}", f"spiel:{ISMCTS}")
_NAME = re.compile(r"spiel:(mcts|ismcts)(?:@([2-9]|[1-9][0-9]{1,5}))?")
_USUAL, _LEAST = 100, 2  # simulations; after a single one nothing has been tried


class Guest(msgspec.Struct, frozen=True):
    """Which search, and how long."""

    kind: str
    simulations: int


def is_guest(name: str) -> bool:
    return name.startswith("spiel:")


def guest_named(name: str, share: float = 1.0) -> Guest:
    """Whom a name stands for.

    >>> guest_named("spiel:mcts@50")
    Guest(kind='mcts', simulations=50)
    """
    found = _NAME.fullmatch(name)
    if found is None:
        raise UnknownBotError(bot=name, bots=", ".join((*BOTS, *GUESTS)))
    return Guest(found[1], max(_LEAST, round(int(found[2] or _USUAL) * share)))
