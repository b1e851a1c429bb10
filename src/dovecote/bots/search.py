"""Information-set tree search: many imagined worlds, one tree of what their mover can know.

Every simulation imagines a world from the seat's own view, walks down the tree by the moves
that are possible in that world, adds one node, and lets the game's judgement value where it
stopped. What a judgement thinks little of is not looked at; of the rest the search prefers
what has done well, and what the judgement likes and has seldom been tried.
"""

from __future__ import annotations

import time
from collections.abc import Hashable, Sequence
from math import sqrt
from random import Random
from typing import Generic, NamedTuple, Protocol, TypeVar

import msgspec

from dovecote.core.game import Seat

W = TypeVar("W")  # a world: a state that looks like the view, and how far it has gone
A = TypeVar("A", bound=Hashable)


class Candidate(NamedTuple, Generic[A]):
    """A move worth looking at; the weights of all candidates add up to 1."""

    action: A
    weight: float


class Problem(Protocol[W, A]):
    """What a game must know to be searched."""

    def world(self, rng: Random, /) -> W:
        """Some world that looks like the view."""
        ...

    def mover(self, world: W, /) -> Seat | None:
        """Who decides next; None if it is time to value the world."""
        ...

    def candidates(self, world: W, seat: Seat, /) -> Sequence[Candidate[A]]:
        """The moves worth looking at in this world; at least one."""
        ...

    def allows(self, world: W, seat: Seat, action: A, /) -> bool:
        """Whether a move known from another world is possible in this one."""
        ...

    def step(self, world: W, seat: Seat, action: A, rng: Random, /) -> tuple[W, Hashable]:
        """The world after a move and the luck that follows, and what of that luck is seen."""
        ...

    def value(self, world: W, /) -> Sequence[float]:
        """How each seat stands, from 0 to 1."""
        ...


class Budget(msgspec.Struct, frozen=True):
    """When to stop: after so many simulations or seconds, whichever comes first."""

    simulations: int
    seconds: float = float("inf")


class Tried(NamedTuple, Generic[A]):
    """What the search found out about a move."""

    action: A
    visits: int
    mean: float


class _Edge(Generic[A]):
    __slots__ = ("children", "total", "visits", "weight")

    def __init__(self, weight: float) -> None:
        self.weight = weight
        self.visits = 0
        self.total = 0.0
        self.children: dict[Hashable, _Node[A]] = {}


class _Node(Generic[A]):
    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[A, _Edge[A]] = {}
        self.visits = 0


class Search(Generic[W, A]):
    """One decision."""

    def __init__(self, problem: Problem[W, A], rng: Random, curiosity: float = 1.0) -> None:
        self._problem = problem
        self._rng = rng
        self._curiosity = curiosity
        self._root: _Node[A] = _Node()
        self.simulations = 0

    def run(self, budget: Budget) -> list[Tried[A]]:
        """The moves looked at, the best first: the one tried most often."""
        end = time.perf_counter() + budget.seconds
        while self.simulations < budget.simulations:
            self._simulate()
            self.simulations += 1
            if time.perf_counter() > end:
                break
        tried = [
            Tried(action, edge.visits, edge.total / edge.visits if edge.visits else 0.0)
            for action, edge in self._root.edges.items()
        ]
        return sorted(tried, key=lambda one: (-one.visits, -one.mean))

    def _simulate(self) -> None:
        problem, node = self._problem, self._root
        world = problem.world(self._rng)
        path: list[tuple[_Node[A], _Edge[A], Seat]] = []
        while (seat := problem.mover(world)) is not None:
            is_new = not node.visits
            action, edge = self._choose(node, world, seat)
            path.append((node, edge, seat))
            world, seen = problem.step(world, seat, action, self._rng)
            if is_new and node is not self._root:
                break
            node = edge.children.setdefault(seen, _Node())
        values = problem.value(world)
        for node, edge, seat in path:
            node.visits += 1
            edge.visits += 1
            edge.total += values[seat]

    def _choose(self, node: _Node[A], world: W, seat: Seat) -> tuple[A, _Edge[A]]:
        edges = node.edges
        if edges:
            allows = self._problem.allows
            open_ = [(a, e) for a, e in edges.items() if allows(world, seat, a)]
        else:
            open_ = []
        if not open_:  # new, or nothing known fits this world
            for action, weight in self._problem.candidates(world, seat):
                open_.append((action, edges.setdefault(action, _Edge(weight))))
        if len(open_) == 1:
            return open_[0]
        reach = self._curiosity * sqrt(node.visits + 1)
        return max(open_, key=lambda one: _promise(one[1], reach))


def _promise(edge: _Edge[A], reach: float) -> float:
    """The mean so far, and more for what the judgement likes and was seldom tried."""
    mean = edge.total / edge.visits if edge.visits else 0.5
    return mean + reach * edge.weight / (1 + edge.visits)
