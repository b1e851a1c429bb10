"""What is nobody else's: seats, private tables, names in figures; and what people write."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from itertools import product

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.kit import plain
from tests.kit.client import Person, Told, hear, people, say
from tests.kit.fuzzing import mistakes_in, seated
from tests.kit.mischief import OF_A_SEAT, template
from tests.kit.serving import FIGURES, Server
from tests.server.visitors import line_to, newcomer, socket_of


def test_nobody_acts_for_another_seat(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 3) as guests:
            table = await seated(guests[:2], "columbiz")
            before = await position_of(guests[0], table)
            for person, seats in ((guests[0], (1, 2, 9)), (guests[2], (0, 1, 2))):
                async with person.line(table) as line:
                    for seat, verb in product(seats, OF_A_SEAT):
                        await say(line, **template(verb, seat, before["at"]), ref=verb)
                        refused = await hear(line, "refused", "done")
                        assert (refused["is"], refused.get("code")) == ("refused", "not-yours")
                        assert (refused["ref"], refused["params"]) == (verb, {"seat": seat})
            after = await position_of(guests[0], table)
            assert (after["at"], after["view"]) == (before["at"], before["view"])

    asyncio.run(run())


async def position_of(person: Person, table: str) -> Told:
    async with person.line(table) as line:
        return await hear(line, "position")


def test_whoever_has_resigned_has_no_say_any_more(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 3) as guests:
            table = await seated(guests, "columbiz")
            async with guests[0].line(table) as line:
                await say(line, seat=0, resign=True, ref="r")
                assert (await hear(line, "done", "refused"))["is"] == "done"
                for message in ({"leave": "random"}, {"back": True}):
                    await say(line, seat=0, **message)
                    assert (await hear(line, "done", "refused")).get("code") == "status"

    asyncio.run(run())


def test_a_bot_that_plays_already_is_no_news(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 2) as guests:
            table = await seated(guests, "columbiz")
            async with guests[0].line(table) as line:
                for _ in range(3):
                    await say(line, seat=0, leave="random", ref="r")
                    assert (await hear(line, "done", "refused"))["is"] == "done"
            record = (await guests[0].http.get(f"/api/tables/{table}/record")).text
            assert record.count("! 0 bot random") == 1

    asyncio.run(run())


def test_a_private_table_is_for_those_who_sit_there(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 2) as (ada, eve):
            table = await ada.open("columbiz", ["me", "me"], watch="nobody")
            for path in ("record", "replay", "record?seat=0"):
                answer = await eve.http.get(f"/api/tables/{table}/{path}")
                assert (answer.status_code, answer.json()["code"]) == (403, "private")
            async with eve.line(table) as line:
                assert (await hear(line))["code"] == "private"
                with pytest.raises(ConnectionClosed) as closed:
                    await line.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4403
            async with ada.line(table) as line:
                assert (await hear(line))["is"] == "table"

    asyncio.run(run())


def test_whoever_stands_up_at_a_private_table_sees_it_no_more(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 3) as (ada, eve, ben):
            table = await ada.open("columbiz", ["me", "open"], watch="nobody")
            await eve.sit(table, 1)
            # it is full and has begun: so it is with a third seat that there is time to stand up
            table = await ada.open("columbiz", ["me", "open", "open"], watch="nobody")
            await eve.sit(table, 1)
            async with eve.line(table) as line:
                await hear(line, "table")
                await eve.http.delete(f"/api/tables/{table}/seats/1")
                await ben.sit(table, 1)
                await ben.sit(table, 2)
                with pytest.raises(ConnectionClosed) as closed:
                    await hear(line, "position")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 4403

    asyncio.run(run())


@pytest.mark.parametrize("path", ["%00", "a" * 40, "a%20b", "%ff", "..", "none"])
def test_sockets_to_nowhere(server: Server, path: str) -> None:
    async def run() -> None:
        for query in ("", "?since=x", f"?since={'9' * 3000}", "?since=-1"):
            with suppress(InvalidStatus):  # or it is accepted, and told why it is closed
                async with line_to(f"{socket_of(server, path)}{query}") as line:
                    assert (await hear(line))["code"] == "no-table"
                    with pytest.raises(ConnectionClosed):
                        await line.recv()

    before = server.log.stat().st_size
    asyncio.run(run())
    assert mistakes_in(server.log.read_bytes()[before:].decode()) == []


def test_what_people_write_comes_back_as_it_is(server: Server) -> None:
    name, text = "<b>Ada</b>", '<script>alert(1)</script> & "more"'

    async def run() -> None:
        ada = await Person(server.url, name).arrive()
        try:
            await compare(ada, name, text)
        finally:
            await ada.close()

    asyncio.run(run())


async def compare(ada: Person, name: str, text: str) -> None:
    """What she is called and says, as others get it."""
    table = await ada.open("columbiz", ["me", "me"])
    async with ada.line(table) as line:
        assert (await hear(line, "table"))["seats"][0]["name"] == name
        await say(line, say=text)
        said = await hear(line, "said")
        assert (said["name"], said["text"]) == (name, text)
    answer = await ada.http.get(f"/api/tables/{table}")
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["table"]["seats"][0]["name"] == name
    page = await ada.http.get(f"/t/{table}")
    assert "<b>" not in page.text  # but a page of ours says it as text


def test_tricks_of_writing_are_taken_out(server: Server) -> None:
    with newcomer(server, "A\u202ed\x00a\r\n  B") as ada:
        assert ada.get("/api/people/me").json() == {"name": "Ada B"}


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800", "\u1160", "\uffa0", "\ufe0f", "\u034f", " \u3164 \u2800", "\u0301"]
)
def test_a_name_that_nobody_can_see_is_none(server: Server, name: str) -> None:
    told = plain.post(f"{server.url}/api/people", json={"name": name})
    assert (told.status_code, told.json()["code"]) == (400, "too-long")


@pytest.mark.parametrize(
    ("name", "shown"), [("A\u3164n\ufe0fn", "Ann"), ("Ａｎｎ", "Ann"), ("Zoë", "Zoë"), ("李", "李")]
)
def test_a_name_is_written_plainly(server: Server, name: str, shown: str) -> None:
    with newcomer(server, name) as somebody:
        assert somebody.get("/api/people/me").json() == {"name": shown}


@pytest.mark.parametrize("other", ["Ann", "ann", "\u0410nn", "A n n", "Änn"])
def test_namesakes_at_a_table_are_told_apart(server: Server, other: str) -> None:
    """Also those who only look alike, as a Cyrillic A does."""
    with newcomer(server, "Ann") as ann, newcomer(server, other) as second:
        wish = {"game": "columbiz", "seats": ["me", "me", "open"], "listed": True}
        table = ann.post("/api/tables", json=wish).json()["id"]
        (listed,) = ann.get("/api/tables/mine").json()
        assert listed["names"] == ["Ann", "Ann", ""]
        told = second.put(f"/api/tables/{table}/seats/2", json={}).json()["table"]
        assert [seat["name"] for seat in told["seats"]] == ["Ann", "Ann", f"{other} (2)"]
        (listed,) = ann.get("/api/tables/mine").json()
        assert listed["names"] == ["Ann", "Ann", f"{other} (2)"]


def test_a_person_is_not_taken_for_a_bot(server: Server) -> None:
    with newcomer(server, "champion") as person:
        wish = {"game": "columbiz", "seats": ["me", "champion"], "options": {"seats": "2"}}
        person.post("/api/tables", json=wish)
        (listed,) = person.get("/api/tables/mine").json()
    assert (listed["names"], listed["bots"]) == (["champion", "champion"], ["", "champion"])


def test_figures_name_nobody(server: Server) -> None:
    async def run() -> list[str]:
        async with people(server.url, 2) as guests:
            table = await seated(guests, "columbiz")
            async with guests[0].line(table) as line:
                await say(line, say="hello")
                await hear(line, "said")
                await say(line, seat=1, resign=True)
                await hear(line, "refused")
            await guests[0].http.get("/api/tables/somebody-else")
            tokens = [guest.http.cookies["dovecote"] for guest in guests]
            return [table, *tokens, "Guest", "somebody-else", "hello"]

    told = asyncio.run(run())
    figures = plain.get(f"{server.url}/metrics", headers=FIGURES).text
    assert "dovecote_refused_total" in figures
    assert [word for word in told if word in figures] == []
    kept = ("game", "code", "route", "status", "le", "generation", "major", "minor", "version")
    labels = set(re.findall(r'[{,]([a-z_]+)="', figures))
    assert labels <= {*kept, "implementation", "patchlevel"}
