"""Law 7: what every registered game must have beside its rules."""

from __future__ import annotations

import importlib
import re
from typing import get_args

import msgspec
import pytest

from dovecote.core.game import Seat
from dovecote.core.options import known_options
from dovecote.games import GAMES
from dovecote.games.rulebook import clauses, rulebook
from dovecote.locales import LANGUAGES
from tests.kit.folders import goldens_of, scenarios_of
from tests.kit.goldens import goldens


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_scenarios_and_goldens(game: str) -> None:
    assert scenarios_of(game)
    names = {file.name for file in goldens_of(game).glob("*.txt")}
    assert "perft.txt" in names
    assert any(name.startswith("playthrough-") for name in names)


@pytest.mark.parametrize(
    ("game", "text", "card"),
    [
        ("columba", "place gwsb at 2,-1 turn 1", "gwsb"),
        ("columba", "lay g at 4,0", ""),
        ("columbiz", "put 5/3", "5/3"),
        ("columbiz", "reroll 5 3", ""),
        ("piccioni", "play rifle on fat in street", "rifle"),
        ("piccioni", "react umbrella", "umbrella"),
        ("piccioni", "discard guano", ""),
    ],
)
def test_a_game_says_which_card_or_square_a_move_brings_into_play(
    game: str, text: str, card: str
) -> None:
    rules = GAMES[game]
    state = rules.setup(rules.options_type(seats=2))
    assert rules.uses(rules.parse(state, Seat(0), text)) == card


@pytest.mark.parametrize("game", GAMES)
def test_the_text_that_ends_a_turn_is_one_of_the_games_own(game: str) -> None:
    rules = GAMES[game]
    state = rules.setup(rules.options_type(seats=2))
    assert str(rules.parse(state, Seat(0), rules.ending)) == rules.ending


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_an_option_is_played_in_a_scenario(game: str) -> None:
    known = [o for o in known_options(GAMES[game].options_type) if o.name != "seats"]
    scenarios = scenarios_of(game)
    played = {(o.name, s.options.get(o.name, o.default)) for o in known for s in scenarios}
    assert played == {(o.name, value) for o in known for value in o.values}


@pytest.mark.parametrize("game", GAMES)
def test_scenarios_speak_of_events_that_exist(game: str) -> None:
    """Or `expect no event` would hold for a misspelt one."""
    events = importlib.import_module(f"dovecote.games.{game}.events")
    known = {kind.__name__ for kind in get_args(events.Event) or (events.Event,)}
    lines = [line for scenario in scenarios_of(game) for _, line in scenario.lines]
    named = [m[1] for line in lines if (m := re.match(r"expect (?:no )?event: (\w+)", line))]
    assert named
    assert set(named) <= known


@pytest.mark.parametrize("game", GAMES)
def test_actions_and_events_can_be_told_apart(game: str) -> None:
    """A union without tags cannot be read back from JSON."""
    for module, kind in (("actions", "Action"), ("events", "Event")):
        found = getattr(importlib.import_module(f"dovecote.games.{game}.{module}"), kind)
        msgspec.json.Decoder(found)


@pytest.mark.parametrize("game", GAMES)
def test_goldens_are_what_the_game_does(game: str) -> None:
    """If this fails on purpose, run `make goldens` and read the diff."""
    for file, text in goldens(GAMES[game]):
        assert file.read_text("utf-8") == text, file.name


@pytest.mark.parametrize("game", GAMES)
def test_refusals_cite_clauses_that_exist(game: str) -> None:
    assert set(GAMES[game].refusals.values()) <= set(clauses(game, "en"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_the_same_clauses_marks_and_rulings_in_each_language(
    game: str, language: str
) -> None:
    english, other = clauses(game, "en"), clauses(game, language)
    assert list(other) == list(english)
    for number, text in english.items():
        assert text.count("⚑") == other[number].count("⚑"), number
        assert _ids(text) == _ids(other[number]), number
        assert language == "en" or text != other[number], number
    headings = [line for line in rulebook(game, language).splitlines() if line.startswith("#")]
    assert len(headings) == rulebook(game, "en").count("\n#") + 1


def _ids(text: str) -> list[str]:
    return re.findall(r"\b[A-Z]{2}-[0-9]+[a-z]?\b", text)
