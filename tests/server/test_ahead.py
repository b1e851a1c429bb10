"""A move that is chosen in advance: made once, if it comes as foreseen, and told to nobody."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from dovecote.core.errors import StaleError
from dovecote.core.game import Seat
from dovecote.play import Scripted
from dovecote.server.clock import wall_time as now
from dovecote.server.cluster.openings import open_table
from dovecote.server.room import driver
from dovecote.server.room.commands import in_advance, leaving, moves
from dovecote.server.room.driver import Driver
from dovecote.server.room.room import Room
from dovecote.server.settings import Pace
from dovecote.server.storage.leases import due_by
from dovecote.tables import matches
from dovecote.tables.agreement import Clock, Wish
from dovecote.tables.errors import AskedError, BotPlaysError, StatusError, UnforeseenError
from dovecote.tables.tasks import Task, work
from tests.kit.effort import PATIENCE
from tests.kit.postgres import Postgres
from tests.server.listening import ADA, listening
from tests.server.nodes import node_on
from tests.server.thinking import Draws, Thinking

CRUMBS = "play breadcrumbs on stupid in area 1 to area 2"
GUANO = "play guano on area 3"
ANA, BEN, CLEO, DAN = map(Seat, range(4))
PACE = Pace(bot=0, quickest=0.01, slowest=0.02)
SECRETS = ("chosen", "dropped", GUANO, "play guano")


async def worked(task: Task) -> Raw:
    return Raw(msgspec.json.encode(work(task)))


class Eye:
    """Somebody who looks at a table, and all that they are sent."""

    is_packed = False

    def __init__(self, person: str) -> None:
        self.person = person
        self.muted: set[str] = set()
        self.heard: list[str] = []

    def push(self, message: bytes) -> None:
        self.heard.append(message.decode())

    def cut(self, code: int) -> None:
        raise AssertionError(code)


@asynccontextmanager
async def in_a_window(folder: Path, pace: Pace = PACE) -> AsyncIterator[tuple[Any, Room]]:
    """Ana has played a card with two moves; Ben and Cleo, who may react, are asked."""
    drives = Driver(Thinking("pass", 0), pace, now)
    async with listening(folder, drives, heard=[]) as (rooms, reader):
        wish = Wish("piccioni", {}, ("me",) * 4, clock=Clock("move", 86_400, window=86_400))
        room = await open_table(rooms, now, wish, ADA, 10)
        await moves.do(room, ANA, CRUMBS, room.state.at)
        assert room.state.waiting == (BEN, CLEO)
        yield (rooms, reader), room
        rooms.close()


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ben holds cards by which they could react."""
    hands = ("breadcrumbs", "guano", "guano", *("balcony",) * 3, *("guano",) * 6)
    fate = ("seat 0", *("stupid",) * 8, *hands, "car")
    monkeypatch.setattr(matches, "Verifiable", lambda words, secret, binding: Scripted(fate))


def tried(folder: Path, scene: Callable[[Any, Room], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE), in_a_window(folder) as (around, room):
            await scene(around, room)

    asyncio.run(run())


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.005)


def made(room: Room) -> int:
    return [str(entry) for entry in room.state.running().entries()].count(f"0 {GUANO}")


async def chosen(room: Room) -> None:
    await in_advance.choose(room, ANA, GUANO, room.state.at, worked)


async def passed(room: Room, *seats: Seat) -> None:
    for seat in seats or (BEN, CLEO):
        await moves.do(room, seat, "pass", room.state.at)


def test_it_is_made_once_if_everybody_lets_it_pass(tmp_path: Path) -> None:
    async def scene(_: Any, room: Room) -> None:
        told = await in_advance.look(room, ANA, worked)
        assert GUANO in [msgspec.json.decode(offer)["do"] for offer in told.offers or ()]
        await chosen(room)
        assert made(room) == 0
        await passed(room)
        await until(lambda: made(room) == 1 and not room.state.aheads)
        assert room.state.waiting == (DAN,)  # who may react to it
        assert not room.state.aheads
        await room.load()
        assert not room.state.aheads
        assert made(room) == 1

    tried(tmp_path, scene)


def test_it_is_not_made_if_somebody_reacts_and_its_owner_is_told(tmp_path: Path) -> None:
    async def scene(_: Any, room: Room) -> None:
        eye, other = Eye("ada"), Eye("")
        await chosen(room)
        await room.admit(eye, None)
        await room.admit(other, None)
        assert msgspec.json.decode(eye.heard[-4])["chosen"]["do"] == GUANO
        await moves.do(room, BEN, "react balcony", room.state.at)
        await passed(room, CLEO)
        while ANA not in room.state.waiting:
            await passed(room, *room.state.waiting)
        await until(lambda: room.state.aheads[ANA].is_dropped)
        assert made(room) == 0
        told = [msgspec.json.decode(text) for text in eye.heard]
        (last,) = [one for one in told if one.get("seat") == 0][-1:]
        assert last["dropped"]["do"] == GUANO
        assert "offers" in last
        await in_advance.withdraw(room, ANA)
        assert not room.state.aheads
        assert not any(secret in text for text in other.heard for secret in SECRETS)

    tried(tmp_path, scene)


def test_nobody_else_is_sent_a_byte_because_of_it(tmp_path: Path) -> None:
    """Chosen, changed and withdrawn: only whoever sits there hears of it."""

    async def scene(_: Any, room: Room) -> None:
        other = Eye("")
        await room.admit(other, None)
        heard, row, asking = len(other.heard), room.state.row, room.state.asking
        await chosen(room)
        await in_advance.choose(room, ANA, "draw", room.state.at, worked)
        assert room.state.aheads[ANA].text == "draw"
        await in_advance.withdraw(room, ANA)
        assert len(other.heard) == heard
        assert (room.state.row, room.state.asking) == (row, asking)

    tried(tmp_path, scene)


