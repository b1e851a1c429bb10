"""What the weights of a judgement are fitted with: least squares, and varied weights.

Least squares on positions mistakes company for cause: whoever has not built yet is early in the
game or waits too long. So `climb` varies the weights themselves. In every match both seats play
by weights that chance has made larger or smaller; least squares then tells by how much each
change has moved the margin, and all weights go a step that way.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import exp, sqrt
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeAlias

import dovecote.bots
from dovecote.study.pool import spread

_RIDGE = 1e-3  # keeps terms that always go together from growing against each other
_SPREAD = 0.7  # of the logarithms of varied weights
_STEP = 0.06  # in the logarithm, for each point of the margin
_FURTHEST = 0.6  # one step

Row: TypeAlias = tuple[list[float], float]  # amounts, and the margin they led to
Matrix: TypeAlias = list[list[float]]
Weights: TypeAlias = Sequence[float]
Duel: TypeAlias = Callable[[Sequence[Weights], str], float]  # seat 0's margin in the match so named


class Fit(NamedTuple):
    """The weight of each amount, and how sure it is."""

    weights: list[float]
    errors: list[float]
    rows: int
    explained: float  # the part of the margins' variance


def fit(rows: Sequence[Row]) -> Fit:
    """Least squares with a little ridge."""
    width = len(rows[0][0])
    squares: Matrix = [[0.0] * width for _ in range(width)]
    sums = [0.0] * width
    for amounts, margin in rows:
        for i, a in enumerate(amounts):
            if a:
                line = squares[i]
                sums[i] += a * margin
                for j, b in enumerate(amounts):
                    line[j] += a * b
    for i in range(width):
        squares[i][i] += _RIDGE * len(rows)
    inverse = _inverse(squares)
    weights = [sum(a * b for a, b in zip(line, sums, strict=True)) for line in inverse]
    misses = [m - sum(w * a for w, a in zip(weights, row, strict=True)) for row, m in rows]
    noise = sum(miss * miss for miss in misses) / len(rows)
    whole = sum(margin * margin for _, margin in rows) / len(rows)
    errors = [sqrt(noise * inverse[i][i]) for i in range(width)]
    return Fit(weights, errors, len(rows), 1 - noise / whole)


def climb(
    start: Mapping[str, float],
    duel: Duel,
    *,
    rounds: int,
    games: int,
    seed: int,
    workers: int = 1,
) -> dict[str, float]:
    """Better weights, step by step; the first is the measure of the others and stays 1."""
    weights = list(start.values())
    for number in range(rounds):
        play = partial(_varied, duel, tuple(weights), f"fit/{seed}/{number}")
        found = fit(spread(play, range(games), workers))
        weights = stepped(weights, found)
        for term, slope, error, weight in zip(
            start, found.weights, found.errors, weights, strict=True
        ):
            print(f"{number} {term}: {slope:+.1f} ± {error:.1f} → {weight:.3f}", flush=True)
    return dict(zip(start, weights, strict=True))


def stepped(weights: Weights, found: Fit) -> list[float]:
    """The weights a step further; what is not sure moves little."""
    moved = []
    for weight, slope, error in zip(weights, found.weights, found.errors, strict=True):
        sure = slope * slope / (slope * slope + error * error)
        step = max(-_FURTHEST, min(_FURTHEST, _STEP * slope * sure))
        moved.append(weight * exp(step))
    scale = abs(moved[0])  # a point is a point
    return [weight / scale for weight in moved]


def run(game: str, start: Mapping[str, float], duel: Duel, about: str | None) -> None:
    """The command that fits a game: climbs, and writes the weights where the judgement reads."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    a = parser.parse_args()
    found = climb(start, duel, rounds=a.rounds, games=a.games, seed=a.seed, workers=a.workers)
    command = f"fit_{game} --rounds {a.rounds} --games {a.games} --seed {a.seed}"
    lines = [f"# Written by `python -m dovecote.study.{command}`."]
    lines += [f"{term} = {weight:.4f}" for term, weight in found.items()]
    file = Path(dovecote.bots.__file__).parent / game / "weights.toml"
    file.write_text("\n".join(lines) + "\n", "utf-8")


def _varied(duel: Duel, weights: Weights, seed: str, number: int) -> Row:
    """One match: how much more than the other's each weight of seat 0 was varied; its margin."""
    name = f"{seed}/{number}"
    rng = Random(name)
    both = [[rng.gauss(0, _SPREAD) for _ in weights] for _ in range(2)]
    sides = [[w * exp(d) for w, d in zip(weights, one, strict=True)] for one in both]
    return [a - b for a, b in zip(*both, strict=True)], duel(sides, name)


def _inverse(matrix: Matrix) -> Matrix:
    """By Gauss and Jordan, with the largest pivot."""
    size = len(matrix)
    work = [[*line, *(float(i == j) for j in range(size))] for i, line in enumerate(matrix)]
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(work[row][column]))
        work[column], work[pivot] = work[pivot], work[column]
        scale = work[column][column]
        work[column] = [value / scale for value in work[column]]
        for row in range(size):
            if row != column and (factor := work[row][column]):
                work[row] = [a - factor * b for a, b in zip(work[row], work[column], strict=True)]
    return [line[size:] for line in work]
