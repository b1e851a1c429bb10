"""Real clusters on this machine: two workers in processes of their own, and what they must give."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from dovecote.games.columbiz.state import Options
from dovecote.study.simulation import Simulation, simulate
from dovecote.study.spread import spread
from dovecote.study.workers import ClusterAwayError, hands
from tests.kit.effort import THOROUGH, tries
from tests.kit.serving import free_port

PATIENCE = 400.0  # seconds until a cluster should be up
GAMES = tries(10, 60)  # the first of them shows it, the others repeat it
TASK = Simulation("columbiz", Options(seats=2), ("fledgling", "random"), 7)
SAME = ("scores", "wins", "shared_wins", "moves", "length")


def die_once(folder: str, number: int) -> int:
    """At 11 the worker is killed, the first time that anybody is there."""
    mark = Path(folder, str(number))
    with mark.open("a") as file:
        file.write("x")
    if number == 11 and mark.stat().st_size == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    time.sleep(0.01)
    return number


def expected() -> dict[str, object]:
    """What this machine's own processes find."""
    here = simulate(TASK, GAMES, 2)
    return {key: here[key] for key in SAME}


def check(on: str, known: dict[str, object]) -> None:
    """One cluster: the result of a simulation, and a loss that is made good."""
    found = simulate(TASK, GAMES, on)
    assert {key: found[key] for key in SAME} == known, f"{on} gives another result"
    with tempfile.TemporaryDirectory() as folder:
        assert spread(partial(die_once, folder), range(40), on) == list(range(40))
        assert Path(folder, "11").stat().st_size > 1, "the worker was killed"


@contextmanager
def started(*commands: list[str]) -> Iterator[None]:
    """Processes for as long as the block runs; they and what they started end with it."""
    running = [
        subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                         start_new_session=True)
        for command in commands
    ]  # fmt: skip
    try:
        yield
    finally:
        for process in running:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


@contextmanager
def dask() -> Iterator[str]:
    port = free_port()
    head = [sys.executable, "-m", "distributed.cli.dask_scheduler", "--port", str(port)]
    head += ["--no-dashboard"]
    worker = [sys.executable, "-m", "distributed.cli.dask_worker", f"tcp://127.0.0.1:{port}"]
    worker += ["--nthreads", "1", "--no-dashboard"]
    # where tests are thorough, whoever dies is replaced, too
    workers = [[*worker, "--nworkers", "2"]] if THOROUGH else 2 * [[*worker, "--no-nanny"]]
    with started(head, *workers):
        yield f"dask://127.0.0.1:{port}"


def wait_for(on: str, workers: int) -> None:
    """Until a cluster answers with all its workers."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            found = hands(on)
            count = found.count
            found.leave()
            if count >= workers:
                return
        except ClusterAwayError:
            pass
        assert time.monotonic() < end, f"{on} does not come up"
        time.sleep(0.5)
