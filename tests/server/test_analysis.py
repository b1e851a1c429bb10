"""Finished matches are judged beside the server, kept, and never stand in anybody's way."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from dovecote.server.aside import analyst, worker
from tests.kit.client import Person, hear, people, say
from tests.kit.effort import PATIENCE
from tests.kit.serving import Server
from tests.server.nodes import until


async def _given_up(ada: Person) -> str:
    """A short match with a bot that has come to its end."""
    table = await ada.open("columbiz", ["me", "random"])
    async with ada.line(table) as line:
        moves = 0
        while moves < 3:
            told = await hear(line, "position")
            if told["seat"] in told["waiting"] and "offers" in told:
                await say(line, seat=0, at=told["at"], do=told["offers"][0]["do"])
                moves += 1
        await say(line, seat=0, resign=True)
        while not told.get("over"):
            told = await hear(line, "position")
    return table


async def _until_judged(person: Person, table: str) -> Any:
    async with asyncio.timeout(PATIENCE):
        while True:
            told = (await person.http.get(f"/api/tables/{table}/analysis")).json()
            if told["status"] != "running":
                return told
            await asyncio.sleep(0.2)


def test_a_match_is_judged_once_it_is_over(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 2) as (ada, bruno):
            running = await ada.open("columbiz", ["me", "random"])
            for answer in (
                await ada.http.get(f"/api/tables/{running}/analysis"),
                await ada.http.post(f"/api/tables/{running}/analysis"),
            ):
                assert (answer.status_code, answer.json()["code"]) == (409, "status")
            table = await _given_up(ada)
            address = f"/api/tables/{table}/analysis"
            assert (await ada.http.get(address)).json()["status"] == "none"
            begun = (await ada.http.post(address)).json()
            assert begun["status"] == "running"
            told = await _until_judged(bruno, table)
            assert told["status"] == "done"
            assert told["judged"] == told["entries"] == begun["entries"]
            report = told["report"]
            assert [account["result"] for account in report["accounts"]] == [0, 1]
            assert {one["seat"] for one in report["decisions"]} <= {0, 1}
            assert (await bruno.http.post(address)).json() == told  # it is kept

    asyncio.run(run())


def test_whoever_may_not_look_gets_no_analysis(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 2) as (ada, bruno):
            table = await ada.open("columbiz", ["me", "random"], watch="nobody")
            answer = await bruno.http.post(f"/api/tables/{table}/analysis")
            assert answer.status_code == 403
            answer = await ada.http.post("/api/tables/nowhere/analysis")
            assert answer.status_code == 404

    asyncio.run(run())


def test_an_analysis_that_hangs_holds_up_no_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots have processes of their own: whatever the analyst does, they move."""
    from dovecote.server.cluster import node as nodes
    from dovecote.server.cluster.analysing import Finished
    from dovecote.server.cluster.openings import open_table
    from dovecote.server.settings import Pace
    from dovecote.server.socket.connection import Connection
    from dovecote.server.turns import Claim
    from dovecote.tables.agreement import Wish
    from tests.server.nodes import ADA, Line, node_on

    sleeper = (sys.executable, "-c", "import time; time.sleep(600)")
    monkeypatch.setattr(nodes, "_ANALYST", sleeper)
    record = Path(__file__).parents[1] / "records" / "columbiz-v1-00-2.txt"
    pace = Pace(bot=0.0, quickest=0.0, slowest=0.0)

    async def run() -> None:
        db = f"sqlite:///{tmp_path / 'tables.db'}"
        async with node_on(db, pace=pace) as node:
            wish = Wish("columbiz", {}, ("random", "random"))
            room = await open_table(node.rooms, wish, ADA, 10)
            match = Finished(room.id, "columbiz", "", record.read_text("utf-8"))
            begun = await node.analysing.begin(match, Claim(ADA.id, ""))
            assert begun.status == "running"
            watching = Connection("eve", "", set(), Line())
            await room.admit(watching, None)
            await until(lambda: room.state.at >= 8)
            room.dismiss(watching)

    asyncio.run(run())


def test_the_analyst_is_nicer_than_anybody_else() -> None:
    assert analyst.NICE > worker._NICE > 0
