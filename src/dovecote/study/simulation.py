"""Bots play many matches, and the sum of it."""

from __future__ import annotations

import statistics
import time
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from dovecote.bots import bot_named
from dovecote.core.entries import Did
from dovecote.core.game import Choice, Over
from dovecote.core.options import Options
from dovecote.core.record import write
from dovecote.games import game_named
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.study.spread import Gather, spread
from dovecote.study.workers import Workers


class Simulation(msgspec.Struct, frozen=True):
    """What every match of a simulation has in common."""

    game: str
    options: Options
    bots: tuple[str, ...]
    seed: int
    save: str | None = None
    cards: str | None = None  # the text of a file with other cards


class SimulatedMatch(msgspec.Struct, frozen=True):
    """What is kept of one match."""

    moves: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


_game = lru_cache(maxsize=8)(game_named)  # a deck is read once a process


def play_match(task: Simulation, number: int) -> SimulatedMatch:
    """One match; luck and bots depend on seed and number only, not on who runs it."""
    name = f"{task.seed}/{number}"
    table: AnyTable = Table(_game(task.game, task.cards), task.options, Seeded(name))
    bots = [bot_named(bot) for bot in task.bots]
    rngs = [Random(f"{name}/{seat}") for seat in table.seats]
    while isinstance(pending := table.pending, Choice):
        for seat in pending.seats:
            offers = table.legal(seat)
            action = bots[seat].choose(table.game, seat, table.view(seat), offers, rngs[seat])
            table.act(seat, str(action))
    assert isinstance(pending, Over)
    record = table.record
    if task.save:
        Path(task.save, f"{task.game}-{number}.txt").write_text(write(record), "utf-8")
    moves = sum(isinstance(entry, Did) for entry in record.entries)
    return SimulatedMatch(moves, pending.scores, pending.ranks)


def simulate(
    task: Simulation, games: int, workers: Workers = 1, gather: Gather[SimulatedMatch] = list
) -> dict[str, Any]:
    """Plays all matches and sums them up."""
    start = time.perf_counter()
    outcomes = spread(partial(play_match, task), range(games), workers, gather)
    return _summary(task, outcomes, time.perf_counter() - start)


def _summary(task: Simulation, outcomes: list[SimulatedMatch], seconds: float) -> dict[str, Any]:
    moves = [outcome.moves for outcome in outcomes]
    columns = list(zip(*(outcome.scores for outcome in outcomes), strict=True))
    wins = [sum(o.ranks[seat] == 1 for o in outcomes) for seat in range(len(task.bots))]
    return {
        "game": task.game,
        "options": msgspec.to_builtins(task.options),
        "bots": task.bots,
        "seed": task.seed,
        "games": len(outcomes),
        "moves": sum(moves),
        "moves_per_s": round(sum(moves) / seconds, 1),
        "games_per_s": round(len(outcomes) / seconds, 2),
        "scores": [
            {"mean": round(statistics.fmean(c), 3), "spread": round(statistics.pstdev(c), 3)}
            for c in columns
        ],
        "wins": wins,
        "shared_wins": sum(o.ranks.count(1) > 1 for o in outcomes),
        "length": {
            "mean": round(statistics.fmean(moves), 2),
            "low": min(moves),
            "high": max(moves),
        },
    }
