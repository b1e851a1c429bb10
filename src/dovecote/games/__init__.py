"""The games of the house, one folder each."""

from dovecote.core.errors import UnknownGameError
from dovecote.core.game import AnyGame
from dovecote.games.columbiz import COLUMBIZ

GAMES: dict[str, AnyGame] = {game.name: game for game in (COLUMBIZ,)}


def game_named(name: str) -> AnyGame:
    """The registered game of that name."""
    if name not in GAMES:
        raise UnknownGameError(game=name, games=", ".join(GAMES))
    return GAMES[name]
