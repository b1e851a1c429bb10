"""Leagues: who joins is rated at the league's own tables, by their place, and nobody else."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert, text

from dovecote.clubs.ratings import Rating, rated
from dovecote.server.storage.database import Database
from dovecote.server.storage.leagues import standings
from dovecote.server.storage.schema import LEAGUES, PEOPLE, RATINGS
from tests.kit.client import Person, people, play_on
from tests.kit.serving import Server
from tests.kit.terminal import Terminal

PEOPLE_COUNT = 10_000


async def moderator(dovecote: Terminal, server: Server, person: Person) -> None:
    await person.http.post("/api/people", json={"name": "Head of leagues"})
    found = json.loads(dovecote("people", "list", "Head of", "--db", server.db, "--json").out)
    newest = max(found, key=lambda one: one["created"])["id"]
    assert dovecote("people", "moderator", "--db", server.db, "--", newest).code == 0


async def played(table: str, players: list[Person]) -> dict[str, Any]:
    """Everyone plays at random; the last position."""

    async def play(person: Person, seed: int) -> dict[str, Any]:
        async with person.line(table, since=0) as line:
            return await play_on(line, Random(seed), lambda _: None)

    ends = await asyncio.gather(*(play(one, n) for n, one in enumerate(players)))
    return ends[0]


def test_rated_tables_rate_and_others_do_not(dovecote: Terminal, server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 4) as (head, ada, ben, eve):
            wish = {"title": "Evenings", "game": "columbiz", "options": {"seats": "2"}}
            assert (await ada.http.post("/api/leagues", json=wish)).status_code == 403
            await moderator(dovecote, server, head)
            league = (await head.http.post("/api/leagues", json=wish)).json()["league"]["id"]
            at = f"/api/leagues/{league}"
            assert (await ada.http.post(f"{at}/tables")).status_code == 403  # not joined yet
            for one in (ada, ben):
                assert (await one.http.put(f"{at}/me")).json()["league"]["is_member"]
            answer = await ada.http.post(f"{at}/tables")
            assert answer.status_code == 201, answer.text
            table, agreed = answer.json()["id"], answer.json()["table"]["agreement"]
            assert (agreed["undo"], agreed["event"]["of"]) == (False, league)
            seat = f"/api/tables/{table}/seats/1"
            for who, body in ((eve, {}), (ada, {"bot": "homer"}), (ada, {})):
                refused = await who.http.put(seat, json=body)
                assert (refused.status_code, refused.json()["code"]) == (403, "not-member")
            await ben.sit(table, 1)
            end = await played(table, [ada, ben])
            places = end["over"]["ranks"]
            expected = rated([Rating(), Rating()], places)
            for one, mine, place in zip((ada, ben), expected, places, strict=True):
                now = (await one.http.get(at)).json()
                (step,) = now["history"]
                assert (step["table"], step["place"]) == (table, place)
                assert (step["mu"], step["sigma"]) == pytest.approx((mine.mu, mine.sigma))
                (line,) = [each for each in now["standings"] if each["is_me"]]
                assert line["played"] == 1
            again = await ada.http.post(f"/api/tables/{table}/rematch")
            assert again.json()["table"]["agreement"]["event"] is None  # a rematch is not rated
            gone = (await ben.http.delete(f"{at}/me")).json()
            assert not gone["league"]["is_member"]
            assert (gone["history"], len(gone["standings"])) == ([], 1)
            assert (await eve.http.get("/api/leagues/nothing")).status_code == 404

    asyncio.run(run())


def test_nothing_is_taken_back_where_that_was_agreed(dovecote: Terminal, server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 3) as (head, ada, ben):
            await moderator(dovecote, server, head)
            wish = {"title": "Strict", "game": "columbiz", "options": {"seats": "2"}}
            league = (await head.http.post("/api/leagues", json=wish)).json()["league"]["id"]
            for one in (ada, ben):
                await one.http.put(f"/api/leagues/{league}/me")
            table = (await ada.http.post(f"/api/leagues/{league}/tables")).json()["id"]
            await ben.sit(table, 1)
            told: list[dict[str, Any]] = []

            async def play(person: Person, seed: int) -> None:
                async with person.line(table, since=0) as line:
                    await play_on(line, Random(seed), told.append)

            await asyncio.gather(play(ada, 1), play(ben, 2))
            assert told
            assert all("undo" not in one for one in told)

    asyncio.run(run())


def test_standings_of_many_are_read_by_an_index(tmp_path: Path) -> None:
    """However many people there are: no table is scanned, and nothing is sorted."""
    file = tmp_path / "tables.db"
    database = Database(f"sqlite:///{file}")
    database.migrate()
    rng = Random(1)
    with database.write() as connection:
        many = [{"id": f"p{n}", "name": f"P{n}", "created": n} for n in range(PEOPLE_COUNT)]
        connection.execute(insert(PEOPLE), many)
        league = {"title": "", "game": "columbiz", "terms": "{}", "created": 0, "closed": 0}
        connection.execute(insert(LEAGUES), [{"id": f"l{n}", **league} for n in range(3)])
        rows = [
            {
                "league": f"l{n % 3}",
                "person": f"p{n}",
                "mu": 25.0,
                "sigma": 8.0,
                "ordinal": rng.random(),
                "played": n,
            }
            for n in range(PEOPLE_COUNT)
        ]
        connection.execute(insert(RATINGS), rows)
    asked: list[str] = []
    with database.read() as connection:
        best = standings(connection, "l1", "p1")
        assert len(best) == 100
        assert [one.ordinal for one in best] == sorted((o.ordinal for o in best), reverse=True)
        plan = connection.execute(
            text(
                "EXPLAIN QUERY PLAN SELECT * FROM ratings JOIN people ON people.id = ratings.person"
                " WHERE league = 'l1' ORDER BY ordinal DESC LIMIT 100"
            )
        )
        asked = [row.detail for row in plan]
    database.close()
    assert any("ratings_order" in line for line in asked), asked
    assert not any(line.startswith("SCAN") or "TEMP B-TREE" in line for line in asked), asked
