"""Columba at the terminal: the land in a window, other cards, the junior game."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from dovecote.games.columba.components import CARDS
from dovecote.locales import LANGUAGES
from tests.kit.terminal import Terminal

SEED = ("--seed", "4")


def test_the_land_is_drawn_with_letters_coordinates_and_the_card_in_hand(
    dovecote: Terminal,
) -> None:
    out = dovecote("play", "columba", *SEED, typed="1\nbuild small at 0,0\nlook\n").out
    assert "Card in hand: " in out
    assert "[w⌂]" in out or "[g⌂]" in out or "[s⌂]" in out or "[b⌂]" in out
    assert "[Red]: dovecotes left 2 small, 1 large" in out
    # what an unfinished objective would cost stands apart from the points made
    assert "; unfinished objective (" in out
    assert all(points.isdecimal() for points in re.findall(r"; points (\S+)", out))
    assert "brackets show whose estate" in out
    table = [
        line for line in out.splitlines() if not line.startswith((" ", "Red", "Type a number"))
    ]
    assert all(len(line) <= 120 for line in table)


def test_the_window_moves(dovecote: Terminal) -> None:
    typed = "look 3,3\nlook here\nlook 1,2,3\n"
    out = dovecote("play", "columba", *SEED, typed=typed).out
    assert out.count("“here” cannot be read; expected: look 2,-1") == 1
    assert out.count("“1,2,3” cannot be read") == 1


def test_a_long_land_is_shown_in_part(dovecote: Terminal) -> None:
    """Two people always put the card as far to the right as the last offer allows."""
    out = dovecote("play", "columba", *SEED, "--bots", "", typed=_line_of_cards()).out
    assert "moves the window" in out
    drawn = [line for line in out.splitlines() if line[:5].strip().lstrip("-").isdigit()]
    assert max(map(len, drawn)) <= 100


def _line_of_cards() -> str:
    """Typed moves that fail are harmless; one of these fits at every turn."""
    typed = ""
    for turn in range(1, 30):
        x = 2 * turn
        typed += "".join(f"place {card} at {x},0 turn {k}\n" for card in _cards() for k in range(4))
        typed += "end\n"
    return typed


def _cards() -> list[str]:
    return [word for word in CARDS.split('"') if len(word) == 4 and set(word) <= set("gwsb")]


def test_plain_says_the_land_row_by_row(dovecote: Terminal) -> None:
    out = dovecote("play", "columba", *SEED, "--plain", typed="1\nbuild small at 0,0\nlook\n").out
    assert "Row 0: " in out
    assert "with Red’s small dovecote" in out
    assert "Red’s estate with a small dovecote at 0,0" in out
    assert "⌂" not in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["standard", "junior"])
def test_a_whole_match_in_each_language(dovecote: Terminal, language: str, variant: str) -> None:
    bots = ("--seats", "4", "--bots", "random,random,random,random", "--variant", variant)
    ran = dovecote("play", "columba", *SEED, *bots, "--lang", language)
    assert ran.code == 0
    assert "\n1. " in ran.out


def test_players_are_called_by_the_colours_agreed_on(dovecote: Terminal, tmp_path: Path) -> None:
    chosen = ("--colours", "purple,green")
    typed = "save {file}\n"
    file = tmp_path / "purple.txt"
    ran = dovecote("play", "columba", *SEED, *chosen, typed=typed.format(file=file))
    assert "You play: Purple" in ran.out
    assert "\ncolours: purple green\n" in file.read_text()
    told = dovecote("replay", str(file)).out
    assert "Purple" in told
    assert "Red" not in told


@pytest.mark.parametrize("colours", ["red", "red,red", "red,blue", "red,green,purple"])
def test_colours_that_the_seats_cannot_have_are_refused(dovecote: Terminal, colours: str) -> None:
    ran = dovecote("play", "columba", *SEED, "--colours", colours)
    assert (ran.code, ran.out) == (2, "")
    assert "expected a different one for each of: red | yellow | green | purple" in ran.err


def test_other_cards_can_be_checked_and_played_with(dovecote: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(CARDS.replace('"gwsb", "gwbs", "gswb"', '"gggg", "gwgw", "gwgw"', 1))
    ran = dovecote("cards", "check", str(file))
    assert "can be used for Columba. Cards: 34" in ran.out
    assert "gwgw is in it 2 times" in ran.out
    folder = tmp_path / "records"
    cards = ("--cards", str(file))
    dovecote("sim", "columba", "--games", "1", "--save", str(folder), *cards)
    record = str(folder / "columba-0.txt")
    assert dovecote("verify", record).code == 0  # it brings its cards along
    assert dovecote("verify", record, *cards).code == 0
    house = tmp_path / "house.toml"
    house.write_text(CARDS)
    assert "other data of columba" in dovecote("verify", record, "--cards", str(house)).err
    assert json.loads(dovecote("replay", record, *cards, "--json").out)["view"]["pile"] == {
        "counts": []
    }


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            '"gwsb", "gwbs"',
            '"gwsb", "gwbx"',
            "common 2, “gwbx”: a card is four letters",
        ),
        ('"gwsb", "gwbs"', '"gwsb", 7', "common 2, “7”"),
        ('"gwsb", "gwbs",', '"gwsb",', "common has 29 cards; expected: 30"),
        ("common =", "commons =", "common is missing"),
        ("starting = [", 'starting = ["gwbs", ', "starting has 5 cards"),
        ('starting = ["gwsb"', 'starting = ["ggsb"', "starting 1, “ggsb”: a starting objective"),
        ("common =", "common", "The file is no TOML"),
    ],
)
def test_cards_that_cannot_be_played_with_are_named(
    dovecote: Terminal, tmp_path: Path, old: str, new: str, said: str
) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(CARDS.replace(old, new, 1))
    for command in (("cards", "check", str(file)), ("play", "columba", "--cards", str(file))):
        ran = dovecote(*command)
        assert (ran.code, ran.out) == (2, "")
        assert said in ran.err
        assert ran.err.count("\n") == 1


def test_all_that_is_wrong_with_cards_is_told_at_once(dovecote: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    wrong = CARDS.replace('"gwsb", "gwbs"', '"gwsx", "gwb", "gggg"', 1)
    file.write_text(wrong.replace('starting = ["gwsb"', 'starting = ["ggsb"'))
    ran = dovecote("cards", "check", str(file))
    assert (ran.code, ran.out) == (2, "")
    told = ran.err.splitlines()
    places = ("common 1, “gwsx”", "common 2, “gwb”", "common has 31 cards", "starting 1, “ggsb”")
    assert len(told) == len(places)
    assert [place for place, line in zip(places, told, strict=True) if place not in line] == []


def test_a_board_is_no_deck_of_cards(dovecote: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(CARDS)
    ran = dovecote("play", "columbiz", "--cards", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert "The board has six columns; here are 0." in ran.err
