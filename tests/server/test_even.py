"""Whatever is thought in a reaction window costs the same, whatever is held."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator

import pytest

from dovecote.bots import BOTS
from dovecote.bots.advice import Advice
from dovecote.bots.levels import Searcher
from dovecote.core.game import Choice, Seat
from dovecote.games.piccioni import PICCIONI
from dovecote.games.piccioni.state import Options
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.server.thinking import even, worker
from dovecote.server.thinking.chooser import Chooser
from dovecote.server.thinking.even import cost_of, evenly
from dovecote.server.thinking.pool import Thinkers
from dovecote.server.thinking.worker import Request, think
from dovecote.server.turns import NOBODY, Claim
from tests.kit.effort import THOROUGH, tries

_LOOK = 0.001  # seconds
LEVELS = BOTS if THOROUGH else ("homer", "racer")


class Noting(Thinkers):
    """Thinkers that think of nothing, but know what they were asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.requests: list[Request] = []

    async def choose(self, request: Request, claim: Claim = NOBODY) -> str:
        self.requests.append(request)
        return str(request.offers[0])

    async def advise(self, request: Request, claim: Claim = NOBODY) -> list[Advice]:
        self.requests.append(request)
        return []


def asked(wanted: bool) -> Iterator[tuple[AnyTable, Seat]]:
    """Tables at which somebody is asked in a window, or alone, as wanted."""
    for seed in range(20):
        table: AnyTable = Table(PICCIONI, Options(seats=3), Seeded(seed))
        while isinstance(pending := table.pending, Choice):
            seat = pending.seats[0]
            if (table.decline(seat) is not None) == wanted:
                yield table, seat
            table.act(seat, table.offers(seat)[-1])


async def windows(level: str, count: int) -> dict[bool, list[Request]]:
    """What a thinker is asked for those who could react, and for those who cannot."""
    noting, found = Noting(), dict[bool, list[Request]]({True: [], False: []})
    for table, seat in asked(wanted=True):
        kind = found[len(table.offers(seat)) > 1]
        if len(kind) < count:
            noting.requests.clear()
            await Chooser(Thinkers(1), noting).choose(table, seat, level)
            kind += noting.requests  # one, if there is something to choose or not
        if min(map(len, found.values())) == count:
            return found
    raise AssertionError("too few windows")


class Processor:
    """The time of a processor on which only this work is done; each look at it takes some."""

    def __init__(self) -> None:
        self.now = 0.0

    def process_time(self) -> float:
        self.now += _LOOK
        return self.now

    def work(self, seconds: float) -> str:
        self.now += seconds
        return "thought"


@pytest.mark.parametrize("takes", [0.0, 0.02, 0.045])
def test_whatever_is_left_of_a_thoughts_time_is_spent(
    monkeypatch: pytest.MonkeyPatch, takes: float
) -> None:
    processor = Processor()
    monkeypatch.setattr(even, "time", processor)
    assert evenly(0.05, lambda: "glance", lambda: processor.work(takes)) == "thought"
    assert 0.05 <= processor.now < 0.05 + 3 * _LOOK


def test_a_thought_that_would_cost_more_is_broken_off() -> None:
    def endless() -> str:
        while True:
            pass

    began = time.process_time()
    assert evenly(0.05, lambda: "glance", endless) == "glance"
    assert time.process_time() - began >= 0.05
    assert evenly(0.05, lambda: "glance", lambda: "thought") == "thought"


class Lingering:
    """Something that is missed only by the collector, and takes its time to go."""

    def __init__(self) -> None:
        self.self = self

    def __del__(self) -> None:
        busy(0.05)


def busy(seconds: float) -> None:
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


def test_no_interruption_is_lost_in_what_the_collector_calls() -> None:
    def wander() -> str:
        Lingering()
        assert [[] for _ in range(10_000)]  # enough for the collector to look round
        busy(1.0)
        return "thought"

    assert evenly(0.02, lambda: "glance", wander) == "glance"
    gc.collect()


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_thought_beside_it(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    """All that is done outside is to read a request: no bot is asked there."""
    found = asyncio.run(windows(level, 1))
    monkeypatch.setattr(worker, "evenly", lambda cost, glance, thought: f"at a cost of {cost}")
    monkeypatch.setattr(worker, "bot_named", lambda level: pytest.fail(level))
    monkeypatch.setattr(worker, "advise", lambda *asked: pytest.fail("advice"))
    for request in (*found[True], *found[False]):
        for wants_advice in (False, True):
            told = think(request._replace(wants_advice=wants_advice))
            assert told == f"at a cost of {cost_of(level)}"


def spent(request: Request) -> float:
    began = time.process_time()
    think(request)
    return time.process_time() - began


@pytest.mark.parametrize("level", LEVELS)
def test_a_thought_costs_the_same_with_and_without_a_reaction(level: str) -> None:
    """No less than it should; what it costs beyond that is measured where nothing else runs."""
    found = asyncio.run(windows(level, tries(1, 20)))
    spent(found[True][0])  # what is loaded once is no part of any thought
    costs = {able: sorted(map(spent, requests)) for able, requests in found.items()}
    for several in costs.values():
        assert several[0] >= cost_of(level)
        assert not THOROUGH or several[-1] < 1.25 * cost_of(level) + 0.002


@pytest.mark.skipif(not THOROUGH, reason="compares times")
def test_advice_in_a_window_costs_the_same_too() -> None:
    (able, *_), (unable, *_) = asyncio.run(windows("champion", 1)).values()
    costs = [spent(request._replace(wants_advice=True)) for request in (able, unable)]
    assert max(costs) < 1.25 * min(costs)


def test_others_think_in_windows_and_only_there_at_a_fixed_cost() -> None:
    async def main() -> None:
        elsewhere, inside = Noting(), Noting()
        chooser = Chooser(elsewhere, inside)
        for is_window in (True, False):
            table, seat = next(asked(wanted=is_window))
            await chooser.choose(table, seat, "racer")
            await chooser.advise(table, seat)
        assert [r.cost for r in inside.requests] == [cost_of("racer"), cost_of("champion")]
        assert [r.cost for r in elsewhere.requests] == [0, 0]

    asyncio.run(main())


def test_every_level_that_looks_ahead_has_a_cost_of_its_own() -> None:
    """A level without one would be broken off after a glance, and nobody would notice."""
    searching = {name for name, bot in BOTS.items() if isinstance(bot, Searcher)}
    assert {name for name in BOTS if cost_of(name) > cost_of("homer")} == searching
