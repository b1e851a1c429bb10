"""A process that judges finished matches, stretch by stretch, and moves that are tried again.

Run as `python -m dovecote.server.aside.analyst`. It is the nicest process of all: bots, previews
and whoever plays go first, and it is not there before somebody asks.
"""

from __future__ import annotations

import signal
import sys
from contextlib import suppress

from dovecote.analysis.match import PartialReport
from dovecote.analysis.report import Decision
from dovecote.analysis.stretch import Attempt, Stretch, judge_attempt, judge_stretch
from dovecote.server.aside.worker import serve
from dovecote.server.priority import give_way
from dovecote.tables.games import game_with

NICE = 15


def work(task: Stretch | Attempt) -> PartialReport | Decision | None:
    """What is found in a stretch, or of a move that somebody tries."""
    game = game_with(task.game, task.cards)
    return judge_attempt(game, task) if isinstance(task, Attempt) else judge_stretch(game, task)


def main() -> None:
    """Serve over stdin and stdout."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent says when it is over
    give_way(NICE)
    with suppress(BrokenPipeError):  # nobody waits for the answer any more
        serve(sys.stdin.buffer, sys.stdout.buffer, work)


if __name__ == "__main__":
    main()
