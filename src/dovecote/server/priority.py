"""Processes beside the server give way to it: whoever plays goes first."""

from __future__ import annotations

import os
import sys
from contextlib import suppress


def give_way(nice: int) -> None:
    """From now on this process runs when others leave time for it, and interrupts nobody when it
    has something to do; where that is forbidden it runs as any other. To be called before there
    are threads."""
    if sys.platform != "win32" and _is_free_to(nice):
        _step_back(nice)


def _step_back(nice: int) -> None:
    with suppress(OSError):
        os.nice(nice)
        if sys.platform == "linux":
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def _is_free_to(nice: int) -> bool:
    """Tried by somebody else: a filter of system calls kills whoever does what it forbids."""
    scout = os.fork()
    if not scout:
        _step_back(nice)
        os._exit(0)
    return os.waitpid(scout, 0)[1] == 0
