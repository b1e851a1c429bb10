"""Real clusters on this machine: the same seed and the same result whatever plays the matches, and
a worker that is killed in the middle costs its task only.

Two workers each of Ray and Dask are started in processes of their own, and stopped again.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from pathlib import Path

from tests.kit.serving import free_port

from dovecote.games.columbiz.state import Options
from dovecote.study.hands import ClusterAwayError, hands
from dovecote.study.simulation import Task, simulate
from dovecote.study.spread import spread

PATIENCE = 400.0  # seconds until a cluster should be up
GAMES = 60
TASK = Task("columbiz", Options(seats=2), ("fledgling", "random"), 7)
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


def check(on: str, expected: dict[str, object]) -> None:
    """One cluster: the result of a simulation, and a loss that is made good."""
    found = simulate(TASK, GAMES, on)
    assert {key: found[key] for key in SAME} == expected, f"{on} gives another result"
    with tempfile.TemporaryDirectory() as folder:
        assert spread(partial(die_once, folder), range(40), on) == list(range(40))
        assert Path(folder, "11").stat().st_size > 1, "the worker was killed"
    print(f"{on}: the same result, and a killed worker cost its task only", flush=True)


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
    worker += ["--nworkers", "2", "--nthreads", "1", "--no-dashboard"]
    with started(head, worker):
        yield f"dask://127.0.0.1:{port}"


@contextmanager
def ray() -> Iterator[str]:
    """Ray is known by an address of its own, so that one that runs already is left alone. It gives
    itself half a minute to start, which a busy machine may not have: then it begins again."""
    port = free_port()
    command = f"{Path(sys.executable).with_name('ray')} start --head --num-cpus 2 --port {port}"
    command += " --include-dashboard false --disable-usage-stats --block"
    os.environ |= {
        "RAY_ADDRESS": f"127.0.0.1:{port}",
        "RAY_agent_register_timeout_ms": str(round(1000 * PATIENCE)),
    }
    with started(["sh", "-c", f"until env -u RAY_ADDRESS {command}; do sleep 1; done"]):
        yield "ray"


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


def main() -> None:
    clusters: dict[str, Callable[[], AbstractContextManager[str]]] = {"dask": dask, "ray": ray}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("clusters", nargs="*", default=[*clusters], choices=[*clusters])
    asked = parser.parse_args()
    try:
        hands("dask://127.0.0.1:9")
    except ClusterAwayError as away:
        print(away)
    else:
        raise AssertionError("nobody is there")
    here = simulate(TASK, GAMES, 2)
    expected = {key: here[key] for key in SAME}
    for name in asked.clusters:
        with clusters[name]() as on:
            wait_for(on, 2)
            check(on, expected)


if __name__ == "__main__":
    main()
