"""Matches of mixed levels, as records: what chances and their spread are measured with.

Who sits where and how many there are depends on the number of a match only, so that the same
command plays the same matches on every machine.
"""

from __future__ import annotations

from functools import partial
from random import Random

from dovecote.bots import bot_named
from dovecote.core.game import Choice
from dovecote.core.options import known_options, read
from dovecote.core.record import write
from dovecote.games import GAMES
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.study.spread import spread

# Levels with the part of their budget, as often as they are written: some who know little, most
# who play as people do after some matches, some who look ahead.
_LEVELS = (
    ("random", 1.0),
    *(("fledgling", 1.0),) * 2,
    *(("yearling", 1.0),) * 2,
    *(("homer", 1.0),) * 3,
    ("carrier", 1.0),
    ("racer", 0.05),
)
_TWO = 0.5  # of the matches have two seats


def mixed(game: str, number: int) -> str:
    """The record of one match."""
    rules, name = GAMES[game], f"mixed/{game}/{number}"
    rng = Random(name)
    seats = seats_of(game, rng)
    table: AnyTable = Table(rules, read(rules.options_type, {"seats": str(seats)}), Seeded(name))
    bots = [bot_named(*rng.choice(_LEVELS)) for _ in range(seats)]
    while isinstance(pending := table.pending, Choice):
        for seat in pending.seats:
            chosen = bots[seat].choose(rules, seat, table.view(seat), table.legal(seat), rng)
            table.act(seat, str(chosen))
    return write(table.record)


def seats_of(game: str, rng: Random) -> int:
    """Two, or any number of more."""
    options = known_options(GAMES[game].options_type)
    most = int(next(option for option in options if option.name == "seats").values[-1])
    return 2 if rng.random() < _TWO else rng.randint(3, most)


def many(game: str, games: int, workers: int = 1) -> list[str]:
    """The records of so many matches."""
    return spread(partial(mixed, game), range(games), workers)
