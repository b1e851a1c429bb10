"""What is in no log: tokens, messages, moves, cards and addresses."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.kit import plain
from tests.kit.client import Person, hear, say
from tests.kit.serving import serving

FROM = "127.0.0.77"  # somebody else on this machine
BEHIND = "203.0.113.77"  # somebody behind a proxy that says so
CHAT = "nobody-else-reads-this"


def test_no_address_token_message_or_move_is_in_the_log(tmp_path: Path) -> None:
    async def run(url: str) -> list[str]:
        ada = await Person(url, source=FROM).arrive()
        link = (await ada.http.post("/api/people/me/link")).json()["token"]
        table = await ada.open("columbiz", ["me", "me"])
        behind = {"X-Forwarded-For": BEHIND, "X-Real-IP": BEHIND, "Forwarded": f"for={BEHIND}"}
        for headers in ({}, behind):
            await ada.http.get("/api/tables/mine", headers=headers)
            await ada.http.get("/nothing", headers=headers)
            await ada.http.post("/api/people", json={"name": ""}, headers=headers)
            await ada.http.post("/api/people", json={"name": "A"}, headers={"Origin": "null"})
        async with ada.line(table, origin=None) as line:
            now = await hear(line, "position")
            while "offers" not in now:  # luck says which of the two seats begins
                now = await hear(line, "position")
            moves = [offer["do"] for offer in now["offers"] if " " in offer["do"]]
            await say(line, say=CHAT)
            await say(line, seat=now["waiting"][0], at=now["at"], do=moves[0], ref="done")
            await hear(line, "done")
            await line.send("{")
            await hear(line, "refused")
        token = ada.http.cookies["dovecote"]
        await ada.http.delete("/api/people/me/session")
        await ada.http.aclose()
        return [FROM, BEHIND, CHAT, token, link, moves[0]]

    with serving(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}") as server:
        never = asyncio.run(run(server.url))
        server.stop()
        log = server.log.read_text()
    assert '"route"' in log  # it is there
    assert [words for words in never if words in log] == []


def test_figures_are_shown_to_no_stranger(tmp_path: Path) -> None:
    """The number of commits would tell that somebody has answered in a window."""
    with serving(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}") as server:
        told = plain.get(f"{server.url}/metrics", headers={"X-Forwarded-For": BEHIND})
    assert 400 <= told.status_code < 500
    assert "dovecote_" not in told.text
