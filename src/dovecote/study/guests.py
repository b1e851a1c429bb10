"""Players of other projects in our contests, by name; whoever only names them loads nothing."""

from __future__ import annotations

import re

import msgspec

from dovecote.bots import BOTS, Bot, UnknownBotError, bot_named
from dovecote.core.errors import DovecoteError
from dovecote.games import game_named

MCTS, ISMCTS = "mcts", "ismcts"
GUESTS = (f"spiel:{MCTS}", f"spiel:{ISMCTS}")
_NAME = re.compile(r"spiel:(mcts|ismcts)(?:@([2-9]|[1-9][0-9]{1,5}))?")
_USUAL, _LEAST = 100, 2  # simulations; after a single one nothing has been tried


class NothingHiddenError(DovecoteError):
    """A search for hidden things where there are none."""

    sentence = "{bot} searches what is hidden, and nothing is in {game}; take spiel:mcts"


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


def player_named(name: str, game: str, share: float) -> Bot:
    """A bot of the house, or a guest."""
    if not is_guest(name):
        return bot_named(name, share)
    guest = guest_named(name, share)
    if guest.kind == ISMCTS and not game_named(game).hides:
        raise NothingHiddenError(bot=name, game=game)
    from dovecote.study.spiel.bot import SpielBot

    return SpielBot(guest)
