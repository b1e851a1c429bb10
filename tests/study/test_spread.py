"""The seam: the same results whoever plays, and a worker that dies costs its task only."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Iterable
from functools import partial
from pathlib import Path

import pytest

from dovecote.study.spread import AHEAD, WorkerLostError, spread
from dovecote.study.workers import ClusterError, hands
from tests.kit.clusters import check, dask, expected, wait_for
from tests.kit.effort import PATIENCE
from tests.kit.terminal import Terminal


def square(number: int) -> int:
    return number * number


def note(folder: str, number: int) -> int:
    """Leaves a file for each time that it is called."""
    with Path(folder, f"{number}").open("a") as file:
        file.write("x")
    return number


def die_once(folder: str, number: int) -> int:
    """At 7 the worker is killed, the first time."""
    note(folder, number)
    if number == 7 and Path(folder, "7").stat().st_size == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def die(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def fail(number: int) -> int:
    if number == 5:
        raise LookupError(number)
    return number


@pytest.mark.parametrize("workers", [1, 2, 5])
def test_results_come_in_order(workers: int) -> None:
    assert spread(square, range(300), workers) == [n * n for n in range(300)]


def test_nothing_is_played_without_matches() -> None:
    assert spread(square, range(0), 2) == []


def test_a_killed_worker_costs_its_task_only(tmp_path: Path) -> None:
    assert spread(partial(die_once, str(tmp_path)), range(40), 2) == list(range(40))
    calls = {int(file.name): file.stat().st_size for file in tmp_path.iterdir()}
    assert calls.keys() == set(range(40))
    assert calls[7] == 2
    again = [number for number, times in calls.items() if times > 1]
    assert len(again) <= AHEAD * 2  # no more than was handed out; what had come back stays
    assert max(calls.values()) == 2


def test_a_worker_that_dies_while_nobody_waits_costs_its_task_only(tmp_path: Path) -> None:
    def slowly(results: Iterable[int]) -> list[int]:
        found = []
        for result in results:
            found.append(result)
            if result < 7:
                time.sleep(0.2)  # the next task is given to workers that are dead by then
        return found

    play = partial(die_once, str(tmp_path))
    assert spread(play, range(40), 2, slowly) == list(range(40))
    assert Path(tmp_path, "7").stat().st_size == 2


def test_a_task_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(WorkerLostError, match="3 times"):
        spread(die, range(8), 2)


def test_an_error_in_a_match_is_told() -> None:
    with pytest.raises(LookupError):
        spread(fail, range(8), 2)


@pytest.mark.parametrize("workers", [1, 2])
def test_whoever_stops_early_keeps_what_there_is(workers: int, tmp_path: Path) -> None:
    def some(results: Iterable[int]) -> list[int]:
        found = []
        for result in results:
            found.append(result)
            if len(found) == 5:
                break
        return found

    assert spread(partial(note, str(tmp_path)), range(1000), workers, some) == list(range(5))
    assert len(list(tmp_path.iterdir())) < 1000


@pytest.mark.parametrize("on", ["moon", "dask", "dask://", "tcp://x:1"])
def test_a_cluster_that_is_none(on: str) -> None:
    with pytest.raises(ClusterError):
        hands(on)


def test_a_cluster_of_dask_finds_the_same_and_loses_nothing() -> None:
    with dask() as on:
        wait_for(on, 2)
        check(on, expected())


def test_a_cluster_that_is_away_is_one_sentence(
    dovecote: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dovecote.study.workers._PATIENCE", 0.5)
    ran = dovecote("sim", "columbiz", "--games", "1", "--on", "dask://127.0.0.1:9")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert "127.0.0.1:9" in ran.err


def test_a_cluster_is_one_sentence(dovecote: Terminal) -> None:
    ran = dovecote("sim", "columbiz", "--games", "1", "--on", "moon")
    assert (ran.code, ran.out) == (2, "")
    assert "“moon” is no cluster; expected: ray, ray://HOST:PORT or dask://HOST:PORT" in ran.err


def test_interrupting_gives_what_there_is(
    dovecote: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    from dovecote.study import simulation

    def interrupted(task: simulation.Simulation, number: int) -> simulation.SimulatedMatch:
        if number == 3:
            raise KeyboardInterrupt
        return play_match(task, number)

    play_match = simulation.play_match
    monkeypatch.setattr(simulation, "play_match", interrupted)
    ran = dovecote("sim", "columbiz", "--games", "9", "--workers", "1")
    assert ran.code == 130
    assert "games 3, " in ran.out
    assert "Interrupted: 3 of 9 were played." in ran.err


def long(number: int) -> int:
    """What nobody will wait for."""
    if number:
        time.sleep(10 * PATIENCE)
    return number


def test_whoever_stops_does_not_wait_for_what_is_being_played() -> None:
    def first(results: Iterable[int]) -> list[int]:
        return [next(iter(results))]

    before = multiprocessing.active_children()
    assert spread(long, range(8), 2, first) == [0]
    end = time.monotonic() + PATIENCE
    for worker in set(multiprocessing.active_children()) - set(before):
        while worker.is_alive():  # also for a moment after the pool's own thread has seen it die
            assert time.monotonic() < end
            time.sleep(0.01)
