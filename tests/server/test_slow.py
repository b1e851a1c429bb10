"""Matches over days: lists of whom they wait for, and clocks that stand still."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from dovecote.core.game import Seat
from dovecote.server.cluster.absences import go_away
from dovecote.server.cluster.node import Node
from dovecote.server.cluster.openings import open_table
from dovecote.server.room.commands import leaving, moves
from dovecote.server.room.room import Room
from dovecote.server.storage.mine import mine
from dovecote.server.storage.people import Person, add_person
from dovecote.server.storage.questions import no_change
from dovecote.server.storage.writer import Unit
from dovecote.tables.agreement import Clock, Wish
from dovecote.tables.pauses import DAY
from dovecote.tables.seating import sit
from tests.kit.client import people
from tests.kit.serving import Server
from tests.server.nodes import Days, node_on
from tests.server.seated import Seated, asked_first, at_table

ADA, BEN = Person("ada", "Ada"), Person("ben", "Ben")
HOUR = 3_600_000


async def _begin(node: Node, **wish: Any) -> Room:
    for person in (ADA, BEN):
        hashed = person.id * 10
        await node.writer.write(Unit("", change=add_person(person, hashed, node.clock.now())))
    room = await open_table(
        node.rooms, node.clock.now, Wish("columbiz", {}, ("me", "open"), **wish), ADA, 10
    )
    async with room.locked():
        await room.begin(sit(room.state.row, 1, BEN.id, BEN.name, "words"))
    return room


def _asked(room: Room) -> tuple[str, Seat]:
    (seat,) = room.state.waiting
    return room.state.row.seats[seat].person, seat


async def _go(node: Node, person: str, until: int) -> int:
    return await go_away(node.rooms, node.reader, node.writer, person, until, node.clock.now())


def test_the_list_says_whose_turn_it_is_and_since_when(tmp_path: Path) -> None:
    days = Days()

    async def run() -> None:
        async with node_on(f"sqlite:///{tmp_path / 'tables.db'}", days.clock) as node:
            room = await _begin(node, clock=Clock("move", 3 * 86_400))
            person, seat = _asked(room)
            begun = days.now
            found = await node.reader.read(mine, person)
            asking = found.askings[room.id]
            assert asking.seats == (seat,)
            assert (asking.since, asking.until) == (begun, begun + 3 * DAY)
            days.pass_by(HOUR)
            await moves.do(room, seat, "stand", room.state.at)
            after = (await node.reader.read(mine, person)).askings[room.id]
            assert after.seats == room.state.waiting
            assert after.until == days.now + 3 * DAY
            assert after.since == (begun if after.seats == (seat,) else days.now)

    asyncio.run(run())


def test_a_turn_of_several_parts_is_one(tmp_path: Path) -> None:
    days = Days()

    async def run() -> None:
        async with node_on(f"sqlite:///{tmp_path / 'tables.db'}", days.clock) as node:
            room = await _begin(node)
            _, seat = _asked(room)
            first = room.state.asking
            assert first
            while room.state.waiting == (seat,):
                days.pass_by(HOUR)
                assert room.state.asking
                assert room.state.asking.since == first.since
                offer = room.state.running().offers(seat)[0]
                await moves.do(room, seat, offer, room.state.at)
            assert room.state.asking
            assert room.state.asking.since == days.now
            assert room.state.asking.at > first.at

    asyncio.run(run())


def test_a_clock_stands_still_as_long_as_the_table_agreed_to(tmp_path: Path) -> None:
    days = Days()

    async def run() -> None:
        async with node_on(f"sqlite:///{tmp_path / 'tables.db'}", days.clock) as node:
            room = await _begin(node, clock=Clock("bank", 2 * 86_400), pause=3)
            person, seat = _asked(room)
            begun = days.now
            assert room.state.until == begun + 2 * DAY
            days.pass_by(DAY)
            until = days.now + 2 * DAY
            assert await _go(node, person, until) == until
            assert room.state.until == begun + 4 * DAY
            assert room.state.row.due == begun + 4 * DAY
            await node.writer.write(Unit("", change=no_change))  # after what was posted
            stored = (await node.reader.read(mine, person)).askings[room.id]
            assert stored.until == begun + 4 * DAY
            days.pass_by(DAY)
            assert await _go(node, person, 0) == 0  # back a day early
            assert room.state.until == begun + 3 * DAY
            days.pass_by(HOUR)
            await moves.do(room, seat, "stand", room.state.at)
            assert room.state.banks[seat] == DAY - HOUR  # a day had run, and one stood still
            assert room.state.pauses == {seat: DAY}
            room = await _anew(node, room)
            assert room.state.pauses == {seat: DAY}

    asyncio.run(run())


def test_nobody_stops_a_clock_for_longer_than_agreed(tmp_path: Path) -> None:
    days = Days()

    async def run() -> None:
        async with node_on(f"sqlite:///{tmp_path / 'tables.db'}", days.clock) as node:
            clock = Clock("move", 86_400, timeout="resign")
            room = await _begin(node, clock=clock, pause=3)
            person, _ = _asked(room)
            await _go(node, person, days.now + 30 * DAY)
            assert room.state.until == days.now + 4 * DAY
            room = await _anew(node, room)
            assert room.state.until == days.now + 4 * DAY
            days.pass_by(4 * DAY - 1)
            await leaving.time_out(room, room.state.asked_at, node.chooser)
            assert not room.state.over
            days.pass_by(1)
            await leaving.time_out(room, room.state.asked_at, node.chooser)
            assert room.state.over

    asyncio.run(run())


def test_where_nothing_was_agreed_time_runs(tmp_path: Path) -> None:
    days = Days()

    async def run() -> None:
        async with node_on(f"sqlite:///{tmp_path / 'tables.db'}", days.clock) as node:
            room = await _begin(node, clock=Clock("move", 86_400))
            person, _ = _asked(room)
            await _go(node, person, days.now + 30 * DAY)
            assert room.state.until == days.now + DAY

    asyncio.run(run())


async def _anew(node: Node, room: Room) -> Room:
    """The same table, put away and taken up again from what is stored."""
    node.rooms.put_away(room.id)
    assert room.id not in node.rooms.open_rooms
    return await node.rooms.room(room.id)


def test_everyone_sees_who_is_away(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        asked, other = asked_first(ada, ben)
        until = ada.now["now"] + 3 * DAY
        answer = await asked.person.http.put("/api/people/me/away", json={"until": until})
        assert answer.json() == {"until": until}
        assert (await asked.person.http.get("/api/people/me/away")).json() == {"until": until}
        (line,) = (await other.person.http.get("/api/tables/mine")).json()
        assert line["away"][asked.seat] == until
        assert line["away"][other.seat] == 0
        assert line["waiting"] == [asked.seat]
        assert line["mine"] == [other.seat]
        shown = (await other.person.http.get(f"/api/tables/{table}")).json()["table"]["seats"]
        assert shown[asked.seat]["away"] == until
        longest = await asked.person.http.put("/api/people/me/away", json={"until": 2**53})
        assert longest.json()["until"] < ada.now["now"] + 61 * DAY

    at_table(server, scene, pause=3, clock={"kind": "move", "seconds": 86_400})


def test_an_absence_of_nobody_and_one_that_is_none_are_refused(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            for bad in ({"until": -1}, {"until": "Monday"}, {}, {"until": 1, "more": 2}):
                answer = await ada.http.put("/api/people/me/away", json=bad)
                assert answer.status_code == 400, answer.text
            ada.http.cookies.clear()
            answer = await ada.http.put("/api/people/me/away", json={"until": 1})
            assert answer.status_code == 401

    asyncio.run(run())
