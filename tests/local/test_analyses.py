"""A finished match of a browser is judged there, a little at a time, tried again and played on."""

from __future__ import annotations

from random import Random

from dovecote.core.entries import Did
from dovecote.core.record import read
from tests.local.browser import Browser, opened, played_on


def test_a_match_is_judged_without_a_server_and_goes_another_way() -> None:
    browser = Browser()
    table = opened(browser, "columbiz", "me", "random")
    played_on(browser, table, Random(2), moves=4)
    address = f"/api/tables/{table}/analysis"
    running = browser.ask("POST", address)
    assert (running["status"], running["body"]["code"]) == (409, "status")
    browser.say(table, seat=0, resign=True)
    assert browser.ask("GET", address)["body"]["status"] == "none"
    seen = []
    while (told := browser.ask("POST", address)["body"])["status"] == "running":
        seen.append(told["judged"])
    assert seen == sorted(seen)  # each question judges a little more
    assert told["status"] == "done"
    assert browser.ask("GET", address)["body"] == told
    report = told["report"]
    assert [one["result"] for one in report["accounts"]] == [0, 1]

    entries = read(browser.ask("GET", f"/api/tables/{table}/record")["body"]).entries
    at, did = next((n, e) for n, e in enumerate(entries, 1) if isinstance(e, Did) and e.seat == 0)
    there = f"/api/tables/{table}/moments/{at}"
    moment = browser.ask("GET", there)["body"]
    assert (moment["did"], moment["position"]["at"]) == (did.text, at - 1)
    tried = browser.ask("POST", there, {"move": did.text})["body"]
    known = [one for one in report["decisions"] if one["at"] == at]
    assert known in ([tried], [])  # the same as when the whole match was judged
    assert browser.ask("POST", f"{there}/preview", {"move": did.text})["status"] == 200
    assert browser.ask("POST", f"{there}/why", {"move": did.text})["status"] == 200
    assert browser.ask("GET", f"/api/tables/{table}/moments/9999")["body"]["code"] == "no-choice"

    new = browser.ask("POST", f"/api/tables/{table}/branch", {"at": at, "seats": ["me", "homer"]})
    agreed = new["body"]["table"]["agreement"]
    assert new["body"]["table"]["status"] == "running"
    assert agreed["branched"]["table"] == table
    assert agreed["branched"]["at"] == agreed["brought"] >= at
