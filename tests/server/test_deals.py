"""The deal of the day: the same for everyone, told to nobody beforehand, compared afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from dovecote.bots import bot_named
from dovecote.core.game import Over
from dovecote.core.record import read
from dovecote.games import GAMES, game_named
from dovecote.local.house import House
from dovecote.play.replay import verify
from dovecote.server.cluster.dealing import Models
from dovecote.server.cluster.node import Node
from dovecote.server.settings import Settings
from dovecote.server.storage.database import Database
from dovecote.server.storage.results import DealStanding, has_model, standing
from dovecote.server.storage.schema import RESULTS
from dovecote.server.thinking.pool import Thinkers
from dovecote.tables.daily import LEVEL, MODEL, SEAT, Deal, day_of, deal_row, secret_of, until_next
from dovecote.tables.matches import new_table, waiting_for
from dovecote.tables.openings import begun
from dovecote.tables.results import results_of
from dovecote.tables.steady import seed_for
from tests.kit.client import Person, hear, people, say
from tests.kit.effort import PATIENCE, tries
from tests.kit.serving import Server, serving

MOVES = 12
FAR = tries(40, 10_000)  # entries of a deal that are played several times over


def today(deals: dict[str, Any], game: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in deals["deals"] if one["game"] == game)
    return found


async def play(person: Person, game: str, choose: Any, most: int = 10_000) -> str:
    """Play today's deal to its end, or so far; its table."""
    answer = await person.http.post(f"/api/deals/{game}")
    assert answer.status_code == 200, answer.text
    table = str(answer.json()["id"])
    async with person.line(table, since=0) as line:
        while not (told := await hear(line, "position")).get("over") and told["at"] < most:
            if told["seat"] in told["waiting"] and "offers" in told:
                await say(line, seat=told["seat"], at=told["at"], do=choose(told["offers"])["do"])
    return table


def entries(text: str) -> list[str]:
    return list(map(str, read(text).entries))


async def record(person: Person, table: str) -> str:
    answer = await person.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def at_home(game: str) -> list[str]:
    """The entries of today's deal as a browser without a server plays it, first offers first."""
    house = House()
    house.call("Ada")
    kept = msgspec.json.decode(house.request("POST", f"/api/deals/{game}", ""))["kept"][0]
    name = kept["id"]
    while not (row := house.table(name).state).over and row.at < FAR:
        if thought := msgspec.json.decode(house.think(name))["thought"]:
            house.give(name, msgspec.json.encode(thought).decode())
        else:
            match = row.running()
            house.table(name).play(SEAT, match.offers(SEAT)[0])
    return entries(
        msgspec.json.decode(house.request("GET", f"/api/tables/{name}/record", ""))["body"]
    )


@pytest.mark.parametrize("game", GAMES)
def test_whoever_does_the_same_meets_the_same_on_every_server(server: Server, game: str) -> None:
    """Two people on a server, and a browser that has none."""

    async def run() -> None:
        async with people(server.url, 2) as (ada, ben):
            played = [await play(one, game, lambda offers: offers[0], FAR) for one in (ada, ben)]
            first, second = [
                await record(who, table) for who, table in zip((ada, ben), played, strict=True)
            ]
            assert played[0] != played[1]
            begun = min(FAR, len(entries(first)))
            assert entries(first)[:begun] == entries(second)[:begun] == at_home(game)[:begun]

    asyncio.run(run())


def test_results_are_compared_once_they_are_there(tmp_path: Path) -> None:
    """Before that nobody is told how others did; a second try counts for nothing."""

    async def run(url: str) -> None:
        async with people(url, 3) as (ada, ben, cleo):
            before = (await cleo.http.get("/api/deals")).json()
            assert before["day"] == datetime.now(UTC).date().isoformat()
            assert {one["game"] for one in before["deals"]} == GAMES.keys()
            one = today(before, "columbiz")
            assert (one["progress"], one["played"], one["leads"]) == ("new", 0, [])
            table = await play(ada, "columbiz", lambda offers: offers[0])
            verify(game_named("columbiz"), await record(ada, table))
            again = await ada.http.post("/api/deals/columbiz")
            assert again.json()["id"] == table
            rng = Random(1)
            await play(ben, "columbiz", rng.choice)
            async with asyncio.timeout(PATIENCE):  # until somebody has played for comparison, too
                while today((await ada.http.get("/api/deals")).json(), "columbiz")["model"] is None:
                    await asyncio.sleep(0.02)
            hidden = today((await cleo.http.get("/api/deals")).json(), "columbiz")
            assert (hidden["played"], hidden["leads"], hidden["model"]) == (2, [], None)
            shown = [
                today((await who.http.get("/api/deals")).json(), "columbiz") for who in (ada, ben)
            ]
            leads = [one["lead"] for one in shown]
            for one in shown:
                assert one["place"] == 1 + sum(lead > one["lead"] for lead in leads)
                assert sum(count for _, count in one["leads"]) == 2
            stranger = (await ada.http.get("/api/deals", headers={"Cookie": ""})).json()
            assert today(stranger, "columbiz")["progress"] == "new"

    with serving(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}") as own:
        asyncio.run(run(own.url))


