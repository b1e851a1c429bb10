"""Changed rules never break a running table in silence."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from dovecote.core.record import read
from dovecote.core.ruleset import ruleset
from dovecote.games.columba import COLUMBA
from tests.kit.client import hear, people
from tests.kit.serving import Server


def test_a_match_the_rules_cannot_follow_is_set_aside_and_the_others_go_on(tmp_path: Path) -> None:
    """A stored throw that the promised luck does not give stands for rules that have changed."""
    file = tmp_path / "tables.db"
    server = Server(tmp_path, f"sqlite:///{file}")
    try:
        server.start()
        asyncio.run(_scene(server, file))
    finally:
        server.close()
    reports = [line for line in server.log.read_text().splitlines() if "set aside" in line]
    assert len(reports) == 1
    assert "columbiz" in reports[0]
    assert "entry 1 " in reports[0]


async def _scene(server: Server, file: Path) -> None:
    async with people(server.url, 1) as (ada,):
        broken = await ada.open("columbiz", ["me", "me"])
        whole = await ada.open("columbiz", ["me", "me"])
        closed = await ada.open("columbiz", ["me", "me"])
        await ada.http.post(f"/api/tables/{closed}/close")
        server.stop()
        with sqlite3.connect(file) as database:
            other = "update blocks set lines = '* 9' || substr(lines, 4) where table_id = ?"
            for table in (broken, closed):
                assert database.execute(other, (table,)).rowcount == 1
        database.close()
        server.start()
        async with ada.line(broken) as line:
            assert (await hear(line, "table"))["status"] == "stranded"
        async with ada.line(whole) as line:
            assert (await hear(line, "table"))["status"] == "running"
            assert (await hear(line, "position"))["waiting"]
        assert (await ada.http.get(f"/api/tables/{broken}/record")).json()["code"] == "status"
        async with ada.line(closed) as line:
            assert (await hear(line, "table"))["status"] == "closed"
        stored = (await ada.http.get(f"/api/tables/{closed}/record")).text
        assert "\n* 9" in stored  # what is finished is told as it was stored
        assert "secret: " in stored


def test_a_match_whose_words_were_exchanged_is_set_aside(tmp_path: Path) -> None:
    """Though they may give the same luck so far: the binding that everyone was told tells."""
    file = tmp_path / "tables.db"
    server = Server(tmp_path, f"sqlite:///{file}")

    async def scene() -> None:
        async with people(server.url, 1) as (ada,):
            table = await ada.open("columbiz", ["me", "random"])
            server.stop()
            with sqlite3.connect(file) as database:
                other = "update seats set words = 'better' where table_id = ? and seat = 1"
                assert database.execute(other, (table,)).rowcount == 1
            database.close()
            server.start()
            async with ada.line(table) as line:
                assert (await hear(line, "table"))["status"] == "stranded"

    try:
        server.start()
        asyncio.run(scene())
    finally:
        server.close()
    assert "the words of its seats are not those that were bound" in server.log.read_text()


def test_a_running_match_of_another_version_is_set_aside(tmp_path: Path) -> None:
    """Though the present rules could follow it: it would go on under rules nobody agreed to."""
    file = tmp_path / "tables.db"
    server = Server(tmp_path, f"sqlite:///{file}")

    async def scene() -> None:
        async with people(server.url, 1) as (ada,):
            table = await ada.open("columba", ["me", "me"])
            server.stop()
            with sqlite3.connect(file) as database:
                assert database.execute("update tables set version = 1").rowcount == 1
            database.close()
            server.start()
            async with ada.line(table) as line:
                assert (await hear(line, "table"))["status"] == "stranded"

    try:
        server.start()
        asyncio.run(scene())
    finally:
        server.close()
    (report,) = (line for line in server.log.read_text().splitlines() if "set aside" in line)
    assert f"columba, version 1, ruleset {ruleset(COLUMBA)}" in report
    assert f"here is version {COLUMBA.version}" in report


def test_a_table_that_was_open_when_the_rules_changed_begins_under_the_present_ones(
    tmp_path: Path,
) -> None:
    """Then Columba's colours were among its options, and its version was another."""
    file = tmp_path / "tables.db"
    server = Server(tmp_path, f"sqlite:///{file}")
    try:
        server.start()
        asyncio.run(_late(server, file))
    finally:
        server.close()


async def _late(server: Server, file: Path) -> None:
    async with people(server.url, 1) as (ada,):
        table = await ada.open("columba", ["me", "open"])
        server.stop()
        former = (
            "update tables set version = 0, ruleset = 'before', agreement = replace(agreement, "
            """'"seats":"2"', '"seats":"2","colours":"purple-green-red-yellow"') where id = ?"""
        )
        with sqlite3.connect(file) as database:
            assert database.execute(former, (table,)).rowcount == 1
        database.close()
        server.start()
        await ada.sit(table, 1)
        now = (await ada.http.get(f"/api/tables/{table}")).json()["table"]
        assert now["status"] == "running"
        assert [seat["colour"] for seat in now["seats"]] == ["purple", "green"]
        await ada.http.post(f"/api/tables/{table}/close")
        record = read((await ada.http.get(f"/api/tables/{table}/record")).text)
    assert (record.version, record.ruleset) == (COLUMBA.version, ruleset(COLUMBA))
    assert record.colours == ("purple", "green")
    assert "colours" not in record.options
    assert record.secret
