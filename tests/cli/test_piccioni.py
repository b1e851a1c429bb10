"""Piccioni at the terminal: hidden hands, reactions, standing orders, other cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from dovecote.games.piccioni.components import CARDS
from dovecote.locales import LANGUAGES
from tests.kit.terminal import Terminal

PLAY = ("play", "piccioni", "--seats", "3", "--seed", "3")


def test_the_table_shows_places_areas_and_the_hand_with_its_texts(dovecote: Terminal) -> None:
    out = dovecote(*PLAY, typed="quit\n").out
    for place in ("Street", "Crowd", "Monument", "High Voltage Wires"):
        assert f"  {place} " in out
    assert "  You " in out
    assert "  Homer 2 " in out
    assert "house cards: a reconstruction" in out
    assert "Pigeon deck " in out
    assert "[breadcrumbs]: move one or two pigeons" in out
    assert "more ways; “all” lists them" in out


def test_other_hands_stay_hidden_and_ones_own_draws_are_told(dovecote: Terminal) -> None:
    out = dovecote(*PLAY, typed="1\nquit\n").out
    assert "\nHomer draws a card.\n" in out
    assert "\nHomer 2 draws a card.\n" in out
    assert "You draw " in out
    assert "You draw a card." not in out


def test_hands_are_hidden_between_people_at_one_keyboard(dovecote: Terminal) -> None:
    out = dovecote(*PLAY, "--bots", "", typed="\nquit\n").out
    assert "Seat 2, this is for your eyes only" in out
    before, _, after = out.partition("press Enter.")
    assert "Your hand" not in before
    assert " draws " not in before
    assert "Seat 0 draws a card." in after  # the news since last time, as Seat 2 may know them
    assert "Seat 2 draws a card." not in after
    assert "Your hand" in after


def test_plain_says_everything_in_sentences(dovecote: Terminal) -> None:
    out = dovecote(*PLAY, "--plain", typed="quit\n").out
    assert re.search(r"^Street: .+, (full|one space free|[0-9] spaces free)\.$", out, re.M)
    assert re.search(r"^Homer: .+, [0-9] cards in hand, -?[0-9]+ points?\.$", out, re.M)
    assert "\nYour hand\n" in out


def test_standing_orders_are_given_told_and_taken_back(dovecote: Terminal) -> None:
    typed = "order\norder pass until my turn\norder react umbrella\norder none\norder fly\nquit\n"
    out = dovecote(*PLAY, typed=typed).out
    assert out.count("Your standing orders: none.") == 2
    assert "Your standing orders: react umbrella, pass until my turn." in out
    assert "“fly” cannot be read; expected: pass | react " in out


def test_a_standing_order_answers_and_a_question_is_clear(dovecote: Terminal) -> None:
    """Seat 0 always takes the first offer; sooner or later somebody aims at it."""
    bots = ("--bots", "random,random")
    asked = dovecote(*PLAY, *bots, typed="1\n" * 300).out
    assert "Do you react? Scatterbrain plays " in asked
    assert "pass  let it happen" in asked
    ordered = dovecote(*PLAY, *bots, typed="order pass\n" + "1\n" * 300).out
    assert "Do you react?" not in ordered


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_plays_a_whole_match(dovecote: Terminal, language: str) -> None:
    ran = dovecote("--lang", language, *PLAY, "--bots", "homer,homer,homer")
    assert ran.code == 0
    assert "�" not in ran.out
    assert "!." not in ran.out


def test_cards_check_says_which_game_and_play_uses_the_file(
    dovecote: Terminal, tmp_path: Path
) -> None:
    file = tmp_path / "cards.toml"
    mine = CARDS.replace('"house cards"', '"my cards"').replace('id = "car"', 'id = "tram"')
    file.write_text(mine, "utf-8")
    assert (
        dovecote("cards", "check", str(file)).out == f"{file} can be used for Piccioni. Cards: 97\n"
    )
    out = dovecote(*PLAY, "--cards", str(file), typed="quit\n").out
    assert "Played with other cards: my cards." in out


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("count = 5", "count = 6", "action: the box has 55 in all, the file 56."),
        ('"own area"', '"moon"', "net, play[0].from: “moon” cannot be. Expected: own area, any"),
        ('do = "swap"', 'do = "fly"', "swap, play[0].do: “fly” cannot be. Expected: assign, "),
        (
            "spaces = 5",
            "room = 5",
            "crowd, room: there is no such field. Known: id, spaces, only, arrival, name",
        ),
        ("[[place]]", "[[place", "The file is no TOML: "),
    ],
)
def test_cards_check_names_card_field_and_reason(
    dovecote: Terminal, tmp_path: Path, old: str, new: str, said: str
) -> None:
    file = tmp_path / "cards.toml"
    assert old in CARDS
    file.write_text(CARDS.replace(old, new, 1), "utf-8")
    ran = dovecote("cards", "check", str(file))
    assert ran.code == 2
    assert said in ran.err


def test_why_explains_with_the_clause(dovecote: Terminal) -> None:
    out = dovecote(*PLAY, typed="why end\nwhy play rifle on fat in street\nwhy fly\nquit\n").out
    assert "You still have to make 2 moves. (§3.2)" in out
    assert "(§3.2)" in out
    assert "Not in your hand, or not often enough: Rifle. (§5.1)" in out
    assert "“fly” cannot be read; expected: draw | play rifle" in out
