"""Many matches at once: each worker process plays some of them, one after the other.

The processes are what Gymnasium's own `AsyncVectorEnv` starts for each match; here a process has
many, because a step takes less time than waking a process up.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from functools import partial
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from dovecote.study.codecs import Array, ArrayError
from dovecote.study.seats import SeatEnv

StepResults = tuple[Array, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]


class MatchesEnv(VectorEnv[Array, NDArray[np.int64], Any]):
    """`num_envs` seats, shared out among `workers` processes; `info["action_mask"]` has a row for
    each. A match that has ended begins anew with the next step, as Gymnasium does it."""

    def __init__(
        self, game: str, num_envs: int = 1, workers: int | None = None, **how: Any
    ) -> None:
        workers = max(1, min(num_envs, workers or os.cpu_count() or 1))
        single = SeatEnv(game, **how)
        self.num_envs = num_envs
        self.metadata = {**SeatEnv.metadata, "autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_action_space = single.action_space
        self.single_observation_space = single.observation_space
        self.action_space = batch_space(single.action_space, num_envs)
        self.observation_space = batch_space(single.observation_space, num_envs)
        self._shares = [len(part) for part in np.array_split(range(num_envs), workers)]
        self._lines: list[Connection] = []
        self._processes = []
        context = get_context("spawn")  # threads of a learner do not survive a fork
        for share in self._shares:
            ours, theirs = context.Pipe()
            make = partial(SeatEnv, game, **how)
            process = context.Process(target=_work, args=(theirs, make, share), daemon=True)
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)

    def reset(
        self,
        *,
        seed: int | list[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Array, dict[str, Any]]:
        seeds = seed if isinstance(seed, list) else self._seeds(seed)
        asked = [("reset", part, options) for part in self._shared(seeds)]
        parts = self._ask(asked)
        return np.concatenate([part[0] for part in parts]), _together([part[1] for part in parts])

    def step(self, actions: NDArray[np.int64]) -> StepResults:
        parts = self._ask([("step", part, None) for part in self._shared(actions)])
        one, two, three, four, infos = zip(*parts, strict=True)
        told = [np.concatenate(arrays) for arrays in (one, two, three, four)]
        return told[0], told[1], told[2], told[3], _together(list(infos))

    def action_masks(self) -> NDArray[np.bool_]:
        """A row for each match, True for every number that its learner may say."""
        return np.concatenate(self._ask([("masks", None, None)] * len(self._lines)))

    def close_extras(self, **how: Any) -> None:
        for line in self._lines:
            line.close()  # a worker ends with its line
        for process in self._processes:
            process.join()

    def _seeds(self, seed: int | None) -> list[int | None]:
        return [None if seed is None else seed + number for number in range(self.num_envs)]

    def _shared(self, things: Sequence[Any] | NDArray[Any]) -> list[Any]:
        if len(things) != self.num_envs:
            raise ArrayError(expected=self.num_envs, found=str(np.shape(things)))
        ends = np.cumsum(self._shares)
        return [things[end - share : end] for end, share in zip(ends, self._shares, strict=True)]

    def _ask(self, asked: list[tuple[str, Any, Any]]) -> list[Any]:
        for line, question in zip(self._lines, asked, strict=True):
            line.send(question)
        answers = [line.recv() for line in self._lines]  # all, or the next question is answered so
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers


def _work(line: Connection, make: Callable[[], SeatEnv], share: int) -> None:
    """One worker: what it is asked it answers, until nobody is left to ask."""
    envs = SyncVectorEnv([make] * share)
    while True:
        try:
            what, given, options = line.recv()
        except EOFError:
            return
        try:
            line.send(_answer(envs, what, given, options))
        except Exception as error:
            line.send(error)


def _answer(envs: SyncVectorEnv, what: str, given: Any, options: Any) -> Any:
    if what == "reset":
        return envs.reset(seed=given, options=options)
    return envs.step(given) if what == "step" else np.stack(envs.call("action_masks"))


def _together(infos: list[dict[str, Any]]) -> dict[str, Any]:
    """What every match of every worker tells: it tells the same things each time."""
    return {key: np.concatenate([info[key] for info in infos]) for key in infos[0]}


def columba(num_envs: int = 1, **how: Any) -> MatchesEnv:
    """Seats at Columba."""
    return MatchesEnv("columba", num_envs, **how)


def columbiz(num_envs: int = 1, **how: Any) -> MatchesEnv:
    """Seats at Columbiz."""
    return MatchesEnv("columbiz", num_envs, **how)


def piccioni(num_envs: int = 1, **how: Any) -> MatchesEnv:
    """Seats at Piccioni."""
    return MatchesEnv("piccioni", num_envs, **how)
