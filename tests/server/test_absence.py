"""A seat is taken from nobody who is there, nor from somebody who was a moment ago."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.kit.client import Person, Told, hear_where, people
from tests.kit.effort import PATIENCE
from tests.kit.postgres import Postgres
from tests.kit.serving import Server, serving
from tests.server.seated import Seated, at_table

GRACE = 1  # seconds, the shortest that a table may agree on
LONG = 600  # so many that no machine is so busy that they are over


@pytest.fixture(scope="module")
def two(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Two servers on one database."""
    folder: Path = tmp_path_factory.mktemp("two")
    db = postgres.create_database(f"absence_{secrets.token_hex(4)}")
    with serving(folder, db) as one, serving(folder, db) as other:
        yield [one, other]


async def notice(one: Seated, seat: int, *, is_here: bool) -> Told:
    """Until somebody is told that a seat's person has come or gone."""
    return await hear_where(
        one.line, lambda t: t["is"] == "table" and t["seats"][seat]["is_here"] is is_here
    )


async def outlast(one: Seated, seat: int, by: int) -> Told:
    """Ask for a bot again and again until it is not too early any more."""
    while True:
        told = await one.ask(seat=by, replace=seat)
        if told.get("code") != "just-left":
            return told
        assert 0 < told["params"]["seconds"] <= GRACE
        await asyncio.sleep(0.1)


def test_a_page_that_is_loaded_anew_costs_nobody_the_seat(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        for _ in range(3):
            await ben.line.close()
            await notice(ada, 1, is_here=False)
            refused = await ada.ask(seat=0, replace=1)
            assert refused["code"] == "just-left"
            assert 0 < refused["params"]["seconds"] <= LONG
            ben.line = await ben.person.line(table)
            back = await notice(ada, 1, is_here=True)
            assert (await ada.ask(seat=0, replace=1))["code"] == "present"
            assert not back["seats"][1]["bot"]
        await ben.line.close()

    at_table(server, scene, grace=LONG)


def test_everybody_hears_since_when_somebody_is_away(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        now = time.time() * 1000
        await ben.line.close()
        gone = await notice(ada, 1, is_here=False)
        assert abs(gone["seats"][1]["left"] - now) < 1000 * PATIENCE
        assert gone["seats"][0]["left"] == 0
        ben.line = await ben.person.line(table)
        back = await notice(ada, 1, is_here=True)
        assert [seat["left"] for seat in back["seats"]] == [0, 0]
        assert back["host"] == 0
        await ben.line.close()
        again = await notice(ada, 1, is_here=False)
        assert again["seats"][1]["left"] >= gone["seats"][1]["left"]

    at_table(server, scene)


def test_after_the_grace_that_the_table_agreed_on_a_bot_takes_over(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        await ben.line.close()
        await notice(ada, 1, is_here=False)
        assert (await outlast(ada, 1, by=0))["is"] == "done"
        async with ben.person.line(table) as line:
            told = await hear_where(line, lambda t: t["is"] == "table")
            assert told["seats"][1]["bot"]
            assert (await Seated(ben.person, line, 1).ask(seat=1, back=True))["is"] == "done"

    at_table(server, scene, grace=GRACE)


def test_a_vote_is_about_one_absence_and_ends_with_it(server: Server) -> None:
    async def scene(table: str, ada: Seated, ben: Seated, cleo: Seated) -> None:
        await cleo.line.close()
        await notice(ada, 2, is_here=False)
        assert (await outlast(ada, 2, by=0))["is"] == "done"
        cleo.line = await cleo.person.line(table)
        told = await hear_where(cleo.line, lambda t: t["is"] == "table" and not t["votes"])
        assert not told["seats"][2]["bot"]
        await cleo.line.close()
        await notice(ben, 2, is_here=False)
        assert (await outlast(ben, 2, by=1))["is"] == "done"
        told = await hear_where(ada.line, lambda t: t["is"] == "table" and [2, 1] in t["votes"])
        assert told["votes"] == [[2, 1]]
        assert not told["seats"][2]["bot"]

    at_table(server, scene, seats=3, grace=GRACE)


@pytest.mark.parametrize("grace", [0, 86_401, -1, "soon"])
def test_a_grace_that_is_none_is_refused(server: Server, grace: object) -> None:
    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            wish = {"game": "columbiz", "grace": grace}
            assert (await ada.http.post("/api/tables", json=wish)).status_code == 400

    asyncio.run(run())


async def _table(
    two: list[Server], lines: AsyncExitStack, **wish: object
) -> tuple[str, Seated, Seated]:
    """Ada on the first server and Ben on the second, at one running table."""
    ada, ben = await Person(two[0].url, "Ada").arrive(), await Person(two[1].url, "Ben").arrive()
    lines.push_async_callback(ada.close)
    lines.push_async_callback(ben.close)
    table = await ada.open("columbiz", ["me", "open"], **wish)
    await ben.sit(table, 1)
    first = Seated(ada, await lines.enter_async_context(ada.line(table)), 0)
    await first.look()
    second = Seated(ben, await lines.enter_async_context(ben.line(table)), 1)
    await second.look()
    return table, first, second


def test_who_is_at_another_server_is_there(two: list[Server]) -> None:
    async def run() -> None:
        async with AsyncExitStack() as lines:
            table, ada, ben = await _table(two, lines, grace=GRACE)
            await notice(ada, 1, is_here=True)
            await asyncio.sleep(1.5 * GRACE)
            assert (await ada.ask(seat=0, replace=1))["code"] == "present"
            assert (await ben.ask(seat=1, replace=0))["code"] == "present"
            await ben.line.close()
            await notice(ada, 1, is_here=False)
            assert (await outlast(ada, 1, by=0))["is"] == "done"
            now = (await ada.person.http.get(f"/api/tables/{table}")).json()["table"]
            assert now["seats"][1]["bot"]

    asyncio.run(run())


def test_a_seat_is_left_only_when_it_is_left_at_every_server(two: list[Server]) -> None:
    async def run() -> None:
        async with AsyncExitStack() as lines:
            table, ada, ben = await _table(two, lines, grace=LONG)
            async with ben.person.line(table, url=two[0].url):
                await ben.line.close()
                await asyncio.sleep(GRACE)  # it would be known at both servers
                assert (await ada.ask(seat=0, replace=1))["code"] == "present"
            await notice(ada, 1, is_here=False)
            assert (await ada.ask(seat=0, replace=1))["code"] == "just-left"

    asyncio.run(run())


def test_who_was_at_a_server_that_died_is_away(two: list[Server], tmp_path: Path) -> None:
    async def run(third: Server) -> None:
        async with AsyncExitStack() as lines:
            _, ada, _ = await _table([two[0], third], lines, grace=GRACE)
            await notice(ada, 1, is_here=True)
            third.kill()
            assert (await ada.ask(seat=0, replace=1))["code"] == "present"
            while (told := await ada.ask(seat=0, replace=1)).get("code") == "present":
                await asyncio.sleep(0.2)
            assert told["is"] == "done"  # it was last seen longer ago than the grace

    with serving(tmp_path, two[0].db) as third:
        asyncio.run(run(third))
