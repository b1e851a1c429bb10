"""Scripted people play all three games over real sockets."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from dovecote.games import GAMES
from dovecote.play.replay import verify
from tests.kit.client import Told, people, play_on
from tests.kit.serving import Server


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("seats", [2, 3])
def test_people_play_a_whole_match(server: Server, game: str, seats: int) -> None:
    async def run() -> None:
        async with people(server.url, seats) as guests:
            host = guests[0]
            table = await host.open(game, ["me", *["open"] * (seats - 1)])
            for seat, guest in enumerate(guests[1:], 1):
                await guest.sit(table, seat, f"words-{seat}")

            async def play(n: int) -> Told:
                seen: list[int] = []
                async with guests[n].line(table) as line:
                    end = await play_on(line, Random(n), lambda told: seen.append(told["at"]))
                assert seen == sorted(seen)
                return end

            ends = await asyncio.gather(*map(play, range(seats)))
            assert len({str(end["over"]) for end in ends}) == 1
            record = (await host.http.get(f"/api/tables/{table}/record")).text
            assert verify(GAMES[game], record).at == ends[0]["at"]
            assert "entropy 1: words-1" in record

    asyncio.run(run())


@pytest.mark.parametrize("game", sorted(GAMES))
def test_one_person_plays_against_bots(server: Server, game: str) -> None:
    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            table = await ada.open(game, ["me", "homer", "random"])
            async with ada.line(table) as line:
                end = await play_on(line, Random(1), lambda told: None)
            record = (await ada.http.get(f"/api/tables/{table}/record")).text
            assert verify(GAMES[game], record).at == end["at"]
            assert "! 1 bot homer" in record
            assert "! 2 bot random" in record

    asyncio.run(run())


def test_one_browser_holds_several_seats(server: Server) -> None:
    async def run() -> None:
        async with people(server.url, 1) as (ada,):
            table = await ada.open("piccioni", ["me", "me"])
            async with ada.line(table) as line:
                end = await play_on(line, Random(2), lambda told: None)
            assert end["over"]

    asyncio.run(run())
