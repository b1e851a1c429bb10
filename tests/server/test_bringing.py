"""Matches that were begun elsewhere and are played on at a server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from dovecote.core.entries import Noted
from dovecote.core.errors import EntryError
from dovecote.core.game import Choice, Over, Seat
from dovecote.core.options import read as read_options
from dovecote.core.record import read, write
from dovecote.games import GAMES, game_named
from dovecote.games.sets import inspect_sheet
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable, verify
from tests.kit.client import Person, hear, people, play_on
from tests.kit.effort import PATIENCE
from tests.kit.serving import Server
from tests.kit.sets import sheet
from tests.kit.terminal import Terminal

BROUGHT = "/api/tables/brought"


def begun(game: str, moves: int = 12, content: str = "", bot: str = "fledgling") -> AnyTable:
    """A match that somebody has begun without us."""
    rules = game_named(game, content) if content else GAMES[game]
    table: AnyTable = Table(rules, read_options(rules.options_type, {"seats": "2"}), Seeded(game))
    if bot:
        table.note(Noted(Seat(1), f"bot {bot}"))
    rng = Random(game)
    for _ in range(moves):
        if isinstance(table.pending, Choice):
            seat = table.pending.seats[0]
            table.act(seat, rng.choice(table.offers(seat)))
    assert isinstance(table.pending, Choice)
    return table


async def bring(person: Person, record: str, **more: Any) -> Any:
    answer = await person.http.post(BROUGHT, json={"record": record, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


async def played(person: Person, table: str) -> None:
    async with person.line(table) as line:
        await asyncio.wait_for(play_on(line, Random(1), lambda told: None), PATIENCE)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_match_goes_on_where_it_was_left_and_its_record_says_what_is_proved(
    server: Server, game: str, tmp_path: Path, dovecote: Terminal
) -> None:
    match = begun(game)

    async def run() -> str:
        async with people(server.url, 1) as (ada,):
            told = await bring(ada, write(match.record))
            table = told["table"]
            assert (table["status"], table["agreement"]["brought"]) == ("running", match.at)
            assert [seat["bot"] for seat in table["seats"]] == ["", "fledgling"]
            assert table["binding"]
            await played(ada, told["id"])
            again = (await ada.http.post(f"/api/tables/{told['id']}/rematch")).json()
            assert again["table"]["agreement"]["brought"] == 0
            return (await ada.http.get(f"/api/tables/{told['id']}/record")).text

    text = asyncio.run(run())
    record = read(text)
    assert record.brought == match.at
    assert record.entries[: match.at] == match.entries()
    assert isinstance(verify(GAMES[game], text).pending, Over)
    file = tmp_path / "record.txt"
    file.write_text(text, "utf-8")
    ran = dovecote("verify", str(file))
    assert ran.code == 0, ran
    assert f"1 to {match.at} were played elsewhere" in ran.out
    promised = write(replace(record, brought=0))
    with pytest.raises(EntryError):  # without the line, all of it would have to follow
        verify(GAMES[game], promised)


def test_it_waits_until_everybody_sits_and_can_be_taken_up_by_whoever_finds_it_stored(
    server: Server, tmp_path: Path, dovecote: Terminal, kept: str
) -> None:
    match = begun("columbiz", bot="")
    there, file = ("--db", server.db), str(tmp_path / "record.txt")

    async def run() -> None:
        async with people(server.url, 2) as (ada, bruno):
            told = await bring(ada, write(match.record))
            table = told["id"]
            assert told["table"]["status"] == "open"
            assert [seat["is_open"] for seat in told["table"]["seats"]] == [False, True]
            assert (await ada.http.get(f"/api/tables/{table}/record")).status_code == 409
            assert dovecote("tables", "export", table, file, *there).code != 0
            async with ada.line(table) as line:  # whoever waits there is told all of it
                await hear(line, "table")
                await bruno.sit(table, 1)
                position = await hear(line, "position")
                assert (position["at"], position["since"]) == (match.at, 0)
                assert position["events"]
            assert dovecote("tables", "export", table, file, *there).code == 0
            assert f"brought: {match.at}" in Path(file).read_text("utf-8")
            await asyncio.gather(played(ada, table), played(bruno, table))
            luck = (await ada.http.get(f"/api/tables/{table}/luck")).json()
            assert luck[0]["entry"] <= match.at < luck[-1]["entry"]
            text = (await ada.http.get(f"/api/tables/{table}/record")).text
            Path(file).write_text(text, "utf-8")

    asyncio.run(run())
    ran = dovecote("tables", "import", file, "--db", kept, "--json")
    assert ran.code == 0, ran
    again = tmp_path / "again.txt"
    taken = json.loads(ran.out)["id"]
    assert dovecote("tables", "export", taken, str(again), "--db", kept).code == 0
    assert again.read_text("utf-8") == Path(file).read_text("utf-8")


def test_a_table_that_nobody_came_to_can_be_closed(server: Server) -> None:
    match = begun("columbiz", bot="")

    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            at = f"/api/tables/{(await bring(ada, write(match.record)))['id']}"
            closed = (await ada.http.post(f"{at}/close")).json()
            assert closed["table"]["status"] == "closed"
            assert (await ada.http.get(f"{at}/record")).status_code == 409
            assert (await ada.http.get(at)).status_code == 200

    asyncio.run(run())


def test_a_match_with_its_own_cards_brings_them_along(server: Server) -> None:
    content = inspect_sheet(sheet("columba"), "columba").text
    match = begun("columba", content=content)

    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            told = await bring(ada, write(match.record), help="coach")
            assert told["table"]["set"]["title"] == "My box"
            assert told["table"]["agreement"]["help"] == "coach"
            shown = (await ada.http.get(f"/api/tables/{told['id']}/set")).json()
            assert shown["toml"] == content

    asyncio.run(run())


def test_what_cannot_be_played_on_is_refused_and_leaves_nothing(server: Server) -> None:
    whole, over = begun("piccioni"), begun("columbiz")
    while isinstance(over.pending, Choice):
        over.act(over.pending.seats[0], over.offers(over.pending.seats[0])[0])
    text = write(whole.record)
    unsealed = text[: text.index("check: ")]
    hidden = "\n".join([*unsealed.splitlines(), *whole.transcript(Seat(1))][:]) + "\n0 ?\n"
    refused = {
        "record": "not a record",
        "ended": write(over.record),
        "partly": hidden,
        "entry": unsealed + "0 fly away\n",
        "unknown-game": text.replace("game: piccioni", "game: chess").split("check: ")[0],
        "endless": unsealed + "! 0 timeout\n" * 5_001,
        "seat-count": text,
        "unknown-bot": unsealed + "! 1 bot nobody\n",
    }

    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            for code, record in refused.items():
                more = {"seats": ["me"]} if code == "seat-count" else {}
                answer = await ada.http.post(BROUGHT, json={"record": record, **more})
                assert answer.json()["code"] == code, (code, answer.text)
                assert 400 <= answer.status_code < 500
            assert (await ada.http.get("/api/tables/mine")).json() == []

    asyncio.run(run())