def test_whoever_leaves_it_to_a_bot_has_no_place(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            table = (await ada.http.post("/api/deals/piccioni")).json()["id"]
            async with ada.line(table, since=0) as line:
                await say(line, seat=0, leave="homer", ref="1")
                while not (await hear(line, "position")).get("over"):
                    pass
            one = today((await ada.http.get("/api/deals")).json(), "piccioni")
            assert one["progress"] == "over"
            assert one["place"] is None
            assert one["lead"] is not None

    asyncio.run(run())


def test_nobody_else_may_look_at_it(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 2) as (ada, ben):
            table = (await ada.http.post("/api/deals/columba")).json()["id"]
            assert (await ben.http.get(f"/api/tables/{table}/record")).status_code == 403
            assert (await ada.http.get(f"/api/tables/{table}/luck")).status_code == 403
            told = (await ada.http.get(f"/api/tables/{table}")).text
            assert secret_of(Deal("columba", day_of_now())) not in told

    asyncio.run(run())


def test_a_model_plays_it_once_beside_everything_else(tmp_path: Path) -> None:
    """In a process of its own; not the champion here, for whom a test would wait too long."""
    deal = Deal("columbiz", day_of_now())

    async def run() -> None:
        database = Database(f"sqlite:///{tmp_path / 'tables.db'}", is_served=True)
        database.migrate()
        node = Node(Settings(), database, Thinkers(1))
        models = Models(node.bench, node.reader, node.writer, node.clock.now, LEVEL)
        try:
            for _ in range(2):
                models.want(deal)
                models.want(deal)
                async with asyncio.timeout(PATIENCE):
                    while not await node.reader.read(has_model, deal.name):
                        await asyncio.sleep(0.02)
            everyone = await node.reader.read(standing, deal.name, "somebody")
            assert everyone == DealStanding((), None, None)  # it is nobody
            async with asyncio.timeout(PATIENCE):
                while models._tasks:
                    await asyncio.sleep(0.02)
            with database.read() as connection:
                (row,) = connection.execute(select(RESULTS)).all()
            assert (row.of, row.bot, row.seat, row.counts) == (deal.name, MODEL, SEAT, True)
        finally:
            await models.close()
            await node.close()

    asyncio.run(run())


def day_of_now() -> str:
    return datetime.now(UTC).date().isoformat()


def test_a_day_is_the_same_everywhere() -> None:
    midnight = int(datetime(2026, 11, 17, tzinfo=UTC).timestamp() * 1000)
    assert [day_of(midnight - 1), day_of(midnight)] == ["2026-11-16", "2026-11-17"]
    assert until_next(midnight - 1) == 1
    assert until_next(midnight) == 86_400_000


def test_other_days_and_games_have_other_luck() -> None:
    days = (f"2026-11-{day:02}" for day in range(1, 31))
    secrets = [secret_of(Deal(game, day)) for day in days for game in GAMES]
    assert len(set(secrets)) == len(secrets)


def middles(game: str) -> Iterator[tuple[Any, Any]]:
    """Positions of a deal, with its table."""
    row = begun(deal_row(Deal(game, "2026-11-17"), "ada", "Ada", "", 0))
    table = new_table(row)
    for _ in range(MOVES):
        for seat in waiting_for(table):
            if seat in waiting_for(table):
                table.act(seat, table.offers(seat)[0])
        yield row, table


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_thinks_by_what_it_sees(game: str) -> None:
    """Not by how often something was taken back on the way, nor by what it cannot see."""
    seeds = [seed_for(row, table, SEAT) for row, table in middles(game)]
    again = [seed_for(row, table, SEAT) for row, table in middles(game)]
    assert seeds == again
    assert all(seeds)
    assert len(set(seeds)) > MOVES // 2


def test_the_lead_is_before_the_best_of_the_others() -> None:
    deal = Deal("columbiz", "2026-11-17")
    row = begun(deal_row(deal, "ada", "Ada", "", 0))
    table = new_table(row)
    bot = bot_named(LEVEL)
    while seats := waiting_for(table):
        view, offers = table.view(seats[0]), list(table.legal(seats[0]))
        table.act(seats[0], str(bot.choose(table.game, seats[0], view, offers, Random(1))))
    over = table.pending
    assert isinstance(over, Over)
    mine, theirs = results_of(row, table, over)
    assert mine.lead == over.scores[0] - over.scores[1] == -theirs.lead
    assert (mine.person, mine.bot, mine.counts) == ("ada", "", True)
    assert (theirs.person, theirs.bot, theirs.counts) == ("", LEVEL, True)
