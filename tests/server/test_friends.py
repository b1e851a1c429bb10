"""Friends are made by playing together, and asked to a table by name."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx

from tests.kit.client import Person, hear, people
from tests.kit.serving import Server


async def _together(*guests: Person) -> str:
    table = await guests[0].open("columbiz", ["me", *["open"] * (len(guests) - 1)])
    for seat, guest in enumerate(guests[1:], 1):
        await guest.sit(table, seat)
    return table


async def _friends(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await person.http.get("/api/friends")).json()
    return found


async def _invite(person: Person, table: str, friend: str) -> httpx.Response:
    return await person.http.post(f"/api/tables/{table}/invitations", json={"friend": friend})


async def _listed(person: Person) -> dict[str, dict[str, Any]]:
    return {one["id"]: one for one in (await person.http.get("/api/tables/mine")).json()}


def test_a_friend_is_asked_to_a_table_and_finds_it_in_their_list(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 3) as (ada, ben, cleo):
            await _together(ada, ben)
            await _together(ada, ben)
            (friend,) = await _friends(ada)
            assert (friend["name"], friend["matches"]) == ("Guest 1", 2)
            (other,) = await _friends(ben)
            assert other["id"] != friend["id"]
            assert await _friends(cleo) == []
            table = await ada.open("columba", ["me", "open"])
            assert (await _invite(cleo, table, friend["id"])).status_code == 403
            assert (await _invite(ada, table, other["id"])).status_code == 404
            for _ in range(2):  # twice is once
                assert (await _invite(ada, table, friend["id"])).status_code == 204
            line = (await _listed(ben))[table]
            assert line["is_invited"]
            assert not line["is_mine"]
            await ben.sit(table, 1)
            assert not (await _listed(ben))[table]["is_invited"]
            assert (await _invite(ada, table, friend["id"])).status_code == 409

    asyncio.run(run())


def test_whoever_is_muted_asks_in_vain_and_cannot_tell(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 2) as (ada, ben), AsyncExitStack() as lines:
            met = await _together(ada, ben)
            (friend,) = await _friends(ada)
            line = await lines.enter_async_context(ben.line(met))
            await line.send('{"mute": 0, "on": true, "ref": "m"}')
            while (await hear(line)).get("ref") != "m":
                pass
            assert await _friends(ben) == []
            table = await ada.open("columba", ["me", "open"])
            assert (await _invite(ada, table, friend["id"])).status_code == 204
            assert table not in await _listed(ben)

    asyncio.run(run())
