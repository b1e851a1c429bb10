"""What takes long is worked out beside the server, fairly, and within a budget."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
import pytest
import uvloop

from dovecote.core.errors import UndoError
from dovecote.core.game import Choice, Seat
from dovecote.core.options import read
from dovecote.games import GAMES
from dovecote.play import Seeded, Table
from dovecote.play import table as table_module
from dovecote.play.replay import AnyTable
from dovecote.play.resume import resume
from dovecote.server.aside.newest import NewestQuestions
from dovecote.server.aside.task_process import _COMMAND, TaskProcess
from dovecote.server.aside.threads import Threads
from dovecote.server.errors import SupersededError, TooHardError
from dovecote.server.turns import Claim
from dovecote.tables.tasks import Foresee, JudgeUndo
from tests.kit.client import Told
from tests.kit.effort import PATIENCE, tries
from tests.kit.serving import Server
from tests.server.seated import Seated, asked_first, at_table

ADA, MALLORY = Claim("ada", "here"), Claim("mallory", "there")
UNDOS = 20
RUNS = [asyncio.run, uvloop.run]
# answers with the game that it was asked about; sleeps, or dies, if it is called so
STRANGE = """
import os, pickle, sys, time
while prefix := sys.stdin.buffer.read(4):
    task = pickle.loads(sys.stdin.buffer.read(int.from_bytes(prefix, "big")))
    game = task.game if task else "ready"
    time.sleep(600 if game == "sleep" else 0.02)
    if game == "die":
        os._exit(1)
    body = b'{"found": "%s"}' % game.encode() if game != "fail" else b'{"failed": "because"}'
    sys.stdout.buffer.write(len(body).to_bytes(4, "big") + body)
    sys.stdout.buffer.flush()
"""


@asynccontextmanager
async def helping(script: str = "") -> AsyncIterator[TaskProcess]:
    helper = TaskProcess((sys.executable, "-c", script) if script else _COMMAND, PATIENCE)
    try:
        yield helper
    finally:
        await helper.close()


def about(game: str) -> JudgeUndo:
    return JudgeUndo(game, (), ())


def opening(game: str) -> tuple[AnyTable, Seat]:
    """A match, and who is asked first."""
    rules = GAMES[game]
    table: AnyTable = Table(rules, read(rules.options_type, {}), Seeded(1))
    assert isinstance(table.pending, Choice)
    return table, table.pending.seats[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_is_the_same_as_at_the_table(game: str) -> None:
    async def run() -> None:
        table, seat = opening(game)
        async with helping() as helper:
            for text in table.offers(seat)[:3]:
                task = Foresee(game, table.allowed(seat, text), table.view(seat))
                found = await helper.work(ADA, task)
                shown = msgspec.json.decode(msgspec.json.encode(table.preview(seat, text)))
                assert msgspec.json.decode(found) == {**shown, "cautions": []}

    asyncio.run(run())


def test_what_may_be_taken_back_is_judged_as_at_the_table() -> None:
    async def run() -> None:
        verdicts = set()
        async with helping() as helper:
            for game in GAMES:
                table, seat = opening(game)
                for text in table.offers(seat)[:4]:
                    table, seat = opening(game)
                    table.act(seat, text)
                    try:
                        acts = table.undoable(seat)
                    except UndoError:
                        continue
                    found = await helper.work(ADA, JudgeUndo(game, table.seats, acts))
                    try:
                        table.undo(seat)
                    except UndoError:
                        assert found == msgspec.Raw(b"true")
                    else:
                        assert found == msgspec.Raw(b"false")
                    verdicts.add(bytes(found))
        assert b"false" in verdicts

    asyncio.run(run())


@pytest.mark.parametrize("run", RUNS)
def test_a_dozen_questions_of_one_hold_up_another_by_one_at_the_most(run: Any) -> None:
    async def main() -> None:
        done: list[str] = []

        async def ask(helper: TaskProcess, claim: Claim) -> None:
            await helper.work(claim, about(claim.person))
            done.append(claim.person)

        async with helping(STRANGE) as helper:
            many = [asyncio.create_task(ask(helper, MALLORY)) for _ in range(12)]
            while len(done) < 3:
                await asyncio.sleep(0.001)
            await ask(helper, ADA)
            assert done.index("ada") <= 5
            await asyncio.gather(*many)

    run(main())


def test_a_question_is_not_looked_at_before_its_turn() -> None:
    """Many who ask at the same moment hold up nobody's move, and nobody's question by more than
    one."""

    async def main() -> None:
        put, door = list[str](), asyncio.Semaphore(0)

        async def question(person: str) -> str:
            put.append(person)
            await door.acquire()
            return person

        async with helping() as helper:
            crowd = [Claim(f"mallory {n}", "there") for n in range(12)]
            asked = [
                asyncio.create_task(helper.in_turn(claim, partial(question, claim.person)))
                for claim in (*crowd, ADA)
            ]
            await asyncio.sleep(0)
            assert put == ["mallory 0"]
            asked[1].cancel()
            for _ in asked[1:]:
                door.release()
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert isinstance(found.pop(1), asyncio.CancelledError)
            assert sorted(map(str, found)) == sorted(put)
            assert put.index("ada") <= 2

    asyncio.run(main())


@pytest.mark.parametrize("run", RUNS)
def test_what_is_too_hard_is_refused_and_the_next_is_answered(
    run: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only what sleeps is given little time: a busy machine may need more for what is easy."""

    async def main() -> None:
        async with helping(STRANGE) as helper:
            for game in ("sleep", "die", "fail"):
                if game == "sleep":
                    monkeypatch.setattr(helper, "_budget", 0.5)
                with pytest.raises(TooHardError):
                    await helper.work(MALLORY, about(game))
                monkeypatch.undo()
                assert await helper.work(ADA, about("fine")) == msgspec.Raw(b'"fine"')

    run(main())


