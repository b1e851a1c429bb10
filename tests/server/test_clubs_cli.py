"""Leagues, tournaments and being forgotten at the command line, with a server and without."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.kit.client import Person, hear, people
from tests.kit.serving import Server, serving
from tests.kit.terminal import Ran, Terminal
from tests.server.operating import nowhere


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("clubs")
    with serving(folder, f"sqlite:///{folder / 'tables.db'}") as running:
        yield running


def done(dovecote: Terminal, db: str, *words: str) -> str:
    ran: Ran = dovecote(*words, "--db", db)
    assert ran.code == 0, ran.err
    return ran.out


async def give_up(person: Person, table: str, seat: int) -> None:
    async with person.line(table) as line:
        await hear(line, "position")
        await line.send(json.dumps({"seat": seat, "resign": True, "ref": "r"}))
        while (await hear(line)).get("ref") != "r":
            pass


def test_a_tournament_is_led_from_its_first_entry_to_its_records(
    dovecote: Terminal, house: Server, tmp_path: Path
) -> None:
    async def run() -> None:
        async with people(house.url, 2) as (ada, ben):
            for person, name in ((ada, "Ada of the cup"), (ben, "Ben of the cup")):
                await person.http.post("/api/people", json={"name": name})
            out = done(
                *(dovecote, house.db, "tournaments", "create", "Cup", "columbiz"),
                *("--option", "seats=2", "--kind", "swiss", "--rounds", "1"),
            )
            cup = out.split("/tournaments/")[1].split(" ")[0]
            few = dovecote("tournaments", "next", cup, "--db", house.db)
            assert (few.code, few.out) == (2, "")
            for name in ("Ada of the cup", "Ben of the cup"):
                done(dovecote, house.db, "tournaments", "enter", cup, name)
            assert "Round 1" in done(dovecote, house.db, "tournaments", "next", cup)
            early = dovecote("tournaments", "next", cup, "--db", house.db)
            assert early.code == 2
            now = (await ada.http.get(f"/api/tournaments/{cup}")).json()
            (board,) = now["rounds"][0]["boards"]
            seat = next(n for n, one in enumerate(board["seats"]) if one["is_me"])
            await give_up(ada, board["table"], seat)
            shown = done(dovecote, house.db, "tournaments", "show", cup)
            assert shown.splitlines()[1].startswith("1. Ben of the cup: points 1,")
            done(dovecote, house.db, "tournaments", "withdraw", cup, "Ada of the cup")
            assert "over" in done(dovecote, house.db, "tournaments", "next", cup)
            csv = done(dovecote, house.db, "tournaments", "export", cup)
            assert csv == (await ada.http.get(f"/api/tournaments/{cup}/results.csv")).text
            done(dovecote, house.db, "tournaments", "records", cup, str(tmp_path / "records"))
            (record,) = (tmp_path / "records").iterdir()
            assert dovecote("verify", str(record)).code == 0
            late = dovecote("tournaments", "enter", cup, "Ada of the cup", "--db", house.db)
            assert late.code == 2
            assert cup in done(dovecote, house.db, "tournaments", "list")
            acts = json.loads(dovecote("people", "log", "--db", house.db, "--json").out)
            assert {"tournament", "enter", "round", "withdraw"} <= {one["act"] for one in acts}

    asyncio.run(run())


def test_a_league_is_made_shown_exported_and_closed(dovecote: Terminal, house: Server) -> None:
    async def run() -> None:
        async with people(house.url, 1) as (ada,):
            await ada.http.post("/api/people", json={"name": "Ada of the league"})
            out = done(
                *(dovecote, house.db, "leagues", "create", "Thursdays", "columbiz"),
                *("--option", "seats=2", "--clock", "bank", "--seconds", "86400"),
                *("--increment", "3600", "--timeout", "resign", "--pause", "5", "--undo"),
            )
            league = out.split("/leagues/")[1].split(" ")[0]
            joined = (await ada.http.put(f"/api/leagues/{league}/me")).json()
            agreed = joined["league"]["terms"]
            assert (agreed["pause"], agreed["undo"]) == (5, True)
            assert agreed["clock"] == {
                "kind": "bank",
                "seconds": 86_400,
                "increment": 3_600,
                "window": 86_400,  # a day to react, where the clock gives days
                "timeout": "resign",
            }
            assert "Thursdays" in done(dovecote, house.db, "leagues", "list")
            assert "1. Ada of the league: 25.0 ± 8.3" in done(
                dovecote, house.db, "leagues", "show", league
            )
            assert "1,Ada of the league,25.000,8.333,0" in done(
                dovecote, house.db, "leagues", "export", league
            )
            done(dovecote, house.db, "leagues", "withdraw", league, "Ada of the league")
            done(dovecote, house.db, "leagues", "close", league)
            assert dovecote("leagues", "close", league, "--db", house.db).code == 2
            assert (await ada.http.get(f"/api/leagues/{league}")).json()["standings"] == []

    asyncio.run(run())


def test_days_off_without_a_clock_of_days_are_refused(dovecote: Terminal, house: Server) -> None:
    for what in ("leagues", "tournaments"):
        ran = dovecote(what, "create", "Evening", "columbiz", "--pause", "3", "--db", house.db)
        assert (ran.code, ran.out) == (2, "")
        assert "Days off need a clock that gives at least a day." in ran.err


def test_somebody_is_forgotten_by_a_running_server(dovecote: Terminal, house: Server) -> None:
    async def run() -> None:
        async with people(house.url, 1) as (ada,):
            ben = await Person(house.url, "Benedetto Solo").arrive()
            table = await ada.open("columbiz", ["me", "open"])
            await ben.sit(table, 1)
            exported = json.loads(done(dovecote, house.db, "people", "export", "Benedetto Solo"))
            assert exported["person"][0]["name"] == "Benedetto Solo"
            told = done(dovecote, house.db, "people", "forget", "Benedetto Solo", "--dry-run")
            assert "Benedetto Solo" in told
            unsure = dovecote("people", "forget", "Benedetto Solo", "--db", house.db, typed="no\n")
            assert unsure.code == 2
            assert (await ben.http.get("/api/people/me")).status_code == 200
            done(dovecote, house.db, "people", "forget", "Benedetto Solo", "--yes")
            assert (await ben.http.get("/api/people/me")).status_code == 401
            seats = (await ada.http.get(f"/api/tables/{table}")).json()["table"]["seats"]
            assert seats[1]["bot"]
            await ben.close()
            nowhere(house, "Benedetto")
            strange = dovecote("people", "forget", "Benedetto Solo", "--yes", "--db", house.db)
            assert strange.code == 2

    asyncio.run(run())


def test_and_without_one(dovecote: Terminal, tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"

    async def run(url: str) -> str:
        async with people(url, 2) as (ada, ben):
            table = await ada.open("columbiz", ["me", "open"])
            await ben.sit(table, 1)
            return table

    with serving(tmp_path, db) as running:
        table = asyncio.run(run(running.url))
    done(dovecote, db, "people", "forget", "Guest 1", "--yes")
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        asked = "SELECT person, bot FROM seats WHERE table_id = ? AND seat = 1"
        ((person, bot),) = connection.execute(asked, (table,)).fetchall()
        names = {name for (name,) in connection.execute("SELECT name FROM people")}
    assert (person, bool(bot), names) == ("", True, {"Guest 0"})


def test_a_name_that_several_have_is_not_enough(dovecote: Terminal, house: Server) -> None:
    async def run() -> None:
        async with people(house.url, 2) as guests:
            for guest in guests:
                await guest.http.post("/api/people", json={"name": "Twin"})
            ran = dovecote("people", "forget", "Twin", "--yes", "--db", house.db)
            assert ran.code == 2
            assert "several" in ran.err.lower()
            for guest in guests:
                assert (await guest.http.get("/api/people/me")).status_code == 200

    asyncio.run(run())
