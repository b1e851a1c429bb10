"""Whether two samples of times have one distribution."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import exp, sqrt

ALPHA = 1e-4


def distance(one: Sequence[float], two: Sequence[float]) -> float:
    """The greatest difference of two empirical distributions."""
    a, b = sorted(one), sorted(two)
    return max(abs(bisect_right(a, x) / len(a) - bisect_right(b, x) / len(b)) for x in a + b)


def likelihood(one: Sequence[float], two: Sequence[float]) -> float:
    """How likely such a difference is if both have one distribution (Kolmogorov, Smirnov)."""
    size = len(one) * len(two) / (len(one) + len(two))
    scaled = (sqrt(size) + 0.12 + 0.11 / sqrt(size)) * distance(one, two)
    if scaled < 0.2:
        return 1.0
    terms = ((1 if n % 2 else -1) * exp(-2 * (n * scaled) ** 2) for n in range(1, 101))
    return min(1.0, 2 * sum(terms))
