"""Who watches, who may not, and what whoever reads the log learns."""

from __future__ import annotations

import asyncio
import json
import logging
from io import StringIO

from dovecote.core.errors import NotAllowedError, Refusal
from dovecote.server.logs import JsonLines
from tests.kit.client import Person, people
from tests.kit.serving import Server
from tests.server.ears import Ear


def test_who_stands_up_from_a_private_table_sees_no_more_of_it(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 3) as (ada, bob, cyd):
            table = await ada.open("piccioni", ["me", "open", "open"], watch="nobody")
            await bob.sit(table, 1)
            ear = Ear(bob, table, [])
            await ear.open()
            assert (await bob.http.delete(f"/api/tables/{table}/seats/1")).status_code == 200
            await cyd.sit(table, 1)
            await cyd.sit(table, 2)
            host = Ear(ada, table, [])
            await host.open()
            await host.ask(say="among ourselves")
            await host.close()
            await ear.close()  # their line was cut, or they hear nothing on it
            assert {"position", "said"} <= {json.loads(text)["is"] for text in host.heard}
            assert {json.loads(text)["is"] for text in ear.heard} <= {"table", "pong"}

    asyncio.run(run())


def test_nobody_is_no_bot(server: Server) -> None:
    """Somebody without a name watches: no seat is theirs."""

    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            table = await ada.open("piccioni", ["me", "random", "open"])
            ear = Ear(Person(server.url), table, [])
            await ear.open()
            told = json.loads(ear.heard[0])
            await ear.close()
            await ear.person.close()
            assert [seat["is_here"] for seat in told["seats"]] == [False, False, False]

    asyncio.run(run())


def test_the_log_holds_no_words_of_an_exception() -> None:
    """Not even of one that nobody has caught, which the event loop reports in its own words."""
    error = NotAllowedError(
        Refusal("no-card", "5.2"), game="piccioni", seat=1, text="react net", offers="react balcony"
    )

    async def fail(*_: object) -> None:
        raise error

    def stumble(*_: object) -> None:
        raise error

    async def run() -> None:
        loop = asyncio.get_running_loop()
        task = loop.create_task(fail())
        loop.call_soon(stumble, "react net")
        await asyncio.sleep(0.01)
        assert task.done()
        del task

    said = StringIO()
    handler = logging.StreamHandler(said)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("asyncio")
    logger.addHandler(handler)
    try:
        asyncio.run(run())
    finally:
        logger.removeHandler(handler)
    lines = [json.loads(line) for line in said.getvalue().splitlines()]
    assert [line["error"] for line in lines] == ["NotAllowedError", "NotAllowedError"]
    assert "react" not in said.getvalue()
