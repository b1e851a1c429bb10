"""Sets that others can be asked to play with: what is told of those that cannot, and where."""

from __future__ import annotations

from typing import Any

import pytest

from dovecote.bots.trials import faults_in_play
from dovecote.core.errors import SetError
from dovecote.core.ruleset import ruleset
from dovecote.core.toml import read_toml, write_toml
from dovecote.games import GAMES, WITH_CARDS, game_named
from dovecote.games.piccioni import Piccioni
from dovecote.games.sets import LONGEST, inspect_sheet, inspect_text
from tests.kit.sets import MARK, sheet


def told(problems: tuple[SetError, ...]) -> list[tuple[str, str, int, str]]:
    return [(f"{p.code()}-{p.params['reason']}", p.table, p.number, p.field) for p in problems]


@pytest.mark.parametrize("game", sorted(WITH_CARDS))
def test_a_sheet_and_its_toml_are_the_same_set(game: str) -> None:
    by_sheet = inspect_sheet(sheet(game), game)
    assert by_sheet.problems == ()
    by_text = inspect_text(by_sheet.text)
    assert (by_text.game, by_text.text) == (game, by_sheet.text)
    assert by_text.sheet == by_sheet.sheet
    assert by_text.ruleset != ruleset(GAMES[game])
    made = game_named(game, by_sheet.text)
    assert made.content == by_sheet.text
    assert GAMES[game].content == ""


@pytest.mark.parametrize("game", sorted(WITH_CARDS))
def test_names_are_no_part_of_the_ruleset(game: str) -> None:
    other = {**sheet(game), "title": "Another", "provenance": "From somewhere else."}
    assert inspect_sheet(other, game).ruleset == inspect_sheet(sheet(game), game).ruleset


def test_every_fault_is_told_with_its_place() -> None:
    made = sheet("columba")
    made["common"][6], made["common"][8], made["starting"][1] = "gggx", 7, "ggwb"
    found = inspect_sheet(made, "columba")
    assert told(found.problems) == [
        ("deck-letters", "common", 6, ""),
        ("deck-letters", "common", 8, ""),
        ("deck-kinds", "starting", 1, ""),
    ]
    made = sheet("columbiz")
    made["columns"][0][0], made["columns"][5] = True, "123456"
    assert told(inspect_sheet(made, "columbiz").problems) == [
        ("board-numbers", "columns", 0, ""),
        ("board-numbers", "columns", 5, ""),
    ]
    made = sheet("piccioni")
    made["place"][0]["arrival"] = [{"do": "swap"}]
    made["pigeon"][1]["never"] = ["moon"]
    made["action"][2]["play"] = [{"do": "trophy", "from": "moon"}]
    assert told(inspect_sheet(made, "piccioni").problems) == [
        ("cards-verb", "place", 0, "arrival[0]"),
        ("cards-value", "pigeon", 1, "never"),
        ("cards-value", "action", 2, "play[0].from"),
    ]


@pytest.mark.parametrize(
    ("field", "text", "reason"),
    [
        ("title", "", "missing"),
        ("title", 7, "kind"),
        ("title", "x" * 61, "long"),
        ("title", "abc\u202edef", "signs"),
        ("title", "a\u200bb", "signs"),
        ("title", "\u0301", "unseen"),
        ("title", "a" + "\u0316" * 9, "unseen"),
        ("title", "House  Cards", "taken"),
        ("provenance", "x" * 401, "long"),
        ("provenance", "a\x00b", "signs"),
    ],
)
def test_texts_that_cannot_be_shown_are_refused(field: str, text: object, reason: str) -> None:
    found = inspect_sheet({**sheet("piccioni"), field: text}, "piccioni")
    assert told(found.problems) == [(f"label-{reason}", "", -1, field)]


def test_texts_on_cards_are_looked_at_too() -> None:
    made = sheet("piccioni")
    made["action"][0] |= {"name": "\u2066x", "letters": "ABCD", "picture": "../x"}
    made["action"][1] |= {"says": {"en": "x" * 301}, "names": {"xx": "y"}}
    assert told(inspect_sheet(made, "piccioni").problems) == [
        ("cards-unknown", "action", 1, "names"),
        ("label-signs", "action", 0, "name"),
        ("label-long", "action", 0, "letters"),
        ("label-drawing", "action", 0, "picture"),
        ("label-long", "action", 1, "says.en"),
    ]


@pytest.mark.parametrize("card", ["on", "to", "area", "here", "arriving", "with"])
def test_a_word_of_the_notation_is_no_id(card: str) -> None:
    made = sheet("piccioni")
    made["action"][14]["id"] = card
    assert told(inspect_sheet(made, "piccioni").problems) == [
        ("cards-reserved", "action", 14, "id")
    ]


