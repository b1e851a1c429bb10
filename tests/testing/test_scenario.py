"""Every kind of expectation can fail, and says so with its line."""

from __future__ import annotations

import pytest

from dovecote.games.columbiz import COLUMBIZ
from dovecote.testing.scenario import ScenarioError, covered, read_scenarios, run_scenario

STORY = """scenario: a story
covers: 4.2 CZ-9
* 6
* 1
* 11223456
0 stand
0 put 1/1
"""

HOLDS = [
    "expect offers 0: put 2/1 | put 2/2 | put 3/1 | put 4/1 | put 5/1 | put 6/1 | end",
    "expect offered 0: put 2/2 | end",
    "expect not offered 0: put 1/1",
    "expect offers 1: ",
    "expect refused 0 put 1/1: occupied 4.1 square=1/1 owner=0",
    "expect unreadable 0: put 0/1",
    "expect events: Placed",
    'expect event: Placed {"seat": 0}',
    "expect no event: Captured",
    'expect no event: Placed {"seat": 1}',
    "expect view 0: players.0.reserve = 17",
    "expect view 1: step.dice = [1, 2, 2, 3, 4, 5, 6]",
    "expect waiting: 0",
    "expect luck: ",
    "expect scores: ",
]

FAILS = [
    "expect offers 0: put 2/1 | end",
    "expect offered 0: put 2/2 | put 1/1",
    "expect not offered 0: put 1/1 | put 2/2",
    "expect not offered 0: put 9/9",  # no notation at all
    "expect offers 1: end",
    "expect refused 0 put 1/1: occupied 4.1 square=1/1 owner=1",
    "expect refused 0 put 1/1: occupied 4.2 square=1/1 owner=0",
    "expect refused 0 put 2/2: occupied 4.1",
    "expect refused 0 dance: occupied 4.1",
    "expect unreadable 0: put 1/1",
    "expect unreadable 0: put 2/2",
    "expect events: Placed, Captured",
    "expect events: Captured",
    'expect event: Placed {"seat": 1}',
    'expect event: Placed {"saet": 0}',
    "expect event: Captured",
    "expect no event: Placed",
    "expect no events",
    "expect view 0: players.0.reserve = 18",
    "expect waiting: 1",
    "expect waiting: luck",
    "expect luck: begin 0 1",
    "expect scores: 0,0",
    "expect ranks: 1,1",
    "expect rain",
    "0 put 1/1",
    "1 end",
    "* 4",
]


@pytest.mark.parametrize("line", HOLDS)
def test_what_is_true_holds(line: str) -> None:
    (scenario,) = read_scenarios(STORY + line)
    run_scenario(COLUMBIZ, scenario)


@pytest.mark.parametrize("line", FAILS)
def test_what_is_not_true_fails_with_its_line(line: str) -> None:
    (scenario,) = read_scenarios(STORY + line)
    with pytest.raises(ScenarioError, match=r"a story, line 8: "):
        run_scenario(COLUMBIZ, scenario)


def test_a_scenario_names_what_it_covers_and_refuses() -> None:
    scenarios = read_scenarios(STORY + "expect refused 0 put 1/1: occupied 4.1 square=1/1 owner=0")
    assert covered(scenarios) == {"4.2", "CZ-9", "occupied"}


def test_a_file_holds_several_scenarios_with_options() -> None:
    first, second = read_scenarios(STORY + "\nscenario: two\nseats: 3\noptions: ties=captured\n")
    assert first.options == {"seats": "2"}
    assert second.options == {"seats": "3", "ties": "captured"}


def test_a_line_before_the_first_scenario_is_named() -> None:
    with pytest.raises(ScenarioError, match="line 2: “prose” stands before the first scenario"):
        read_scenarios("# a comment\nprose\n")
