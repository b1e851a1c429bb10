"""Bots think in processes of their own, and whatever those do, the table goes on."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import uvloop

from dovecote.core.game import Choice
from dovecote.core.options import read
from dovecote.games import GAMES
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.server.thinking.pool import ClosedError, Thinkers
from dovecote.server.thinking.worker import Request, think
from tests.kit.effort import PATIENCE

BAD = Path(__file__).with_name("bad_thinker.py")
FAULTS = (
    "hangs",
    "dies",
    "babbles",
    "writes garbage",
    "writes too little",
    "names code",
    "fails",
    "answers an illegal move",
)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Process]]:
    """Every process that was started; at the end none of them is left."""
    processes: list[Process] = []
    start = asyncio.create_subprocess_exec

    async def start_and_tell(*command: str, **how: Any) -> Process:
        processes.append(await start(*command, **how))
        return processes[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start_and_tell)
    yield processes
    assert all(process.returncode is not None for process in processes)
    for process in processes:
        with pytest.raises(ProcessLookupError):
            os.kill(process.pid, 0)


@asynccontextmanager
async def closing(thinkers: Thinkers) -> AsyncIterator[Thinkers]:
    try:
        yield thinkers
    finally:
        await thinkers.close()


def patient(count: int, command: tuple[str, ...] | None = None) -> Thinkers:
    """Thinkers that may take their time to start, as they must on a busy machine."""
    if command is None:
        return Thinkers(count, patience=PATIENCE)
    return Thinkers(count, command, PATIENCE)


def bad(how: str, patience: float = 5.0) -> Thinkers:
    return Thinkers(2, (sys.executable, "-S", "-E", str(BAD), how), patience)


def request_of(game: str, seed: int = 1, level: str = "homer") -> Request:
    rules = GAMES[game]
    table: AnyTable = Table(rules, read(rules.options_type, {}), Seeded(1))
    pending = table.pending
    assert isinstance(pending, Choice)
    seat = pending.seats[0]
    return Request(game, seat, table.view(seat), table.legal(seat), level, seed)


def offers_of(request: Request) -> list[str]:
    return [str(offer) for offer in request.offers]


def test_a_thinker_chooses_for_every_game_what_the_bot_would(started: list[Process]) -> None:
    async def main() -> None:
        async with closing(patient(1)) as thinkers:
            for game in GAMES:
                request = request_of(game)
                choice = await thinkers.choose(request)
                assert choice in offers_of(request)
                assert choice == think(request)
            assert (thinkers.restarts, thinkers.given_up) == (0, 0)

    asyncio.run(main())
    assert len(started) == 1


def test_a_thinker_advises_with_reasons(started: list[Process]) -> None:
    async def main() -> None:
        async with closing(patient(1)) as thinkers:
            request = request_of("columbiz")
            found = await thinkers.advise(request)
            assert 1 <= len(found) <= 3
            assert {one.do for one in found} <= {*offers_of(request)}
            assert any(one.reasons for one in found)

    asyncio.run(main())


@pytest.mark.parametrize("how", FAULTS)
def test_who_cannot_think_gives_no_advice(started: list[Process], how: str) -> None:
    async def main() -> None:
        async with closing(bad(how, 0.2 if how == "hangs" else 5.0)) as thinkers:
            assert await thinkers.advise(request_of("columbiz")) == []
            assert thinkers.given_up == 1

    asyncio.run(main())


def test_a_thinker_reads_the_cards_of_the_table(started: list[Process]) -> None:
    cards = files("dovecote.games.columba").joinpath("data/cards.toml").read_text("utf-8")
    request = request_of("columba")

    async def main() -> None:
        async with closing(patient(1)) as thinkers:
            assert await thinkers.choose(request._replace(cards=cards)) == think(request)
            assert thinkers.restarts == 0
            await thinkers.choose(request._replace(cards="no cards"))
            assert (thinkers.restarts, thinkers.given_up) == (2, 1)

    asyncio.run(main())


def test_what_a_bot_prints_or_reads_disturbs_nobody(started: list[Process]) -> None:
    chatty = (
        "import dovecote.server.thinking.worker as worker, os, sys\n"
        "def think(request):\n"
        "    print('gurr' * 9999), os.write(1, b'gurr')\n"
        "    return str(request.offers[len(sys.stdin.read())])\n"
        "worker.think = think\n"
        "worker.main()\n"
    )
    request = request_of("columbiz")

    async def main() -> None:
        async with closing(patient(1, (sys.executable, "-c", chatty))) as thinkers:
            choices = [await thinkers.choose(request) for _ in range(3)]
            assert choices == offers_of(request)[:1] * 3
            assert thinkers.restarts == 0

    asyncio.run(main())


@pytest.mark.parametrize("level", ["homer", "random"])
def test_the_same_seed_gives_the_same_choice(started: list[Process], level: str) -> None:
    requests = [request_of(game, seed, level) for game in GAMES for seed in range(4)]

    async def main() -> list[str]:
        async with closing(patient(1)) as thinkers:
            return [await thinkers.choose(request) for request in requests]

    first, second = asyncio.run(main()), asyncio.run(main())
    assert first == second
    assert len(set(first)) > len(GAMES)


@pytest.mark.parametrize("how", FAULTS)
def test_a_bad_thinker_is_replaced_and_the_table_goes_on(
    started: list[Process], how: str, caplog: pytest.LogCaptureFixture
) -> None:
    request = request_of("piccioni")

    async def main() -> list[str]:
        async with closing(bad(how, 0.2 if how == "hangs" else 5.0)) as thinkers:
            choices = [await thinkers.choose(request) for _ in range(2)]
            assert (thinkers.asked, thinkers.restarts, thinkers.given_up) == (2, 4, 2)
            return choices

    with caplog.at_level(logging.WARNING, "dovecote.thinkers"):
        first, second = asyncio.run(main())
    assert first == second
    assert first in offers_of(request)
    assert len(started) == len(caplog.records) == 4
    for line in caplog.messages:
        assert line.startswith("a thinker is replaced (piccioni, homer): it")
        assert "fly away" not in line


def test_a_command_that_cannot_be_run_gives_a_random_offer() -> None:
    request = request_of("columbiz")

    async def main() -> str:
        async with closing(Thinkers(1, ("/nowhere/thinker",))) as thinkers:
            return await thinkers.choose(request)

    assert asyncio.run(main()) in offers_of(request)


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
@pytest.mark.parametrize("is_noticed", [False, True])
def test_a_thinker_that_died_between_requests_is_not_missed(
    started: list[Process], run: Any, is_noticed: bool
) -> None:
    request = request_of("columbiz")

    async def main() -> None:
        async with closing(patient(1)) as thinkers:
            await thinkers.choose(request)
            started[0].kill()
            if is_noticed:
                await started[0].wait()
            assert await thinkers.choose(request) == think(request)
            assert (thinkers.restarts, thinkers.given_up) == (1, 0)

    run(main())


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_thinkers_killed_at_any_moment_cost_nobody_an_answer(
    started: list[Process], run: Any
) -> None:
    """Whatever a closed pipe is called by the loop, the thinker has died and is replaced."""
    request = request_of("columbiz")

    async def main() -> None:
        async with closing(patient(1)) as thinkers:
            for pause in (0.0, 0.0005, 0.001, 0.002, 0.01):
                asking = asyncio.create_task(thinkers.choose(request))
                await asyncio.sleep(pause)
                for process in started:
                    if process.returncode is None:
                        process.kill()
                assert await asking in offers_of(request)
                await asyncio.sleep(pause)

    run(main())


def test_the_parent_alone_decides_about_an_interrupt(started: list[Process]) -> None:
    request = request_of("columbiz")

    async def main() -> None:
        async with closing(patient(1)) as thinkers:
            await thinkers.choose(request)
            started[0].send_signal(signal.SIGINT)
            assert await thinkers.choose(request) == think(request)
            assert thinkers.restarts == 0

    asyncio.run(main())


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_many_ask_at_once(started: list[Process], run: Any) -> None:
    requests = [request_of(game, seed) for game in GAMES for seed in range(20)]

    async def main() -> None:
        async with closing(patient(2)) as thinkers:
            choices = await asyncio.gather(*map(thinkers.choose, requests))
            assert choices == [think(request) for request in requests]
            assert (thinkers.asked, thinkers.restarts, thinkers.given_up) == (60, 0, 0)

    run(main())
    assert len(started) == 2


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
@pytest.mark.parametrize("moment", [0.0, 0.001, 0.05, 0.3])
def test_a_cancelled_request_leaves_nobody_out_of_step(
    started: list[Process], run: Any, moment: float
) -> None:
    one, other = request_of("columba"), request_of("columbiz")

    async def main() -> None:
        async with closing(patient(1)) as thinkers:
            asking = asyncio.create_task(thinkers.choose(one))
            await asyncio.sleep(moment)
            asking.cancel()
            await asyncio.wait([asking])
            assert await thinkers.choose(other) == think(other)
            assert thinkers.given_up == 0

    run(main())


def test_a_request_cancelled_in_the_queue_costs_no_thinker(started: list[Process]) -> None:
    request = request_of("columbiz")

    async def main() -> None:
        async with closing(patient(1)) as thinkers:
            asking = [asyncio.create_task(thinkers.choose(request)) for _ in range(3)]
            await asyncio.sleep(0)
            asking[1].cancel()
            await asyncio.wait(asking)
            assert asking[0].result() == asking[2].result() == think(request)
            assert thinkers.restarts == 0

    asyncio.run(main())
    assert len(started) == 1


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
@pytest.mark.parametrize("how", ["hangs", "is deaf", "babbles"])
def test_closing_ends_those_who_think(
    started: list[Process], run: Any, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dovecote.server.thinking.process._GRACE", 0.3)
    request = request_of("columbiz")

    async def main() -> None:
        thinkers = bad(how)
        asking = [asyncio.create_task(thinkers.choose(request)) for _ in range(3)]
        await asyncio.sleep(0.2 if how == "is deaf" else 0.01)
        async with asyncio.timeout(PATIENCE):  # they would take much longer by themselves
            await thinkers.close()
        failed = await asyncio.gather(*asking, return_exceptions=True)
        assert [type(error) for error in failed] == [ClosedError] * 3
        with pytest.raises(ClosedError):
            await thinkers.choose(request)

    run(main())


def test_a_thinker_ends_when_nobody_asks_any_more(started: list[Process]) -> None:
    async def main() -> tuple[bytes, bytes]:
        command = (sys.executable, "-m", "dovecote.server.thinking.worker")
        thinker = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        return await thinker.communicate(b"")

    assert asyncio.run(main())[0] == b""
    assert started[0].returncode == 0
