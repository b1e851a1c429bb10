"""Somebody's browser, without one: what the worker does around a house."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from dovecote.games import GAMES
from dovecote.local.house import House

Json = dict[str, Any]


class Browser:
    """Keeps what a house wants kept, and can forget everything else, as a closed tab does."""

    def __init__(self) -> None:
        self.house = House(lambda: 1_000)
        self.house.call("Ada")
        self.stored: dict[str, Json] = {}
        self.heard: list[Json] = []

    def take(self, text: str) -> Json:
        answered: Json = msgspec.json.decode(text)
        for kept in answered["kept"]:
            before = self.stored.get(kept["id"], {"number": 0})["number"]
            assert kept["number"] == before + 1, "every change is stored"
            self.stored[kept["id"]] = kept
        self.heard += [msgspec.json.decode(message) for message in answered["told"]]
        return answered

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        return self.take(self.house.request(method, path, msgspec.json.encode(body or {}).decode()))

    def say(self, table: str, **message: Any) -> Json:
        """Say something, and hear the answer to it."""
        self.take(self.house.hear(table, msgspec.json.encode({**message, "ref": "r"}).decode()))
        (answer,) = [told for told in self.heard if told.get("ref") == "r"]
        self.heard.remove(answer)
        return answer

    def drive(self, table: str) -> None:
        """Bots and orders go on until somebody is asked."""
        while thought := self.take(self.house.think(table))["thought"]:
            self.take(self.house.give(table, msgspec.json.encode(thought).decode()))

    def close_and_reopen(self, table: str, since: int = 0) -> None:
        self.house = House(lambda: 2_000)
        self.heard = []
        self.house.take_up(msgspec.json.encode(self.stored[table]).decode())
        self.take(self.house.welcome(table, since))

    def position(self, seat: int) -> Json:
        """The last that the seat was told."""
        return [m for m in self.heard if m["is"] == "position" and m["seat"] == seat][-1]


def played_on(browser: Browser, table: str, rng: Random, moves: int = 10_000) -> Json:
    """Everyone at the screen takes any offer, until it is over or so many moves were made."""
    for number in range(moves):
        browser.drive(table)
        now = browser.stored[table]
        if now["table"]["status"] == "over":
            break
        mine = [s["seat"] for s in now["table"]["seats"] if s["is_mine"] and not s["bot"]]
        seat = next(s for s in now["waiting"] if s in mine and "sealed" not in browser.position(s))
        position = browser.position(seat)
        offers = GAMES[now["line"]["agreement"]["game"]].packing
        texts = [o["do"] for o in unpacked(offers, position["offers"])]
        do = rng.choice(texts)
        answer = browser.say(table, seat=seat, at=position["at"], do=do, key=str(number))
        assert answer["is"] == "done", answer
    return browser.stored[table]


def unpacked(packing: Any, offers: list[Json]) -> list[Json]:
    if packing is None:
        return offers
    found = packing.unpack_offers(msgspec.json.encode(offers))
    return [{"do": str(action)} for action in found]


def opened(browser: Browser, game: str, *seats: str, help: str = "coach") -> str:
    """A table as the page opens it: it hears the promise first, then each of mine sits down."""
    free = ["open" if seat == "me" else seat for seat in seats]
    answer = browser.ask("POST", "/api/tables", {"game": game, "seats": free, "help": help})
    table: str = answer["body"]["id"]
    assert answer["body"]["table"]["commit"]
    for number, seat in enumerate(seats):
        if seat == "me":
            path = f"/api/tables/{table}/seats/{number}"
            browser.ask("PUT", path, {"words": f"w{number}", "name": f"P{number}"})
    browser.take(browser.house.welcome(table, 0))
    return table
