"""Lessons over HTTP, as a page that knows no rule takes them."""

from __future__ import annotations

import sqlite3
from typing import Any

import httpx
import msgspec
import pytest

from dovecote.games import GAMES
from dovecote.lessons import Lesson, Pupil, lesson_named, lessons
from tests.kit import plain
from tests.kit.lessons import ALL, ident
from tests.kit.serving import Server

Told = dict[str, Any]


@pytest.fixture
def stranger(server: Server) -> Any:
    """Somebody without a name."""
    with plain.client(base_url=server.url) as client:
        yield client


def address(lesson: Lesson, question: str = "") -> str:
    return f"/api/games/{lesson.game}/lessons/{lesson.name}{question}"


def told(client: httpx.Client, lesson: Lesson, **body: Any) -> Told:
    """Where the lesson is after what was sent."""
    answer = client.post(address(lesson), json=body)
    assert answer.status_code == 200, answer.text
    found: Told = answer.json()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_of_a_game_are_listed(stranger: httpx.Client, game: str) -> None:
    listed = stranger.get(f"/api/games/{game}/lessons").json()
    assert [one["name"] for one in listed] == [lesson.name for lesson in lessons(game)]
    for one, lesson in zip(listed, lessons(game), strict=True):
        assert one["title"] == f"lesson-{game}-{lesson.name}-title"
        assert one["options"] == lesson.options
        assert one["steps"] == len(lesson.steps)
        assert len(one["colours"]) == (int(lesson.options["seats"]) if GAMES[game].colours else 0)


@pytest.mark.parametrize("lesson", ALL, ids=ident)
def test_a_lesson_is_taken_to_its_end_by_what_is_shown(
    stranger: httpx.Client, lesson: Lesson
) -> None:
    """A page needs nothing but what it is told: the moves so far go with the next try."""
    now = told(stranger, lesson)
    assert now["answer"] is None
    assert now["position"]["since"] == 0
    for _ in range(20):
        if now["step"] == now["steps"]:
            break
        at, offered = now["position"]["at"], {o["do"] for o in now["position"]["offers"]}
        assert lesson.seat in now["position"]["waiting"]
        assert now["show"] in offered
        now = told(stranger, lesson, moves=now["moves"], do=now["show"])
        assert now["answer"]["verdict"] == "right"
        assert now["position"]["since"] == at
        assert now["position"]["events"]
    assert now["step"] == now["steps"] == len(lesson.steps)
    assert now["say"] == [lesson.key(part) for part in lesson.close]
    assert now["show"] == ""
    over = stranger.post(address(lesson), json={"moves": now["moves"], "do": "end"})
    assert (over.status_code, over.json()["code"]) == (409, "lesson-done")


def test_the_learner_sees_what_the_seat_sees_and_no_more(stranger: httpx.Client) -> None:
    lesson = lesson_named("piccioni", "first-turn")
    position = told(stranger, lesson)["position"]
    pupil = Pupil(lesson)
    as_seen = msgspec.json.decode(msgspec.json.encode(pupil.table.view(lesson.seat)))
    assert position["view"] == as_seen
    assert "metoo" not in msgspec.json.encode(position).decode()  # in the opponent's hand


def test_a_wrong_move_is_answered_and_changes_nothing(stranger: httpx.Client) -> None:
    lesson = lesson_named("columbiz", "throwing")
    now = told(stranger, lesson, do="stand")
    assert now["answer"]["verdict"] == "wrong"
    assert now["answer"]["says"] == "lesson-columbiz-throwing-stand"
    assert (now["moves"], now["step"]) == ([], 0)
    now = told(stranger, lesson, do="reroll 1")
    assert now["answer"]["says"] == "lesson-other"


def test_a_refusal_has_its_clause_and_the_sentence_of_the_lesson_or_of_the_game(
    stranger: httpx.Client,
) -> None:
    lesson = lesson_named("columbiz", "throwing")
    answer = told(stranger, lesson, do="put 5/3")["answer"]
    assert (answer["verdict"], answer["code"]) == ("refused", "still-throwing")
    assert answer["says"] == "lesson-columbiz-throwing-early"
    assert answer["clause"] == "3.4"
    answer = told(stranger, lesson, do="reroll 3")["answer"]
    assert (answer["says"], answer["code"], answer["clause"]) == ("", "dice-absent", "3.3")


