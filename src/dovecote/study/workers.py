"""Who plays: processes of this machine, or the workers of a cluster that is there already.

A cluster is an extra of its own, `ray` or `dask`, and its machines need the same Dovecote. Both
give a task to somebody else when a worker dies.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, TypeAlias, TypeVar

from dovecote.core.errors import DovecoteError, ExtraMissingError

T = TypeVar("T")
R = TypeVar("R")
Workers: TypeAlias = int | str

_PATIENCE = 10  # seconds until a cluster counts as away


class ClusterError(DovecoteError):
    """A place to play on that is none."""

    sentence = "{on!r} is not ray, ray://HOST:PORT or dask://HOST:PORT"


class ClusterAwayError(DovecoteError):
    sentence = "no cluster answers at {on}"


class Hands(Protocol):
    """Workers, however many, that play pieces of the whole."""

    count: int

    def submit(self, play: Callable[[T], R], piece: Sequence[T]) -> Future[list[R]]: ...

    def leave(self) -> None:
        """Nothing more is wanted of them."""
        ...


def hands(workers: Workers) -> Hands:
    """So many processes of this machine, or a cluster: ray, ray://HOST:PORT, dask://HOST:PORT."""
    if isinstance(workers, int):
        return Processes(workers)
    on = workers
    kind, _, address = on.partition("://")
    if kind not in ("ray", "dask") or (kind == "dask" and not address):
        raise ClusterError(on=on)
    if find_spec("ray" if kind == "ray" else "distributed") is None:
        raise ExtraMissingError(extra=kind)
    return Ray(on) if kind == "ray" else Dask(on, address)


class Processes:
    """Processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.count = workers
        self._pool = ProcessPoolExecutor(workers, initializer=_deaf)

    def submit(self, play: Callable[[T], R], piece: Sequence[T]) -> Future[list[R]]:
        return self._pool.submit(play_all, play, piece)

    def leave(self) -> None:
        """Nobody waits for what is still being played: whoever interrupts wants to go."""
        workers = [*(self._pool._processes or {}).values()]
        self._pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


class Dask:
    """The workers of a Dask cluster."""

    def __init__(self, on: str, address: str) -> None:
        client: Any = import_module("distributed").Client  # typed only where it is installed
        try:
            self._client = client(f"tcp://{address}", timeout=_PATIENCE, set_as_default=False)
        except (OSError, ValueError):
            raise ClusterAwayError(on=on) from None
        self.count = max(1, sum(self._client.nthreads().values()))

    def submit(self, play: Callable[[T], R], piece: Sequence[T]) -> Future[list[R]]:
        """Not by Dask's own executor: it fetches a result and then looks whether there is one,
        so that a worker which dies in between turns a good result into an error."""
        future: Future[list[R]] = Future()
        task = self._client.submit(play_all, play, piece, pure=False)
        task.add_done_callback(partial(_hand_over, future))
        return future

    def leave(self) -> None:
        self._client.close()


class Ray:
    """The workers of a Ray cluster: that of this machine, or the one that is named."""

    def __init__(self, on: str) -> None:
        ray: Any = import_module("ray")
        try:
            address = "auto" if on == "ray" else on
            ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
        except (ConnectionError, OSError, ValueError, RuntimeError):
            raise ClusterAwayError(on=on) from None
        self._ray = ray
        self.count = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._play = ray.remote(max_retries=3)(play_all)

    def submit(self, play: Callable[[T], R], piece: Sequence[T]) -> Future[list[R]]:
        future: Future[list[R]] = self._play.remote(play, piece).future()
        return future

    def leave(self) -> None:
        self._ray.shutdown()


def play_all(play: Callable[[T], R], piece: Sequence[T]) -> list[R]:
    """One piece, on whichever machine."""
    return [play(match) for match in piece]


def _hand_over(future: Future[list[R]], task: Any) -> None:
    """What a task of Dask has found, or why it has found nothing."""
    try:
        future.set_result(task.result())
    except BaseException as error:  # a task that was cancelled has nothing less
        future.set_exception(error)


def _deaf() -> None:
    """Whoever interrupts a run speaks to its head, which decides what becomes of its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
