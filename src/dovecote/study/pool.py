"""Many matches, in one process or several."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeAlias, TypeVar

T = TypeVar("T")
R = TypeVar("R")
Gather: TypeAlias = Callable[[Iterable[R]], list[R]]  # it may show progress on the way

_PIECE = 50  # matches at most that a process is given at once


def spread(
    play: Callable[[T], R], matches: Sequence[T], workers: int = 1, gather: Gather[R] = list
) -> list[R]:
    """Plays every match; the results come in their order, whoever played them."""
    if workers == 1:
        return gather(map(play, matches))
    pool = ProcessPoolExecutor(workers)
    try:
        piece = max(1, min(_PIECE, len(matches) // workers // 20))
        results = gather(pool.map(play, matches, chunksize=piece))
    except BaseException:  # whoever interrupts does not want to wait for the rest
        pool.shutdown(wait=False, cancel_futures=True)
        raise
    pool.shutdown()
    return results
