"""Who takes part in a contest, by name: a bot of the house, or a guest."""

from __future__ import annotations

from dovecote.bots import Bot, bot_named
from dovecote.core.errors import DovecoteError
from dovecote.games import game_named
from dovecote.study.guests import ISMCTS, guest_named, is_guest


class NothingHiddenError(DovecoteError):
    """A search for hidden things where there are none."""

    sentence = "{bot} searches what is hidden, and nothing is in {game}; take spiel:mcts"


def player_named(name: str, game: str, share: float) -> Bot:
    """A bot of the house, or a guest."""
    if not is_guest(name):
        return bot_named(name, share)
    guest = guest_named(name, share)
    if guest.kind == ISMCTS and not game_named(game).hides:
        raise NothingHiddenError(bot=name, game=game)
    from dovecote.study.spiel.bot import SpielBot  # and OpenSpiel with it

    return SpielBot(guest)