@pytest.mark.parametrize("is_made", [True, False], ids=["made", "not made"])
def test_it_comes_at_the_pace_of_orders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_made: bool
) -> None:
    draws = Draws()
    monkeypatch.setattr(driver, "_RANDOM", draws)

    async def scene(_: Any, room: Room) -> None:
        await chosen(room)
        if is_made:
            await passed(room)
            await until(lambda: made(room) == 1 and not room.state.aheads)
        else:
            await moves.do(room, BEN, "react balcony", room.state.at)
            await passed(room, CLEO)
            while ANA not in room.state.waiting:
                await passed(room, *room.state.waiting)
            await until(lambda: room.state.aheads[ANA].is_dropped)
        assert draws.between == [(PACE.quickest, PACE.slowest)]

    tried(tmp_path, scene)


def test_what_cannot_be_foreseen_is_refused_and_nothing_is_kept(tmp_path: Path) -> None:
    async def scene(_: Any, room: Room) -> None:
        at = room.state.at
        with pytest.raises(UnforeseenError):
            await in_advance.choose(room, ANA, "play car on area 1", at, worked)
        with pytest.raises(AskedError):
            await in_advance.choose(room, BEN, "pass", at, worked)
        with pytest.raises(StaleError):
            await in_advance.choose(room, ANA, GUANO, at - 1, worked)
        told = await in_advance.look(room, DAN, worked)  # it is Ana's turn next
        assert (told.view, told.offers) == (msgspec.UNSET, msgspec.UNSET)
        with pytest.raises(UnforeseenError):
            await in_advance.choose(room, DAN, "draw", at, worked)
        await leaving.leave(room, ANA, "random")
        with pytest.raises(BotPlaysError):
            await chosen(room)
        assert not room.state.aheads
        await leaving.resign(room, ANA)

    tried(tmp_path, scene)


def test_whoever_answers_meanwhile_makes_the_choice_stale(tmp_path: Path) -> None:
    async def scene(_: Any, room: Room) -> None:
        async def slowly(task: Task) -> Raw:
            await passed(room)
            return await worked(task)

        with pytest.raises((StaleError, StatusError)):
            await in_advance.choose(room, ANA, GUANO, room.state.at, slowly)
        assert not room.state.aheads

    tried(tmp_path, scene)


def test_whoever_leaves_has_chosen_nothing(tmp_path: Path) -> None:
    async def scene(_: Any, room: Room) -> None:
        await chosen(room)
        await leaving.leave(room, ANA, "random")
        await room.load()
        assert not room.state.aheads

    tried(tmp_path, scene)


def test_it_survives_a_restart_and_is_made_after_it(tmp_path: Path) -> None:
    """The server dies after everybody has answered, before the move is made."""
    kept: list[str] = []

    async def die() -> None:
        slow = Pace(bot=0, quickest=PATIENCE, slowest=2 * PATIENCE)
        async with in_a_window(tmp_path, slow) as ((_, reader), room):
            await chosen(room)
            await passed(room)
            assert room.state.waiting == (ANA,)
            kept.append(room.id)
            # by which the next server finds the table, however long its clock has still to run
            (due,) = await reader.read(due_by, "node", 1, now() + 1000, 10)
            assert due.table == room.id

    async def live() -> None:
        drives = Driver(Thinking("pass", 0), PACE, now)
        async with asyncio.timeout(PATIENCE), listening(tmp_path, drives, heard=[]) as (rooms, _):
            room = await rooms.room(kept[0])
            await until(lambda: made(room) == 1 and not room.state.aheads)
            assert not room.state.aheads
            rooms.close()

    asyncio.run(die())
    asyncio.run(live())


def test_it_is_chosen_at_one_server_and_made_by_the_other(postgres: Postgres) -> None:
    db = postgres.create_database(f"ahead_{secrets.token_hex(4)}")

    async def run() -> None:
        async with node_on(db, pace=PACE) as one, node_on(db, pace=PACE) as other:
            wish = Wish("piccioni", {}, ("me",) * 4)
            mine = await open_table(one.rooms, one.clock.now, wish, ADA, 10)
            await moves.do(mine, ANA, CRUMBS, mine.state.at)
            theirs = await other.rooms.room(mine.id)
            await chosen(theirs)
            await until(lambda: ANA in mine.state.aheads)  # which sees to the table
            await passed(theirs)
            both = (mine, theirs)  # of which one may take its match up anew, and has none then
            await until(
                lambda: all(r.state.table and made(r) == 1 and not r.state.aheads for r in both)
            )

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


def test_an_order_that_does_not_fit_leaves_the_clock_to_ring(tmp_path: Path) -> None:
    """Ben would react by a card they do not hold; their day must end even if no room is open."""

    async def scene(around: Any, room: Room) -> None:
        _, reader = around
        await moves.order(room, BEN, ["react umbrella"])
        await asyncio.sleep(0.05)
        (due,) = await reader.read(due_by, "node", 1, now() + 2 * 86_400_000, 10)
        assert due.moment > now() + 80_000_000

    tried(tmp_path, scene)


def test_a_turn_ends_by_itself_while_its_owner_is_away(tmp_path: Path) -> None:
    async def scene(_: Any, room: Room) -> None:
        await moves.order(room, ANA, ["end"])
        await chosen(room)
        await passed(room)
        await until(lambda: made(room) == 1 and not room.state.aheads)
        await passed(room, DAN)
        ends = lambda: "0 end" in map(str, room.state.running().entries())  # noqa: E731
        await until(ends)

    tried(tmp_path, scene)
