"""The games of the house, one folder each."""

from collections.abc import Callable

from dovecote.core.errors import NoCardsError, UnknownGameError
from dovecote.core.game import AnyGame
from dovecote.games.columba import COLUMBA, Columba
from dovecote.games.columbiz import COLUMBIZ

GAMES: dict[str, AnyGame] = {game.name: game for game in (COLUMBA, COLUMBIZ)}

WITH_CARDS: dict[str, Callable[[str], AnyGame]] = {"columba": Columba}


def game_named(name: str, cards: str | None = None) -> AnyGame:
    """The registered game of that name, with the cards of a data file if its text is given."""
    if name not in GAMES:
        raise UnknownGameError(game=name, games=", ".join(GAMES))
    if cards is None:
        return GAMES[name]
    if name not in WITH_CARDS:
        raise NoCardsError(game=name)
    return WITH_CARDS[name](cards)
