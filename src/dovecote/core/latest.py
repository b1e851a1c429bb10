"""A memory for one thing: what is asked several times in a row is worked out once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

S = TypeVar("S")
T = TypeVar("T")


class Latest(Generic[S, T]):
    """Works something out once for a value, as long as nobody asks about another.

    It is known again by being the same object, since comparing could cost as much. Games keep
    one for what several seats are shown of one state, one after the other.
    """

    def __init__(self, work: Callable[[S], T]) -> None:
        self._work = work
        self._known: tuple[S, T] | None = None

    def __call__(self, state: S) -> T:
        known = self._known
        if known is None or known[0] is not state:
            known = self._known = (state, self._work(state))
        return known[1]