DEEP: dict[str, Any] = {}
for _ in range(900):
    DEEP = {"a": DEEP}


@pytest.mark.parametrize(
    "text",
    [
        "a" * 300_000,
        "a = " + "[" * 2000 + "]" * 2000,
        ".".join("a" * 3000) + " = 1",
        "common = [" + '"gwsb",' * 20_000 + "]",
        "[[action]]\n" * 8_000,
        "columns = [[1e400]]",
        "title = '\ufeff'",
        "common = 9" + "9" * 9000,
        "[place]\n[pigeon]\n[action]",
        "",
    ],
    ids=range(10),
)
def test_mischief_is_told_in_a_few_sentences(text: str) -> None:
    for game in WITH_CARDS:
        found = inspect_text(text, game)
        assert 0 < len(found.problems) <= 100
        assert found.made is None
        assert all(len(str(problem)) < 2000 for problem in found.problems)


@pytest.mark.parametrize("game", sorted(WITH_CARDS))
@pytest.mark.parametrize(
    "data", [{}, DEEP, {"common": {}, "columns": 1, "place": [1], "action": [{}] * 500}]
)
def test_sheets_that_are_no_sets_are_told_so(game: str, data: dict[str, Any]) -> None:
    found = inspect_sheet({**data, **MARK}, game)
    assert 0 < len(found.problems) <= 100


def test_cards_that_draw_one_another_without_end_are_refused() -> None:
    made = sheet("piccioni")
    made["action"][12]["play"] = [{"do": "draw", "cards": 5}]  # three copies, no move
    found = inspect_sheet(made, "piccioni")
    assert told(found.problems) == [("cards-free", "action", 12, "moves")]
    made["action"][12]["play"] = [{"do": "draw", "cards": 4}]
    assert inspect_sheet(made, "piccioni").problems == ()


def test_a_set_whose_pigeons_go_round_and_round_is_found_out_by_trial() -> None:
    """Whoever comes to a Place scares all that are there, so ties send them into the deck again;
    and nothing but paying makes a Trophy."""
    made = sheet("piccioni")
    for place in made["place"]:
        place.pop("only", None)
        place["arrival"] = [{"do": "scare", "from": "here"}]
    for action in made["action"][2:]:
        action["play"] = [{"do": "scare", "from": "any zone"}]
        for key in ("reacts_to", "reaction", "call"):
            action.pop(key, None)
    found = inspect_sheet(made, "piccioni")
    assert found.made is not None
    faults = list(faults_in_play(found.made, WITH_CARDS["piccioni"].trials))
    assert [fault.params["reason"] for fault in faults] == ["endless"]


@pytest.mark.parametrize("card", ["gggg", "ggww"])
def test_a_deck_of_one_card_is_played_to_its_end(card: str) -> None:
    made = {**sheet("columba"), "common": [card] * 30}
    found = inspect_sheet(made, "columba")
    assert [hint.params["reason"] for hint in found.hints] == ["twice"]
    assert found.made is not None
    assert list(faults_in_play(found.made)) == []


def test_as_many_kinds_as_there_are_cards_can_be_played() -> None:
    """Thirty-eight kinds of pigeons: what is remembered of handfuls of them is bounded."""
    made = sheet("piccioni")
    pigeons = [{**made["pigeon"][1], "id": f"p{n}", "count": 1, "flock": []} for n in range(38)]
    made |= {"pigeon": pigeons}
    for place in made["place"]:
        place.pop("only", None)
    found = inspect_sheet(made, "piccioni")
    assert found.problems == ()
    assert found.made is not None
    assert list(faults_in_play(found.made)) == []
    assert isinstance(found.made, Piccioni)
    cards = found.made.cards
    assert len(cards.weigh) <= 20_000
    assert len(cards.needs) <= 20_000


def test_a_set_has_a_longest_length() -> None:
    """However short each of its texts is: sentences in four languages, of three bytes a sign."""
    for signs, is_playable in ((150, True), (300, False)):
        made = sheet("piccioni")
        for card in (*made["place"], *made["pigeon"], *made["action"]):
            card["says"] = dict.fromkeys(("en", "fr", "de", "it"), "鳩" * signs)
        found = inspect_sheet(made, "piccioni")
        assert (len(found.text.encode()) <= LONGEST) == is_playable
        assert (found.made is not None) == is_playable
        assert [problem.params["reason"] for problem in found.problems] == ["large"][is_playable:]


def test_what_is_written_is_read_again() -> None:
    odd = {"title": 'a "b" \\ c\x7f é', "list": ["x"], "deep": [[1, 2], [3]], "is": True}
    assert read_toml(write_toml(odd)) == odd
