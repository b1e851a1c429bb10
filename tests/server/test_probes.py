"""What bots hold does not show in how long other people's questions take.

Eve sits at a table of her own and asks over and over, while at another table bots are asked to
react. They have real levels, which think only if there is something to think about: where that
keeps a processor or a queue busy, her answers come late.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
from websockets.asyncio.client import ClientConnection

from tests.kit.client import Person, Told, hear, hear_where, people, say
from tests.kit.effort import THOROUGH
from tests.kit.serving import serving
from tests.server.measures import ALPHA, likelihood
from tests.server.worlds import keen

PACE = ("bot=0", "quickest=0.2", "slowest=0.2")
SLOW = ("bot=0", "quickest=0.8", "slowest=0.8")  # time for a champion's thought


class Answer(NamedTuple):
    """A question of Eve's: when she asked, and how long she waited."""

    asked: float
    waited: float


class Window(NamedTuple):
    """A window in which a bot was asked, and whether it could react."""

    opened: float
    closed: float
    able: bool


Probe = Callable[[ClientConnection, Told], Awaitable[None]]


async def hint(line: ClientConnection, _: Told) -> None:
    await say(line, seat=0, hint=True, ref="probe")
    assert (await _answer(line))["is"] == "hint"


async def preview(line: ClientConnection, now: Told) -> None:
    await say(line, seat=0, preview=now["offers"][0]["do"], ref="probe")
    assert (await _answer(line))["is"] == "preview"


async def undo(line: ClientConnection, now: Told) -> None:
    """Of the very first entry, which is judged and refused."""
    await say(line, seat=0, undo=1, at=now["at"], ref="probe")
    assert (await _answer(line))["is"] == "refused"


PROBES: tuple[Probe, ...] = (hint, preview, undo)


async def _answer(line: ClientConnection) -> Told:
    return await hear_where(line, lambda told: told.get("ref") == "probe")


async def poll(
    line: ClientConnection, now: Told, probe: Probe, is_open: asyncio.Event, answers: list[Answer]
) -> None:
    """Ask one thing after the other, whenever a window is open."""
    loop = asyncio.get_running_loop()
    while await is_open.wait():
        asked = loop.time()
        await probe(line, now)
        answers.append(Answer(asked, loop.time() - asked))
        await asyncio.sleep(0.002)


class Wanted:
    """How many windows are wanted of each sort, and what was found. The first has waited for a
    thinker to be started, and is none."""

    def __init__(self, count: int) -> None:
        self._count = count
        self.found: list[Window] = []

    def needs(self, able: bool) -> bool:
        return sum(window.able == able for window in self.found[1:]) < self._count

    @property
    def is_done(self) -> bool:
        return not (self.needs(True) or self.needs(False))


async def windows(person: Person, level: str, wanted: Wanted, is_open: asyncio.Event) -> None:
    """Play for both sides, but let a bot answer for the second when it is asked to react."""
    rng = Random(3)
    while not wanted.is_done:
        await _match(person, level, wanted, is_open, rng)


async def _match(
    person: Person, level: str, wanted: Wanted, is_open: asyncio.Event, rng: Random
) -> None:
    table = await person.open("piccioni", ["me", "me"])
    async with person.line(table) as line:
        told = await hear(line, "position")
        while not (told.get("over") or wanted.is_done):
            seat, offers = told["seat"], [offer["do"] for offer in told.get("offers", ())]
            able = len(offers) > 1
            if seat == 1 and "pass" in offers and wanted.needs(able):
                is_open.set()
                wanted.found.append(await _left_to_a_bot(line, told, level, able))
                is_open.clear()
            elif offers:
                await say(line, seat=seat, at=told["at"], do=keen(seat, offers, rng))
            told = await hear(line, "position")


