"""Notices are put into words and sent by a process of its own: whatever becomes of that, nothing is
lost, and nothing has two names."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import subprocess
import sys
from asyncio.subprocess import Process
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from dovecote.server.notices import worker
from dovecote.server.notices.line import started
from dovecote.server.notices.sender import Sender
from dovecote.server.notices.talk import Found, FromWorker, Look, Setup
from dovecote.server.settings import Notices
from dovecote.server.storage import notices
from dovecote.server.storage.database import Database
from dovecote.server.storage.writer import Writer
from tests.kit.effort import PATIENCE
from tests.kit.postgres import Postgres
from tests.server.houses import HOUR, MINUTE, House, house, in_house, inside, looked
from tests.server.nodes import until

_WAYS = 10
_AT_ONCE = 8  # as many requests as are under way


def _process(at: House) -> Process:
    """The one that sends."""
    assert at.sender._line
    found = at.sender._line._process
    assert found
    return found


async def _due(at: House) -> None:
    """Ten ways to Ada, and something to tell her."""
    room = await at.match()
    for number in range(_WAYS):
        await at.hook("ada", path=f"/{number}")
    await at.write(notices.tell("ada", "seated", room.id, 1, at.days.now))


async def _under_way(at: House) -> None:
    """Eight of the ways are being used, and nobody answers."""
    await _due(at)
    at.hooks.gate.clear()
    await until(lambda: at.sender._line is not None)
    await at.sender.look()
    await until(lambda: len(at.hooks.asked) == _AT_ONCE)


async def _queued(at: House) -> set[str]:
    """Where something is still to be told, or may be being told."""
    later = at.days.now + HOUR
    return _paths(at, await at.node.reader.read(notices.due_notices, later, "", 100))


def _paths(at: House, found: list[notices.Notice]) -> set[str]:
    return {notice.channel.address.removeprefix(at.hooks.url) for notice in found}


def test_a_process_that_is_killed_while_it_sends_loses_nothing(tmp_path: Path) -> None:
    """What was under way is sent again under its name; what was not is sent once."""

    async def scene(at: House) -> None:
        await _under_way(at)
        first = {one.path: one.headers["webhook-id"] for one in at.hooks.asked}
        before = _process(at)
        os.kill(before.pid, signal.SIGKILL)
        await before.wait()
        at.hooks.gate.set()
        await until(lambda: at.sender._line is not None and _process(at) is not before)
        await looked(at.sender)
        assert await _queued(at) == set()
        names = {(one.path, one.headers["webhook-id"]) for one in at.hooks.asked}
        assert len(names) == _WAYS
        assert names >= set(first.items())
        told = Counter(one.path for one in at.hooks.asked)
        assert told == {f"/{n}": 2 if f"/{n}" in first else 1 for n in range(_WAYS)}
        await at.later(HOUR)
        assert told.total() == len(at.hooks.asked)

    in_house(tmp_path, scene, started)


def test_servers_that_share_a_database_tell_everything_once(
    tmp_path: Path, postgres: Postgres
) -> None:
    db = postgres.create_database(f"sending_{secrets.token_hex(4)}")

    async def run() -> None:
        async with house(tmp_path, db=db) as at:
            await _due(at)
            database = Database(db, is_served=True)
            writer = Writer(database, asyncio.get_running_loop())
            setup = replace(at.sender._setup, node="another")
            how = (setup, writer, at.days.clock.now, lambda *_: False)
            another = Sender(*how, is_alone=False, start=inside)
            another.open()
            try:
                for _ in range(3):
                    await asyncio.gather(looked(at.sender), looked(another))
                assert await _queued(at) == set()
                told = Counter(one.path for one in at.hooks.asked)
                assert told == {f"/{n}": 1 for n in range(_WAYS)}
            finally:
                await another.close()
                await writer.close()
                database.close()

    asyncio.run(run())


def test_a_server_that_stops_waits_for_nobody_who_does_not_answer(tmp_path: Path) -> None:
    """The process ends with it, and nothing is lost."""

    async def scene(at: House) -> None:
        await _under_way(at)
        process = _process(at)
        await at.node.telling.close()
        assert process.returncode is not None
        assert await _queued(at) == {f"/{n}" for n in range(_WAYS)}
        free = await at.node.reader.read(notices.due_notices, at.days.now, "", 100)
        assert not _paths(at, free) & {one.path for one in at.hooks.asked}  # those may have arrived

    in_house(tmp_path, scene, started)


def test_what_ends_while_a_server_stops_is_known_to_be_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dovecote.server.notices.sender._LAST", PATIENCE)

    async def scene(at: House) -> None:
        await _under_way(at)
        closing = asyncio.ensure_future(at.node.telling.close())
        await asyncio.sleep(0)
        at.hooks.gate.set()
        await closing
        asked = {one.path for one in at.hooks.asked}
        assert await _queued(at) == {f"/{n}" for n in range(_WAYS)} - asked

    in_house(tmp_path, scene, started)


def test_a_trial_goes_the_same_way_even_while_others_wait(tmp_path: Path) -> None:
    async def scene(at: House) -> None:
        await _under_way(at)
        way = await at.hook("ben", path="/ben")
        trial = asyncio.ensure_future(at.node.telling.send(way, "test", "Ben", "it"))
        await until(lambda: "/ben" in {one.path for one in at.hooks.asked})
        at.hooks.gate.set()
        assert (await trial).fate == "sent"
        last = next(one for one in at.hooks.asked if one.path == "/ben")
        assert "Ben" in last.body.decode()

    in_house(tmp_path, scene, started)


def test_who_asks_for_a_trial_hears_when_the_process_dies(tmp_path: Path) -> None:
    async def scene(at: House) -> None:
        await _under_way(at)
        way = await at.hook("ben", path="/ben")
        trial = asyncio.ensure_future(at.node.telling.send(way, "test", "Ben", "en"))
        await until(lambda: "/ben" in {one.path for one in at.hooks.asked})
        os.kill(_process(at).pid, signal.SIGKILL)
        assert (await trial).fate == "failed"

    in_house(tmp_path, scene, started)


def test_a_file_that_was_taken_away_is_not_made_anew(tmp_path: Path) -> None:
    """Whoever has moved a database away, to bring it back, finds its place empty."""
    file = tmp_path / "gone.db"
    setup = Setup(f"sqlite:///{file}", "node", "https://club.example", "", Notices())
    reports: list[FromWorker] = []
    made = worker.Worker(setup, reports.append)
    made.look(Look(MINUTE))
    made.stop()
    (found,) = reports
    assert isinstance(found, Found)
    assert found.failed
    assert not file.exists()


def test_the_server_itself_knows_no_words_and_no_ways() -> None:
    """Finding words, sealing and sending hold Python's lock, for which moves would wait."""
    known = "import sys, dovecote.server.app; print(*sys.modules, sep='\\n')"
    run = subprocess.run([sys.executable, "-c", known], capture_output=True, text=True, check=True)
    modules = set(run.stdout.split())
    assert "dovecote.server.notices.sender" in modules
    assert not modules & {
        f"dovecote.server.notices.{name}" for name in ("worker", "wording", "ways", "push")
    }
