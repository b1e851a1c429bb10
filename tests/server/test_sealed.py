"""An answer in an open window changes nothing for anybody else until the window closes."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from dovecote.server.storage import answers
from dovecote.server.storage.writer import Unit, Writer
from tests.kit.client import Person
from tests.kit.effort import PATIENCE
from tests.kit.postgres import Postgres
from tests.kit.serving import Server, serving
from tests.server.ears import Ear, at_home
from tests.server.worlds import keen

_SEATS = 4
_CLOCK = {"kind": "bank", "seconds": 600, "increment": 5, "window": 60}
_PACE = ("bot=0.5", "quickest=0.5", "slowest=0.6")
_PASSING = re.compile(r'"(ref|now)":("\d+"|\d+)')  # differs from one look to the next


class Window:
    """A match in which several are asked at once, and everyone who looks at it."""

    def __init__(self, ears: list[Ear], db: str) -> None:
        self.ears = ears  # of the seats, then of one who watches
        self._engine = create_engine(db.replace("postgresql:", "postgresql+psycopg:"))
        self._stored = 0

    @property
    def asked(self) -> list[int]:
        return [int(seat) for seat in self.ears[-1].position["waiting"]]

    async def reach(self, rng: Random) -> None:
        """Play until somebody's answer would be sealed."""
        while True:
            await self._meet()
            if len(self.asked) > 1:
                self._stored = self._count()
                return
            (seat,) = self.asked
            ear = self.ears[seat]
            move = keen(seat, [offer["do"] for offer in ear.position["offers"]], rng)
            assert (await ear.ask(seat=seat, at=ear.position["at"], do=move))["is"] == "done"

    async def _meet(self) -> None:
        """Wait until all have heard what one has heard, on whatever server they are."""
        at = max(ear.position["at"] for ear in self.ears)
        while any(ear.position["at"] < at for ear in self.ears):
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """The others pass; then everyone hears it at once."""
        rest = self.asked[1:]
        at = self.ears[-1].position["at"]
        for seat in rest:
            assert all(ear.position["at"] == at for ear in self.ears)
            await self.ears[seat].ask(seat=seat, at=at, do="pass")
        await self._meet()
        assert self.ears[-1].position["at"] >= at + 1 + len(rest)
        self._engine.dispose()

    async def answer(self, seat: int, how: str) -> None:
        """Have a seat answer, and wait until that is stored."""
        ear = self.ears[seat]
        if how == "person":
            await ear.ask(seat=seat, at=ear.position["at"], do="pass")
        elif how == "order":
            await ear.ask(seat=seat, orders=["pass"])
        while self._count() == self._stored:
            await asyncio.sleep(0.02)

    def _count(self) -> int:
        """How many answers were ever sealed."""
        with self._engine.connect() as connection:
            return int(connection.execute(text("SELECT count(*) FROM answers")).scalar() or 0)

    async def looks(self, but: int) -> list[Any]:
        """All that everyone else can find out now."""
        found: list[Any] = []
        for seat, ear in enumerate(self.ears):
            if seat != but:
                found += await _looked(ear, seat)
        return found


async def _looked(ear: Ear, seat: int) -> list[Any]:
    path, at = f"/api/tables/{ear.table}", ear.position["at"]
    places = (path, f"{path}/record", f"{path}/replay?from={max(1, at - 9)}", "/api/tables/mine")
    found: list[Any] = [(await ear.get(place)).content for place in places]
    coming = await ear.look_in(max(0, at - 5))
    found += [_PASSING.sub("", told) for told in coming if '"is":"said"' not in told]
    if seat < _SEATS:
        for message in ({"at": at, "undo": at}, {"why": "react net"}, {"preview": "pass"}):
            told = await ear.ask(seat=seat, **message)
            assert told["is"] != "done"
            found.append({**told, "ref": ""})
    return found


