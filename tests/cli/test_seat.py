"""A language model's seat, spoken to by the protocol's own client, at tables of a real server."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random
from typing import TYPE_CHECKING

import pytest

from dovecote.games import GAMES
from dovecote.games.rulebook import clauses
from tests.kit.client import Person
from tests.kit.effort import PATIENCE
from tests.kit.serving import Server, serving
from tests.kit.terminal import Terminal

if TYPE_CHECKING:  # loaded by whoever runs these tests: it takes a second
    from mcp import Client

OFFER = re.compile(r'^- "(.+)": ', re.M)
AT = re.compile(r"Table at (\d+)\.")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, f"sqlite:///{folder / 'tables.db'}") as running:
        yield running


class Model:
    """What a model does: it reads what the tools say, and calls them."""

    def __init__(self, client: Client) -> None:
        self._client = client

    async def call(self, tool: str, **arguments: object) -> str:
        from mcp.types import TextContent

        answer = await self._client.call_tool(tool, arguments)
        (content,) = answer.content
        assert isinstance(content, TextContent)
        assert not answer.is_error, content.text
        return content.text

    async def tools(self) -> set[str]:
        return {tool.name for tool in (await self._client.list_tools()).tools}


@asynccontextmanager
async def seated(server: Server, table: str, *arguments: str) -> AsyncIterator[Model]:
    """`dovecote seat … --mcp` in a process of its own."""
    from mcp import Client, StdioServerParameters, stdio_client

    command = ["-m", "dovecote", "seat", f"{server.url}/t/{table}", "--mcp", *arguments]
    how = StdioServerParameters(command=sys.executable, args=command)
    async with Client(stdio_client(how)) as client:
        yield Model(client)


async def play(model: Model, rng: Random) -> str:
    """The whole match by what is offered; the last thing that was said."""
    said = await model.call("look", wait=True)
    while not re.search(r"^1\. ", said, re.M):
        offers, at = OFFER.findall(said), AT.search(said)
        if not offers or at is None:
            said = await model.call("look", wait=True)
        else:
            said = await model.call("move", text=rng.choice(offers), at=int(at[1]))
            assert not said.startswith("Refused"), said
    return said


@pytest.mark.parametrize("game", GAMES)
def test_a_model_plays_a_match(server: Server, game: str) -> None:
    async def match() -> None:
        host = await Person(server.url).arrive()
        table = await host.open(game, ["open", "random"], help="preview")
        async with seated(server, table, "--name", "Iris") as model:
            assert await model.tools() == {"look", "move", "why", "rules"}
            said = await play(model, Random(game))
            now = (await host.http.get(f"/api/tables/{table}")).json()["table"]
            assert now["status"] == "over"
            assert now["seats"][0]["name"] == "Iris (bot)"  # nobody takes it for a person
            scores = now["over"]["scores"]
            told = re.findall(r"^\d\. .*: (-?\d+)$", said, re.M)
            assert list(map(int, told)) == scores
        await host.close()

    asyncio.run(asyncio.wait_for(match(), 5 * PATIENCE))


def test_a_model_learns_what_its_seat_may_know_and_why_not(server: Server) -> None:
    async def look() -> None:
        host = await Person(server.url).arrive()
        table = await host.open("columbiz", ["open", "random"], help="preview")
        async with seated(server, table, "--seat", "0") as model:
            said = await model.call("look", wait=True)
            at = AT.search(said)
            assert at is not None
            assert '- "stand": ' in said
            # before all throws are made or passed on, nothing can be put
            reason = await model.call("why", text="put 1/1")
            clause = re.search(r"\((\d+\.\d+): ", reason)
            assert clause is not None
            assert clauses("columbiz", "en")[clause[1]] in reason
            assert await model.call("why", text="stand") == "“stand” is possible."
            for text, then in (("stand", 7), ("dance", 0), ("x" * 400, 0)):
                said = await model.call("move", text=text, at=int(at[1]) + then)
                assert said.startswith("Refused, and nothing has changed: ")
            only = OFFER.findall(await model.call("look", beginning="reroll"))
            assert only
            assert all(offer.startswith("reroll") for offer in only)
            told = clauses("columbiz", "en")["4.2"]
            assert await model.call("rules", clause="4.2") == f"4.2 {told}"
            assert "clause 99" in await model.call("rules", clause="99")
        await host.close()

    asyncio.run(asyncio.wait_for(look(), 5 * PATIENCE))


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("nowhere", "No server of Dovecote answers at nowhere"),
        ("http://127.0.0.1:9/t/x", "No server of Dovecote answers at http://127.0.0.1:9"),
    ],
)
def test_a_server_that_is_away(dovecote: Terminal, url: str, said: str) -> None:
    ran = dovecote("seat", url, "--mcp")
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err


def test_a_table_that_has_no_room(dovecote: Terminal, server: Server) -> None:
    async def full() -> str:
        host = await Person(server.url).arrive()
        table = await host.open("columbiz", ["me", "open"])
        await host.close()
        return table

    table = asyncio.run(full())
    taken = dovecote("seat", f"{server.url}/t/{table}", "--mcp", "--seat", "0")
    assert f"This seat is not open at {table}; open seats: 1" in taken.err
    missing = dovecote("seat", f"{server.url}/t/nosuchtable", "--mcp")
    assert (missing.code, missing.out) == (2, "")
    assert missing.err.count("\n") == 1
    unsaid = dovecote("seat", f"{server.url}/t/{table}")
    assert "--mcp is missing" in unsaid.err
