"""A network that swallows everything between a server and its database: bounded, then over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.kit.audit import entered, stored
from tests.kit.client import Told
from tests.kit.effort import PATIENCE, THOROUGH
from tests.kit.postgres import Postgres
from tests.kit.proxy import Proxy
from tests.kit.serving import Server
from tests.server.seated import Seated, asked_first, at_table

# Seconds, where nothing else runs; on a busy machine only that it comes to an end.
_SOON = 1.5
_STOPPED = 10.0


@pytest.fixture
def apart(tmp_path: Path, postgres: Postgres) -> Iterator[tuple[Server, Proxy, str]]:
    """A server, what lies between it and its database, and where that is."""
    url = postgres.create_database("apart")
    proxy = Proxy(postgres.port)
    server = Server(tmp_path, url.replace(f":{postgres.port}/", f":{proxy.port}/"))
    try:
        server.start()
        yield server, proxy, url
    finally:
        server.close()
        proxy.close()


def test_a_network_that_swallows_everything_is_outlived(
    apart: tuple[Server, Proxy, str],
) -> None:
    server, proxy, url = apart
    made: list[tuple[int, str, Told]] = []
    tables: list[str] = []

    async def scene(table: str, ada: Seated, ben: Seated) -> None:
        tables.append(table)
        asked, _ = asked_first(ada, ben)
        proxy.swallow()
        move = {"seat": asked.seat, "at": asked.now["at"], "do": asked.now["offers"][0]["do"]}
        began = time.monotonic()
        async with asyncio.timeout(PATIENCE):
            told = await asked.ask(**move, key="first")
        given_up = time.monotonic() - began  # the database had that long to come back
        assert (told["is"], told["code"]) == ("refused", "unavailable")
        answer, took = await _ready(server)
        assert answer.status_code == 503
        assert answer.json()["code"] == "unready"
        assert answer.json()["params"] == {"reason": "away"}
        assert took < given_up / 2  # whoever asks is not kept waiting for that
        assert took < _SOON or not THOROUGH
        proxy.heal()
        async with asyncio.timeout(PATIENCE):
            while (told := await asked.ask(**move, key="first"))["is"] == "refused":
                assert told["code"] == "unavailable", told
        made.append((move["seat"], "first", told))
        assert (await _ready(server))[0].status_code == 200

    at_table(server, scene)
    ((seat, key, told),) = made
    (match,) = (match for match in stored(url) if match.row.id == tables[0])
    ((number, _),) = entered(match, seat, key)
    assert number == told["at"]
    proxy.swallow()
    began = time.monotonic()
    server.stop()  # which would never end if it waited for an answer
    assert time.monotonic() - began < _STOPPED or not THOROUGH


async def _ready(server: Server) -> tuple[httpx.Response, float]:
    began = time.monotonic()
    async with httpx.AsyncClient(timeout=PATIENCE, verify=False) as client:
        answer = await client.get(f"{server.url}/ready")
    return answer, time.monotonic() - began
