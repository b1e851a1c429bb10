"""Players that see what a person in their seat would see, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from dovecote.bots.greedy import Greedy
from dovecote.bots.random import Uniform
from dovecote.core.errors import DovecoteError
from dovecote.core.game import AnyGame, Seat


class Bot(Protocol):
    """Chooses among offers, knowing a view."""

    def choose(
        self, game: AnyGame, seat: Seat, view: Any, offers: Sequence[Any], rng: Random, /
    ) -> Any:
        """One of the offers."""
        ...


class UnknownBotError(DovecoteError):
    """A bot nobody has registered."""

    sentence = "there is no bot {bot!r}; there are {bots}"


BOTS: dict[str, Bot] = {"random": Uniform(), "greedy": Greedy()}
STAND_IN = "greedy"  # plays for whoever is not asked to choose a bot


def bot_named(name: str) -> Bot:
    """The registered bot of that name."""
    if name not in BOTS:
        raise UnknownBotError(bot=name, bots=", ".join(BOTS))
    return BOTS[name]
