"""Who may enter the arena: the bots of the house, and a yardstick that nobody plays against."""

from __future__ import annotations

import sys

from dovecote.bots import BOTS, Bot, UnknownBotError, bot_named
from dovecote.bots.minds import mind_of
from dovecote.bots.search import Budget
from dovecote.study.yardstick import Yardstick

YARDSTICK = "yardstick"
CONTENDERS = (*BOTS, YARDSTICK)
_DECISIONS = 3  # that the time of a racer's turn is divided by; few turns have more
_WITHOUT_A_MIND = 1.0  # seconds


def check(name: str) -> None:
    """Complains about a name that nobody has."""
    if name not in CONTENDERS:
        raise UnknownBotError(bot=name, bots=", ".join(CONTENDERS))


def contender(name: str, game: str, share: float = 1.0) -> Bot:
    """A bot of that name, with a share of its budget; the yardstick has a racer's time."""
    check(name)
    if name != YARDSTICK:
        return bot_named(name, share)
    mind = mind_of(game)
    seconds = mind.budgets["racer"].seconds if mind else _WITHOUT_A_MIND
    return Yardstick(Budget(sys.maxsize, seconds * share / _DECISIONS))
