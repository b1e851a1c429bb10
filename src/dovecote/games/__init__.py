"""The games of the house, one folder each."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Protocol

from dovecote.core.cautions import CautionJudge
from dovecote.core.errors import NoCardsError, SetError, UnknownGameError
from dovecote.core.figures import AnyEntry, Figure
from dovecote.core.game import AnyGame
from dovecote.core.toml import TomlError, read_toml
from dovecote.games.columba import COLUMBA
from dovecote.games.columba import cautions as columba
from dovecote.games.columba.figures import figures as columba_figures
from dovecote.games.columbiz import COLUMBIZ
from dovecote.games.columbiz import cautions as columbiz
from dovecote.games.columbiz.figures import figures as columbiz_figures
from dovecote.games.piccioni import PICCIONI
from dovecote.games.piccioni import cautions as piccioni
from dovecote.games.piccioni.figures import figures as piccioni_figures

GAMES: dict[str, AnyGame] = {game.name: game for game in (COLUMBA, COLUMBIZ, PICCIONI)}
FIGURES: Mapping[str, Callable[[Sequence[AnyEntry]], list[Figure]]] = {  # a game may go without
    "columba": columba_figures,
    "columbiz": columbiz_figures,
    "piccioni": piccioni_figures,
}

JUDGES: Mapping[str, CautionJudge] = {  # what to think of before a move; a game may go without, too
    "columba": columba.cautions,
    "columbiz": columbiz.cautions,
    "piccioni": piccioni.cautions,
}


class CardGame(AnyGame, Protocol):
    """A game that reads its cards, or its board, from a data file."""

    card_keys: ClassVar[tuple[str, ...]]  # the tables of such a file
    trials: ClassVar[int]  # matches of a kind that show whether one comes to an end; 0: it must

    def __init__(self, cards: str, /) -> None: ...

    @staticmethod
    def faults(data: Mapping[str, Any], /) -> Iterator[SetError]:
        """All that is wrong with what such a file says."""
        ...

    @property
    def sheet(self) -> dict[str, Any]:
        """What the file says, as plain data and in one order."""
        ...

    @property
    def dangers(self) -> Iterator[SetError]:
        """What could make a match with it endless, and is let pass at one's own table."""
        ...

    @property
    def playable(self) -> tuple[str, ...]:
        """The kinds of its cards, or squares, as moves name them."""
        ...

    @property
    def counts(self) -> dict[str, int]:
        """What is in it, by name."""
        ...

    @property
    def box_size(self) -> int:
        """The number of cards."""
        ...

    @property
    def repeated(self) -> list[tuple[str, int]]:
        """Cards that are there more than once and might be so by mistake."""
        ...


_CARD_GAMES: tuple[CardGame, ...] = (COLUMBA, COLUMBIZ, PICCIONI)
HOUSE_SETS = {game.name: game for game in _CARD_GAMES}  # as the house ships them
WITH_CARDS = {name: type(made) for name, made in HOUSE_SETS.items()}


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
        data = read_toml(text)
    except TomlError:
        data = {}  # each game's reader says what is wrong, and where
    return _kind_for(data)(text)


def faults_of_cards(text: str) -> Iterator[SetError]:
    """Everything that keeps a file of cards from being played with, if it can be read at all."""
    try:
        data = read_toml(text)
    except TomlError:
        return iter(())
    return _kind_for(data).faults(data)


def _kind_for(data: Mapping[str, Any]) -> type[CardGame]:
    matches = {name: len(data.keys() & set(kind.card_keys)) for name, kind in WITH_CARDS.items()}
    return WITH_CARDS[max(matches, key=matches.__getitem__)]
