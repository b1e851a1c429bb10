"""Changed rules never break a running table in silence."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from tests.server.client import hear, people
from tests.server.serving import Server


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
