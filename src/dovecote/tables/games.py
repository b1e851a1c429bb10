"""The game that a table plays: what the house ships, or with the cards of its own set."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

from dovecote.core.game import AnyGame
from dovecote.core.ruleset import ruleset
from dovecote.core.toml import read_toml
from dovecote.games import GAMES, game_named
from dovecote.tables.rows import SetText, TableRow

_KEPT = 64  # sets whose game is remembered


def game_of(row: TableRow) -> AnyGame:
    """The game of a table, which must have been read with the text of its set."""
    return game_with(row.agreement.game, row.set.text.body if row.set else "")


def game_with(game: str, body: str) -> AnyGame:
    """A game with the set of this text; without one, as the house ships it."""
    return _made(game, body) if body else game_named(game)


def text_of(game: AnyGame) -> SetText:
    """The text of a game's set, in its one spelling."""
    sheet = read_toml(game.content)
    return SetText(
        digest=sha256(game.content.encode()).hexdigest(),
        game=game.name,
        ruleset=ruleset(game),
        title=sheet.get("title", ""),
        provenance=sheet.get("provenance", ""),
        body=game.content,
    )


def is_house(game: str, set_id: str) -> bool:
    """Whether a set is the one that the house ships: it has the game's name."""
    return game in GAMES and set_id in ("", game)


@lru_cache(_KEPT)
def _made(game: str, body: str) -> AnyGame:
    return game_named(game, body)
