"""Whoever listens to a room hears once of every question, and of what changes in it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from dovecote.core.game import Seat
from dovecote.play import Scripted
from dovecote.server.clock import wall_time as now
from dovecote.server.cluster.openings import open_table
from dovecote.server.cluster.rooms import Rooms
from dovecote.server.room.commands import chat, leaving, moves
from dovecote.server.room.driver import Driver
from dovecote.server.room.room import Room
from dovecote.server.settings import Pace
from dovecote.server.thinking.chooser import Chooser
from dovecote.server.thinking.pool import Thinkers
from dovecote.tables import matches
from dovecote.tables.agreement import Clock, Wish
from dovecote.tables.question import Asked, Question
from tests.kit.effort import PATIENCE
from tests.server.listening import ADA, listening


async def _columbiz(rooms: Rooms) -> Room:
    wish = Wish("columbiz", {}, ("me", "me"), Clock("bank", 600))
    return await open_table(rooms, now, wish, ADA, 10)


def test_a_question_is_announced_once(tmp_path: Path) -> None:
    async def run() -> None:
        heard: list[Question] = []
        async with listening(tmp_path, heard=heard) as (rooms, reader):
            room = await _columbiz(rooms)
            (seat,) = room.state.waiting
            (first,) = heard
            assert first.table == room.id
            assert first.at == room.state.at
            assert first.asked == (Asked(seat, "ada", "", ()),)
            assert first.until == first.since + 600_000
            assert first.is_held
            await chat.say(room, reader, "ada", "Good luck", 100)
            await room.catch_up()  # nothing is new
            assert heard == [first]
            await moves.do(room, seat, "stand", room.state.at)
            assert len(heard) == 2
            assert heard[1].at == room.state.at > first.at
            assert heard[1].since >= first.since

    asyncio.run(run())


def test_a_bot_in_a_seat_changes_the_question_but_not_its_number(tmp_path: Path) -> None:
    async def run() -> None:
        heard: list[Question] = []
        async with listening(tmp_path, heard=heard) as (rooms, _):
            room = await _columbiz(rooms)
            (seat,) = room.state.waiting
            await leaving.leave(room, seat, "random")
            first, second = heard
            assert second == replace(first, asked=(Asked(seat, "ada", "random", ()),))
            await leaving.leave(room, Seat(1 - seat), "random")  # who is not asked
            assert heard[2:] == [replace(second, is_attended=False)]  # nobody plays in person now
            await leaving.resign(room, seat)  # which ends the match
            assert heard[-1].asked == ()
            assert heard[-1].until is None

    asyncio.run(run())


def test_who_has_answered_in_a_window_is_asked_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seat 0 plays Breadcrumbs from the Area of seat 1 to that of seat 2, which both may answer."""
    hands = (*("breadcrumbs", "guano", "guano"), *("car",) * 3, *("guano",) * 6)
    luck = ("seat 0", *("stupid",) * 8, *hands)
    monkeypatch.setattr(matches, "Verifiable", lambda words, secret, binding: Scripted(luck))

    async def run() -> None:
        heard: list[Question] = []
        async with listening(tmp_path, heard=heard) as (rooms, _):
            room = await open_table(rooms, now, Wish("piccioni", {}, ("me",) * 4), ADA, 10)
            card = "play breadcrumbs on stupid in area 1 to area 2"
            await moves.do(room, Seat(0), card, room.state.at)
            opened = heard[-1]
            assert opened.is_window
            assert [asked.seat for asked in opened.asked] == [1, 2]
            await moves.order(room, Seat(2), ["pass"])
            assert heard[-1].at == opened.at
            assert [str(order) for order in heard[-1].asked[1].orders] == ["pass"]
            await moves.do(room, Seat(1), "pass", room.state.at)
            assert heard[-1].at == opened.at
            assert [asked.seat for asked in heard[-1].asked] == [2]
            await moves.do(room, Seat(2), "pass", room.state.at)
            assert heard[-1].at > opened.at

    asyncio.run(run())


@pytest.mark.parametrize("levels", [("random",), ("random", "homer")])
def test_another_bot_in_the_same_seat_plays_too(tmp_path: Path, levels: tuple[str, ...]) -> None:
    """Also if the one before was about to."""

    async def run() -> None:
        heard: list[Question] = []
        thinkers = Thinkers(1, patience=PATIENCE)
        driver = Driver(Chooser(thinkers), Pace(bot=0.2), now)
        async with listening(tmp_path, driver, heard=heard) as (rooms, _):
            room = await _columbiz(rooms)
            (seat,), at = room.state.waiting, room.state.asked_at
            for level in levels:
                await leaving.leave(room, seat, level)
                await asyncio.sleep(0.05)
            async with asyncio.timeout(PATIENCE):
                while room.state.asked_at == at:
                    await asyncio.sleep(0.05)
            rooms.close()
            await thinkers.close()

    asyncio.run(run())
