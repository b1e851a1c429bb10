"""Regressions: which weights explain what was measured best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

import numpy as np

_RIDGE = 1e-3  # keeps amounts that always go together from growing against each other
_ROUNDS = 12  # of Newton's method; it has settled long before
_LEAST = 1e-6  # a variance by which can be divided

Row: TypeAlias = tuple[Sequence[float], float]  # amounts, and the margin they led to
Outcome: TypeAlias = tuple[Sequence[float], bool]  # amounts, and whether their owner won
Numbers: TypeAlias = np.typing.NDArray[np.float64]


class Fit(NamedTuple):
    """The weight of each amount, and how sure it is."""

    weights: list[float]
    errors: list[float]
    rows: int
    explained: float  # the part of the margins' variance


def fit(rows: Sequence[Row]) -> Fit:
    """Least squares with a little ridge."""
    amounts, margins = _columns(rows)
    inverse = _inverse_of_squares(amounts)
    weights = inverse @ amounts.T @ margins
    noise = np.mean((margins - amounts @ weights) ** 2)
    errors = np.sqrt(noise * np.diag(inverse))
    explained = 1 - noise / np.mean(margins**2)
    return Fit(weights.tolist(), errors.tolist(), len(rows), float(explained))


def likeliest(outcomes: Sequence[Outcome]) -> list[float]:
    """The weights under which these outcomes are likeliest: least squares, again and again."""
    amounts, won = _columns(outcomes)
    weights = np.zeros(amounts.shape[1])
    for _ in range(_ROUNDS):
        x = amounts @ weights
        chances = 1 / (1 + np.exp(-x))
        variances = np.maximum(_LEAST, chances * (1 - chances))
        trust = np.sqrt(variances)
        trusted = trust[:, np.newaxis] * amounts
        aims = trust * (x + (won - chances) / variances)
        weights = _inverse_of_squares(trusted) @ trusted.T @ aims
    found: list[float] = weights.tolist()
    return found


def line(points: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Height at 0 and slope of the straight line that fits best."""
    xs, ys = zip(*points, strict=True)
    slope, height = np.polyfit(xs, ys, 1)
    return float(height), float(slope)


def _columns(rows: Sequence[Row]) -> tuple[Numbers, Numbers]:
    amounts, results = zip(*rows, strict=True)
    return np.array(amounts, dtype=np.float64), np.array(results, dtype=np.float64)


def _inverse_of_squares(amounts: Numbers) -> Numbers:
    rows, width = amounts.shape
    return np.linalg.inv(amounts.T @ amounts + _RIDGE * rows * np.eye(width))
