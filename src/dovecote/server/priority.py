"""Processes beside the server give way to it: whoever plays goes first."""

from __future__ import annotations

import os
import sys
from contextlib import suppress


def give_way(nice: int) -> None:
    """From now on this process runs when others leave time for it, and interrupts nobody when it
    has something to do."""
    if sys.platform == "win32":
        return
    os.nice(nice)
    if sys.platform == "linux":
        with suppress(OSError):  # where nobody may choose
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