@asynccontextmanager
async def window_at(urls: Sequence[str], db: str, help: str = "preview") -> AsyncIterator[Window]:
    """One that is open, with people on one server or several."""
    async with AsyncExitStack() as stack:
        guests = [await Person(urls[n % len(urls)]).arrive() for n in range(_SEATS + 1)]
        wish = {"clock": _CLOCK, "help": help}
        table = await guests[0].open("piccioni", ["me", *["open"] * (_SEATS - 1)], **wish)
        for seat in range(1, _SEATS):
            await guests[seat].sit(table, seat)
        window = Window([Ear(guest, table, []) for guest in guests], db)
        for ear in window.ears:
            stack.push_async_callback(ear.person.close)
            await ear.open()
            stack.push_async_callback(ear.close)
        await window.reach(Random(1))
        yield window
        await window.close()


async def check(window: Window, how: str) -> None:
    """Somebody answers, and nobody else can tell."""
    first, speaker = window.asked[0], window.ears[-2]
    if how == "bot":  # that a bot plays is public; what it answers is not
        await window.ears[first].ask(seat=first, leave="random")
        await asyncio.gather(*(ear.ask(ping=0) for ear in window.ears))
    before = await window.looks(but=first)
    others = [ear for ear in window.ears if ear is not window.ears[first]]
    marks = [len(ear.heard) for ear in others]
    await window.answer(first, how)
    await speaker.ask(say="whatever has happened before this has been told by now")
    for ear, mark in zip(others, marks, strict=True):
        await ear.until(lambda told: told["is"] == "said", mark)
        kinds = {json.loads(told)["is"] for told in ear.heard[mark:]}
        assert kinds <= {"said", "done"}, kinds
    assert await window.looks(but=first) == before
    assert window.asked[0] == first


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which there is time to look before a bot or an order answers."""
    folder = tmp_path_factory.mktemp("slow")
    with serving(folder, f"sqlite:///{folder / 'tables.db'}", pace=_PACE) as server:
        yield server


@pytest.mark.parametrize("how", ["person", "order", "bot"])
def test_a_sealed_answer_changes_nothing_for_anybody_else(slow: Server, how: str) -> None:
    async def run() -> None:
        db = f"sqlite:///{slow.log.with_name('tables.db')}"
        async with window_at([slow.url], db) as window:
            await check(window, how)

    asyncio.run(run())


def test_nor_on_another_server(postgres: Postgres, tmp_path: Path) -> None:
    async def run() -> None:
        for how in ("person", "order"):
            async with window_at([one.url, two.url], db) as window:
                await check(window, how)

    db = postgres.create_database("sealed")
    with serving(tmp_path, db, pace=_PACE) as one, serving(tmp_path, db, pace=_PACE) as two:
        asyncio.run(run())


class Held:
    """A store in which sealed answers are being stored until we let it go on."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.may_go, self.is_asked = asyncio.Event(), asyncio.Event()
        write = Writer.write

        async def held(writer: Writer, unit: Unit) -> bool:
            if getattr(unit.change, "func", None) is answers._add_answer:
                self.is_asked.set()
                await self.may_go.wait()
            return await write(writer, unit)

        patch.setattr(Writer, "write", held)


async def ask_everything(ear: Ear, seat: int) -> None:
    """All that can be asked without changing anything."""
    path = f"/api/tables/{ear.table}"
    for place in (path, f"{path}/record", f"{path}/replay", "/api/tables/mine"):
        assert (await ear.get(place)).status_code == 200
    for message in ({"why": "react net"}, {"preview": "pass"}, {"hint": True}):
        assert (await ear.ask(seat=seat, **message))["is"] in message


def test_nobody_waits_while_an_answer_is_being_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever only asks is answered as always: that it takes longer would tell."""

    async def run() -> None:
        async with (
            at_home(tmp_path) as url,
            window_at([url], f"sqlite:///{tmp_path / 'tables.db'}", help="coach") as window,
        ):
            held = Held(monkeypatch)
            first, other = window.asked[:2]
            answering = asyncio.create_task(window.answer(first, "person"))
            try:
                async with asyncio.timeout(PATIENCE):
                    await held.is_asked.wait()
                    await ask_everything(window.ears[other], other)
                assert not answering.done()
            finally:
                held.may_go.set()
            await answering

    asyncio.run(run())
