"""A process that judges finished matches, stretch by stretch.

Run as `python -m dovecote.server.aside.analyst`. It is the nicest process of all: bots, previews
and whoever plays go first, and it is not there before somebody asks.
"""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress

from dovecote.analysis.match import Part
from dovecote.analysis.stretch import Stretch, judge_stretch
from dovecote.server.aside.worker import serve
from dovecote.tables.games import game_with

NICE = 15


def work(task: Stretch) -> Part:
    """What is found in a stretch."""
    return judge_stretch(game_with(task.game, task.cards), task)


def main() -> None:
    """Serve over stdin and stdout."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent says when it is over
    if sys.platform != "win32":
        os.nice(NICE)
    with suppress(BrokenPipeError):  # nobody waits for the answer any more
        serve(sys.stdin.buffer, sys.stdout.buffer, work)


if __name__ == "__main__":
    main()
