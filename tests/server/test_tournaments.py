"""Tournaments from the first entry to the last line of the CSV."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from random import Random
from typing import Any

import pytest

from dovecote.games import game_named
from dovecote.play.replay import verify
from tests.kit.client import Person, hear, people, play_on
from tests.kit.serving import Server
from tests.kit.terminal import Terminal

Now = dict[str, Any]


async def moderator(dovecote: Terminal, server: Server, person: Person) -> None:
    await person.http.post("/api/people", json={"name": "Head of rounds"})
    found = json.loads(
        dovecote("people", "list", "Head of rounds", "--db", server.db, "--json").out
    )
    newest = max(found, key=lambda one: one["created"])["id"]
    assert dovecote("people", "moderator", "--db", server.db, "--", newest).code == 0


async def made(head: Person, seats: int = 2, **plan: Any) -> str:
    wish = {"title": "Cup", "game": "columbiz", "options": {"seats": str(seats)}, "plan": plan}
    answer = await head.http.post("/api/tournaments", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["tournament"]["id"])


async def go_on(head: Person, cup: str) -> Now:
    answer = await head.http.post(f"/api/tournaments/{cup}/rounds")
    assert answer.status_code == 200, answer.text
    found: Now = answer.json()
    return found


async def play_round(now: Now, players: dict[str, Person]) -> None:
    """Everyone plays at random at every board of the last round."""

    async def play(person: Person, table: str, seed: int) -> None:
        async with person.line(table, since=0) as line:
            await play_on(line, Random(seed), lambda _: None)

    boards = now["rounds"][-1]["boards"]
    await asyncio.gather(
        *(
            play(players[seat["name"]], board["table"], n)
            for board in boards
            for n, seat in enumerate(board["seats"])
            if not seat["bot"]
        )
    )


def named(guests: list[Person]) -> dict[str, Person]:
    return {guest.name: guest for guest in guests}


def test_a_round_robin_from_the_first_entry_to_the_last_line(
    dovecote: Terminal, server: Server
) -> None:
    async def run() -> None:
        async with people(server.url, 4) as (head, *guests):
            await moderator(dovecote, server, head)
            cup = await made(head)
            at = f"/api/tournaments/{cup}"
            for guest in guests:
                assert (await guest.http.put(f"{at}/me")).json()["is_entered"]
            assert (await guests[0].http.post(f"{at}/rounds")).status_code == 403
            met, byes = [], []
            for number in (1, 2, 3):
                now = await go_on(head, cup)
                assert (now["tournament"]["round"], now["tournament"]["rounds"]) == (number, 3)
                assert (await head.http.post(f"{at}/rounds")).status_code == 409  # still played
                (board,) = now["rounds"][-1]["boards"]
                met.append(frozenset(seat["name"] for seat in board["seats"]))
                byes += now["rounds"][-1]["byes"]
                await play_round(now, named(guests))
            assert len(set(met)) == 3  # everyone has met everyone
            assert sorted(byes) == sorted(guest.name for guest in guests)
            assert (await guests[0].http.put(f"{at}/me")).status_code == 409
            now = await go_on(head, cup)
            assert now["tournament"]["status"] == "over"
            points = [one["line"]["points"] for one in now["standings"]]
            assert points == sorted(points, reverse=True)
            assert sum(points) == pytest.approx(3 + 3 * 0.5)
            lines = list(
                csv.DictReader(io.StringIO((await head.http.get(f"{at}/results.csv")).text))
            )
            assert len(lines) == 6
            for line in lines:
                assert float(line["points"]) in (0, 0.5, 1)
            table = lines[0]["table"]
            record = (await head.http.get(f"/api/tables/{table}/record")).text
            verify(game_named("columbiz"), record)

    asyncio.run(run())


def test_who_has_blocked_whom_meets_only_if_there_is_no_other_way(
    dovecote: Terminal, server: Server
) -> None:
    """Of three, two keep apart for three rounds; of two nobody else is left."""

    async def run() -> None:
        async with people(server.url, 4) as (head, ada, ben, cleo):
            await moderator(dovecote, server, head)
            table = await ada.open("columbiz", ["me", "open"])
            await ben.sit(table, 1)
            blocked = await ben.http.put(f"/api/tables/{table}/seats/0/block")
            assert blocked.status_code == 200
            three, two = await made(head, rounds=3), await made(head, rounds=1)
            for guest in (ada, ben):
                assert (await guest.http.put(f"/api/tournaments/{two}/me")).status_code == 200
            for guest in (ada, ben, cleo):
                assert (await guest.http.put(f"/api/tournaments/{three}/me")).status_code == 200
            now: Now = {}
            for _ in range(3):
                now = await go_on(head, three)
                for board in now["rounds"][-1]["boards"]:
                    assert cleo.name in [seat["name"] for seat in board["seats"]]
                    await give_up(cleo, board)
            assert len(now["rounds"]) == 3
            (board,) = (await go_on(head, two))["rounds"][-1]["boards"]
            assert {seat["name"] for seat in board["seats"]} == {ada.name, ben.name}

    asyncio.run(run())


async def give_up(person: Person, board: Now) -> None:
    seat = [one["name"] for one in board["seats"]].index(person.name)
    async with person.line(board["table"]) as line:
        await line.send(json.dumps({"seat": seat, "resign": True, "ref": "r"}))
        while (await hear(line)).get("ref") != "r":
            pass


async def luck(person: Person, table: str) -> dict[str, str]:
    """What fell, by its cause."""
    told = (await person.http.get(f"/api/tables/{table}/luck")).json()
    return {one["cause"]: one["outcome"] for one in told}


def test_in_duplicate_every_table_has_the_same_luck_and_nobody_looks_on(
    dovecote: Terminal, server: Server
) -> None:
    async def run() -> None:
        async with people(server.url, 5) as (head, *guests):
            await moderator(dovecote, server, head)
            cup = await made(head, kind="duplicate", rounds=2)
            for guest in guests:
                await guest.http.put(f"/api/tournaments/{cup}/me")
            now = await go_on(head, cup)
            boards = now["rounds"][0]["boards"]
            mine = {seat["name"] for seat in boards[0]["seats"]}
            other = next(guest for guest in guests if guest.name not in mine)
            looked = await other.http.get(f"/api/tables/{boards[0]['table']}/record")
            assert looked.status_code == 403
            await play_round(now, named(guests))
            found = []
            for board in boards:
                holder = named(guests)[board["seats"][0]["name"]]
                found.append(await luck(holder, board["table"]))
            same = found[0].keys() & found[1].keys()
            assert len(same) > 3
            assert all(found[0][cause] == found[1][cause] for cause in same)
            again = await go_on(head, cup)
            seats = [
                {seat["name"]: n for b in each["boards"] for n, seat in enumerate(b["seats"])}
                for each in again["rounds"]
            ]
            moved = sum(seats[0][name] != seats[1][name] for name in seats[0])
            assert moved >= len(guests) // 2  # of two who sat alike and meet, one moves
            total = sum(one["line"]["points"] for one in again["standings"])
            assert total == pytest.approx(2)  # one of two comparisons in each seat
            for one, other in zip(*(b["seats"] for b in again["rounds"][0]["boards"]), strict=True):
                better = (one["lead"] > other["lead"]) + 0.5 * (one["lead"] == other["lead"])
                assert (one["points"], other["points"]) == (better, 1 - better)
            points = {one["name"]: one["line"]["points"] for one in again["standings"]}
            lines = csv.DictReader(
                io.StringIO((await head.http.get(f"/api/tournaments/{cup}/results.csv")).text)
            )
            told = {line["name"]: line["points"] for line in lines if line["round"] == "1"}
            assert {name: float(each) for name, each in told.items()} == points
            unfinished = [s["points"] for b in again["rounds"][1]["boards"] for s in b["seats"]]
            assert unfinished == [None] * 4

    asyncio.run(run())


def test_a_clock_of_days_brings_days_off_and_patience(dovecote: Terminal, server: Server) -> None:
    """Unless somebody says otherwise: a week, but not longer than a round; and no bot takes the
    seat of somebody who looked away for half a minute."""

    async def terms(head: Person, what: str, **wish: Any) -> Now:
        whole = {"title": "Cup", "game": "columbiz", **wish}
        answer = await head.http.post(f"/api/{what}", json=whole)
        assert answer.status_code == 201, answer.text
        found: Now = answer.json()[what.removesuffix("s")]["terms"]
        return found

    async def run() -> None:
        async with people(server.url, 1) as (head,):
            await moderator(dovecote, server, head)
            slow = {"kind": "move", "seconds": 86_400}
            quick = {"kind": "bank", "seconds": 600}
            for what in ("leagues", "tournaments"):
                usual = await terms(head, what, clock=slow)
                assert (usual["pause"], usual["grace"]) == (7, 86_400)
                assert (await terms(head, what, clock=slow, pause=0))["pause"] == 0
                assert (await terms(head, what, clock=slow, pause=14))["pause"] == 14
                assert (await terms(head, what, clock=quick))["pause"] == 0
                for clock in (quick, {"kind": "none", "seconds": 86_400}):
                    wish = {"title": "Cup", "game": "columbiz", "clock": clock, "pause": 3}
                    refused = await head.http.post(f"/api/{what}", json=wish)
                    assert (refused.status_code, refused.json()["code"]) == (400, "pause")
            days = {"kind": "swiss", "rounds": 2, "days": 3}
            assert (await terms(head, "tournaments", clock=slow, plan=days))["pause"] == 3

    asyncio.run(run())


def test_a_bot_fills_a_table_and_whoever_withdraws_is_paired_no_more(
    dovecote: Terminal, server: Server
) -> None:
    async def run() -> None:
        async with people(server.url, 4) as (head, *guests):
            await moderator(dovecote, server, head)
            cup = await made(head, kind="swiss", rounds=2, filler="random")
            for guest in guests:
                await guest.http.put(f"/api/tournaments/{cup}/me")
            now = await go_on(head, cup)
            bots = [s["bot"] for b in now["rounds"][0]["boards"] for s in b["seats"] if s["bot"]]
            assert (bots, now["rounds"][0]["byes"]) == (["random"], [])
            await play_round(now, named(guests))
            gone = guests[0]
            left = (await gone.http.delete(f"/api/tournaments/{cup}/me")).json()
            assert not left["is_entered"]
            now = await go_on(head, cup)
            there = {s["name"] for b in now["rounds"][1]["boards"] for s in b["seats"]}
            assert there == {guests[1].name, guests[2].name}
            assert {one["name"] for one in now["standings"]} == named(guests).keys()

    asyncio.run(run())
