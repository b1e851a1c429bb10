"""Plain information-set tree search with random playouts: what any search must beat.

Nothing here knows a game. Every simulation imagines a world from the seat's own view, walks
down by UCB1 among the moves possible in that world, adds a node and plays at random to the end.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Hashable, Sequence
from math import log, sqrt
from random import Random
from typing import Any, NamedTuple

import msgspec

from dovecote.bots import Bot, bot_named
from dovecote.bots.minds import mind_of
from dovecote.bots.search import Budget
from dovecote.core.game import Act, AnyGame, Choice, Fate, Luck, Over, Pending, Seat

YARDSTICK = "yardstick"
_DECISIONS = 3  # that the time of a racer's turn is divided by; few turns have more
_WITHOUT_A_MIND = 1.0  # seconds
_CURIOSITY = 0.7  # the customary constant of UCB1 for values between 0 and 1


class Yardstick(msgspec.Struct, frozen=True):
    """Searches without knowing anything."""

    budget: Budget  # of one decision

    def choose(
        self, game: AnyGame, seat: Seat, view: Any, offers: Sequence[Any], rng: Random
    ) -> Any:
        root, done = _Node(), 0
        end = time.perf_counter() + self.budget.seconds
        # once at least: on a busy machine the time may be over before anything was tried
        while done < self.budget.simulations and (not done or time.perf_counter() < end):
            _simulate(game, seat, game.imagine(view, rng), root, rng)
            done += 1
        best = max(root.edges, key=lambda text: root.edges[text].visits)
        return next(offer for offer in offers if str(offer) == best)


def contender(name: str, game: str, share: float) -> Bot:
    """The yardstick with a racer's time, if it is named; else the bot of that name."""
    if name != YARDSTICK:
        return bot_named(name, share)
    mind = mind_of(game)
    seconds = mind.budgets["racer"].seconds if mind else _WITHOUT_A_MIND
    return Yardstick(Budget(sys.maxsize, seconds * share / _DECISIONS))


class _Edge:
    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Hashable, _Node] = {}


class _Node:
    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[str, _Edge] = {}


class _Stepped(NamedTuple):
    state: Any
    seen: Hashable


def _simulate(game: AnyGame, viewer: Seat, world: Any, node: _Node, rng: Random) -> None:
    path: list[tuple[_Edge, Seat]] = []
    pending, is_new = game.pending(world), False
    while isinstance(pending, Choice) and not is_new:
        seat = pending.seats[0]
        offer, edge = _select(node, game.legal(world, seat), rng)
        is_new = not edge.visits
        path.append((edge, seat))
        world, seen = _step(game, world, seat, offer, viewer, rng)
        node = edge.children.setdefault(seen, _Node())
        pending = game.pending(world)
    values = _playout(game, world, pending, rng)
    for edge, seat in path:
        edge.visits += 1
        edge.total += values[seat]


def _select(node: _Node, offers: Sequence[Any], rng: Random) -> tuple[Any, _Edge]:
    """An offer never tried here, if there is one; else the best by UCB1."""
    known = [(offer, node.edges.setdefault(str(offer), _Edge())) for offer in offers]
    for _, edge in known:
        edge.available += 1
    untried = [one for one in known if not one[1].visits]
    return rng.choice(untried) if untried else max(known, key=lambda one: _promise(one[1]))


def _promise(edge: _Edge) -> float:
    return edge.total / edge.visits + _CURIOSITY * sqrt(log(edge.available) / edge.visits)


def _step(game: AnyGame, world: Any, seat: Seat, offer: Any, viewer: Seat, rng: Random) -> _Stepped:
    """The world after an act and the luck that follows, and what the viewer sees of it."""
    after = game.apply(world, Act(seat, offer))
    events = [*after.events]
    while isinstance(pending := game.pending(after.state), Luck):
        after = game.apply(after.state, Fate(pending.chance.sample(rng)))
        events += after.events
    return _Stepped(after.state, tuple(str(game.witness(event, viewer)) for event in events))


def _playout(game: AnyGame, world: Any, pending: Pending, rng: Random) -> Sequence[float]:
    while not isinstance(pending, Over):
        if isinstance(pending, Luck):
            move: Any = Fate(pending.chance.sample(rng))
        else:
            seat = pending.seats[0]
            offers = game.legal(world, seat)
            move = Act(seat, offers[int(rng.random() * len(offers))])
        world = game.apply(world, move).state
        pending = game.pending(world)
    first = [rank == 1 for rank in pending.ranks]
    return [is_first / sum(first) for is_first in first]