def test_a_free_turn_that_misses_its_goal_begins_again(stranger: httpx.Client) -> None:
    lesson = lesson_named("columbiz", "lines")
    moves = ["put 3/1", "put 3/2"]
    for move in ("put 5/1", "put 4/2"):
        now = told(stranger, lesson, moves=moves, do=move)
        assert now["answer"]["verdict"] == "right"
        moves = now["moves"]
        assert (now["show"], now["begun"]) == ("", 2)  # the second line comes too late this way
    now = told(stranger, lesson, moves=moves, do="end")
    assert now["answer"]["verdict"] == "missed"
    assert now["answer"]["says"] == "lesson-columbiz-lines-missed"
    assert now["moves"] == ["put 3/1", "put 3/2"]
    assert now["step"] == 2


def test_a_page_that_comes_back_is_told_everything(stranger: httpx.Client) -> None:
    """Whoever has kept the moves alone asks for the events from the beginning."""
    lesson = lesson_named("columbiz", "lines")
    first = told(stranger, lesson)["position"]
    then = told(stranger, lesson, do="put 3/1")["position"]
    later = told(stranger, lesson, moves=["put 3/1"], since=0)["position"]
    assert later["since"] == 0
    assert later["events"] == [*first["events"], *then["events"]]
    tried = told(stranger, lesson, do="put 3/1", since=0)["position"]
    assert tried["events"] == later["events"]


def test_a_move_is_said_by_its_fields_as_well(stranger: httpx.Client) -> None:
    lesson = lesson_named("columbiz", "lines")
    action = {"type": "Put", "square": {"column": 3, "number": 1}}
    assert told(stranger, lesson, do=action)["moves"] == ["put 3/1"]


def test_previews_and_reasons_are_those_of_a_table(stranger: httpx.Client) -> None:
    lesson = lesson_named("columbiz", "lines")
    seen = stranger.post(address(lesson, "/preview"), json={"move": "put 3/1"}).json()
    assert seen["is"] == "preview"
    assert {"type": "Placed", "seat": 0, "square": {"column": 3, "number": 1}} in seen["events"]
    assert seen["view"]["players"][0]["reserve"] == 13
    why = stranger.post(address(lesson, "/why"), json={"move": "put 3/3"}).json()
    assert (why["code"], why["clause"]) == ("occupied", "4.1")
    offered = stranger.post(address(lesson, "/why"), json={"move": "put 3/1"}).json()
    assert "code" not in offered


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"moves": ["put 5/1"]}, 409, "lost"),  # offered, but not what the lesson asks for
        ({"moves": ["put 3/1", "put 3/1"]}, 409, "lost"),
        ({"moves": ["coo"]}, 409, "lost"),
        ({"do": "coo"}, 400, "unreadable"),
        ({"do": {"type": "Coo"}}, 400, "message"),
        ({"do": "end", "key": "x"}, 400, "request"),
        ({"moves": ["end"] * 61}, 400, "request"),
        ({"moves": "end"}, 400, "request"),
        ({"since": -1}, 400, "request"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    stranger: httpx.Client, body: Told, status: int, code: str
) -> None:
    answer = stranger.post(address(lesson_named("columbiz", "lines")), json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/games/columbiz/lessons/coo", "no-lesson"),
        ("/api/games/chess/lessons/lines", "unknown-game"),
    ],
)
def test_there_is_no_other_lesson(stranger: httpx.Client, path: str, code: str) -> None:
    answer = stranger.post(path, json={})
    assert (answer.status_code, answer.json()["code"]) == (404, code)


def test_a_lesson_leaves_nothing_behind(server: Server, stranger: httpx.Client) -> None:
    before = rows(server)
    now = told(stranger, lesson_named("columbiz", "lines"), do="put 3/1")
    told(stranger, lesson_named("columbiz", "lines"), moves=now["moves"], do="put 3/2")
    assert rows(server) == before
    assert not stranger.cookies


def rows(server: Server) -> dict[str, int]:
    """How much is stored of tables and people."""
    with sqlite3.connect(server.log.parent / "tables.db") as db:
        kept = ("tables", "people", "seats", "blocks")
        return {name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in kept}
