"""Tables without a server: the messages of the wire, answered by one browser's own house."""

from __future__ import annotations

from random import Random

import pytest

from dovecote.games import GAMES, game_named
from dovecote.lessons import lessons
from dovecote.local.house import HERE
from dovecote.play.replay import verify
from tests.local.browser import Browser, Json, opened, played_on, unpacked

_SHARED = "/api/tables/here-records"


def asked(browser: Browser, table: str) -> tuple[int, Json]:
    """The seat at this screen that is asked, whom luck has chosen, and what it knows."""
    (seat,) = browser.stored[table]["waiting"]
    return seat, browser.position(seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_bots_ends_with_a_record_that_proves_its_luck(game: str) -> None:
    browser = Browser()
    table = opened(browser, game, "me", "homer")
    assert table.startswith(HERE)
    end = played_on(browser, table, Random(1))
    assert end["table"]["status"] == "over"
    assert end["table"]["over"]["ranks"]
    record = browser.ask("GET", f"/api/tables/{table}/record")["body"]
    assert verify(game_named(game), record).at == end["match"]["blocks"][-1]["first"] + (
        end["match"]["blocks"][-1]["lines"].count("\n")
    )
    replay = browser.ask("GET", f"/api/tables/{table}/replay?seat=all&from=1&to=5")["body"]
    assert len(replay["steps"]) == 5
    assert set(replay["steps"][0]["views"]) >= {"0", "1", "onlooker"}
    assert browser.ask("GET", f"/api/tables/{table}/figures")["status"] == 200
    assert browser.ask("GET", f"/api/tables/{table}/luck")["body"][0]["cause"]


@pytest.mark.parametrize("game", GAMES)
def test_a_closed_tab_loses_nothing(game: str) -> None:
    browser = Browser()
    table = opened(browser, game, "me", "fledgling")
    rng = Random(2)
    for _ in range(3):
        played_on(browser, table, rng, 2)
        browser.drive(table)
        before = browser.position(0)
        browser.close_and_reopen(table)
        after = browser.position(0)
        for name in ("at", "view", "waiting", "offers", "undo"):
            assert after.get(name) == before.get(name), name


def test_a_move_that_is_sent_again_is_made_once() -> None:
    browser = Browser()
    table = opened(browser, "columbiz", "me", "me")
    seat, position = asked(browser, table)
    message = {"seat": seat, "at": position["at"], "do": "stand", "key": "once"}
    first = browser.say(table, **message)
    browser.close_and_reopen(table)
    assert browser.say(table, **message)["at"] == first["at"]
    assert browser.stored[table]["match"]["blocks"][-1]["key"] == "once"


def test_what_is_taken_back_is_asked_anew() -> None:
    browser = Browser()
    table = opened(browser, "columbiz", "me", "me")
    seat, before = asked(browser, table)
    browser.say(table, seat=seat, at=before["at"], do="stand")  # brings no luck
    _, after = asked(browser, table)
    answer = browser.say(table, seat=seat, at=after["at"], undo=after["undo"], key="u")
    assert answer["is"] == "done"
    _, again = asked(browser, table)
    assert (again["since"], again["offers"]) == (0, before["offers"])


def test_nobody_is_sent_the_view_of_a_bot() -> None:
    browser = Browser()
    table = opened(browser, "piccioni", "me", "homer", "homer")
    played_on(browser, table, Random(4), 6)
    assert {m["seat"] for m in browser.heard if m["is"] == "position"} == {0}
    refused = browser.say(table, seat=1, at=0, do="pass")
    assert (refused["is"], refused["code"]) == ("refused", "not-yours")


def test_the_help_of_the_table_is_kept_to() -> None:
    browser = Browser()
    table = opened(browser, "columbiz", "me", "homer", help="legal")
    assert browser.say(table, seat=0, why="put 1/1")["code"] == "help"
    assert browser.say(table, seat=0, hint=True)["code"] == "help"


def test_answers_are_those_of_the_rules() -> None:
    browser = Browser()
    table = opened(browser, "columbiz", "me", "me")
    seat, _ = asked(browser, table)
    assert browser.say(table, seat=seat, preview="stand")["is"] == "preview"
    assert "code" not in browser.say(table, seat=seat, why="stand")
    against = browser.say(table, seat=seat, why="put 1/1")
    assert against["code"]
    assert against["clause"]
    assert browser.say(table, seat=seat, why="nonsense")["code"] == "unreadable"
    assert browser.say(table, seat=seat, at=0, do="stand", key="x")["code"] == "stale"


def test_the_champion_gives_advice() -> None:
    browser = Browser()
    table = opened(browser, "columbiz", "me", "homer")
    browser.drive(table)
    moves = browser.say(table, seat=0, hint=True)["moves"]
    texts = {o["do"] for o in unpacked(GAMES["columbiz"].packing, browser.position(0)["offers"])}
    assert moves
    assert {move["do"] for move in moves} <= texts


def test_giving_up_ends_a_match_against_a_bot() -> None:
    browser = Browser()
    table = opened(browser, "columbiz", "me", "homer")
    browser.say(table, seat=0, resign=True)
    assert browser.stored[table]["table"]["over"]["ranks"] == [2, 1]
    again = browser.ask("POST", f"/api/tables/{table}/rematch")["body"]
    assert again["table"]["status"] == "running"
    assert again["table"]["seats"][1]["is_mine"]
    assert browser.stored[table]["table"]["next"] == again["id"]


def test_a_bot_may_have_a_seat_for_a_while() -> None:
    browser = Browser()
    table = opened(browser, "columbiz", "me", "homer")
    assert browser.say(table, seat=0, leave="fledgling")["is"] == "done"
    assert browser.stored[table]["table"]["seats"][0]["bot"] == "fledgling"
    assert browser.say(table, seat=0, back=True)["is"] == "done"
    assert browser.stored[table]["table"]["seats"][0]["bot"] == ""


def test_a_shared_record_can_be_watched() -> None:
    one, two = Browser(), Browser()
    table = opened(one, "columbiz", "me", "me")
    played_on(one, table, Random(5))
    record = one.ask("GET", f"/api/tables/{table}/record")["body"]
    answer = two.ask("POST", _SHARED, {"record": record})
    assert answer["body"]["table"]["status"] == "over"
    steps = two.ask("GET", f"/api/tables/{answer['body']['id']}/replay?seat=all")["body"]
    assert steps["entries"] == one.ask("GET", f"/api/tables/{table}/replay")["body"]["entries"]
    forged = record.replace("put", "pot", 1)
    assert two.ask("POST", "/api/tables/here-records", {"record": forged})["status"] >= 400
    assert (
        two.ask("POST", "/api/tables/here-records", {"record": "hello"})["body"]["code"] == "record"
    )


def test_a_clock_needs_a_server() -> None:
    wish = {"game": "columbiz", "seats": ["me", "homer"], "clock": {"kind": "move"}}
    answer = Browser().ask("POST", "/api/tables", wish)
    assert (answer["status"], answer["body"]["code"]) == (409, "needs-server")


def test_bad_requests_are_refused_in_words() -> None:
    browser = Browser()
    with_set = {"game": "piccioni", "set": "a1"}
    assert browser.ask("POST", "/api/tables", with_set)["body"]["code"] == "no-set"
    assert browser.ask("POST", "/api/tables", {"game": "chess"})["body"]["code"] == "unknown-game"
    assert browser.ask("POST", "/api/tables", {"play": 1})["body"]["code"] == "message"
    assert browser.ask("GET", "/api/tables/here-00")["body"]["code"] == "no-table"
    assert browser.ask("GET", "/api/nothing")["body"]["code"] == "no-page"
    assert not browser.stored


def test_a_lesson_is_taken_without_a_server() -> None:
    browser = Browser()

    first = lessons("columbiz")[0].name
    path = f"/api/games/columbiz/lessons/{first}"
    now = browser.ask("POST", path, {"moves": []})["body"]
    assert now["step"] == 0
    assert now["position"]["view"]
