"""An answer that no person gives in a reaction window waits, however soon it was found."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NamedTuple

import pytest

from dovecote.core.game import Seat
from dovecote.play import Scripted
from dovecote.server.clock import wall_time as now
from dovecote.server.cluster.openings import open_table
from dovecote.server.room import driver
from dovecote.server.room.commands import leaving, moves
from dovecote.server.room.driver import Driver
from dovecote.server.room.room import Room
from dovecote.server.settings import Pace
from dovecote.tables import matches
from dovecote.tables.agreement import Wish
from tests.kit.effort import PATIENCE
from tests.server.listening import ADA, listening
from tests.server.thinking import Draws, Thinking

DELAY = 0.3
EARLY = 0.02  # seconds by which a clock may be off
PACE = Pace(bot=0, quickest=DELAY, slowest=2 * DELAY)


async def _in_a_window(room: Room) -> None:
    """Seat 0 plays Breadcrumbs from the Area of seat 1 to that of seat 2, which both may answer."""
    card = "play breadcrumbs on stupid in area 1 to area 2"
    await moves.do(room, Seat(0), card, room.state.at)
    assert room.state.waiting == (1, 2)


async def _answered(room: Room, seat: Seat) -> None:
    async with asyncio.timeout(PATIENCE):
        while seat not in room.state.sealed:
            await asyncio.sleep(0.005)


class Answer(NamedTuple):
    """How long it took until an answer counted, and what was drawn and thought for it."""

    took: float
    draws: list[tuple[float, float]]
    thoughts: int


def answered(
    folder: Path, patch: pytest.MonkeyPatch, held: str, by: str, answer: str, takes: float = 0.0
) -> Answer:
    """Somebody who holds three of a card is asked in a window, and a bot or an order answers."""
    hands = (*("breadcrumbs", "guano", "guano"), *(held,) * 3, *("guano",) * 6)
    luck, draws = ("seat 0", *("stupid",) * 8, *hands), Draws()
    patch.setattr(matches, "Verifiable", lambda words, secret, binding: Scripted(luck))
    patch.setattr(driver, "_RANDOM", draws)

    async def run() -> Answer:
        loop, thinking = asyncio.get_running_loop(), Thinking(answer, takes)
        drives = Driver(thinking, PACE, now)
        async with listening(folder, drives, heard=[]) as (rooms, _):
            room = await open_table(rooms, now, Wish("piccioni", {}, ("me",) * 4), ADA, 10)
            await _in_a_window(room)
            began = loop.time()
            if by == "order":
                await moves.order(room, Seat(1), [answer])
            else:
                await leaving.leave(room, Seat(1), "random")
            await _answered(room, Seat(1))
            took = loop.time() - began
            rooms.close()
        return Answer(took, draws.between, thinking.asked)

    return asyncio.run(run())


WAYS = {
    "a bot that reacts": ("balcony", "bot", "react balcony"),
    "a bot that could": ("balcony", "bot", "pass"),
    "a bot that cannot": ("car", "bot", "pass"),
    "an order to react": ("balcony", "order", "react balcony"),
    "an order to pass": ("balcony", "order", "pass"),
    "an order of who cannot": ("car", "order", "pass"),
}


@pytest.mark.parametrize("way", WAYS)
def test_it_waits_though_it_is_there_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """As long as chance says, which is asked once and always the same."""
    found = answered(tmp_path, monkeypatch, *WAYS[way])
    assert found.took > DELAY - EARLY
    assert found.draws == [(PACE.quickest, PACE.slowest)]
    assert found.thoughts == ("bot" in way)  # of who cannot react, too


@pytest.mark.parametrize("held", ["balcony", "car"])
def test_a_thought_that_comes_late_waits_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, held: str
) -> None:
    """Told when it is ready, it would tell how hard it was."""
    late = DELAY + 0.2
    found = answered(tmp_path, monkeypatch, held, "bot", "pass", late)
    assert found.took > late + DELAY - EARLY
    assert found.draws == [(PACE.quickest, PACE.slowest)] * 2


def test_an_order_holds_over_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server dies while one window waits for the order's time; after the restart the order
    answers that window, and the next one too, and is still the person's own."""
    crumbs = ("breadcrumbs", "breadcrumbs", "guano")
    luck = ("seat 0", *("stupid",) * 8, *crumbs, *("balcony",) * 3, *("guano",) * 6)
    monkeypatch.setattr(matches, "Verifiable", lambda words, secret, binding: Scripted(luck))
    kept: list[str] = []

    async def die() -> None:
        slow = Pace(bot=0, quickest=PATIENCE, slowest=2 * PATIENCE)
        drives = Driver(Thinking("pass", 0), slow, now)
        async with listening(tmp_path, drives, heard=[]) as (rooms, _):
            room = await open_table(rooms, now, Wish("piccioni", {}, ("me",) * 4), ADA, 10)
            for seat in (Seat(1), Seat(2)):
                await moves.order(room, seat, ["pass"])
            await _in_a_window(room)
            assert not room.state.sealed
            kept.append(room.id)
            rooms.close()

    async def live() -> None:
        drives = Driver(Thinking("react balcony", 0), Pace(bot=0, quickest=0, slowest=0.01), now)
        async with asyncio.timeout(PATIENCE), listening(tmp_path, drives, heard=[]) as (rooms, _):
            room = await rooms.room(kept[0])
            await _passed(room)
            back = "play breadcrumbs on stupid in area 2 to area 1"
            await moves.do(room, Seat(0), back, room.state.at)
            assert room.state.waiting == (1, 2)
            await _passed(room)
            rooms.close()

    asyncio.run(die())
    asyncio.run(live())


async def _passed(room: Room) -> None:
    """Both who are asked let it happen, and it is the player's turn again."""
    while room.state.is_window:
        await asyncio.sleep(0.005)
    assert room.state.waiting == (0,)
    assert all(room.state.orders.of(seat) for seat in (Seat(1), Seat(2)))
