"""The games of the house, one folder each."""

import tomllib
from typing import ClassVar, Protocol

from dovecote.core.errors import NoCardsError, UnknownGameError
from dovecote.core.game import AnyGame
from dovecote.games.columba import COLUMBA, Columba
from dovecote.games.columbiz import COLUMBIZ
from dovecote.games.piccioni import PICCIONI, Piccioni

GAMES: dict[str, AnyGame] = {game.name: game for game in (COLUMBA, COLUMBIZ, PICCIONI)}


class CardGame(AnyGame, Protocol):
    """A game that reads its cards from a data file."""

    card_keys: ClassVar[tuple[str, ...]]  # the tables of such a file

    def __init__(self, cards: str) -> None: ...

    @property
    def box_size(self) -> int:
        """The number of cards."""
        ...

    @property
    def repeated(self) -> list[tuple[str, int]]:
        """Cards that are there more than once and might be so by mistake."""
        ...


WITH_CARDS: dict[str, type[CardGame]] = {"columba": Columba, "piccioni": Piccioni}


def game_named(name: str, cards: str | None = None) -> AnyGame:
    """The registered game of that name, with the cards of a data file if its text is given."""
    if name not in GAMES:
        raise UnknownGameError(game=name, games=", ".join(GAMES))
    if cards is None:
        return GAMES[name]
    if name not in WITH_CARDS:
        raise NoCardsError(game=name)
    return WITH_CARDS[name](cards)


def game_of_cards(text: str) -> CardGame:
    """The game that a file of cards is for, by the tables it has, with these cards."""
    try:
        keys = set(tomllib.loads(text))
    except tomllib.TOMLDecodeError:
        keys = set()  # each game's reader says what is wrong, and where
    matches = {name: len(keys & set(kind.card_keys)) for name, kind in WITH_CARDS.items()}
    return WITH_CARDS[max(matches, key=matches.__getitem__)](text)
