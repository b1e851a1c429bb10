"""What an operator watches."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from prometheus_client import Counter, Gauge, Histogram
from prometheus_client.multiprocess import mark_process_dead

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where several workers put their figures together

MOVES = Counter("dovecote_moves", "Entries that seats have made", ["game"])
REFUSED = Counter("dovecote_refused", "Messages that were refused", ["code"])
SOCKETS = Gauge("dovecote_sockets", "Open sockets", multiprocess_mode="livesum")
ROOMS = Gauge("dovecote_rooms", "Tables in memory", multiprocess_mode="livesum")
LAG = Histogram(
    "dovecote_loop_lag_seconds",
    "How late the event loop is",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
)
LAG_MAX = Gauge(
    "dovecote_loop_lag_max_seconds", "The latest the loop has been", multiprocess_mode="livemax"
)
COMMITS = Histogram(
    "dovecote_commit_seconds",
    "How long a commit takes",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
)
REQUESTS = Histogram(
    "dovecote_request_seconds",
    "HTTP requests",
    ["route", "status"],
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
)
THINKERS_RESTARTED = Gauge(
    "dovecote_thinkers_restarted", "Bot workers replaced", multiprocess_mode="livesum"
)


def forget_dead() -> None:
    """What a killed worker had open is not open any more; whoever takes its place sees to it."""
    if FOLDER not in os.environ or os.name != "posix":
        return
    for file in Path(os.environ[FOLDER]).glob("gauge_live*.db"):
        worker = int(file.stem.rpartition("_")[2])
        try:
            os.kill(worker, 0)
        except ProcessLookupError:
            with suppress(FileNotFoundError):  # another has just done the same
                mark_process_dead(worker)  # type: ignore[no-untyped-call]


_made: dict[str, int] = {}  # moves that are not counted yet, by game


def count_moves(game: str, moves: int) -> None:
    """Counted for good by `count_up`: a lock for every move would be dear."""
    _made[game] = _made.get(game, 0) + moves


def count_up() -> None:
    """Now and then, and before anybody looks."""
    while _made:
        game, moves = _made.popitem()
        MOVES.labels(game).inc(moves)
