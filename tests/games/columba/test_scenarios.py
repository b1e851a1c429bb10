"""Every scenario of Columba, and that together they name every clause, ruling and refusal."""

from __future__ import annotations

import pytest

from dovecote.games.columba import COLUMBA, Columba
from dovecote.games.rulebook import clauses, rulings
from dovecote.testing.contract import check_coverage
from dovecote.testing.scenario import Scenario, covered, read_scenarios, run_scenario
from tests.kit.folders import GAMES, scenarios_of

SCENARIOS = scenarios_of("columba")
OTHER_CARDS = GAMES / "columba/scenarios/other-cards"  # what the usual deck cannot bring about
OTHERS = read_scenarios((OTHER_CARDS / "turns.txt").read_text("utf-8"))


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[s.title for s in SCENARIOS])
def test_scenario(scenario: Scenario) -> None:
    run_scenario(COLUMBA, scenario)


@pytest.mark.parametrize("scenario", OTHERS, ids=[s.title for s in OTHERS])
def test_scenario_with_other_cards(scenario: Scenario) -> None:
    run_scenario(Columba((OTHER_CARDS / "deck.toml").read_text("utf-8")), scenario)


def test_every_clause_ruling_and_refusal_is_named() -> None:
    wanted = {*clauses("columba", "en"), *rulings("columba"), *COLUMBA.refusals}
    check_coverage(covered([*SCENARIOS, *OTHERS]), wanted)


def test_the_clauses_rest_on_all_92_rulings() -> None:
    extra = {"CB-34b", "CB-34c", "CB-34d"}
    assert rulings("columba") == {f"CB-{n}" for n in range(1, 90)} | extra
