"""Those who look after a house: invitations, bans, lines taken away, and what is written down."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from dovecote.wire.codes import ENDED
from tests.kit import plain
from tests.kit.client import Person, hear, people, say
from tests.kit.effort import PATIENCE
from tests.kit.serving import Server, serving
from tests.kit.terminal import Terminal


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server at which people are invited."""
    folder = tmp_path_factory.mktemp("house")
    with serving(folder, f"sqlite:///{folder / 'tables.db'}", "--invite-only") as running:
        yield running


def invited(dovecote: Terminal, house: Server, uses: int = 1) -> str:
    ran = dovecote("people", "invite", "--uses", str(uses), "--db", house.db, "--json")
    assert ran.code == 0, ran.err
    return str(json.loads(ran.out)["invitation"])


async def arrive(house: Server, name: str, invitation: str) -> Person:
    person = Person(house.url, name)
    body = {"name": name, "invitation": invitation}
    answer = await person.http.post("/api/people", json=body)
    assert answer.status_code == 200, answer.text
    return person


def id_of(dovecote: Terminal, house: Server, name: str) -> str:
    (found,) = json.loads(dovecote("people", "list", name, "--db", house.db, "--json").out)
    return str(found["id"])


def test_nobody_comes_in_without_an_invitation(dovecote: Terminal, house: Server) -> None:
    word = invited(dovecote, house, uses=2)
    with plain.client(base_url=house.url) as client:
        for wrong in ({}, {"invitation": ""}, {"invitation": "nonsense"}):
            refused = client.post("/api/people", json={"name": "Eve", **wrong})
            assert (refused.status_code, refused.json()["code"]) == (403, "invitation")
        assert client.get("/api/tables").json() == []
    for name, status in (("Zoe", 200), ("Yan", 200), ("Xu", 403)):
        with plain.client(base_url=house.url) as client:
            sent = {"name": name, "invitation": word}
            assert client.post("/api/people", json=sent).status_code == status


def test_a_moderator_sends_somebody_away_and_lets_them_back(
    dovecote: Terminal, house: Server
) -> None:
    async def run() -> None:
        word = invited(dovecote, house, uses=2)
        ada, ben = await arrive(house, "Ada", word), await arrive(house, "Ben", word)
        assert (await ada.http.get("/api/house")).status_code == 403
        moderator = id_of(dovecote, house, "Ada")
        assert dovecote("people", "moderator", "--db", house.db, "--", moderator).code == 0
        assert (await ada.http.get("/api/people/me")).json()["is_moderator"]
        troubled = id_of(dovecote, house, "Ben")
        table = await ben.open("columbiz", ["me", "random"])
        async with ben.line(table) as line:
            await hear(line, "table")
            answer = await ada.http.put(
                f"/api/house/bans/{troubled}", json={"days": 2, "reason": "shouts"}
            )
            assert [ban["name"] for ban in answer.json()["bans"]] == ["Ben"]
            with pytest.raises(ConnectionClosed) as closed:
                await hear(line, "nothing")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == ENDED
        refused = await ben.http.get("/api/people/me")
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")
        again = await ben.http.post("/api/people", json={"name": "Benno"})
        assert (again.status_code, again.json()["code"]) == (403, "banned")
        assert "shouts" not in refused.text
        wish = {"game": "columbiz", "seats": ["me", "random"]}
        assert (await ben.http.post("/api/tables", json=wish)).status_code == 403
        assert (await ada.http.delete(f"/api/house/bans/{troubled}")).status_code == 200
        assert (await ada.http.delete(f"/api/house/bans/{troubled}")).status_code == 404
        assert (await ben.http.get("/api/people/me")).status_code == 200
        log = (await ada.http.get("/api/house")).json()["log"]
        assert [(one["name"], one["act"]) for one in log[:3]] == [
            ("Ada", "unban"),
            ("Ada", "ban"),
            ("", "appoint"),
        ]
        told = json.loads(dovecote("people", "log", "--db", house.db, "--json").out)
        assert [one["act"] for one in told] == [one["act"] for one in log]
        await ada.close()
        await ben.close()

    asyncio.run(run())


def test_a_ban_at_the_command_line_reaches_a_running_server(
    dovecote: Terminal, house: Server
) -> None:
    async def run() -> None:
        cleo = await arrive(house, "Cleo", invited(dovecote, house))
        who = id_of(dovecote, house, "Cleo")
        assert dovecote("people", "ban", "--db", house.db, "--", who).code == 0
        async with asyncio.timeout(PATIENCE):
            while (await cleo.http.get("/api/people/me")).status_code != 403:
                await asyncio.sleep(0.05)
        assert dovecote("people", "unban", "--db", house.db, "--", who).code == 0
        async with asyncio.timeout(PATIENCE):
            while (await cleo.http.get("/api/people/me")).status_code != 200:
                await asyncio.sleep(0.05)
        await cleo.close()

    asyncio.run(run())


def test_a_line_is_taken_away_from_everyone(dovecote: Terminal, server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 2) as (ada, ben):
            table = await ada.open("columbiz", ["me", "open"])
            await ben.sit(table, 1)
            async with ada.line(table) as line, ben.line(table) as other:
                await say(other, say="something ugly")
                number = (await hear(line, "said"))["number"]
                address = f"/api/house/tables/{table}/chat/{number}"
                assert (await ada.http.delete(address)).status_code == 403
                ids = json.loads(dovecote("people", "list", "--db", server.db, "--json").out)
                mine = max(
                    (one for one in ids if one["name"] == "Guest 0"), key=lambda one: one["created"]
                )["id"]
                assert dovecote("people", "moderator", "--db", server.db, "--", mine).code == 0
                said = (await ada.http.get(f"/api/house/tables/{table}/chat")).json()
                assert [(one["name"], one["text"]) for one in said] == [
                    ("Guest 1", "something ugly")
                ]
                assert (await ada.http.delete(address)).status_code == 204
                gone = await hear(line, "said")
                assert (gone["number"], gone["text"]) == (number, "")
            async with ben.line(table) as again:
                assert (await hear(again, "said"))["text"] == ""
            assert (await ada.http.delete(address)).status_code == 404
            ran = dovecote("people", "moderator", "--off", "--db", server.db, "--", mine)
            assert ran.code == 0
            assert (await ada.http.get("/api/house")).status_code == 403

    asyncio.run(run())


def test_nobody_who_is_not_there_is_sent_away(dovecote: Terminal, house: Server) -> None:
    for command in (("ban", "nobody"), ("unban", "nobody"), ("moderator", "nobody")):
        ran = dovecote("people", *command, "--db", house.db)
        assert (ran.code, ran.err) == (2, "dovecote: There is no such person.\n")
    ran = dovecote("people", "unsay", "nowhere", "1", "--db", house.db)
    assert (ran.code, ran.err) == (2, "dovecote: There is no such line.\n")
    assert "nobody" not in dovecote("people", "log", "--db", house.db).out
