"""Counting every way a match can go on, a few moves deep: a fingerprint of the rules."""

from __future__ import annotations

from random import Random
from typing import Any

from dovecote.core.game import Act, AnyGame, Choice, Fate, Luck, Pending
from dovecote.core.options import Options
from dovecote.play.luck import Seeded


def perft(game: AnyGame, options: Options, seed: int, depth: int, after: int = 0) -> int:
    """The number of different sequences of `depth` moves, luck being the seed's.

    They begin after so many moves of a random match with the same seed.
    """
    luck, rng, state = Seeded(seed), Random(seed), game.setup(options)
    for _ in range(after):
        state, pending = _settled(game, state, luck)
        moves = _moves(game, state, pending)
        if not moves:
            break
        state = game.apply(state, moves[int(rng.random() * len(moves))]).state
    return _count(game, state, luck, depth)


def _count(game: AnyGame, state: Any, luck: Seeded, depth: int) -> int:
    state, pending = _settled(game, state, luck)
    moves = _moves(game, state, pending)
    if depth <= 1 or not moves:
        return len(moves) if depth and moves else 1
    return sum(_count(game, game.apply(state, move).state, luck, depth - 1) for move in moves)


def _settled(game: AnyGame, state: Any, luck: Seeded) -> tuple[Any, Pending]:
    """The state once luck has answered, and what it waits for."""
    while isinstance(pending := game.pending(state), Luck):
        state = game.apply(state, Fate(luck.answer(pending.cause, pending.chance))).state
    return state, pending


def _moves(game: AnyGame, state: Any, pending: Pending) -> list[Act[Any]]:
    seats = pending.seats if isinstance(pending, Choice) else ()
    return [Act(seat, action) for seat in seats for action in game.legal(state, seat)]
