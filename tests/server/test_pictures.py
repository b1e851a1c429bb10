"""The pictures of the rules over HTTP, as a page draws them."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from dovecote.games import GAMES
from dovecote.lessons.picture import captions, pictures
from tests.kit import plain
from tests.kit.serving import Server


@pytest.fixture
def stranger(server: Server) -> Any:
    """Somebody without a name."""
    with plain.client(base_url=server.url) as client:
        yield client


@pytest.mark.parametrize("game", GAMES)
def test_the_pictures_come_in_order_with_their_sentences(stranger: httpx.Client, game: str) -> None:
    told = stranger.get(f"/api/games/{game}/pictures/it").json()
    assert [one["name"] for one in told] == [one.name for one in pictures(game)]
    assert {one["name"]: one["says"] for one in told} == captions(game, "it")
    assert all(one["view"] and one["events"] for one in told)


def test_a_picture_tells_whether_the_move_it_tries_may_be_made(stranger: httpx.Client) -> None:
    told = {one["name"]: one for one in stranger.get("/api/games/columba/pictures/en").json()}
    field = {"type": "Place", "card": "ggws", "field": [2, 2], "turn": 0}
    assert told["corner"]["tried"] == {"action": field, "is_allowed": False}
    assert told["ally"]["tried"]["is_allowed"] is True
    assert told["aim"]["tried"] is None
    assert told["ally"]["colours"] == ["red", "yellow", "green", "purple"]


def test_what_happened_last_is_told_apart(stranger: httpx.Client) -> None:
    told = {one["name"]: one for one in stranger.get("/api/games/columbiz/pictures/en").json()}
    news = [event["type"] for event in told["capture"]["news"]]
    assert news == ["Placed", "Captured"]


def test_they_are_sent_once(stranger: httpx.Client) -> None:
    first = stranger.get("/api/games/columbiz/pictures/de")
    again = {"if-none-match": first.headers["etag"]}
    assert stranger.get("/api/games/columbiz/pictures/de", headers=again).status_code == 304


@pytest.mark.parametrize("nowhere", ["chess/pictures/en", "columba/pictures/es"])
def test_there_are_none_of_what_is_not_here(stranger: httpx.Client, nowhere: str) -> None:
    assert stranger.get(f"/api/games/{nowhere}").status_code == 404
