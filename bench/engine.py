"""How fast is the engine? Random play beside OpenSpiel's nearest games, in one run.

One thread, uniform random legal play, legal moves listed at every decision. A move is one
player's decision; luck is timed but not counted. Ours and the peers alternate round by
round, because a machine's speed drifts; only ratios of the same round mean anything. Seconds
are the processor's, so that whatever else runs there counts as little as it can.
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
from typing import Any, NamedTuple

import pyspiel
from tests.kit.stretched import stretch

from dovecote.core.game import Act, AnyGame, Choice, Fate, Luck
from dovecote.games import GAMES
from dovecote.games.columba.state import Options
from dovecote.testing.walk import WalkedState, walk

PEERS = {
    "columbiz": ("backgammon", "yacht"),
    "columba": ("hive",),
    "piccioni": ("gin_rummy",),
}
Player = Callable[[Random], tuple[int, int]]  # plays one match: moves, and those with a choice


class Speed(NamedTuple):
    """What was reached in one round, for each second."""

    moves: float
    games: float
    choices: float  # moves with two or more offers


def ours(game: AnyGame) -> Player:
    """Random play of one of our games, without a table."""
    options = game.options_type(seats=2)

    def play(rng: Random) -> tuple[int, int]:
        pending_of, legal_of, apply = game.pending, game.legal, game.apply
        random, state, moves, choices = rng.random, game.setup(options), 0, 0
        while True:
            pending = pending_of(state)
            if type(pending) is Choice:
                seat = pending.seats[0]
                legal = legal_of(state, seat)
                count = len(legal)
                state = apply(state, Act(seat, legal[int(random() * count)])).state
                moves += 1
                choices += count > 1
            elif type(pending) is Luck:
                state = apply(state, Fate(pending.chance.sample(rng))).state
            else:
                return moves, choices

    return play


def theirs(name: str) -> Player:
    """Random play of one of OpenSpiel's games."""
    game = pyspiel.load_game(name)

    def play(rng: Random) -> tuple[int, int]:
        random, state, moves, choices = rng.random, game.new_initial_state(), 0, 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_sampled(state.chance_outcomes(), random()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                moves += 1
                choices += len(legal) > 1
        state.returns()
        return moves, choices

    return play


def speed(play: Player, seconds: float, rng: Random) -> Speed:
    """How much of a game is played in some seconds."""
    moves = games = choices = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        more, chosen = play(rng)
        moves, choices, games = moves + more, choices + chosen, games + 1
    return Speed(moves / spent, games / spent, choices / spent)


def moments_of(game: AnyGame, matches: int) -> list[WalkedState]:
    """The moments of some random matches."""
    options = game.options_type(seats=2)
    walks = [walk(game, options, Random(seed), 5000) for seed in range(matches)]
    return [moment for match in walks for moment in match.moments]


def microseconds(work: Callable[[], int], seconds: float) -> float:
    """The time of one piece of work; `work` does several and says how many."""
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return spent / done * 1e6


def apply_alone(game: AnyGame, moments: list[WalkedState], seconds: float) -> float:
    """Microseconds of `apply`."""

    def work() -> int:
        for state, _, move in moments:
            game.apply(state, move)
        return len(moments)

    return microseconds(work, seconds)


def legal_and_pick(game: AnyGame, moments: list[WalkedState], seconds: float) -> float:
    """Microseconds of `legal` and one pick at random, on fresh copies of the states."""
    rng = Random(3)
    choices = [moment for moment in moments if isinstance(moment.pending, Choice)]

    def work() -> int:
        for state, _, move in choices:
            legal = game.legal(state, move.seat)
            legal[int(rng.random() * len(legal))]
        return len(choices)

    return microseconds(work, seconds)


def stretched_cost(seconds: float) -> float:
    """How much more a move of Columba costs on one long line of cards than on a compact land."""
    game = GAMES["columba"]
    options = game.options_type(seats=2)
    line = stretch(Options(seats=2), "right", Random(1))
    compact = [s.state for s in walk(game, options, Random(1), 5000).moments]
    return _whole_moves(game, line, seconds) / _whole_moves(game, compact, seconds)


def _whole_moves(game: AnyGame, states: list[Any], seconds: float) -> float:
    rng = Random(5)
    owed = [s for s in states[len(states) // 2 :] if isinstance(game.pending(s), Choice)]

    def work() -> int:
        for state in owed:
            legal = game.legal(state, state.seat)
            game.apply(state, Act(state.seat, legal[int(rng.random() * len(legal))]))
        return len(owed)

    return microseconds(work, seconds)


def measure(name: str, rounds: int, seconds: float) -> dict[str, Any]:
    """Our game and its peers, round by round."""
    game = GAMES[name]
    peers = PEERS[name]
    players = {name: ours(game)} | {peer: theirs(peer) for peer in peers}
    rng = Random(1)
    for play in players.values():
        speed(play, seconds, rng)  # warm
    seen: dict[str, list[Speed]] = {player: [] for player in players}
    for _ in range(rounds):
        for player, play in players.items():
            seen[player].append(speed(play, seconds, rng))
    moments = moments_of(game, 30)
    legal_us = legal_and_pick(game, moments, seconds)
    middle = {player: _middle([s.moves for s in speeds]) for player, speeds in seen.items()}
    return {
        "moves_per_s": middle[name],
        "games_per_s": _middle([s.games for s in seen[name]]),
        "apply_us": apply_alone(game, moments, seconds),
        "legal_and_pick_us": legal_us,
        "state_bytes": max(len(pickle.dumps(moment.state)) for moment in moments),
        "ratio": {p: _ratio(seen[name], seen[p], "moves") for p in peers},
        "ratio_games": {p: _ratio(seen[name], seen[p], "games") for p in peers},
        "ratio_choices": {p: _ratio(seen[name], seen[p], "choices") for p in peers},
        "legal_to_move": {p: legal_us * middle[p] / 1e6 for p in peers},
        "peers": {p: middle[p] for p in peers},
    }


def _ratio(our: list[Speed], their: list[Speed], what: str) -> list[float]:
    ratios = [getattr(a, what) / getattr(b, what) for a, b in zip(our, their, strict=True)]
    return [_middle(ratios), min(ratios), max(ratios)]


def _middle(numbers: list[float]) -> float:
    return statistics.median(numbers)


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
            f"apply {r['apply_us']:.2f} µs · legal and pick {r['legal_and_pick_us']:.2f} µs · "
            f"pickled state ≤ {r['state_bytes']:,} bytes"
        )
        for peer in r["ratio"]:
            for what in ("ratio", "ratio_games", "ratio_choices"):
                middle, low, high = r[what][peer]
                unit = {"ratio": "moves", "ratio_games": "games", "ratio_choices": "choices"}[what]
                print(f"  × {middle:.2f} [{low:.2f}, {high:.2f}] of {peer} in {unit}/s")
            print(f"  legal and pick: {r['legal_to_move'][peer]:.2f} × a move of {peer}")
        if "stretched" in r:
            print(f"  a move on a stretched line costs × {r['stretched']:.2f} of a compact one")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--rounds", type=int, default=9, help="alternating rounds (at least 7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each game in a round")
    parser.add_argument("--game", choices=PEERS, help="only this one")
    asked = parser.parse_args()
    if asked.rounds < 7:
        sys.exit("at least 7 rounds, or the median means little")
    names = [asked.game] if asked.game else [*PEERS]
    results = {name: measure(name, asked.rounds, asked.seconds) for name in names}
    if "columba" in results:
        results["columba"]["stretched"] = stretched_cost(asked.seconds)
    print(json.dumps(results, indent=2)) if asked.json else _table(results)


if __name__ == "__main__":
    main()
