"""Learns a value: `python -m workshop.value GAME` writes `bots/GAME/data/value.toml`.

The matches are those of `workshop/selfplay.py`; what is missing of them is played first. Four in
five are for the fit: the weights under which their results are likeliest, by Newton's method on a
softmax with a little ridge. The fifth ones then tell how much better the chances are that were
learned than those made by hand: the log loss of whoever has just moved, with an interval over
matches. What the matches and the learning took of a processor is said.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import numpy as np

import dovecote.bots
from dovecote.bots.values import group_of, sight_of
from dovecote.games import GAMES
from dovecote.play.giving_up import sides_of
from workshop import selfplay

Numbers: TypeAlias = np.typing.NDArray[Any]

GROUPS = ("two", "three", "more")
_HELD = 5  # every so manieth match is kept for the measure
_ROUNDS, _RIDGE, _PIECE = 8, 5.0, 4096
_RESAMPLED, _LEAST = 2000, 1e-6


class Data(NamedTuple):
    """Positions of matches with the same number of seats."""

    match: Numbers
    sides: Numbers  # position, side, feature by time
    won: Numbers  # position, side
    last: Numbers  # which side has just moved
    by_hand: Numbers  # its chance, as it is reckoned by hand


def load(game: str, files: Sequence[Path], group: str) -> Iterator[Data]:
    """What was written of the matches of a group, one number of seats after the other."""
    parts = [np.load(file) for file in files]
    whole = {name: np.concatenate([part[name] for part in parts]) for name in parts[0].files}
    for seats in sorted(set(whole["seats"].tolist())):
        if group_of(seats) == group:
            mask = whole["seats"] == seats
            yield _of_seats(game, {name: column[mask] for name, column in whole.items()}, seats)


def _of_seats(game: str, some: dict[str, Numbers], seats: int) -> Data:
    amounts, times = some["amounts"][:, :seats], some["times"][:, :seats]
    products = (times[..., :, np.newaxis] * amounts[..., np.newaxis, :]).astype(np.float32)
    flat = products.reshape(len(products), seats, -1)
    sides = [list(side) for side in sides_of(GAMES[game], seats)]
    side_of = {seat: number for number, side in enumerate(sides) for seat in side}
    before = (some["mover"].astype(int) - 1) % seats
    rows = np.arange(len(before))
    return Data(
        some["match"],
        np.stack([flat[:, side].mean(axis=1) for side in sides], axis=1),
        np.stack([some["won"][:, side[0]] for side in sides], axis=1),
        np.array([side_of[seat] for seat in before]),
        some["by_hand"][rows, before],
    )


def chances(sides: Numbers, weights: Numbers) -> Numbers:
    """The chance of every side, position by position."""
    scores = sides @ weights
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Numbers = raised / raised.sum(axis=1, keepdims=True)
    return found


def learn(some: Sequence[Data]) -> Numbers:
    """The weights under which the results are likeliest."""
    width = some[0].sides.shape[2]
    scale = np.sqrt(np.mean([np.mean(np.var(one.sides, axis=1), axis=0) for one in some], axis=0))
    scale = np.maximum(scale, _LEAST)
    weights = np.zeros(width)
    for _ in range(_ROUNDS):
        slope, bend = -_RIDGE * weights * scale**2, -_RIDGE * np.diag(scale**2)
        for one in some:
            for start in range(0, len(one.sides), _PIECE):
                amounts = one.sides[start : start + _PIECE].astype(np.float64)
                said = chances(amounts, weights)
                missed = one.won[start : start + _PIECE] - said
                slope = slope + np.einsum("nsp,ns->p", amounts, missed)
                mean = np.einsum("nsp,ns->np", amounts, said)
                spread = (amounts * np.sqrt(said)[..., np.newaxis]).reshape(-1, width)
                bend = bend - spread.T @ spread + mean.T @ mean
        weights = weights - np.linalg.lstsq(bend, slope, rcond=None)[0]
    return weights


def loss(said: Numbers, won: Numbers) -> Numbers:
    """The log loss of each chance."""
    kept = np.clip(said, _LEAST, 1 - _LEAST)
    found: Numbers = -(won * np.log(kept) + (1 - won) * np.log(1 - kept))
    return found


class Measure(NamedTuple):
    """How two ways to reckon chances compare in matches that neither has seen."""

    matches: int
    learned: float
    by_hand: float
    low: float  # of learned less by hand: the interval that holds 95 of 100
    high: float


def measure(some: Sequence[Data], weights: Numbers, seed: int) -> Measure:
    """The log loss of whoever has just moved; the interval draws matches again and again."""
    learned, by_hand, match = [], [], []
    for one in some:
        rows = np.arange(len(one.last))
        won = one.won[rows, one.last]
        learned.append(loss(chances(one.sides, weights)[rows, one.last], won))
        by_hand.append(loss(one.by_hand, won))
        match.append(one.match)
    ours, theirs = np.concatenate(learned), np.concatenate(by_hand)
    _, which = np.unique(np.concatenate(match), return_inverse=True)
    gaps, counts = np.bincount(which, ours - theirs), np.bincount(which).astype(float)
    rng = np.random.default_rng(seed)
    drawn = rng.integers(len(gaps), size=(_RESAMPLED, len(gaps)))
    low, high = np.quantile(gaps[drawn].sum(axis=1) / counts[drawn].sum(axis=1), (0.025, 0.975))
    return Measure(len(gaps), float(ours.mean()), float(theirs.mean()), float(low), float(high))


def part(some: Data, held: bool) -> Data:
    """The matches that are held back for the measure, or the others."""
    mask = (some.match % _HELD == _HELD - 1) == held
    return Data(*(column[mask] for column in some))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=selfplay.PLAYERS)
    parser.add_argument("--games", type=int, default=8000)
    parser.add_argument("--seed", type=int, default=1, help="of the interval")
    parser.add_argument(
        "--matches", type=Path, default=Path("dist/selfplay"), help="where they are kept"
    )
    asked = parser.parse_args()
    files = selfplay.played(asked.game, asked.games, asked.matches)
    began = time.process_time()
    seer = sight_of(asked.game)
    lines = [f"# Written by `python -m workshop.value {asked.game} --games {asked.games}`."]
    for group in GROUPS:
        every = list(load(asked.game, files, group))
        weights = learn([part(one, held=False) for one in every])
        found = measure([part(one, held=True) for one in every], weights, asked.seed)
        told = (
            f"{found.matches} matches held back: log loss {found.learned:.4f}, by hand "
            f"{found.by_hand:.4f}; {found.learned - found.by_hand:+.4f} "
            f"[{found.low:+.4f}, {found.high:+.4f}]"
        )
        print(f"{asked.game}, {group}: {told}", flush=True)
        table = weights.reshape(len(seer.times), len(seer.features))
        lines += ["", f"[{group}]  # {told}"]
        for name, column in zip(seer.features, table.T, strict=True):
            pairs = zip(seer.times, column, strict=True)
            lines.append(f"{name} = {{ " + ", ".join(f"{t} = {w:.5f}" for t, w in pairs) + " }")
    print(f"{(time.process_time() - began) / 3600:.3f} hours of processor time to learn")
    file = Path(dovecote.bots.__file__).parent / asked.game / "data" / "value.toml"
    file.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    main()
