"""Players that see what a person in their seat would see, and no more."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from msgspec.structs import replace

from dovecote.bots.levels import ANY, Glancer, Searcher
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


BOTS: dict[str, Bot] = {
    "random": ANY,
    "fledgling": Glancer("fledgling", is_greedy=True),
    "yearling": Glancer("yearling"),
    "homer": Glancer("homer"),
    "carrier": Searcher("carrier"),
    "racer": Searcher("racer"),
    "champion": Searcher("champion"),
}
STAND_IN = "homer"  # plays for whoever is not asked to choose a bot


def bot_named(name: str, share: float = 1.0) -> Bot:
    """The registered bot of that name; `share` of its budget, if it has one."""
    bot = BOTS.get(name)
    if bot is None:
        raise UnknownBotError(bot=name, bots=", ".join(BOTS))
    return replace(bot, share=share) if isinstance(bot, Searcher) else bot
