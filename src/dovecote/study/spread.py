"""The one seam through which many matches are played: in this process, on the cores of this
machine, or on a cluster. Whoever plays them, the results are the same and come in their order.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TypeAlias, TypeVar

from dovecote.core.errors import DovecoteError
from dovecote.study.workers import Hands, Workers, hands

T = TypeVar("T")
R = TypeVar("R")
Gather: TypeAlias = Callable[[Iterable[R]], list[R]]  # it may show progress, and stop early

_PIECE = 50  # matches at most that a worker is given at once
AHEAD = 4  # pieces for each worker that are handed out before the first is back
_TRIES = 3  # a piece that takes its worker with it so often is at fault itself


class WorkerLostError(DovecoteError):
    """A worker died, and those that took its task over died too."""

    sentence = "a worker died {tries} times over the same task"


def spread(
    play: Callable[[T], R],
    matches: Sequence[T],
    workers: Workers = 1,
    gather: Gather[R] = list,
) -> list[R]:
    """Plays every match; the results come in their order, whoever played them.

    `workers` is how many processes of this machine, or a cluster: see `hands`. A worker that dies
    costs what it was at, which is played again. If `gather` stops before the end, what is still
    to be played is left.
    """
    if workers == 1:
        return gather(map(play, matches))
    results = _results(play, matches, lambda: hands(workers))
    try:
        return gather(results)
    finally:
        results.close()


def _results(
    play: Callable[[T], R], matches: Sequence[T], hire: Callable[[], Hands]
) -> Generator[R, None, None]:
    """Piece by piece, in their order, however they come in."""
    working = hire()
    size = max(1, min(_PIECE, len(matches) // working.count // 20))
    pieces = [matches[start : start + size] for start in range(0, len(matches), size)]
    out: dict[Future[list[R]], int] = {}
    back: dict[int, list[R]] = {}
    tries = [0] * len(pieces)
    waiting = list(range(len(pieces)))[::-1]
    try:
        for number in range(len(pieces)):
            while number not in back:
                try:  # a pool may be found broken by whoever gives it work, too
                    while waiting and len(out) < AHEAD * working.count:
                        future = working.submit(play, pieces[waiting[-1]])
                        out[future] = waiting.pop()
                    done, _ = wait(out, return_when=FIRST_COMPLETED)
                    for future in done:
                        back[out[future]] = future.result()
                        del out[future]
                except BrokenProcessPool:
                    working.leave()
                    waiting += _again(out, tries)
                    working = hire()
            yield from back.pop(number)
    finally:
        working.leave()


def _again(out: dict[Future[list[R]], int], tries: list[int]) -> list[int]:
    """The pieces that nobody has finished, the last first. Whose fault it was cannot be known: of
    those that were handed out, the first ones were being played."""
    lost = sorted(out.values(), reverse=True)
    out.clear()
    if not lost:  # it died while it had nothing to do
        return lost
    tries[lost[-1]] += 1
    if tries[lost[-1]] == _TRIES:
        raise WorkerLostError(tries=_TRIES)
    return lost
