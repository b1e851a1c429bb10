"""Somebody's devices, everything that is kept about them, and being forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from dovecote.wire.codes import ENDED
from tests.kit.client import Person, hear, people
from tests.kit.effort import PATIENCE
from tests.kit.serving import Server, serving
from tests.server.operating import nowhere


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose database is looked into."""
    folder = tmp_path_factory.mktemp("selves")
    with serving(folder, f"sqlite:///{folder / 'tables.db'}") as running:
        yield running


async def _another_device(person: Person) -> Person:
    token = (await person.http.post("/api/people/me/link")).json()["token"]
    other = Person(person.url, person.name)
    assert (await other.http.post("/api/people/back", json={"token": token})).status_code == 200
    return other


def test_devices_are_listed_and_signed_out_with_what_they_have_open(house: Server) -> None:
    async def run() -> None:
        async with people(house.url, 2) as (ada, ben):
            table = await ada.open("columbiz", ["me", "open"])
            phone = await _another_device(ada)
            listed = (await ada.http.get("/api/people/me/devices")).json()
            assert len(listed) == 2
            assert [one["is_this"] for one in listed].count(True) == 1
            assert all("httpx" in one["label"] for one in listed)
            (other,) = [one for one in listed if not one["is_this"]]
            path = f"/api/people/me/devices/{other['id']}"
            assert (await ben.http.delete(path)).status_code == 404
            async with phone.line(table) as line:
                await hear(line, "table")
                assert (await ada.http.delete(path)).status_code == 204
                async with asyncio.timeout(PATIENCE):
                    await line.wait_closed()
                assert line.close_code == ENDED
            assert (await phone.http.get("/api/people/me")).status_code == 401
            assert (await ada.http.get("/api/people/me")).status_code == 200
            await phone.close()

    asyncio.run(run())


def test_everything_about_somebody_and_nothing_that_lets_others_be_them(house: Server) -> None:
    async def run() -> None:
        async with people(house.url, 2) as (ada, ben):
            table = await ada.open("columbiz", ["me", "open"])
            await ben.sit(table, 1)
            answer = await ben.http.get("/api/people/me/everything")
            assert "attachment" in answer.headers["content-disposition"]
            told = answer.json()
            assert told["person"][0]["name"] == "Guest 1"
            assert [one["id"] for one in told["tables"]] == [table]
            assert "secret" not in told["tables"][0]
            assert {one["name"] for one in told["seats"]} == {"Guest 1"}
            token = ben.http.cookies["dovecote"]
            assert token not in answer.text
            assert set(told["devices"][0]) == {"person", "kind", "created"}

    asyncio.run(run())


def test_who_is_forgotten_is_nowhere_and_the_others_play_on(house: Server) -> None:
    async def run() -> None:
        async with people(house.url, 1) as (ada,):
            ben = await Person(house.url, "Benedetta Unica").arrive()
            running = await ada.open("columbiz", ["me", "open"])
            await ben.sit(running, 1)
            over = await ada.open("columbiz", ["me", "open"])
            await ben.sit(over, 1)
            async with ben.line(over) as line:
                await hear(line, "position")
                await line.send('{"seat": 1, "resign": true, "ref": "r"}')
                while (await hear(line)).get("ref") != "r":
                    pass
            waiting = await ben.open("columba", ["me", "open"])
            assert (await ben.http.delete("/api/people/me")).status_code == 204
            assert (await ben.http.get("/api/people/me")).status_code == 401
            tables = [(await ada.http.get(f"/api/tables/{t}")).json() for t in (running, over)]
            assert [t["table"]["status"] for t in tables] == ["running", "over"]
            assert [t["table"]["seats"][1]["name"] for t in tables] == ["", "somebody"]
            assert tables[0]["table"]["seats"][1]["bot"]
            record = (await ada.http.get(f"/api/tables/{over}/record")).text
            assert "Benedetta" not in record
            closed = (await ada.http.get(f"/api/tables/{waiting}")).json()["table"]
            assert closed["status"] == "closed"
            await ben.close()
            nowhere(house, "Benedetta")

    asyncio.run(run())
