"""How much one visitor may ask for; more is refused, and nobody else suffers for it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import TypeAlias

import httpx
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from dovecote.server.socket import protocol
from tests.kit import plain
from tests.kit.client import hear, people, say
from tests.kit.effort import PATIENCE
from tests.kit.floods import reach, shake_hands
from tests.kit.fuzzing import memory_of, seated
from tests.kit.serving import Server, serving
from tests.server.ears import at_home
from tests.server.visitors import (
    PROBLEM,
    at_another_address,
    check_headers,
    line_to,
    newcomer,
    socket_of,
    visitor,
)

SMALL = {
    "connections": 4,
    "rate": 5,
    "requests": 10,
    "people": 6,
    "tables": 3,
    "name": 10,
    "chat": 20,
}
_LONG = 3 * PATIENCE
PING = bytes([0x89, 0x80 | 125, *(0,) * 4, *b"p" * 125])  # a whole frame of the longest kind
Lines: TypeAlias = tuple[ClientConnection, ClientConnection]


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows very little."""
    folder = tmp_path_factory.mktemp("small")
    limits = [word for name in SMALL for word in ("--limit", f"{name}={SMALL[name]}")]
    with serving(folder, f"sqlite:///{folder / 'tables.db'}", *limits, lifted=False) as running:
        yield running


def test_requests_a_second(small: Server) -> None:
    here, there = at_another_address(10), at_another_address(11)
    with visitor(small, **here) as ada, visitor(small, **there) as ben:
        assert [ada.get("/health").status_code for _ in range(10)] == [200] * 10
        answers = (ada.get("/health") for _ in range(1000))
        refused = next(answer for answer in answers if answer.status_code == 429)
        check_headers(refused)
        assert refused.json()["code"] == "too-many"
        assert refused.json()["params"] == {"what": "requests", "limit": SMALL["requests"]}
        assert ben.get("/health").status_code == 200


def test_sockets_count_as_requests(small: Server) -> None:
    """Knocking takes little effort, so that it is many a second on a busy machine too; so few
    requests as are made beside it would not be refused."""
    headers = at_another_address(12)
    (address,) = headers.values()

    def refused() -> bool:
        for _ in range(500):
            with reach(small.port, "127.0.0.1") as line, suppress(ConnectionError):
                shake_hands(line, small.port, "none", f"X-Forwarded-For: {address}")
        return plain.get(f"{small.url}/health", headers=headers).status_code == 429

    assert any(refused() for _ in range(4))


def test_people_a_minute(small: Server) -> None:
    """One more comes every ten seconds, if this takes so long."""
    many, headers = SMALL["people"], at_another_address(20)
    with visitor(small, **headers) as client:
        answers = [client.post("/api/people", json={"name": "Ada"})]
        while answers[-1].status_code == 200:
            client.cookies.clear()
            answers.append(client.post("/api/people", json={"name": "Ada"}))
    assert len(answers) > many
    assert answers[-1].status_code == 429
    assert answers[-1].json()["params"] == {"what": "people", "limit": many}


def test_tables_of_a_person(small: Server) -> None:
    async def run() -> None:
        headers = at_another_address(30)
        async with httpx.AsyncClient(base_url=small.url, headers=headers, timeout=PATIENCE) as ada:
            await ada.post("/api/people", json={"name": "Ada"})
            wish = {"game": "columbiz"}
            # all at once: none may slip through while the others are being counted
            answers = await asyncio.gather(*(ada.post("/api/tables", json=wish) for _ in range(9)))
            made = [answer.json()["id"] for answer in answers if answer.status_code == 201]
            refused = [answer.json() for answer in answers if answer.status_code == 429]
            assert (len(made), len(refused)) == (SMALL["tables"], 9 - SMALL["tables"])
            assert refused[0]["params"] == {"what": "tables", "limit": SMALL["tables"]}
            assert (await ada.post(f"/api/tables/{made[0]}/close")).status_code == 200
            assert (await ada.post("/api/tables", json=wish)).status_code == 201

    asyncio.run(run())


def test_sockets_from_an_address(small: Server) -> None:
    with newcomer(small, **at_another_address(40)) as ada:
        table = ada.post("/api/tables", json={"game": "columbiz"}).json()["id"]
    here, there = at_another_address(41), at_another_address(42)

    async def run() -> None:
        async with AsyncExitStack() as lines:
            for _ in range(SMALL["connections"]):
                line = line_to(socket_of(small, table), additional_headers=here)
                last = await lines.enter_async_context(line)
            with pytest.raises(InvalidStatus):
                await line_to(socket_of(small, table), additional_headers=here)
            await (await line_to(socket_of(small, table), additional_headers=there)).close()
            await last.close()  # one place is free again, as soon as the server has noticed
            async with asyncio.timeout(PATIENCE):
                again = None
                while again is None:
                    with suppress(InvalidStatus):
                        again = await line_to(socket_of(small, table), additional_headers=here)
                    await asyncio.sleep(0.1)
            assert (await hear(again))["is"] == "table"
            await again.close()

    asyncio.run(run())


