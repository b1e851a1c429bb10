"""Sums that are the same on every Python, so that the same seed gives the same move."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import add


def added_up(numbers: Iterable[float]) -> float:
    """The numbers added one after the other, each result rounded.

    The `sum` of floats makes up for what rounding loses since Python 3.12, and does not before.

    >>> added_up([1e16, 1.0, 1.0])
    1e+16
    """
    return reduce(add, numbers, 0.0)
