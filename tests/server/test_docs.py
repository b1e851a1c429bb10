"""What `docs/wire.md` and `docs/hosting.md` say is what the server does."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import msgspec
import pytest

from dovecote.games import GAMES
from dovecote.play.replay import verify
from dovecote.server.settings import Limits, Pace
from dovecote.server.storage.database import Database
from dovecote.wire.client import VERBS, read_message
from dovecote.wire.server import ServerMessage
from tests.kit import plain
from tests.kit.client import hear, people, play_on, say
from tests.kit.effort import tries
from tests.kit.postgres import Postgres
from tests.kit.serving import FIGURES, Server, serving
from tests.kit.terminal import Terminal
from tests.server.published import Published, converse
from tests.server.strangers import (
    BOT,
    PATIENCE,
    Relay,
    entered,
    keep_playing,
    playing,
    said_last,
)

DOCS = Path(__file__).parents[2] / "docs"


def document(name: str) -> str:
    return (DOCS / name).read_text("utf-8")


# the bot


def test_the_bot_in_the_document_is_the_one_that_is_tried() -> None:
    (shown,) = re.findall(r"```python\n(.*?)```", document("wire.md"), re.DOTALL)
    assert shown == BOT.read_text("utf-8")
    assert len(shown.splitlines()) <= 40


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_bot_plays(server: Server, game: str) -> None:
    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            table = await ada.open(game, ["me", "open"])
            with playing(f"{server.url}/t/{table}") as bot:
                told = await keep_playing(ada, table)
                assert await said_last(bot) == f"{told['over']}\n"

    asyncio.run(run())


def test_the_bot_waits_when_it_was_too_fast(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        async with people(server.url, 1) as (ada,):
            table = await ada.open("columba", ["open", "random"])
            with playing(f"{server.url}/t/{table}") as bot:
                assert "'type': 'Over'" in await said_last(bot)
        figures = plain.get(f"{server.url}/metrics", headers=FIGURES).text
        assert 'dovecote_refused_total{code="too-many"}' in figures
        assert re.search(r'^dovecote_moves_total\{game="columba"\} [1-9]', figures, re.MULTILINE)

    db = f"sqlite:///{tmp_path / 'tables.db'}"
    with serving(tmp_path, db, "--limit", "rate=4") as server:
        asyncio.run(run(server))


def test_the_bot_outlives_the_server(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    is_bots_turn = asyncio.Semaphore(0)

    def note(told: dict[str, Any]) -> None:
        if told["waiting"] == [1]:  # the bot is about to say something, or has just said it
            is_bots_turn.release()

    async def crash(server: Server) -> None:
        for turns in (2, 9, 5)[: tries(2, 3)]:
            for _ in range(turns):
                await is_bots_turn.acquire()
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)

    async def run(server: Server) -> None:
        async with people(server.url, 1) as (ada,):
            table = await ada.open("columbiz", ["me", "open"], listed=True)
            with playing(server.url) as bot:  # the first open table in the lobby
                async with asyncio.timeout(PATIENCE):
                    told, _ = await asyncio.gather(keep_playing(ada, table, note), crash(server))
                assert await said_last(bot) == f"{told['over']}\n"
            record = await ada.http.get(f"/api/tables/{table}/record")
            verify(GAMES["columbiz"], record.text)
        moves, keys = entered(db, table, seat=1)
        assert moves == len(keys) == len(set(keys))

    with serving(tmp_path, db) as server:
        asyncio.run(run(server))


def test_the_bot_repeats_what_nobody_acknowledged(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"

    async def run(server: Server) -> None:
        relay = Relay(server.port, cuts=3)
        async with people(server.url, 1) as (ada,), relay.open() as url:
            table = await ada.open("columbiz", ["me", "open"])
            with playing(f"{url}/t/{table}") as bot:
                told = await keep_playing(ada, table)
                assert await said_last(bot) == f"{told['over']}\n"
        moves, keys = entered(db, table, seat=1)
        assert moves == len(keys) == len(set(keys))
        assert relay.said == moves + 3

    with serving(tmp_path, db) as server:
        asyncio.run(run(server))


# the messages


@pytest.mark.parametrize("game", sorted(GAMES))
def test_messages_are_as_published(server: Server, game: str) -> None:
    published = Published(plain.get(f"{server.url}/api/socket.json").json())

    async def run() -> None:
        clock = {"kind": "bank", "seconds": 3600, "increment": 5}
        async with people(server.url, 2) as (ada, bob):
            table = await ada.open(game, ["me", "open"], help="coach", clock=clock)
            await bob.sit(table, 1)
            async with ada.line(table) as one, bob.line(table) as two:
                checked = published.line(one), published.line(two)
                await converse(*checked, orders=list(GAMES[game].standing[:1]))
            async with ada.line(table, 0) as one, bob.line(table, 0) as two:
                lines = published.line(one), published.line(two)
                await asyncio.gather(*(play_on(line, Random(1), lambda _: None) for line in lines))
                await say(lines[0], seat=0, resign=True)
                assert (await hear(lines[0], "refused"))["params"] == {"status": "over"}

    asyncio.run(run())
    assert published.verbs == set(VERBS)
    assert published.kinds == {tag_of(kind) for kind in get_args(ServerMessage)}


# the tables of the document


def test_every_route_is_in_the_document(server: Server) -> None:
    paths = plain.get(f"{server.url}/api/openapi.json").json()["paths"]
    known = {f"{how.upper()} {blank(path)}" for path, ways in paths.items() for how in ways}
    cells = [line.split(" | ")[0] for line in document("wire.md").splitlines()]
    assert set(routes("\n".join(cell for cell in cells if cell.startswith("| `")))) == known
    assert set(routes(document("wire.md"))) == known
    assert set(routes(document("hosting.md"))) <= known


def test_every_message_is_in_the_document() -> None:
    said = re.findall(r"^\| `(\{.*?\})` \|", document("wire.md"), re.MULTILINE)
    assert [type(read_message(text)) for text in said] == list(VERBS.values())
    hear = document("wire.md").partition("### You hear")[2].partition("###")[0]
    for kind in get_args(ServerMessage):
        (told,) = [
            line
            for line in hear.splitlines()
            if line.startswith("- ") and f"`{tag_of(kind)}`" in line.partition(":")[0]
        ]
        for name in kind.__struct_fields__:
            assert name == "ref" or f"`{name}`" in told, (tag_of(kind), name)


def routes(text: str) -> Iterator[str]:
    for how, path in re.findall(r"`(GET|POST|PUT|DELETE) (/[^`]*)`", text):
        yield f"{how} {blank(path)}"


def blank(path: str) -> str:
    """A path without its query and the names of its parts."""
    return re.sub(r"\{.*?\}", "{}", path.partition("?")[0])


def tag_of(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


# hosting


@pytest.mark.parametrize("kind", [Limits, Pace])
def test_every_setting_is_in_the_document(kind: type[Limits | Pace]) -> None:
    shown = dict(re.findall(r"^\| `(\w+)` \| ([\d.,]+) \|", document("hosting.md"), re.MULTILINE))
    for field in msgspec.structs.fields(kind):
        assert float(shown[field.name].replace(",", "")) == field.default, field.name


def test_the_folder_is_for_its_owner_only(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'new' / 'tables.db'}")
    database.migrate()
    database.close()
    assert (tmp_path / "new").stat().st_mode & 0o077 == 0


def test_every_figure_is_in_the_document(server: Server) -> None:
    text = plain.get(f"{server.url}/metrics", headers=FIGURES).text
    known = set(re.findall(r"^# TYPE (dovecote_\w+) ", text, re.MULTILINE))
    shown = set(re.findall(r"`(dovecote_\w+)`", document("hosting.md")))
    assert shown == {name for name in known if not name.endswith("_created")}


def test_every_option_in_the_document_is_one(dovecote: Terminal) -> None:
    uses = re.findall(r"dovecote (serve|tables \w+)([^`\n]*)", document("hosting.md"))
    for command in sorted({command for command, _ in uses}):
        told = dovecote(*command.split(), "--help").out
        for rest in (rest for name, rest in uses if name == command):
            assert set(re.findall(r"--[a-z-]+", rest)) <= set(re.findall(r"--[a-z-]+", told)), rest


def test_the_figures_of_killed_workers_are_forgotten(postgres: Postgres, tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        async with people(server.url, 1) as (ada,):
            table = await ada.open("columbiz", ["me", "open"])
            async with ada.line(table) as one, ada.line(table) as two:
                assert [(await hear(line))["is"] for line in (one, two)] == ["table", "table"]
                await figures_say(ada.http, "dovecote_sockets 2.0")
                for worker in workers(server.pid):
                    os.kill(worker, signal.SIGKILL)
            await figures_say(ada.http, "dovecote_sockets 0.0")

    url = postgres.create_database("figures")
    with serving(tmp_path, url, "--workers", "2") as server:
        asyncio.run(run(server))


async def figures_say(http: httpx.AsyncClient, line: str) -> None:
    """Wait until they do; while nobody answers they do not."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(httpx.HTTPError):
                if line in (await http.get("/metrics", headers=FIGURES)).text.splitlines():
                    return
            await asyncio.sleep(0.1)


def workers(parent: int) -> list[int]:
    """The processes that serve, of all that a server has started; one may not have begun yet."""
    how = ["ps", "-Aww", *(word for name in ("pid=", "ppid=", "args=") for word in ("-o", name))]
    listed = subprocess.run(how, capture_output=True, text=True, check=True).stdout
    rows = [line.split(maxsplit=2) for line in listed.splitlines()]
    found = [int(pid) for pid, of, what in rows if int(of) == parent and "spawn_main" in what]
    assert found
    return found
