"""Sets of cards without a server: the same answers, kept by one browser."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from dovecote.games import GAMES, game_named
from dovecote.local.house import LANGUAGES as SPOKEN
from dovecote.local.house import House
from dovecote.locales import LANGUAGES, Words
from dovecote.locales.cards import sentences
from dovecote.play.replay import verify
from tests.kit.sets import sheet
from tests.local.test_house import Browser, Json, played_on


class Writer(Browser):
    """Keeps sets, too, and hands them in before every request, as the worker does."""

    def __init__(self) -> None:
        super().__init__()
        self.sets: dict[str, Json] = {}
        self.house.speak(say)

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        self.house.shelve(msgspec.json.encode([s["set"] for s in self.sets.values()]).decode())
        answered = super().ask(method, path, body)
        for one in answered["sets"]:
            before = self.sets.get(one["id"], {"number": 0})["number"]
            assert one["number"] == before + 1, "every change is stored"
            self.sets[one["id"]] = one
        for gone in answered["gone"]:
            del self.sets[gone]
        return answered

    def reopen(self) -> None:
        self.house = House(lambda: 2_000)
        self.house.speak(say)


def say(language: str, key: str, params: str) -> str | None:
    try:
        return Words(language)(key, **msgspec.json.decode(params))
    except LookupError:
        return None


def made(writer: Writer, game: str) -> Json:
    answer = writer.ask("POST", "/api/sets", {"game": game, "sheet": sheet(game)})
    assert answer["status"] == 200, answer
    body: Json = answer["body"]
    return body


def table_with(writer: Writer, game: str, set_id: str, **wish: Any) -> str:
    wish = {"game": game, "seats": ["me", "fledgling"], "set": set_id, **wish}
    table: str = writer.ask("POST", "/api/tables/here-new", wish)["body"]["id"]
    writer.take(writer.house.welcome(table, 0))
    return table


def test_the_same_languages_are_spoken_here_and_there() -> None:
    assert SPOKEN == LANGUAGES


@pytest.mark.parametrize("game", GAMES)
def test_a_set_is_checked_dealt_stored_and_played_with(game: str) -> None:
    writer, body = Writer(), {"game": game, "sheet": sheet(game)}
    checked = writer.ask("POST", "/api/sets/check", body)["body"]
    assert checked["problems"] == []
    as_json = msgspec.json.decode(msgspec.json.encode(sentences(game, checked["sheet"])))
    assert checked["sentences"] == as_json
    assert writer.ask("POST", "/api/sets/deal", body)["body"]["offers"]
    assert not writer.sets, "nothing is stored until somebody wants it"
    kept = made(writer, game)
    assert kept["id"].startswith("here-")
    assert kept["is_mine"]
    writer.reopen()
    (line,) = [
        one for one in writer.ask("GET", f"/api/sets?game={game}")["body"] if not one["is_house"]
    ]
    assert line["title"] == "My box"
    assert line == writer.sets[kept["id"]]["line"]
    table = table_with(writer, game, kept["id"])
    assert writer.stored[table]["table"]["set"]["ruleset"] == checked["ruleset"]
    assert writer.ask("GET", f"/api/tables/{table}/set")["body"]["toml"] == checked["toml"]
    played_on(writer, table, Random(1))
    record = writer.ask("GET", f"/api/tables/{table}/record")["body"]
    assert verify(game_named(game, checked["toml"]), record).game.content == checked["toml"]
    stranger = Writer()
    seen = stranger.ask("POST", "/api/tables/here-records", {"record": record})["body"]
    assert seen["table"]["set"]["title"] == "My box"
    assert stranger.ask("GET", f"/api/tables/{seen['id']}/set")["body"]["toml"] == checked["toml"]


def test_a_version_that_a_table_has_never_changes() -> None:
    writer, sheets = Writer(), [sheet("columbiz") for _ in range(3)]
    for title, each in zip(("One", "Two", "Three"), sheets, strict=True):
        each["title"] = title
    body = {"game": "columbiz", "sheet": sheets[0]}
    at = f"/api/sets/{writer.ask('POST', '/api/sets', body)['body']['id']}"
    again = writer.ask("PUT", at, {"was": 1, "sheet": sheets[1]})["body"]
    assert (again["version"], again["title"]) == (1, "Two"), "no table had the first"
    table = table_with(writer, "columbiz", again["id"])
    third = writer.ask("PUT", at, {"was": 1, "sheet": sheets[2]})["body"]
    assert [(v["version"], v["is_used"]) for v in third["versions"]] == [(2, False), (1, True)]
    late = writer.ask("PUT", at, {"was": 1, "sheet": sheets[0]})
    assert (late["status"], late["body"]["code"]) == (409, "set-changed")
    assert writer.ask("GET", f"/api/tables/{table}/set")["body"]["title"] == "Two"
    assert writer.ask("GET", f"{at}?version=1")["body"]["title"] == "Two"
    assert writer.ask("DELETE", at)["body"] == {"gone": "hidden"}
    assert writer.ask("GET", at)["body"]["is_hidden"]
    assert not writer.ask("PUT", f"{at}/hidden", {"is_hidden": False})["body"]["is_hidden"]


def test_a_set_that_no_table_has_goes_for_good() -> None:
    writer = Writer()
    kept = made(writer, "columba")
    assert writer.ask("DELETE", f"/api/sets/{kept['id']}")["body"] == {"gone": "deleted"}
    assert not writer.sets
    assert writer.ask("GET", f"/api/sets/{kept['id']}")["body"]["code"] == "no-set"


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("POST", "/api/sets", {"game": "columba"}, "set-body"),
        ("POST", "/api/sets", {"toml": "title = 1"}, "set-faulty"),
        ("POST", "/api/sets/deal", {"toml": "["}, "set-faulty"),
        ("GET", "/api/sets?game=chess", {}, "unknown-game"),
        ("GET", "/api/sets/here-0", {}, "no-set"),
        ("PUT", "/api/sets/columba", {"was": 1, "toml": ""}, "not-author"),
        ("POST", "/api/tables", {"game": "columba", "set": "here-0"}, "no-set"),
    ],
)
def test_what_cannot_be_is_one_sentence_and_changes_nothing(
    method: str, path: str, body: Json, code: str
) -> None:
    writer = Writer()
    answer = writer.ask(method, path, body)
    assert answer["body"]["code"] == code
    assert not writer.sets
    assert not writer.stored


def test_the_house_shows_its_sets_here_too() -> None:
    writer = Writer()
    for game in GAMES:
        shown = writer.ask("GET", f"/api/sets/{game}")["body"]
        assert shown["is_house"]
        assert shown["sheet"]
