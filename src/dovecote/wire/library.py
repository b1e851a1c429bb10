"""What is told of games, whoever tells it."""

from __future__ import annotations

import msgspec

from dovecote.core.errors import UnknownGameError
from dovecote.core.game import AnyGame
from dovecote.core.options import known_options
from dovecote.core.ruleset import ruleset
from dovecote.games import GAMES


class OptionOf(msgspec.Struct, frozen=True):
    """Something a table may agree on."""

    name: str
    values: tuple[str, ...]
    default: str


class GameOf(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    version: int
    ruleset: str
    options: tuple[OptionOf, ...]
    colours: dict[str, tuple[str, ...]]  # by number of seats; the usual ones first, in their order
    refusals: dict[str, str]  # code and clause
    standing: tuple[str, ...]  # answers in windows that may be ordered, declining first
    ending: str  # by which seats end their turns, which may be ordered, too; empty: by rule


class ClauseOf(msgspec.Struct, frozen=True):
    """One numbered sentence of the rules."""

    game: str
    language: str
    clause: str
    text: str


def described(game: AnyGame) -> GameOf:
    """What a page must know of a game."""
    options = tuple(OptionOf(f.name, f.values, f.default) for f in known_options(game.options_type))
    colours = {str(seats): tuple(names) for seats, names in game.colours.items()}
    return GameOf(
        name=game.name,
        version=game.version,
        ruleset=ruleset(game),
        options=options,
        colours=colours,
        refusals=dict(game.refusals),
        standing=tuple(game.standing),
        ending=game.ending,
    )


def named(game: str) -> AnyGame:
    """The game of that name."""
    if game not in GAMES:
        raise UnknownGameError(game=game, games=", ".join(GAMES))
    return GAMES[game]