def test_who_goes_away_leaves_nobody_out_of_step() -> None:
    async def main() -> None:
        async with helping(STRANGE) as helper:
            for pause in (0.0, 0.01, 0.05):
                tasks = [
                    asyncio.create_task(helper.work(ADA, about(f"game {n}"))) for n in range(4)
                ]
                await asyncio.sleep(pause)
                tasks[0].cancel()
                tasks[2].cancel()
                await asyncio.wait(tasks)
                assert [bytes(tasks[n].result()) for n in (1, 3)] == [b'"game 1"', b'"game 3"']

    asyncio.run(main())


def test_threads_are_shared_fairly_too() -> None:
    async def main() -> None:
        threads, done = Threads(1, "test"), list[str]()
        many = [
            asyncio.create_task(threads.run(MALLORY, done.append, f"mallory {n}"))
            for n in range(12)
        ]
        await asyncio.sleep(0)
        await threads.run(ADA, done.append, "ada")
        assert done.index("ada") <= 2
        await asyncio.gather(*many)
        threads.close()

    asyncio.run(main())


def test_a_newer_question_takes_the_place_of_one_that_waits() -> None:
    async def main() -> None:
        lanes, doors = NewestQuestions(), [asyncio.Event() for _ in range(4)]
        begun: list[int] = []

        async def work(n: int) -> int:
            begun.append(n)
            await doors[n].wait()
            return n

        async def ask(n: int) -> int:
            return await lanes.ask("preview", "ada", lambda: work(n))

        tasks = [asyncio.create_task(ask(n)) for n in range(3)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert begun == [0]
        with pytest.raises(SupersededError):
            await tasks[1]
        assert await lanes.ask("hint", "ada", lambda: asyncio.sleep(0, 9)) == 9
        assert await lanes.ask("preview", "ben", lambda: asyncio.sleep(0, 8)) == 8
        for door in doors:
            door.set()
        assert [await tasks[0], await tasks[2]] == [0, 2]
        assert begun == [0, 2]
        assert await ask(3) == 3

    asyncio.run(main())


def test_who_waits_in_a_lane_may_go_at_any_moment() -> None:
    async def main() -> None:
        lanes = NewestQuestions()
        for moment in range(6):
            tasks = [
                asyncio.create_task(lanes.ask("preview", "ada", lambda: asyncio.sleep(0, 1)))
                for _ in range(2)
            ]
            for _ in range(moment):
                await asyncio.sleep(0)
            tasks[1].cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert await lanes.ask("preview", "ada", lambda: asyncio.sleep(0, 2)) == 2

    asyncio.run(asyncio.wait_for(main(), PATIENCE))


def test_nothing_is_taken_back_without_end(server: Server) -> None:
    """Every try is an entry for ever; once luck has spoken there may be others."""

    async def back_and_forth(mover: Seated) -> Told:
        done = await mover.move("stand")
        assert done["is"] == "done"
        return await mover.ask(seat=mover.seat, at=mover.now["at"], undo=done["at"])

    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        mover, other = asked_first(ada, ben)
        for _ in range(UNDOS):
            assert (await back_and_forth(mover))["is"] == "done"
        told = await back_and_forth(mover)
        assert told["code"] == "too-many"
        assert told["params"] == {"what": "undos", "limit": UNDOS}
        while mover.seat in mover.now["waiting"]:
            assert (await mover.move())["is"] == "done"
        while other.seat not in (await other.look())["waiting"]:
            pass
        assert (await back_and_forth(other))["is"] == "done"

    at_table(server, scene)


def test_a_match_full_of_undo_is_taken_up_without_judging_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A minute of doing and undoing, as it could be stored before there was a limit."""
    table, seat = opening("columba")
    text = table.offers(seat)[0]
    for _ in range(tries(60, 423)):
        table.act(seat, text)
        table.undo_recorded(seat, table.at)
    lines = [str(entry) for entry in table.entries()]

    def judge(*_: object) -> bool:
        raise AssertionError("what is recorded was judged when it happened")

    monkeypatch.setattr(table_module, "reveals", judge)
    again, _ = opening("columba")
    for _ in resume(again, lines):
        pass
    assert again.state == table.state


@pytest.mark.skipif(sys.platform == "win32", reason="processes there cannot give way")
def test_where_it_is_forbidden_to_give_way_nobody_dies_of_it() -> None:
    """A filter of system calls kills whoever tries."""
    tried = (
        "import os, signal\n"
        "os.nice = lambda _: os.kill(os.getpid(), signal.SIGSYS)\n"
        "from dovecote.server.priority import give_way\n"
        "give_way(5)\n"
        "print('alive')\n"
    )
    run = subprocess.run([sys.executable, "-c", tried], capture_output=True, text=True, check=True)
    assert run.stdout == "alive\n"


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells how")
def test_who_gives_way_is_the_nicest_and_interrupts_nobody() -> None:
    tried = (
        "import os\n"
        "from dovecote.server.priority import give_way\n"
        "before = os.getpriority(os.PRIO_PROCESS, 0)\n"
        "give_way(5)\n"
        "print(os.getpriority(os.PRIO_PROCESS, 0) == min(before + 5, 19))\n"
        "print(os.sched_getscheduler(0) == os.SCHED_BATCH)\n"
    )
    run = subprocess.run([sys.executable, "-c", tried], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["True", "True"]
