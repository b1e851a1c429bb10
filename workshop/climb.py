"""Better weights of an evaluation, step by step.

Least squares on positions mistakes company for cause: whoever has not built yet is early in the
game or waits too long. So `climb` varies the weights themselves. In every match both seats play
by weights that chance has made larger or smaller; least squares then tells by how much each
change has moved the margin, and all weights go a step that way.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import exp
from pathlib import Path
from random import Random
from typing import TypeAlias

import dovecote.bots
from dovecote.study.spread import spread
from workshop.regression import Fit, Row, fit

_SPREAD = 0.7  # of the logarithms of varied weights
_STEP = 0.06  # in the logarithm, for each point of the margin
_FURTHEST = 0.6  # one step

Weights: TypeAlias = Mapping[str, float]  # by the names of features
Duel: TypeAlias = Callable[[Sequence[Weights], str], float]  # seat 0's margin in the match so named


def climb(
    start: Weights,
    duel: Duel,
    *,
    rounds: int,
    games: int,
    seed: int,
    workers: int = 1,
) -> dict[str, float]:
    """Better weights, step by step; the first is the measure of the others and stays 1."""
    weights = dict(start)
    for number in range(rounds):
        play = partial(_varied, duel, weights, f"fit/{seed}/{number}")
        found = fit(spread(play, range(games), workers))
        weights = stepped(weights, found)
        slopes = zip(weights.items(), found.weights, found.errors, strict=True)
        for (name, weight), slope, error in slopes:
            print(f"{number} {name}: {slope:+.1f} ± {error:.1f} → {weight:.3f}", flush=True)
    return weights


def stepped(weights: Weights, found: Fit) -> dict[str, float]:
    """The weights a step further; what is not sure moves little."""
    moved = {}
    slopes = zip(weights.items(), found.weights, found.errors, strict=True)
    for (name, weight), slope, error in slopes:
        sure = slope * slope / (slope * slope + error * error)
        step = max(-_FURTHEST, min(_FURTHEST, _STEP * slope * sure))
        moved[name] = weight * exp(step)
    scale = abs(next(iter(moved.values())))  # a point is a point
    return {name: weight / scale for name, weight in moved.items()}


def run(game: str, start: Weights, duel: Duel, about: str | None) -> None:
    """The command that fits a game: climbs, and writes the weights where the bots read them."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    a = parser.parse_args()
    found = climb(start, duel, rounds=a.rounds, games=a.games, seed=a.seed, workers=a.workers)
    command = f"fit_{game} --rounds {a.rounds} --games {a.games} --seed {a.seed}"
    lines = [f"# Written by `python -m workshop.{command}`."]
    lines += [f"{name} = {weight:.4f}" for name, weight in found.items()]
    file = Path(dovecote.bots.__file__).parent / game / "data" / "weights.toml"
    file.write_text("\n".join(lines) + "\n", "utf-8")


def _varied(duel: Duel, weights: Weights, seed: str, number: int) -> Row:
    """One match: how much more than the other's each weight of seat 0 was varied; its margin."""
    name = f"{seed}/{number}"
    rng = Random(name)
    both = [{feature: rng.gauss(0, _SPREAD) for feature in weights} for _ in range(2)]
    sides = [{feature: w * exp(one[feature]) for feature, w in weights.items()} for one in both]
    return [both[0][feature] - both[1][feature] for feature in weights], duel(sides, name)
