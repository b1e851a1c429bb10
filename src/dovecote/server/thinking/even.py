"""Thoughts that cost the same whatever is held.

What is thought of in a reaction window depends on cards that nobody else may know: who holds
none that could be played has nothing to think about. Whoever is kept waiting by a busy
processor, at that table or another, could tell. So there every thought takes the same time of
the processor, the longest that one of its level needs: whatever is left of it is spent.
"""

from __future__ import annotations

import gc
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

# Seconds of the processor: half as much again as the longest thought that was ever measured.
_COST = {"carrier": 0.03, "racer": 0.15, "champion": 0.5}
_GLANCE = 0.01  # for those who do not look ahead


def cost_of(level: str) -> float:
    """What any thought of a level costs in a window."""
    return _COST.get(level, _GLANCE)


def evenly(cost: float, glance: Callable[[], str], think: Callable[[], str]) -> str:
    """What was thought, at this cost exactly; if it would cost more, what a glance has told."""
    end = time.process_time() + cost
    fallback = glance()
    found = _in_time(end - time.process_time(), fallback, think)
    while time.process_time() < end:
        pass
    return found


class _LateError(Exception):
    """The time for a thought is over."""


def _in_time(seconds: float, fallback: str, think: Callable[[], str]) -> str:
    if sys.platform == "win32":  # no clock there would interrupt a thought
        return think()
    before = signal.signal(signal.SIGPROF, _interrupt)
    try:
        with _no_collector():
            try:
                signal.setitimer(signal.ITIMER_PROF, max(seconds, 1e-6))
                return think()
            finally:
                signal.setitimer(signal.ITIMER_PROF, 0)
    except _LateError:
        return fallback
    finally:
        signal.signal(signal.SIGPROF, before)


@contextmanager
def _no_collector() -> Iterator[None]:
    """Whatever the collector calls swallows errors, and an interruption there would be lost."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _interrupt(_: int, __: FrameType | None) -> None:
    raise _LateError
