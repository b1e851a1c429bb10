"""How long a reaction window stays open does not tell what those asked hold or answer."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from dovecote.core.entries import Did
from dovecote.core.game import Seat
from dovecote.core.record import read
from dovecote.games.piccioni import PICCIONI
from dovecote.games.piccioni.state import Options
from dovecote.play import Scripted, Table
from dovecote.play.replay import AnyTable, take
from dovecote.server.settings import Pace
from dovecote.server.thinking.chooser import Chooser
from dovecote.server.thinking.pool import Thinkers
from dovecote.server.turns import Claim
from tests.kit.client import Person, people, say
from tests.kit.effort import PATIENCE, THOROUGH
from tests.kit.serving import serving
from tests.server.ears import at_home
from tests.server.measures import ALPHA, distance, likelihood
from tests.server.worlds import REACTIONS, keen

_WHY = "compares times; `test_reactions.py` and `test_even.py` hold what they are made of"
_REACT = [*(f"react {card}" for card in REACTIONS), "pass"]


class Seen(NamedTuple):
    """A window as an onlooker sees it: after which entry, who was asked, for how long."""

    at: int
    asked: tuple[int, ...]
    lasted: float


Sort: TypeAlias = "Callable[[Answered], str]"


class Answered(NamedTuple):
    """The same with what only the published record tells."""

    asked: frozenset[int]
    reacted: bool
    able: bool
    lasted: float


class _Step(msgspec.Struct):
    type: str


class _View(msgspec.Struct):
    agenda: list[_Step]


class _Offer(msgspec.Struct):
    do: str


class Heard(msgspec.Struct, rename={"kind": "is"}):
    """As much of a message as matters here."""

    kind: str
    at: int = 0
    seat: int | None = None
    waiting: tuple[int, ...] = ()
    view: _View | None = None
    offers: list[_Offer] = []
    over: Any = None
    status: str = ""


async def heard(line: ClientConnection) -> Heard:
    async with asyncio.timeout(PATIENCE):
        return msgspec.json.decode(await line.recv(), type=Heard)


async def watch(line: ClientConnection) -> list[Seen]:
    """Every window from its opening to its closing, until the table is over or closed."""
    loop, seen = asyncio.get_running_loop(), list[Seen]()
    at, asked, opened, status = 0, tuple[int, ...](), 0.0, ""
    while status not in ("over", "closed"):
        told = await heard(line)
        if told.kind == "table":
            status = told.status
        elif told.view and told.at > at:
            now = loop.time()
            if asked:
                seen.append(Seen(at, asked, now - opened))
            is_window = bool(at) and told.view.agenda[-1].type == "Window"
            at, asked, opened = told.at, told.waiting if is_window else (), now
    return seen


async def play(line: ClientConnection, rng: Random, orders: Sequence[list[str]]) -> None:
    """Play all seats: windows by their standing orders, at once where there are none."""
    for seat, given in enumerate(orders):
        await say(line, seat=seat, orders=given)
    while not (told := await heard(line)).over:
        offers = [offer.do for offer in told.offers]
        if offers and ("pass" not in offers or not orders):
            seat = told.seat or 0
            await say(line, seat=seat, at=told.at, do=keen(seat, offers, rng))


def answered(record: str, seen: list[Seen]) -> list[Answered]:
    """What was behind each window."""
    luck, entries, found = Scripted(), read(record).entries, list[Answered]()
    table, windows = Table(PICCIONI, Options(seats=3), luck), {each.at: each for each in seen}
    for number, entry in enumerate(entries, 1):
        take(table, luck, entry)
        if window := windows.get(number):
            able = any(len(table.legal(Seat(seat))) > 1 for seat in window.asked)
            acts = entries[number : number + len(window.asked)]
            reacted = any(isinstance(e, Did) and e.text.startswith("react") for e in acts)
            found.append(Answered(frozenset(window.asked), reacted, able, window.lasted))
    return found


class Sample:
    """Windows of many matches at a server."""

    def __init__(self, url: str, person: Person) -> None:
        self._person = person
        self._nobody = Person(url)

    async def of(
        self, tables: int, enough: int, sort: Sort, *orders: list[str], seats: str = "me"
    ) -> dict[str, list[float]]:
        """Play at so many tables until there are enough windows of every sort."""
        found: list[Answered] = []

        async def go_on(seed: int) -> None:
            while not found or min(map(len, _sorted(found, sort).values())) < enough:
                found.extend(await self._match(seats, Random(seed), orders))

        await asyncio.gather(*map(go_on, range(tables)))
        return _sorted(found, sort)

    async def _match(self, who: str, rng: Random, orders: Sequence[list[str]]) -> list[Answered]:
        table = await self._person.open("piccioni", [who] * 3, watch="anyone")
        async with self._nobody.line(table) as window:
            watching = asyncio.create_task(watch(window))
            if who == "me":
                async with self._person.line(table) as line:
                    await play(line, rng, orders)
            seen = await watching
        record = (await self._person.http.get(f"/api/tables/{table}/record")).text
        return answered(record, seen)

    async def close(self) -> None:
        await self._nobody.close()


def by_order(each: Answered) -> str:
    """Seat 1 has the order to pass, the others to react if they can."""
    return "passes" if each.asked == {1} else "reacts" if each.reacted else "cannot"


def by_bot(each: Answered) -> str:
    return "reacts" if each.reacted else "could" if each.able else "cannot"


def by_person(each: Answered) -> str:
    return "at once"


def _sorted(found: list[Answered], sort: Sort) -> dict[str, list[float]]:
    """How long windows stayed open in which one seat was asked."""
    kinds: dict[str, list[float]] = {kind: [] for kind in _KINDS[sort]}
    for each in found:
        if len(each.asked) == 1:
            kinds[sort(each)].append(each.lasted)
    return kinds


_KINDS: dict[Sort, tuple[str, ...]] = {
    by_order: ("passes", "reacts", "cannot"),
    by_bot: ("reacts", "could", "cannot"),
    by_person: ("at once",),
}


def test_the_measure_tells_distributions_apart() -> None:
    rng = Random(1)
    one, two = ([rng.uniform(0.05, 0.15) for _ in range(100)] for _ in range(2))
    late = [rng.uniform(0.08, 0.18) for _ in range(100)]
    assert distance([1, 2, 3], [1, 2, 3]) == 0
    assert distance([1, 2], [3, 4]) == 1
    assert likelihood(one, two) > ALPHA
    assert likelihood(one, late) < ALPHA


@pytest.mark.skipif(not THOROUGH, reason=_WHY)
def test_the_time_of_a_window_tells_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            sample = Sample(server.url, ada)
            orders, bots, person = await asyncio.gather(
                sample.of(4, 40, by_order, _REACT, ["pass"], _REACT),
                sample.of(5, 25, by_bot, seats="random"),
                sample.of(1, 20, by_person),
            )
            await sample.close()
            for kinds in (orders, bots):
                for one, two in combinations(kinds, 2):
                    assert likelihood(kinds[one], kinds[two]) > ALPHA, (one, two)
            assert likelihood(orders["passes"], person["at once"]) < ALPHA  # that would be seen

    pace = ("bot=0", "quickest=0.05", "slowest=0.15")
    with serving(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}", pace=pace) as server:
        asyncio.run(run())


_SLOW = """
import time
from dovecote.server.thinking import worker

