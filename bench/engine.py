"""How fast is the engine? Random play beside OpenSpiel's nearest games, in one run.

One thread, uniform random legal play, legal moves listed at every decision. A move is one
player's decision; luck is timed but not counted. Ours and the peers alternate round by
round, because a machine's speed drifts; only ratios of the same round mean anything.
"""

from __future__ import annotations

import argparse
import json
import pickle
import statistics
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel

from dovecote.core.game import Act, AnyGame, Choice, Fate, Luck
from dovecote.games import GAMES
from dovecote.testing.walk import walk

PEERS = {"columbiz": ("backgammon", "yacht")}
Player = Callable[[Random], int]  # plays one match, returns its number of moves


def ours(game: AnyGame) -> Player:
    """Random play of one of our games, without a table."""
    options = game.options_type(seats=2)

    def play(rng: Random) -> int:
        pending_of, legal_of, apply = game.pending, game.legal, game.apply
        random, state, moves = rng.random, game.setup(options), 0
        while True:
            pending = pending_of(state)
            if type(pending) is Choice:
                seat = pending.seats[0]
                legal = legal_of(state, seat)
                state = apply(state, Act(seat, legal[int(random() * len(legal))])).state
                moves += 1
            elif type(pending) is Luck:
                state = apply(state, Fate(pending.chance.sample(rng))).state
            else:
                return moves

    return play


def theirs(name: str) -> Player:
    """Random play of one of OpenSpiel's games."""
    game = pyspiel.load_game(name)

    def play(rng: Random) -> int:
        random, state, moves = rng.random, game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_sampled(state.chance_outcomes(), random()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                moves += 1
        state.returns()
        return moves

    return play


def speed(play: Player, seconds: float, rng: Random) -> tuple[float, float]:
    """Moves and matches a second."""
    moves = matches = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        moves += play(rng)
        matches += 1
    return moves / spent, matches / spent


def apply_alone(game: AnyGame, seconds: float) -> float:
    """Microseconds of `apply` on the positions and moves of random matches."""
    options = game.options_type(seats=2)
    matches = [walk(game, options, Random(seed), 5000).steps for seed in range(40)]
    taken = [(step.state, step.move) for steps in matches for step in steps]
    rounds = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for state, move in taken:
            game.apply(state, move)
        rounds += 1
    return spent / rounds / len(taken) * 1e6


def pickled(game: AnyGame) -> int:
    """The most bytes a pickled state took in a random match."""
    match = walk(game, game.options_type(seats=2), Random(7), 5000)
    return max(len(pickle.dumps(state)) for state in match.states)


def measure(name: str, rounds: int, seconds: float) -> dict[str, Any]:
    """Our game and its peers, round by round."""
    game = GAMES[name]
    players = {name: ours(game)} | {peer: theirs(peer) for peer in PEERS[name]}
    rng = Random(1)
    for play in players.values():
        speed(play, seconds, rng)  # warm
    seen: dict[str, list[tuple[float, float]]] = {player: [] for player in players}
    for _ in range(rounds):
        for player, play in players.items():
            seen[player].append(speed(play, seconds, rng))
    return {
        "moves_per_s": statistics.median(moves for moves, _ in seen[name]),
        "games_per_s": statistics.median(games for _, games in seen[name]),
        "apply_us": apply_alone(game, seconds),
        "state_bytes": pickled(game),
        "ratio": {peer: _ratio(seen[name], seen[peer], 0) for peer in PEERS[name]},
        "ratio_games": {peer: _ratio(seen[name], seen[peer], 1) for peer in PEERS[name]},
        "peers": {peer: statistics.median(m for m, _ in seen[peer]) for peer in PEERS[name]},
    }


def _ratio(
    our: list[tuple[float, float]], their: list[tuple[float, float]], which: int
) -> list[float]:
    ratios = [a[which] / b[which] for a, b in zip(our, their, strict=True)]
    return [statistics.median(ratios), min(ratios), max(ratios)]


def _sampled(outcomes: list[tuple[int, float]], point: float) -> int:
    for action, probability in outcomes:
        point -= probability
        if point <= 0:
            return action
    return outcomes[-1][0]


def _table(results: dict[str, dict[str, Any]]) -> None:
    for name, r in results.items():
        print(
            f"{name}: {r['moves_per_s']:,.0f} moves/s · {r['games_per_s']:,.0f} games/s · "
            f"apply {r['apply_us']:.2f} µs · pickled state ≤ {r['state_bytes']:,} bytes"
        )
        for peer, (middle, low, high) in r["ratio"].items():
            games = r["ratio_games"][peer][0]
            print(
                f"  × {middle:.2f} [{low:.2f}, {high:.2f}] of {peer} "
                f"({r['peers'][peer]:,.0f} moves/s); × {games:.2f} in games/s"
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--rounds", type=int, default=9, help="alternating rounds (at least 7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each game in a round")
    asked = parser.parse_args()
    if asked.rounds < 7:
        sys.exit("at least 7 rounds, or the median means little")
    results = {name: measure(name, asked.rounds, asked.seconds) for name in PEERS}
    print(json.dumps(results, indent=2)) if asked.json else _table(results)


if __name__ == "__main__":
    main()
