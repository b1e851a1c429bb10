"""How fast are the environments? Random play beside PettingZoo's connect_four, in one run.

The same loop plays them all: `agent_iter`, `last`, a random number of the mask, `step`, as their
documentation shows it, on the environments that users get. Ours and the peer alternate round by
round; only ratios of the same round mean anything. Beside each environment stands its engine in
the same matches of random moves without numbers, arrays and masks, and what of the rest is due to
what. Seconds are the processor's.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from random import Random
from typing import Any

from pettingzoo.classic import connect_four_v3

from dovecote.core.game import Act, Choice, Fate, Luck
from dovecote.games import GAMES
from dovecote.study import zoo
from dovecote.study.codecs import codec_of, sight_of
from dovecote.testing.walk import walk

PEER = "connect_four"
BARS = {"columbiz": 2.0, "piccioni": 2.0, "columba": 1.0}  # times the peer's steps each second
_WARM = 150  # matches; the commonest hands and masks are known by then
Player = Callable[[Random], int]  # plays one match: steps


def rollout(env: Any) -> Player:
    """Random play of an environment of PettingZoo's."""

    def play(rng: Random) -> int:
        random, steps = rng.random, 0
        env.reset(seed=int(random() * 2**31))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            legal = mask.view(bool).nonzero()[0]
            env.step(int(legal[int(random() * len(legal))]))
            steps += 1
        return steps

    return play


def engine(name: str) -> Player:
    """Random play of the rules alone."""
    game = GAMES[name]
    options = game.options_type(seats=2)

    def play(rng: Random) -> int:
        state, steps = game.setup(options), 0
        while True:
            pending = game.pending(state)
            if type(pending) is Choice:
                seat = pending.seats[0]
                legal = game.legal(state, seat)
                state = game.apply(state, Act(seat, legal[int(rng.random() * len(legal))])).state
                steps += 1
            elif type(pending) is Luck:
                state = game.apply(state, Fate(pending.chance.sample(rng))).state
            else:
                return steps

    return play


def speed(play: Player, seconds: float, rng: Random) -> float:
    """Steps each second."""
    steps, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        steps += play(rng)
    return steps / spent


def overhead(name: str, seconds: float) -> dict[str, float]:
    """Microseconds a step of what an environment adds to its engine."""
    game, codec = GAMES[name], codec_of(name, 2)
    options = game.options_type(seats=2)
    walks = [walk(game, options, Random(seed), 5000) for seed in range(30)]
    asked = [m for w in walks for m in w.moments if isinstance(m.pending, Choice)]
    sights = [sight_of(codec, moment.state, moment.move.seat) for moment in asked]
    return {
        "view": _each([(m.state, m.move.seat) for m in asked], codec.show, seconds),
        "mask": _each([(sight,) for sight in sights], codec.mask, seconds),
        "array": _each([(sight,) for sight in sights], codec.observe, seconds),
    }


def measure(names: list[str], rounds: int, seconds: float) -> dict[str, dict[str, Any]]:
    """Everything, round by round."""
    players = {PEER: rollout(connect_four_v3.env())}
    for name in names:
        players[name] = rollout(zoo.Env(name, seats=2))
        players[f"{name} alone"] = engine(name)
    rng = Random(1)
    for play in players.values():
        for _ in range(_WARM):
            play(rng)
    seen: dict[str, list[float]] = {player: [] for player in players}
    for _ in range(rounds):
        for player, play in players.items():
            seen[player].append(speed(play, seconds, rng))
    return {name: _told(seen, name, seconds) for name in names}


def _told(seen: dict[str, list[float]], name: str, seconds: float) -> dict[str, Any]:
    ratios = [a / b for a, b in zip(seen[name], seen[PEER], strict=True)]
    steps, alone = statistics.median(seen[name]), statistics.median(seen[f"{name} alone"])
    return {
        "steps_per_s": steps,
        "peer_per_s": statistics.median(seen[PEER]),
        "ratio": [statistics.median(ratios), min(ratios), max(ratios)],
        "bar": BARS[name],
        "step_us": 1e6 / steps,
        "engine_us": 1e6 / alone,
        **{f"{what}_us": us for what, us in overhead(name, seconds).items()},
    }


def _each(asked: list[tuple[Any, ...]], work: Callable[..., Any], seconds: float) -> float:
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for one in asked:
            work(*one)
        done += len(asked)
    return spent / done * 1e6


def _table(results: dict[str, dict[str, Any]]) -> None:
    for name, r in results.items():
        middle, low, high = r["ratio"]
        known = ("engine_us", "view_us", "mask_us", "array_us")
        rest = r["step_us"] - sum(r[part] for part in known)
        reached = "reached" if middle >= r["bar"] else "missed"
        print(
            f"{name}: {r['steps_per_s']:,.0f} steps/s · × {middle:.2f} [{low:.2f}, {high:.2f}] of "
            f"{PEER} ({r['peer_per_s']:,.0f}), wanted {r['bar']:g}: {reached}\n"
            f"  a step {r['step_us']:.1f} µs: engine {r['engine_us']:.1f}, view {r['view_us']:.1f},"
            f" mask {r['mask_us']:.1f}, array {r['array_us']:.1f}, the loop and the rest {rest:.1f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--rounds", type=int, default=9, help="alternating rounds (at least 7)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each game in a round")
    parser.add_argument("--game", choices=BARS, help="only this one")
    asked = parser.parse_args()
    if asked.rounds < 7:
        sys.exit("at least 7 rounds, or the median means little")
    warnings.simplefilter("ignore")  # the peer's, about itself
    names = [asked.game] if asked.game else [*BARS]
    results = measure(names, asked.rounds, asked.seconds)
    print(json.dumps(results, indent=2)) if asked.json else _table(results)


if __name__ == "__main__":
    main()
