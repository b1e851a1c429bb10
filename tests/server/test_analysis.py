"""Finished matches are judged beside the server, kept, and never stand in anybody's way."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from dovecote.core.entries import Did
from dovecote.core.record import read
from dovecote.server.aside import analyst, worker
from tests.kit.client import Person, hear, people, say
from tests.kit.effort import PATIENCE
from tests.kit.serving import Server
from tests.server.nodes import until

GIVEN = ("lost", "error", "points")


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
    from dovecote.server.cluster.analysing import FinishedMatch
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
            room = await open_table(node.rooms, node.clock.now, wish, ADA, 10)
            match = FinishedMatch(room.id, "columbiz", "", record.read_text("utf-8"))
            begun = await node.analysing.begin(match, Claim(ADA.id, ""))
            assert begun.status == "running"
            watching = Connection("eve", "", set(), Line())
            await room.admit(watching, None)
            await until(lambda: room.state.at >= 8)
            room.dismiss(watching)

    asyncio.run(run())


def test_the_analyst_is_nicer_than_anybody_else() -> None:
    assert analyst.NICE > worker._NICE > 0


def test_a_choice_can_be_tried_again_and_the_match_played_on(server: Server) -> None:
    """The position as its seat knew it, judged as the choice was; and another match from there."""

    async def run() -> None:
        async with people(server.url, 2) as (ada, bruno):
            table = await _given_up(ada)
            record = (await ada.http.get(f"/api/tables/{table}/record")).text
            moves = [
                (number, entry)
                for number, entry in enumerate(read(record).entries, 1)
                if isinstance(entry, Did) and entry.seat == 0
            ]
            at, did = moves[0]
            address = f"/api/tables/{table}/moments/{at}"
            moment = (await bruno.http.get(address)).json()
            assert (moment["seat"], moment["did"]) == (0, did.text)
            assert (moment["position"]["at"], moment["position"]["seat"]) == (at - 1, 0)
            offers = [offer["do"] for offer in moment["position"]["offers"]]
            assert did.text in offers
            assert (await ada.http.get(f"/api/tables/{table}/moments/9999")).status_code == 404
            seen = (await ada.http.post(f"{address}/preview", json={"move": did.text})).json()
            assert seen["preview"] == did.text
            why = (await ada.http.post(f"{address}/why", json={"move": did.text})).json()
            assert not why.get("code")
            first = (await ada.http.post(address, json={"move": did.text})).json()
            assert (first["at"], first["do"]) == (at, did.text)
            best = first.get("better", did.text)
            again = (await ada.http.post(address, json={"move": best})).json()
            assert (again["mark"], again["do"]) == ("best", best)  # the same champion, twice
            wrong = await ada.http.post(address, json={"move": "put 9/9"})
            assert 400 <= wrong.status_code < 500

            branch = {"at": at - 1, "seats": ["open", "me"]}
            told = (await ada.http.post(f"/api/tables/{table}/branch", json=branch)).json()
            agreed = told["table"]["agreement"]
            assert agreed["branched"]["table"] == table
            assert agreed["brought"] == agreed["branched"]["at"] == at - 1
            assert told["table"]["status"] == "open"  # for a friend
            await bruno.sit(told["id"], 0)
            async with bruno.line(told["id"]) as line:
                position = await hear(line, "position")
                assert position["at"] >= at - 1  # who plays now may be a note behind it
            running = (await ada.http.post(f"/api/tables/{told['id']}/branch", json=branch)).json()
            assert running["code"] == "status"
            after = {"at": 9999}
            refused = await ada.http.post(f"/api/tables/{table}/branch", json=after)
            assert (refused.status_code, refused.json()["code"]) == (409, "ended")

    asyncio.run(run())


def test_own_mistakes_are_a_list_of_puzzles(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 2) as (ada, bruno):
            assert (await ada.http.get("/api/puzzles")).json() == []
            table = await _given_up(ada)
            await ada.http.post(f"/api/tables/{table}/analysis")
            told = await _until_judged(ada, table)
            due = [
                (one["at"], one["seat"], *(one.get(part, 0) for part in GIVEN))
                for one in told["report"]["decisions"]
                if one["seat"] == 0 and one["mark"] in ("doubtful", "bad") and one.get("better")
            ]  # giving up has nothing better to find
            found = (await ada.http.get("/api/puzzles")).json()
            listed = [
                (one["at"], one["seat"], *(one.get(part) for part in GIVEN))
                for one in found
                if one["table"] == table
            ]
            assert listed == due
            assert (await bruno.http.get("/api/puzzles")).json() == []

    asyncio.run(run())
