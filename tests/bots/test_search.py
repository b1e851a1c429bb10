"""The search, on games small enough to be solved by thinking."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

import pytest

from dovecote.bots.search import Budget, Candidate, Search
from dovecote.core.game import Seat


class Nim:
    """Take one, two or three; whoever takes the last wins. Multiples of four are lost."""

    def __init__(self, sticks: int) -> None:
        self._sticks = sticks

    def world(self, rng: Random) -> tuple[int, int]:
        return self._sticks, 0

    def mover(self, world: tuple[int, int]) -> Seat | None:
        return Seat(world[1]) if world[0] else None

    def candidates(self, world: tuple[int, int], seat: Seat) -> Sequence[Candidate[int]]:
        takes = [n for n in (1, 2, 3) if n <= world[0]]
        return [Candidate(n, 1 / len(takes)) for n in takes]

    def allows(self, world: tuple[int, int], seat: Seat, action: int) -> bool:
        return action <= world[0]

    def step(
        self, world: tuple[int, int], seat: Seat, action: int, rng: Random
    ) -> tuple[tuple[int, int], Hashable]:
        return (world[0] - action, 1 - world[1]), None

    def value(self, world: tuple[int, int]) -> Sequence[float]:
        if world[0]:
            return (0.5, 0.5)
        return (1.0, 0.0) if world[1] == 1 else (0.0, 1.0)


class Coin:
    """Guess a coin that lies hidden, or take 0.6 for sure: a peek at the world would pay."""

    def world(self, rng: Random) -> tuple[int, float | None]:
        return rng.randrange(2), None

    def mover(self, world: tuple[int, float | None]) -> Seat | None:
        return Seat(0) if world[1] is None else None

    def candidates(self, world: tuple[int, float | None], seat: Seat) -> Sequence[Candidate[str]]:
        return [Candidate(word, 1 / 3) for word in ("heads", "tails", "sure")]

    def allows(self, world: tuple[int, float | None], seat: Seat, action: str) -> bool:
        return True

    def step(
        self, world: tuple[int, float | None], seat: Seat, action: str, rng: Random
    ) -> tuple[tuple[int, float | None], Hashable]:
        won = 0.6 if action == "sure" else float(("heads", "tails")[world[0]] == action)
        return (world[0], won), None

    def value(self, world: tuple[int, float | None]) -> Sequence[float]:
        return (world[1] or 0.0,)


@pytest.mark.parametrize(("sticks", "best"), [(5, 1), (6, 2), (7, 3), (9, 1), (10, 2)])
def test_it_finds_the_winning_move(sticks: int, best: int) -> None:
    tried = Search(Nim(sticks), Random(1)).run(Budget(3000))
    assert tried[0].action == best
    assert tried[0].mean > 0.6


def test_what_it_cannot_know_it_does_not_use() -> None:
    tried = Search(Coin(), Random(1)).run(Budget(2000))
    assert tried[0].action == "sure"


def test_with_simulations_and_a_seed_it_is_deterministic() -> None:
    first = Search(Nim(10), Random(7)).run(Budget(500))
    assert first == Search(Nim(10), Random(7)).run(Budget(500))
    assert sum(one.visits for one in first) == 500


def test_it_stops_when_the_time_is_over() -> None:
    search = Search(Nim(12), Random(1))
    search.run(Budget(10**9, seconds=0.0))
    assert search.simulations == 1
