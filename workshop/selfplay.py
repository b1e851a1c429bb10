"""What turns of self-play begin with, and how the matches ended: what a value is learned from.

`python -m workshop.selfplay GAME --games N` lets homers play, one move in twelve being any, half
of the matches with two seats, and writes what `bots/GAME/value.py` measures at the beginning of
every turn. Which matches are played depends on their numbers only, so that a file can be made
again, or larger, whoever makes it.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np

from dovecote.analysis.judge import ended
from dovecote.bots.columba import evaluation as columba_evaluation
from dovecote.bots.columba import rating as columba_rating
from dovecote.bots.columbiz import evaluation as columbiz_evaluation
from dovecote.bots.columbiz import rating as columbiz_rating
from dovecote.bots.piccioni import evaluation as piccioni_evaluation
from dovecote.bots.piccioni.rollouts import best_offer
from dovecote.bots.values import Sight, sight_of
from dovecote.core.game import Act, Choice, Fate, Luck, Over, Seat
from dovecote.core.options import read
from dovecote.games import GAMES
from workshop.mixed import seats_of

_STRAYS = 0.08  # of the moves are any, so that positions are seen that nobody would choose
_PIECE = 250  # matches in one file


class Player(NamedTuple):
    """How a homer of a game moves, and how good a seat's chances are by hand."""

    choose: Callable[[Any, Any, Seat, Random], Any]
    chance: Callable[[Any, Any, Seat], float]


def _best(ratings: Any, offers: Any, rng: Random) -> Any:
    best = max(ratings)
    return rng.choice([o for o, rating in zip(offers, ratings, strict=True) if rating == best])


def _columba(game: Any, state: Any, seat: Seat, rng: Random) -> Any:
    offers = game.legal(state, seat)
    weights = columba_evaluation.AT_ONCE
    return _best(columba_rating.rate(game, state, offers, rng, weights), offers, rng)


def _columba_chance(game: Any, state: Any, seat: Seat) -> float:
    return columba_evaluation.chance(columba_evaluation.evaluate(state, seat))


def _columbiz(game: Any, state: Any, seat: Seat, rng: Random) -> Any:
    offers = game.legal(state, seat)
    evaluate = columbiz_evaluation.evaluation_for(game, seat, columbiz_evaluation.AT_ONCE)
    return _best(columbiz_rating.rate(game, state, offers, evaluate), offers, rng)


def _columbiz_chance(game: Any, state: Any, seat: Seat) -> float:
    lead = columbiz_evaluation.evaluation_for(game, seat)(state)
    return columbiz_evaluation.chance(state, lead)


def _piccioni(game: Any, state: Any, seat: Seat, rng: Random) -> Any:
    return best_offer(game, state, seat)


PLAYERS: Mapping[str, Player] = {
    "columba": Player(_columba, _columba_chance),
    "columbiz": Player(_columbiz, _columbiz_chance),
    "piccioni": Player(_piccioni, piccioni_evaluation.chance),
}


class Seen(NamedTuple):
    """The beginning of one turn."""

    sight: Sight
    mover: int
    by_hand: list[float]  # the chance of every seat


def match(game: str, number: int) -> tuple[list[Seen], tuple[float, ...]]:
    """The turns of one match, and what every seat won."""
    rules, player, see = GAMES[game], PLAYERS[game], sight_of(game)
    rng = Random(f"selfplay/{game}/{number}")
    seats = seats_of(game, rng)
    state: Any = rules.setup(read(rules.options_type, {"seats": str(seats)}))
    found: list[Seen] = []
    turn: Any = None
    while not isinstance(pending := rules.pending(state), Over):
        if see.is_quiet(state) and turn != state.seat:
            turn = state.seat
            by_hand = [player.chance(rules, state, Seat(seat)) for seat in range(seats)]
            found.append(Seen(see.look(rules, state), state.seat, by_hand))
        if isinstance(pending, Luck):
            state = rules.apply(state, Fate(pending.chance.sample(rng))).state
            continue
        assert isinstance(pending, Choice)
        seat = pending.seats[0]
        if rng.random() < _STRAYS:
            action = rng.choice([*rules.legal(state, seat)])
        else:
            action = player.choose(rules, state, seat, rng)
        state = rules.apply(state, Act(seat, action)).state
    return found, ended(rules, pending)


def write(game: str, numbers: range, file: Path) -> None:
    """Plays matches and writes their turns; seats that nobody has are left 0."""
    columns: dict[str, list[Any]] = {n: [] for n in ("match", "seats", "mover", "won", "by_hand")}
    columns |= {"amounts": [], "times": []}
    most = 6
    for number in numbers:
        found, won = match(game, number)
        for sight, mover, by_hand in found:
            seats = len(won)
            empty = [0.0] * (most - seats)
            columns["match"].append(number)
            columns["seats"].append(seats)
            columns["mover"].append(mover)
            columns["won"].append([*won, *empty])
            columns["by_hand"].append([*by_hand, *empty])
            columns["amounts"].append(np.zeros((most, len(sight.amounts[0])), np.float32))
            columns["amounts"][-1][:seats] = sight.amounts
            columns["times"].append(np.zeros((most, len(sight.times[0])), np.float32))
            columns["times"][-1][:seats] = sight.times
    arrays: dict[str, Any] = {name: np.array(column) for name, column in columns.items()}
    np.savez_compressed(file, **arrays)


def played(game: str, games: int, folder: Path, first: int = 0) -> list[Path]:
    """The files of so many matches; those that are missing are played."""
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for start in range(first, first + games, _PIECE):
        files.append(folder / f"{game}-{start:06d}.npz")
        if not files[-1].exists():
            began = time.process_time()
            write(game, range(start, start + _PIECE), files[-1])
            print(f"{files[-1].name}: {time.process_time() - began:.0f} s", flush=True)
    return files


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=PLAYERS)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--into", type=Path, default=Path("dist/selfplay"))
    asked = parser.parse_args()
    played(asked.game, asked.games, asked.into, asked.first)


if __name__ == "__main__":
    main()
