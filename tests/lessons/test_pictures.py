"""The pictures in the rules: each is a position of the rules, with a sentence in every language."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from dovecote.games import GAMES
from dovecote.games.rulebook import clauses
from dovecote.lessons.picture import (
    Picture,
    PictureFileError,
    captions,
    pictures,
    read_pictures,
)
from dovecote.locales import LANGUAGES
from dovecote.testing import run_scenario
from dovecote.testing.scenario import Scenario
from tests.lessons.places import is_place

ALL = [picture for game in GAMES for picture in pictures(game)]
SHOWN = {
    "columba": r"hand|objective [0-{last}]|tiles [0-{last}]|score [0-{last}]( [0-{last}])?",
    "columbiz": r"dice|captured|pad|first",
    "piccioni": r"hand|card|pigeon|street|crowd|monument|wires|area [0-{last}]",
}
MOST_WORDS = 40  # in what is said of one picture

each_game = pytest.mark.parametrize("game", SHOWN)
every_picture = pytest.mark.parametrize("picture", ALL, ids=lambda one: f"{one.game}-{one.name}")


@every_picture
def test_what_a_picture_expects_holds(picture: Picture) -> None:
    run_scenario(GAMES[picture.game], scenario(picture))


@every_picture
def test_what_it_shows_and_points_at_is_there(picture: Picture) -> None:
    last = int(picture.options["seats"]) - 1
    for part in picture.show:
        assert re.fullmatch(SHOWN[picture.game].format(last=last), part), part
    for place in picture.point:
        assert is_place(picture.game, picture.options, place), place
    assert picture.clause in clauses(picture.game, "en")
    assert not picture.part.isdigit() or picture.clause.startswith(f"{picture.part}.")


@every_picture
def test_a_move_that_is_tried_can_be_read(picture: Picture) -> None:
    if picture.tried:
        picture.table().why(picture.seat, picture.tried)


def test_a_game_with_pictures_says_what_they_may_show() -> None:
    assert {picture.game for picture in ALL} == SHOWN.keys()


@each_game
def test_a_game_is_shown_before_it_is_told(game: str) -> None:
    parts = [picture.part for picture in pictures(game)]
    assert parts.count("aim") == 1
    assert parts.count("turn") == 5
    assert parts.count("score") == 1
    special = ["junior", "teams"] if game == "columba" else []
    assert [part for part in special if parts.count(part) < 2] == []
    told = dict.fromkeys(clause.split(".")[0] for clause in clauses(game, "en"))
    assert list(dict.fromkeys(part for part in parts if part.isdigit())) == list(told)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_has_its_sentence(game: str, language: str) -> None:
    said = captions(game, language)
    assert list(said) == [picture.name for picture in pictures(game)]
    for name, text in said.items():
        assert text.strip() == text, name
        assert re.search(r"[.!:]$", text), name
        assert len(text.split()) <= MOST_WORDS, name
    assert len(set(said.values())) == len(said)


@each_game
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_no_sentence_is_left_in_english(game: str, language: str) -> None:
    english, other = captions(game, "en"), captions(game, language)
    assert [name for name in english if english[name] == other[name]] == []


def test_a_line_that_no_picture_has_is_named() -> None:
    with pytest.raises(PictureFileError, match="colour: red"):
        read_pictures("columbiz", "picture: one\npart: aim\nclause: 1.1\ncolour: red\n")
    with pytest.raises(PictureFileError, match="before the first picture"):
        read_pictures("columbiz", "part: aim\n")


def test_the_picture_that_is_documented_is_a_real_one() -> None:
    document = Path(__file__).parents[2] / "docs" / "pictures.md"
    (block,) = re.findall(r"```\n(picture: .+?)```", document.read_text("utf-8"), re.S)
    (shown,) = read_pictures("columbiz", block)
    assert shown in pictures("columbiz")


def scenario(picture: Picture) -> Scenario:
    """The picture as a scenario, with what it expects."""
    text = files("dovecote.games").joinpath(picture.game, "data", "pictures.txt").read_text("utf-8")
    (part,) = (
        one for one in re.split(r"(?m)^picture: ", text) if one.startswith(f"{picture.name}\n")
    )
    numbered = enumerate(part.splitlines(), 1)
    lines = tuple((n, line) for n, line in numbered if re.match(r"[*0-9]|expect ", line))
    return Scenario(picture.name, (picture.clause,), picture.options, lines)
