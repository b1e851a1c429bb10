"""Blocking: whoever is blocked neither asks, sits down with, nor talks to whoever blocked them."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

from dovecote.server.cluster.node import Node
from dovecote.server.sessions import hash_of
from dovecote.server.socket.connection import Connection
from dovecote.server.storage import people as kept
from dovecote.server.storage.muting import shut
from dovecote.server.storage.writer import Unit
from tests.kit.client import Person, hear, people
from tests.kit.postgres import Postgres
from tests.kit.serving import Server
from tests.server.nodes import Line, node_on, until


async def _met(ada: Person, ben: Person) -> str:
    table = await ada.open("columbiz", ["me", "open"])
    await ben.sit(table, 1)
    return table


async def _friend(person: Person) -> str:
    (friend,) = (await person.http.get("/api/friends")).json()
    return str(friend["id"])


async def _block(person: Person) -> list[dict[str, Any]]:
    answer = await person.http.put(f"/api/friends/{await _friend(person)}/block")
    assert answer.status_code == 200, answer.text
    shut: list[dict[str, Any]] = answer.json()
    return shut


async def _sits(person: Person, table: str, seat: int = 1) -> str:
    """The code of what was refused; nothing: they sit there."""
    answer = await person.http.put(f"/api/tables/{table}/seats/{seat}", json={"words": ""})
    return str(answer.json().get("code", "")) if answer.status_code != 200 else ""


def test_whoever_is_blocked_does_not_sit_down_with_them_nor_sees_their_open_tables(
    server: Server,
) -> None:
    async def run() -> None:
        async with people(server.url, 3) as (ada, ben, cleo):
            await _met(ada, ben)
            (shut,) = await _block(ada)
            assert (shut["name"], shut["how"]) == ("Guest 1", "block")
            hosted = await ada.open("columbiz", ["me", "open"], listed=True)
            seated = await cleo.open("columbiz", ["me", "open", "open"], listed=True)
            await ada.sit(seated, 1)
            assert await _sits(ben, hosted) == "not-welcome"
            assert await _sits(ben, seated, 2) == "not-welcome"
            listed = {one["id"] for one in (await ben.http.get("/api/tables")).json()}
            assert not listed & {hosted, seated}
            others = {one["id"] for one in (await cleo.http.get("/api/tables")).json()}
            assert {hosted, seated} <= others
            theirs = await ben.open("columbiz", ["me", "open"])
            assert await _sits(ada, theirs) == ""  # whom one meets oneself is one's own choice
            gone = await ada.http.delete(f"/api/people/me/shut/block/{shut['id']}")
            assert gone.json() == []
            assert await _sits(ben, hosted) == ""

    asyncio.run(run())


def test_they_ask_in_vain_and_nothing_tells_them(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 2) as (ada, ben):
            await _met(ada, ben)
            before = await _friend(ben)
            await _block(ada)
            assert await _friend(ben) == before
            assert (await ada.http.get("/api/friends")).json() == []
            table = await ben.open("columba", ["me", "open"])
            asked = await ben.http.post(f"/api/tables/{table}/invitations", json={"friend": before})
            assert asked.status_code == 204
            mine = (await ada.http.get("/api/tables/mine")).json()
            assert table not in [one["id"] for one in mine]

    asyncio.run(run())


def test_what_they_say_is_not_heard_from_that_moment(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 2) as (ada, ben), AsyncExitStack() as lines:
            table = await _met(ada, ben)
            mine = await lines.enter_async_context(ada.line(table))
            theirs = await lines.enter_async_context(ben.line(table))
            await theirs.send('{"say": "before", "ref": "a"}')
            assert (await hear(mine, "said"))["text"] == "before"
            blocked = await ada.http.put(f"/api/tables/{table}/seats/1/block")
            assert blocked.status_code == 200
            await theirs.send('{"say": "after", "ref": "b"}')
            while (await hear(theirs)).get("ref") != "b":
                pass
            await mine.send('{"say": "mine", "ref": "c"}')
            assert (await hear(mine, "said"))["text"] == "mine"  # and not what came before it

    asyncio.run(run())


def test_a_rematch_with_whoever_has_blocked_them_is_refused_to_them_only(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 2) as (ada, ben):
            table = await _met(ada, ben)
            async with ben.line(table) as line:
                await hear(line, "position")
                await line.send('{"seat": 1, "resign": true, "ref": "r"}')
                while (await hear(line)).get("ref") != "r":
                    pass
            await _block(ada)
            again = f"/api/tables/{table}/rematch"
            assert (await ben.http.post(again)).json()["code"] == "not-welcome"
            assert (await ada.http.post(again)).status_code == 200

    asyncio.run(run())


def test_only_who_was_met_is_shut_out(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 3) as (ada, ben, cleo):
            table = await _met(ada, ben)
            stranger = await cleo.http.put(f"/api/tables/{table}/seats/0/block")
            assert stranger.json()["code"] == "not-seated"
            oneself = await ada.http.put(f"/api/tables/{table}/seats/0/mute")
            assert oneself.json()["code"] == "not-seated"
            nobody = await cleo.http.put(f"/api/friends/{await _friend(ada)}/mute")
            assert nobody.json()["code"] == "no-friend"
            assert (await ada.http.delete("/api/people/me/shut/mute/00")).status_code == 404
            strange = await ada.http.put(f"/api/friends/{await _friend(ada)}/hate")
            assert strange.status_code == 400

    asyncio.run(run())


async def _two_people(node: Node) -> tuple[Connection, Connection]:
    """Ada and Ben, each with a line that nobody holds yet."""
    for name in ("ada", "ben"):
        add = kept.add_person(kept.Person(name, name), hash_of(name), 1)
        await node.writer.write(Unit("", change=add))
    return (
        Connection("ada", hash_of("ada"), set(), Line()),
        Connection("ben", hash_of("ben"), set(), Line()),
    )


def test_an_open_line_at_another_server_obeys_at_once(postgres: Postgres) -> None:
    """Blocked, and heard again: the line stays open all the while."""

    async def run() -> None:
        db = postgres.create_database("shutting")
        async with node_on(db) as one, node_on(db) as other:
            ada, ben = await _two_people(one)
            with other.lines.watched(ada), other.lines.watched(ben):
                await one.unheard.shut("ada", "ben", "block", is_on=True)
                await until(lambda: ada.muted == {"ben"})
                assert ben.muted == set()
                await one.unheard.shut("ada", "ben", "block", is_on=False)
                await until(lambda: ada.muted == set())

    asyncio.run(run())


def test_what_was_missed_while_no_news_came_is_obeyed_when_it_comes_again(
    postgres: Postgres,
) -> None:
    async def run() -> None:
        async with node_on(postgres.create_database("shutting_unheard")) as node:
            ada, _ = await _two_people(node)
            with node.lines.watched(ada):
                missed = shut("ada", "ben", "block", is_on=True)
                await node.writer.write(Unit("", change=missed))
                node.background._hear(
                    "", is_own=False
                )  # the line to the database was broken, and is back
                await until(lambda: ada.muted == {"ben"})

    asyncio.run(run())