def test_messages_a_second(small: Server) -> None:
    async def run() -> None:
        async with small_table(small, 50) as (line, other):
            for number in range(4 * SMALL["rate"]):
                await say(line, ping=number)
            told = [await hear(line, "pong", "refused") for _ in range(4 * SMALL["rate"])]
            heard = [answer["ping"] for answer in told if answer["is"] == "pong"]
            assert heard[: 2 * SMALL["rate"]] == list(range(2 * SMALL["rate"]))
            assert {answer["code"] for answer in told if answer["is"] == "refused"} == {"too-many"}
            await say(other, ping=1)  # nobody else has to suffer for it
            assert (await hear(other, "pong", "refused"))["is"] == "pong"

    asyncio.run(run())


def test_whoever_does_not_stop_is_cut_off(small: Server) -> None:
    async def run() -> None:
        async with small_table(small, 60) as (line, other):
            with suppress(ConnectionClosed):
                for number in range(10_000):
                    await say(line, ping=number)
            await line.wait_closed()
            assert line.close_code == 4429
            await say(other, ping=1)
            assert (await hear(other, "pong", "refused"))["is"] == "pong"

    asyncio.run(run())


def test_pings_are_answered_to_those_who_listen(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 2) as guests:
            table = await seated(guests, "columbiz")
            async with guests[0].line(table) as line:
                await asyncio.wait_for(await line.ping(), PATIENCE)
            before = memory_of(server.pid)
            async with guests[1].line(table) as deaf:
                deaf.transport.pause_reading()
                for _ in range(2500):
                    deaf.transport.write(PING * 100)
                    await asyncio.sleep(0)
                    while deaf.transport.get_write_buffer_size():
                        await asyncio.sleep(0.001)  # until it has gone out
                assert memory_of(server.pid) - before < 2**23
                deaf.transport.abort()

    asyncio.run(run())


def test_a_message_that_is_too_big_closes_its_socket_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once: neither side would let the other go for minutes."""
    monkeypatch.setattr(protocol, "_FAREWELL", _LONG)

    async def run() -> None:
        async with at_home(tmp_path) as url, people(url, 2) as guests:
            table = await seated(guests, "columbiz")
            async with (
                guests[0].line(table, close_timeout=_LONG) as line,
                guests[1].line(table) as other,
            ):
                await line.send(json.dumps({"say": "a" * 4096}))
                with pytest.raises(ConnectionClosed) as closed:
                    await hear(line, "never")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009
                await say(other, ping=1)
                assert (await hear(other, "pong"))["ping"] == 1

    asyncio.run(run())


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "a" * 11, "\x00"])
def test_names_that_are_none(small: Server, name: str) -> None:
    headers = at_another_address(70)
    answer = plain.post(f"{small.url}/api/people", json={"name": name}, headers=headers)
    assert answer.status_code == 400
    if name:
        params = {"what": "name", "limit": SMALL["name"]}
        assert (answer.json()["code"], answer.json()["params"]) == ("too-long", params)


def test_chat_that_is_too_long(small: Server) -> None:
    async def run() -> None:
        async with small_table(small, 80) as (line, _):
            await say(line, say="a" * SMALL["chat"])
            assert (await hear(line, "said", "refused"))["text"] == "a" * SMALL["chat"]
            await say(line, say="a" * (SMALL["chat"] + 1))
            refused = await hear(line, "said", "refused")
            assert refused["code"] == "too-long"
            assert refused["params"] == {"what": "chat", "limit": SMALL["chat"]}

    asyncio.run(run())


def test_a_body_that_is_too_big(server: Server) -> None:
    def bit_by_bit() -> Iterator[bytes]:
        yield from (b" " * 1000 for _ in range(20))

    big = b'{"name": "Ada"}' + b" " * 20_000
    for content in (big, bit_by_bit()):
        how = {"Content-Type": "application/json"}
        answer = plain.post(f"{server.url}/api/people", content=content, headers=how)
        assert (answer.status_code, answer.headers["content-type"]) == (413, PROBLEM)
        check_headers(answer)


@asynccontextmanager
async def small_table(server: Server, address: int) -> AsyncIterator[Lines]:
    """Two lines to a running table, of one person."""
    headers = at_another_address(address)
    with newcomer(server, **headers) as ada:
        wish = {"game": "columbiz", "options": {"seats": "2"}, "seats": ["me", "me"]}
        table = ada.post("/api/tables", json=wish).json()["id"]
        headers |= {"Cookie": f"dovecote={ada.cookies['dovecote']}"}
    where = socket_of(server, table)
    async with (
        line_to(where, additional_headers=headers, max_queue=None) as one,
        line_to(where, additional_headers=headers, max_queue=None) as other,
    ):
        yield one, other
