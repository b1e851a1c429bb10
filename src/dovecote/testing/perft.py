"""Counting every way a match can go on, a few moves deep: a fingerprint of the rules."""

from __future__ import annotations

from typing import Any

from dovecote.core.game import Act, AnyGame, Choice, Fate, Luck, Over
from dovecote.core.options import Options
from dovecote.play.luck import Seeded


def perft(game: AnyGame, options: Options, seed: int, depth: int) -> int:
    """The number of different sequences of `depth` moves, luck being the seed's."""
    return _count(game, game.setup(options), Seeded(seed), depth)


def _count(game: AnyGame, state: Any, luck: Seeded, depth: int) -> int:
    while isinstance(pending := game.pending(state), Luck):
        outcome = luck.settle(pending.cause, pending.chance)
        state = game.apply(state, Fate(outcome)).state
    if depth == 0 or isinstance(pending, Over):
        return 1
    assert isinstance(pending, Choice)
    moves = [(seat, action) for seat in pending.seats for action in game.legal(state, seat)]
    if depth == 1:
        return len(moves)
    return sum(
        _count(game, game.apply(state, Act(seat, action)).state, luck, depth - 1)
        for seat, action in moves
    )