async def _left_to_a_bot(line: ClientConnection, told: Told, level: str, able: bool) -> Window:
    loop, at = asyncio.get_running_loop(), told["at"]
    opened = loop.time()
    await say(line, seat=1, leave=level)
    await hear_where(line, lambda now: now["is"] == "position" and now["at"] > at + 1)
    closed = loop.time()
    await say(line, seat=1, back=True)
    return Window(opened, closed, able)


def slowest(window: Window, answers: list[Answer]) -> float:
    """How long Eve waited for an answer that came while the window was open; what is thought of
    afterwards follows from what everyone was shown."""
    came = ((a.asked + a.waited, a.waited) for a in answers)
    return max((waited for at, waited in came if window.opened < at < window.closed), default=0.0)


async def at_her_own(eve: Person, line: ClientConnection) -> Told:
    """Where she has little to choose, so that her questions are answered quickly."""
    rng = Random(1)
    while True:
        now = await hear(line, "position")
        if now["seat"] == 0 and len(now.get("offers", ())) == 1:
            return now
        if now.get("offers"):
            offer = rng.choice(now["offers"])["do"]
            await say(line, seat=now["seat"], at=now["at"], do=offer)


async def measure(url: str, probe: Probe, count: int) -> dict[bool, list[float]]:
    """Eve's longest waits in windows in which a bot could react, and in which it could not."""
    wanted, answers, is_open = Wanted(count), list[Answer](), asyncio.Event()
    async with people(url, 2) as (ada, eve):
        own = await eve.open("columbiz", ["me", "me"], help="coach")
        async with eve.line(own) as line:
            now = await at_her_own(eve, line)
            await probe(line, now)  # a thinker is there from now on
            polling = asyncio.create_task(poll(line, now, probe, is_open, answers))
            await windows(ada, "champion", wanted, is_open)
            polling.cancel()
    return by_sort(wanted, [slowest(window, answers) for window in wanted.found])


def by_sort(wanted: Wanted, values: list[float]) -> dict[bool, list[float]]:
    """What was measured in windows in which a bot could react, and in which it could not."""
    kinds: dict[bool, list[float]] = {True: [], False: []}
    for window, value in list(zip(wanted.found, values, strict=True))[1:]:
        kinds[window.able].append(value)
    return kinds


@pytest.mark.skipif(not THOROUGH, reason="strong bots think for minutes, all told")
@pytest.mark.parametrize("thinkers", [1, 2])
@pytest.mark.parametrize("probe", PROBES)
def test_a_bot_s_hand_does_not_show_in_others_questions(
    tmp_path: Path, probe: Probe, thinkers: int
) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(tmp_path, db, "--thinkers", str(thinkers), pace=SLOW) as server:
        waits = asyncio.run(measure(server.url, probe, 30))
    assert likelihood(waits[True], waits[False]) > ALPHA, sorted(waits.items())


def busy(pid: int) -> float:
    """Seconds of the processor that the children of a process have had."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return sum(int(Path(f"/proc/{c}/schedstat").read_text().split()[0]) for c in children) / 1e9


@pytest.mark.skipif(
    not THOROUGH, reason="compares times; `test_even.py` holds what they are made of"
)
@pytest.mark.skipif(not Path("/proc/self/schedstat").exists(), reason="only Linux tells")
def test_a_window_keeps_the_processor_busy_for_the_same_time(tmp_path: Path) -> None:
    """What all those questions would show, looked at where it comes from."""
    spent, wanted = [], Wanted(10)

    class Noting(asyncio.Event):
        """Opened and closed with the window."""

        def set(self) -> None:
            self.began = busy(server.pid)

        def clear(self) -> None:
            spent.append(busy(server.pid) - self.began)

    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            await windows(ada, "racer", wanted, Noting())

    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(tmp_path, db, "--thinkers", "1", pace=PACE) as server:
        asyncio.run(run())
    both = by_sort(wanted, spent)
    assert max(both[True]) < 1.25 * min(both[False]), both
    assert max(both[False]) < 1.25 * min(both[True]), both
