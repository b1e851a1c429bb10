"""A world lived through on a server by people, and all that one of them is sent of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dovecote.core.game import Seat
from dovecote.server import clock
from dovecote.tables import matches, openings
from tests.kit.client import Person, people
from tests.server.ears import Ear, at_home
from tests.server.worlds import SECRET, WORDS, Foretold, World

CLOCK = {"kind": "bank", "seconds": 3600, "increment": 5, "window": 30}
TRIED = ("play net on fat", "react net", "react umbrella", "pass", "draw", "end", "discard lots")
_MOMENT = 1_700_000_000_000

Leak = Callable[[pytest.MonkeyPatch], None]


class LeakError(Exception):
    """Somebody has learnt what they may not know."""


class Life:
    """A world lived through on a server by people; `heard` is all that the viewer was sent."""

    def __init__(self, world: World, viewer: Seat | None, *, is_other: bool) -> None:
        self.world = world
        self.viewer = viewer
        self.is_other = is_other  # then people answer in another order and by standing orders
        self.heard: list[str] = []
        self._mine: list[str] = []
        self._ears: dict[Seat | None, Ear] = {}

    async def live(self, url: str, looks: int) -> list[str]:
        """Play all rounds; now and then the viewer tries whatever could tell them more."""
        async with people(url, self.world.seats + 1) as guests, AsyncExitStack() as stack:
            table = await self._open(guests)
            seats: list[Seat | None] = [*map(Seat, range(self.world.seats)), None]
            for seat in sorted(seats, key=lambda s: s == self.viewer):  # the viewer comes last
                heard = self.heard if seat == self.viewer else []
                ear = Ear(guests[-1 if seat is None else seat], table, heard)
                await ear.open()
                stack.push_async_callback(ear.close)
                self._ears[seat] = ear
            for number, (asked, _) in enumerate(self.world.rounds):
                await self._round(number, looks=number % looks == 1 or len(asked) > 1)
        return self.heard

    async def _open(self, guests: list[Person]) -> str:
        wish: dict[str, Any] = {"watch": "anyone", "listed": True, "help": "preview"}
        wish |= {"clock": CLOCK, "words": WORDS[0], "options": self.world.options}
        sitters = ["me", *["open"] * (self.world.seats - 1)]
        table = await guests[0].open(self.world.game, sitters, **wish)
        for seat in range(1, self.world.seats):
            await guests[seat].sit(table, seat, WORDS[seat])
        return table

    async def _round(self, number: int, *, looks: bool) -> None:
        """What lies sealed when the viewer looks round is not the same in both worlds."""
        asked, texts = self.world.rounds[number]
        others = sorted((s for s in asked if s != self.viewer), reverse=self.is_other)
        is_last, is_asked = number == len(self.world.rounds) - 1, self.viewer in asked
        comes_first = is_asked and number % 2 == 0 and not is_last
        again = () if is_last else self.world.rounds[number + 1].asked
        if comes_first:
            await self._answer(self.viewer, texts)
        early = others if is_asked and not comes_first else others[:-1]
        if self.is_other and not is_last:
            early = []
        for seat in early:
            await self._answer(seat, texts, again)
        if looks:
            await self._look_round(number)
        if not is_last:
            for seat in others[len(early) :]:
                await self._answer(seat, texts, again)
            if is_asked and not comes_first:
                await self._answer(self.viewer, texts)
        await self._ears[self.viewer].ask(ping=number)

    async def _answer(
        self, seat: Seat | None, texts: dict[Seat, str], again: tuple[Seat, ...] = ()
    ) -> None:
        """By a standing order only if they are not asked again at once: it might answer that, too,
        before it is withdrawn."""
        assert seat is not None
        ear, text = self._ears[seat], texts[seat]
        await ear.ask(ping=0)  # then they have heard of everything so far
        if seat == self.viewer:
            self._mine.append(text)
        if self.is_other and text == "pass" and seat not in (self.viewer, *again):
            begin, at = len(ear.heard), ear.position["at"]
            told = await ear.ask(seat=seat, orders=["pass"])
            assert told["is"] == "done", told
            await ear.until(lambda told: "sealed" in told or told.get("at", 0) > at, begin)
            told = await ear.ask(seat=seat, orders=[])
        else:
            told = await ear.ask(seat=seat, at=ear.position["at"], do=text)
        assert told["is"] == "done", (told, text)

    async def _look_round(self, number: int) -> None:
        """Whatever the viewer may ask or try."""
        ear, rng = self._ears[self.viewer], Random(number)
        seat, at = self.viewer or 0, ear.position["at"]
        offered = [offer["do"] for offer in ear.position.get("offers", ())]
        for text in [*rng.sample(TRIED, 3), *rng.sample(offered, min(2, len(offered)))]:
            await ear.ask(seat=seat, why=text)
            await ear.ask(seat=seat, preview=text)
            if text not in offered:
                told = await ear.ask(seat=seat, at=at, do=text)
                assert told["is"] == "refused", told
        other = (seat + 1) % self.world.seats
        await ear.ask(seat=other, at=at, do="pass")
        told = await ear.ask(seat=seat, at=at, undo=at)
        if told["is"] == "done":  # then do it again
            await ear.ask(seat=seat, at=ear.position["at"], do=self._mine[-1])
        self.heard.extend(await ear.look_in(max(0, at - 4)))
        path = f"/api/tables/{ear.table}"
        for place in ("", "/record", f"/replay?from={max(1, at - 8)}"):
            await ear.get(path + place)
        for place in (f"/record?seat={other}", f"/replay?seat={other}", "/replay?seat=all"):
            if (await ear.get(path + place)).status_code != 403:
                raise LeakError(place)
        for place in ("/api/tables", "/api/tables/mine", "/api/people/me"):
            await ear.get(place)


@contextmanager
def pinned(world: World) -> Iterator[pytest.MonkeyPatch]:
    """On a server at home: the world's luck, and nothing else that differs from run to run."""

    class Names:
        token_urlsafe = staticmethod(lambda _: "table")
        token_hex = staticmethod(lambda count: SECRET[: 2 * count])

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            matches, "Verifiable", lambda words, secret, _: Foretold(world, words, secret)
        )
        patch.setattr(openings, "secrets", Names)
        patch.setattr(clock, "wall_time", lambda: _MOMENT)
        patch.setattr(clock, "steady_time", lambda: 0)
        yield patch


async def compare(
    folder: Path, one: World, two: World, viewer: Seat | None, leak: Leak | None = None
) -> None:
    """Live both worlds; every message and every answer must be the same, byte for byte."""
    lives = []
    for world in (one, two):
        home = folder / world.future
        home.mkdir()
        with pinned(world) as patch:
            if leak:
                leak(patch)
            async with at_home(home) as url:
                life = Life(world, viewer, is_other=world is two)
                lives.append(await life.live(url, 1000 if leak else 12))
    for told in zip_longest(*lives, fillvalue=""):
        if told[0] != told[1]:
            raise LeakError(*told)
