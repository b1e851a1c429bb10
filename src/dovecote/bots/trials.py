"""Matches of bots from the first card to the last, and whether they get there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from dovecote.bots import bot_named
from dovecote.core.errors import SetError
from dovecote.core.game import Act, AnyGame, Choice
from dovecote.core.options import known_options, read
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable

ENTRIES = 5_000  # more have no match that comes to an end (the contract's first law)
OFFERS = 4_000  # at once; more would make messages that nobody's line carries
_LEVELS = ("random", "homer")  # who plays anything, and who wants to win


class TrialError(SetError):
    """A set with which a match does not go as a match must."""

    sentence = "{reason}: {found} in a match of {seats}; at most {expected}"


class TriedMatch(NamedTuple):
    """A match as far as it was played: to its end, unless there were too many entries."""

    table: AnyTable
    offers: int  # the most that somebody had at once
    acts: Sequence[Act[Any]]


def play_out(table: AnyTable, levels: Sequence[str], name: str, most: int = 10**9) -> TriedMatch:
    """A match of bots; what they do depends on the name only."""
    bots = [bot_named(level) for level in levels]
    rngs = [Random(f"{name}/{seat}") for seat in table.seats]
    offered, acts = 0, list[Act[Any]]()
    while isinstance(pending := table.pending, Choice) and table.at < most:
        for seat in pending.seats:
            offers = table.legal(seat)
            offered = max(offered, len(offers))
            action = bots[seat].choose(table.game, seat, table.view(seat), offers, rngs[seat])
            table.act(seat, str(action))
            acts.append(Act(seat, action))
    return TriedMatch(table, offered, acts)


def faults_in_play(game: AnyGame, rounds: int = 1) -> Iterator[TrialError]:
    """What is wrong with a set, as some short matches show: with the fewest and the most seats, of
    those who play anything and of those who want to win."""
    seats = next(option for option in known_options(game.options_type) if option.name == "seats")
    for number in range(rounds):
        for count in (seats.values[0], seats.values[-1]):
            for level in _LEVELS:
                options = read(game.options_type, {"seats": count})
                name = f"trial {number} {count} {level}"
                table: AnyTable = Table(game, options, Seeded(name))
                tried = play_out(table, [level] * int(count), name, ENTRIES)
                if isinstance(tried.table.pending, Choice):
                    yield _wrong("endless", tried.table.at, ENTRIES, count)
                    return
                if tried.offers > OFFERS:
                    yield _wrong("crowded", tried.offers, OFFERS, count)
                    return


def _wrong(reason: str, found: int, expected: int, seats: str) -> TrialError:
    return TrialError(reason=reason, found=found, expected=expected, seats=seats)
