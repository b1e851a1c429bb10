"""Sets of cards on a server: made, changed, shared, played with, and proved kept."""

from __future__ import annotations

import asyncio
import json
import secrets
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dovecote.core.record import read
from dovecote.core.ruleset import ruleset
from dovecote.games import GAMES, WITH_CARDS, game_named
from dovecote.play.replay import verify
from tests.kit.client import Person, hear, people, play_on, say
from tests.kit.effort import PATIENCE
from tests.kit.postgres import Postgres
from tests.kit.serving import Server
from tests.kit.sets import MARK, sheet
from tests.kit.terminal import Terminal


async def stored(person: Person, game: str, made: dict[str, Any] | None = None) -> Any:
    body = {"game": game, "sheet": made or sheet(game)}
    answer = await person.http.post("/api/sets", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def played(person: Person, table: str) -> None:
    async with person.line(table) as line:
        await asyncio.wait_for(play_on(line, Random(1), lambda told: None), PATIENCE)


@pytest.mark.parametrize("game", sorted(WITH_CARDS))
def test_a_table_is_played_with_a_set_and_its_record_needs_nothing_else(
    server: Server, game: str, tmp_path: Path, dovecote: Terminal
) -> None:
    async def run() -> None:
        async with people(server.url, 2) as (ada, bruno):
            made = await stored(ada, game)
            assert (made["version"], made["is_mine"], made["author"]) == (1, True, ada.name)
            assert made["ruleset"] != ruleset(GAMES[game])
            options = {"variant": "junior"} if game == "columba" else {}
            seats = ["me", "open", "random"]
            table = await ada.open(game, seats, set=made["id"], options=options, watch="anyone")
            await bruno.sit(table, 1)
            told = (await bruno.http.get(f"/api/tables/{table}")).json()["table"]["set"]
            assert told == {key: made[key] for key in told}
            assert (told["title"], told["provenance"]) == (MARK["title"], MARK["provenance"])
            onlooker = Person(server.url)
            shown = (await onlooker.http.get(f"/api/tables/{table}/set")).json()
            assert shown["toml"] == made["toml"]
            await onlooker.close()
            await asyncio.gather(played(ada, table), played(bruno, table))
            text = (await ada.http.get(f"/api/tables/{table}/record")).text
            steps = (await ada.http.get(f"/api/tables/{table}/replay?seat=all")).json()
            assert steps["entries"] == len(read(text).entries)
            again = (await ada.http.post(f"/api/tables/{table}/rematch")).json()
            assert again["table"]["set"] == told
        record = read(text)
        assert record.content == made["toml"]
        assert record.ruleset == made["ruleset"] == ruleset(game_named(game, record.content))
        verify(game_named(game, record.content), text)
        file = tmp_path / "record.txt"
        file.write_text(text, "utf-8")
        ran = dovecote("verify", str(file), "--json")
        assert ran.code == 0, ran
        assert '"proved": true' in ran.out
        assert dovecote("replay", str(file)).code == 0
        file.write_text(text.replace("My box", "My fox"), "utf-8")
        assert dovecote("verify", str(file)).code != 0

    asyncio.run(run())


def test_a_set_goes_wherever_its_tables_go(
    server: Server, tmp_path: Path, dovecote: Terminal, postgres: Postgres, kept: str
) -> None:
    """Backed up, restored on the other kind of database, and taken in as a record."""

    async def run() -> tuple[str, str]:
        async with people(server.url, 1) as (ada,):
            made = await stored(ada, "columbiz")
            table = await ada.open("columbiz", ["me", "random"], set=made["id"])
            await played(ada, table)
            return table, (await ada.http.get(f"/api/tables/{table}/record")).text

    table, text = asyncio.run(run())
    assert read(text).content
    backup, record = tmp_path / "backup.gz", tmp_path / "record.txt"
    there = postgres.create_database(f"sets_{secrets.token_hex(4)}")
    assert dovecote("tables", "backup", str(backup), "--db", server.db).code == 0
    assert dovecote("tables", "restore", str(backup), "--db", there).code == 0
    assert dovecote("tables", "export", table, str(record), "--db", there).code == 0
    assert record.read_text("utf-8") == text
    ran = dovecote("tables", "import", str(record), "--db", kept, "--json")
    assert ran.code == 0, ran
    taken = json.loads(ran.out)["id"]
    again = tmp_path / "again.txt"
    assert dovecote("tables", "export", taken, str(again), "--db", kept).code == 0
    assert again.read_text("utf-8") == text
    assert dovecote("verify", str(again)).code == 0


def test_a_version_that_a_table_has_never_changes(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 2) as (ada, bruno):
            first = await stored(ada, "columbiz")
            address = f"/api/sets/{first['id']}"
            other = {**sheet("columbiz"), "title": "Another"}
            answer = await ada.http.put(address, json={"was": 1, "sheet": other})
            assert answer.json()["version"] == 1  # nobody plays with it, so it is replaced
            await ada.open("columbiz", ["me", "random"], set=first["id"])
            await ada.http.put(address, json={"was": 1, "sheet": sheet("columbiz")})
            now = (await ada.http.get(address)).json()
            assert (now["version"], now["title"]) == (2, MARK["title"])
            assert [v["is_used"] for v in now["versions"]] == [False, True]
            assert (await bruno.http.get(f"{address}?version=1")).json()["title"] == "Another"
            late = await ada.http.put(address, json={"was": 1, "sheet": other})
            assert (late.status_code, late.json()["code"]) == (409, "set-changed")
            theirs = await bruno.http.put(address, json={"was": 2, "sheet": other})
            assert (theirs.status_code, theirs.json()["code"]) == (403, "not-author")
            gone = await ada.http.delete(address)
            assert gone.json() == {"gone": "hidden"}
            assert (await ada.http.get(address)).json()["is_hidden"]
            assert (await bruno.http.get(f"{address}?version=3")).status_code == 404

    asyncio.run(run())


def test_nobody_guesses_the_id_of_a_set(server: Server) -> None:
    """Whoever has it may read the set."""

    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            ids = [(await stored(ada, "columbiz"))["id"] for _ in range(8)]
            assert {len(bytes.fromhex(one)) * 8 for one in ids} == {96}
            assert len({one[:8] for one in ids}) == 8  # none begins as another does

    asyncio.run(run())


def test_sets_are_listed_kept_hidden_and_deleted(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 2) as (ada, bruno):
            made = await stored(ada, "columba")
            address = f"/api/sets/{made['id']}"

            async def listed(person: Person, query: str = "") -> list[Any]:
                answer = await person.http.get(f"/api/sets{query}")
                return [(s["id"], s["is_house"], s["is_mine"]) for s in answer.json()]

            house = [(game, True, False) for game in WITH_CARDS]
            assert await listed(ada) == [*house, (made["id"], False, True)]
            assert await listed(bruno) == house
            assert await listed(ada, "?game=piccioni") == [("piccioni", True, False)]
            assert (await ada.http.get("/api/sets?game=chess")).status_code == 404
            kept = await bruno.http.put(f"{address}/kept", json={"is_kept": True})
            assert kept.json()["is_kept"]
            assert await listed(bruno) == [*house, (made["id"], False, False)]
            await bruno.http.put(f"{address}/kept", json={"is_kept": False})
            assert await listed(bruno) == house
            hidden = await ada.http.put(f"{address}/hidden", json={"is_hidden": True})
            assert hidden.json()["is_hidden"]
            assert (await ada.http.delete(address)).json() == {"gone": "deleted"}
            assert (await ada.http.get(address)).json()["code"] == "no-set"
            assert (await ada.http.delete("/api/sets/piccioni")).status_code == 403
            wrong = {"game": "columba", "set": "nothing"}
            assert (await ada.http.post("/api/tables", json=wrong)).json()["code"] == "no-set"

    asyncio.run(run())


def test_a_table_takes_only_sets_of_its_game(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            made = await stored(ada, "columba")
            wish = {"game": "columbiz", "set": made["id"]}
            answer = await ada.http.post("/api/tables", json=wish)
            assert (answer.status_code, answer.json()["code"]) == (400, "other-game")

    asyncio.run(run())


def test_the_house_shows_its_sets_as_anybody_shows_theirs(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            for game in WITH_CARDS:
                told = (await ada.http.get(f"/api/sets/{game}")).json()
                assert told["is_house"]
                assert told["provenance"].startswith("Reconstruction")
                assert told["ruleset"] == ruleset(GAMES[game])
                copy = {**told["sheet"], "title": "A copy"}
                answer = await ada.http.post("/api/sets/check", json={"game": game, "sheet": copy})
                assert answer.json()["problems"] == []
                assert answer.json()["ruleset"] == told["ruleset"]
            table = await ada.open("piccioni", ["me", "random"])
            told = (await ada.http.get(f"/api/tables/{table}/set")).json()
            assert (told["id"], told["is_house"]) == ("piccioni", True)

    asyncio.run(run())


def test_help_at_a_table_is_about_its_own_set(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            for game in WITH_CARDS:
                made = await stored(ada, game)
                table = await ada.open(game, ["me", "homer"], set=made["id"], help="coach")
                async with ada.line(table) as line:
                    while True:
                        told = await hear(line, "position")
                        if told.get("offers"):
                            break
                    do = told["offers"][-1]["do"]
                    for question in ({"preview": do}, {"hint": True}, {"why": do}):
                        await say(line, seat=0, ref="q", **question)
                        answer = await hear(line, "preview", "hint", "why", "refused")
                        assert answer["is"] in question, answer

    asyncio.run(run())


def test_a_hand_is_dealt_from_what_is_not_stored_yet(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            for game in WITH_CARDS:
                body = {"game": game, "sheet": sheet(game), "seats": 3}
                told = (await ada.http.post("/api/sets/deal", json=body)).json()
                assert told["offers"]
                assert told["view"]["options"]["seats"] == 3
            assert told["view"]["cards"] == MARK["title"]
            body = {"game": "piccioni", "sheet": {}, "seats": 3}
            answer = await ada.http.post("/api/sets/deal", json=body)
            assert (answer.status_code, answer.json()["code"]) == (400, "set-faulty")

    asyncio.run(run())


def test_bots_measure_a_set_and_whoever_asked_may_stop_them(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 2) as (ada, bruno):
            made = await stored(ada, "piccioni")
            address = f"/api/sets/{made['id']}/measure"
            assert (await ada.http.get(address)).json()["status"] == "none"
            begun = await ada.http.post(address, json={"seats": 2, "matches": 50})
            assert begun.json()["status"] == "running"
            told = await _until(ada, address, ("done", "stopped"))
            assert (told["status"], told["played"]) == ("done", 50)
            report = told["report"]
            assert report["matches"] == 50
            assert sum(seat["wins"] for seat in report["seats"]) == pytest.approx(1, abs=0.001)
            cards = {card["card"]: card for card in report["cards"]}
            assert cards.keys() == {card["id"] for card in made["sheet"]["action"]}
            assert cards["guano"]["drawn"] >= cards["guano"]["played"] > 0
            assert (await bruno.http.delete(address)).status_code == 403
            await ada.http.post(address, json={"seats": 6, "matches": 500})
            assert (await ada.http.delete(address)).json()["status"] == "stopped"
            wrong = await ada.http.post(address, json={"seats": 8, "matches": 50})
            assert (wrong.status_code, wrong.json()["code"]) == (400, "options")

    asyncio.run(run())


async def _until(person: Person, address: str, statuses: tuple[str, ...]) -> Any:
    async with asyncio.timeout(PATIENCE):
        while True:
            told = (await person.http.get(address)).json()
            if told["status"] in statuses:
                return told
            await asyncio.sleep(0.2)
