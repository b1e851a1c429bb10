"""Bots that play for nobody wait until somebody watches, and let everybody else think first."""

from __future__ import annotations

import asyncio
from pathlib import Path

from dovecote.core.game import Seat
from dovecote.server.cluster.openings import open_table
from dovecote.server.room.commands import moves
from dovecote.server.room.room import Room
from dovecote.server.settings import Pace
from dovecote.server.socket.connection import Connection
from dovecote.server.storage.people import Person as Known
from dovecote.server.thinking.pool import Thinkers
from dovecote.server.thinking.worker import Request
from dovecote.server.turns import NOBODY, Claim
from dovecote.tables.agreement import Wish
from tests.kit.client import Person, hear, people, say
from tests.kit.effort import PATIENCE, tries
from tests.kit.serving import Server
from tests.server.nodes import ADA, Line, node_on, until

_TABLES = tries(5, 30)  # of bots among themselves
_BEFORE = 1  # thought of theirs that comes to an end before mine: it had begun
_ANSWERS = tries(5, 50)
MALLORY = Known("mallory", "Mallory")
_QUICK = Pace(bot=0.0, quickest=0.0, slowest=0.0)


async def _entries(person: Person, table: str) -> int:
    """How many entries a running match has."""
    record = (await person.http.get(f"/api/tables/{table}/record")).text
    return sum(line[0] in "*!0123456789" for line in record.splitlines() if line)


def test_bots_among_themselves_play_while_somebody_watches(tmp_path: Path) -> None:
    """Nor do they begin again after a restart before somebody comes. A room that is idle has
    nobody in it, and nothing will happen there by itself."""
    db = f"sqlite:///{tmp_path / 'tables.db'}"

    async def run() -> None:
        async with node_on(db, pace=_QUICK) as node:
            wish = Wish("columbiz", {}, ("random", "random"))
            room = await open_table(node.rooms, node.clock.now, wish, ADA, 10)
            assert room.is_idle
            rested = await _watch(room, 4)
        async with node_on(db, pace=_QUICK) as node:
            room = await node.rooms.room(room.id)
            assert room.is_idle
            assert room.state.at == rested
            assert await _watch(room, 1) > rested

    asyncio.run(run())


async def _watch(room: Room, entries: int) -> int:
    """Somebody looks on until so much more has happened, and goes; how far it has gone when
    nothing happens any more."""
    begun, watching = room.state.at, Connection("eve", "", set(), Line())
    await room.admit(watching, None)
    await until(lambda: room.state.at >= begun + entries)
    room.dismiss(watching)
    await until(lambda: room.is_idle)
    return room.state.at


def test_a_bot_plays_on_against_somebody_who_is_away(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            table = await ada.open("columbiz", ["me", "random"])
            async with ada.line(table) as line:
                told = await hear(line, "position")
                while told["waiting"] == [0]:
                    await say(line, seat=0, at=told["at"], do=told["offers"][0]["do"])
                    told = await hear(line, "position")
            async with asyncio.timeout(PATIENCE):
                while await _entries(ada, table) == told["at"]:
                    await asyncio.sleep(0.05)

    asyncio.run(run())


class _Noting(Thinkers):
    """One thinker, and for whom it has thought; and, of each thought, for whom and how many others
    it has come to an end with before, since that one was asked for."""

    def __init__(self) -> None:
        super().__init__(1, patience=PATIENCE)
        self.thought: list[str] = []
        self.overtaken: list[tuple[str, int]] = []

    async def choose(self, request: Request, claim: Claim = NOBODY) -> str:
        before = len(self.thought)
        answer = await super().choose(request, claim)
        self.overtaken.append((claim.person, len(self.thought) - before))
        self.thought.append(claim.person)
        return answer


def test_tables_full_of_bots_hold_up_nobodys_own(tmp_path: Path) -> None:
    """Somebody has opened many, and looks on at all of them; one thinker thinks for everybody."""
    thinkers = _Noting()

    async def run() -> None:
        db = f"sqlite:///{tmp_path / 'tables.db'}"
        async with node_on(db, pace=_QUICK, thinkers=thinkers) as node:
            wish = Wish("columbiz", {}, ("homer",) * 4)
            for _ in range(_TABLES):
                room = await open_table(node.rooms, node.clock.now, wish, MALLORY, 10)
                await room.admit(Connection(MALLORY.id, "", set(), Line()), None)
            await until(lambda: len(thinkers.thought) > _TABLES)  # they are at it
            room = await open_table(
                node.rooms, node.clock.now, Wish("columbiz", {}, ("me", "homer")), ADA, 10
            )
            await room.admit(Connection(ADA.id, "", set(), Line()), None)
            while thinkers.thought.count(ADA.id) < _ANSWERS:
                await until(lambda: room.state.waiting == (0,) or _has_answered())
                if room.state.waiting == (0,):
                    offer = room.state.running().offers(Seat(0))[0]
                    await moves.do(room, Seat(0), offer, room.state.at)

    def _has_answered() -> bool:
        return thinkers.thought.count(ADA.id) >= _ANSWERS

    asyncio.run(run())
    others = {count for person, count in thinkers.overtaken if person == MALLORY.id}
    assert max(others) > _BEFORE  # who asks for much waits for themself
    assert {count for person, count in thinkers.overtaken if person == ADA.id} <= {0, _BEFORE}