quick = worker.think

def slow(request):
    if "pass" in map(str, request.offers):
        time.sleep(0.2)
    return quick(request)

worker.think = slow
worker.main()
"""


@pytest.mark.skipif(not THOROUGH, reason=_WHY)
@pytest.mark.parametrize("is_hasty", [False, True])
def test_it_does_not_show_who_had_to_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_hasty: bool
) -> None:
    """A thought that takes longer than the usual delay; the hasty do not think if they need not."""
    plain = Chooser.choose

    async def hasty(chooser: Chooser, table: AnyTable, seat: Seat, level: str, claim: Claim) -> str:
        offers = table.offers(seat)
        return offers[0] if len(offers) == 1 else await plain(chooser, table, seat, level, claim)

    if is_hasty:
        monkeypatch.setattr(Chooser, "choose", hasty)
    slow = partial(Thinkers, command=(sys.executable, "-c", _SLOW))
    monkeypatch.setattr("dovecote.server.app.Thinkers", slow)

    async def run() -> None:
        pace = Pace(bot=0, quickest=0.02, slowest=0.06)
        async with at_home(tmp_path, pace, thinkers=4) as url, people(url, 1) as (ada,):
            sample = Sample(url, ada)
            bots = await sample.of(4, 6, by_bot, seats="random")
            await sample.close()
            able = [*bots["reacts"], *bots["could"]]
            assert (likelihood(able, bots["cannot"]) < ALPHA) == is_hasty

    asyncio.run(run())
