"""A page a person: what they have played, and who may see it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tests.kit.client import Person, hear, people
from tests.kit.serving import Server


async def played(winner: Person, loser: Person, game: str = "columbiz", **wish: Any) -> str:
    """A match between two that one of them gives up at once."""
    table = await winner.open(game, ["me", "open"], **wish)
    await loser.sit(table, 1)
    async with loser.line(table) as line:
        await hear(line, "position")
        await line.send(json.dumps({"seat": 1, "resign": True, "ref": "r"}))
        while (await hear(line)).get("ref") != "r":
            pass
    return table


async def page(person: Person, address: str = "me") -> dict[str, Any]:
    answer = await person.http.get(f"/api/pages/{address}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def show(person: Person, shown: str) -> str:
    answer = await person.http.put("/api/people/me/page", json={"shown": shown})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["address"])


def test_a_page_tells_results_by_game_and_by_opponent(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 3) as (ada, ben, cleo):
            empty = await page(ada)
            assert (empty["is_me"], empty["shown"], empty["address"]) == (True, "nobody", "")
            assert (empty["games"], empty["opponents"], empty["matches"]) == ([], [], [])
            tables = [await played(ada, ben), await played(ada, ben), await played(ada, cleo)]
            told = await page(ada)
            assert told["games"] == [{"game": "columbiz", "seats": 2, "played": 3, "won": 3}]
            favourite, other = told["opponents"]
            assert (favourite["name"], favourite["played"]) == ("Guest 1", 2)
            assert (favourite["ahead"], favourite["behind"]) == (2, 0)
            assert other["name"] == "Guest 2"
            assert [one["table"] for one in told["matches"]] == tables[::-1]
            assert told["matches"][0]["others"] == ["Guest 2"]
            assert told["next"] == 0
            friends = (await ada.http.get("/api/friends")).json()
            assert favourite["id"] in {one["id"] for one in friends}
            theirs = await page(ben)
            assert theirs["games"] == []  # whoever gives up has not played to the end
            assert theirs["opponents"][0]["behind"] == 2
            assert not theirs["matches"][0]["counts"]

    asyncio.run(run())


def test_whoever_plays_against_themselves_has_no_result(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            table = await ada.open("columbiz", ["me", "me"])
            async with ada.line(table) as line:
                await hear(line, "position")
                await line.send('{"seat": 1, "resign": true, "ref": "r"}')
                while (await hear(line)).get("ref") != "r":
                    pass
            assert (await page(ada))["matches"] == []

    asyncio.run(run())


def test_a_page_is_shown_to_whom_its_owner_chooses(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 3) as (ada, ben, cleo):
            await played(ada, ben)
            stranger = Person(server.url)

            async def seen(address: str) -> list[int]:
                asked = [p.http.get(f"/api/pages/{address}") for p in (ada, ben, cleo, stranger)]
                return [(await one).status_code for one in asked]

            address = await show(ada, "friends")
            assert await seen(address) == [200, 200, 404, 404]
            assert (await ben.http.get("/api/friends")).json()[0]["page"] == address
            assert await show(ada, "everyone") == address
            assert await seen(address) == [200, 200, 200, 200]
            await show(ada, "nobody")
            assert await seen(address) == [200, 404, 404, 404]
            assert (await ben.http.get("/api/friends")).json()[0]["page"] == ""
            assert (await stranger.http.get("/api/pages/me")).status_code == 401
            await stranger.close()

    asyncio.run(run())


def test_others_who_did_not_agree_are_not_named_on_it(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 3) as (ada, ben, cleo):
            await played(ada, ben)
            listed = await played(ada, cleo, listed=True)
            address = await show(ada, "everyone")
            await show(cleo, "everyone")
            stranger = Person(server.url)
            told = await page(stranger, address)
            assert [one["name"] for one in told["opponents"]] == ["Guest 2"]
            assert [one["others"] for one in told["matches"]] == [["Guest 2"], [""]]
            assert [one["table"] for one in told["matches"]] == [listed, ""]
            assert told["opponents"][0]["id"] == ""
            mine = await page(ben, address)  # whoever looks knows themselves
            assert {one["name"] for one in mine["opponents"]} == {"Guest 1", "Guest 2"}
            await stranger.close()

    asyncio.run(run())


def test_whoever_is_blocked_sees_what_a_stranger_sees_of_a_hidden_page(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 2) as (ada, ben):
            await played(ada, ben)
            address = await show(ada, "everyone")
            assert (await ben.http.get(f"/api/pages/{address}")).status_code == 200
            (friend,) = (await ada.http.get("/api/friends")).json()
            await ada.http.put(f"/api/friends/{friend['id']}/block")
            blocked = await ben.http.get(f"/api/pages/{address}")
            unknown = await ben.http.get("/api/pages/nowhere")
            assert blocked.json() == unknown.json()
            assert (await ben.http.get("/api/friends")).json()[0]["page"] == ""
            more = await ben.http.get(f"/api/pages/{address}/matches")
            assert more.status_code == 404

    asyncio.run(run())


def test_matches_come_in_parts(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 2) as (ada, ben):
            tables = [await played(ada, ben) for _ in range(21)]
            told = await page(ada)
            assert [one["table"] for one in told["matches"]] == tables[:0:-1]
            more = await ada.http.get("/api/pages/me/matches", params={"before": told["next"]})
            assert [one["table"] for one in more.json()["matches"]] == tables[:1]
            assert more.json()["next"] == 0

    asyncio.run(run())
