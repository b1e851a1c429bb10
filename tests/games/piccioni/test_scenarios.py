"""Every scenario of Piccioni, and that together they name every clause, ruling and refusal."""

from __future__ import annotations

import pytest

from dovecote.games.piccioni import PICCIONI, Piccioni
from dovecote.games.piccioni.components import CARDS
from dovecote.games.rulebook import clauses, rulings
from dovecote.testing.contract import check_coverage
from dovecote.testing.scenario import Scenario, covered, read_scenarios, run_scenario
from tests.kit.folders import GAMES, scenarios_of

SCENARIOS = scenarios_of("piccioni")
OTHER_CARDS = GAMES / "piccioni/scenarios/other-cards"  # what the house cards cannot bring about
OTHERS = read_scenarios((OTHER_CARDS / "turns.txt").read_text("utf-8"))

AT_PLACES = read_scenarios((OTHER_CARDS / "places.txt").read_text("utf-8"))
PLACES = (
    CARDS.replace('id = "street"', 'id = "street"\nonly = ["stupid"]', 1)
    .replace('id = "crowd"', 'id = "crowd"\narrival = [{ do = "scare", from = "here" }]', 1)
    .replace('id = "wires"', 'id = "wires"\narrival = [{ do = "draw", cards = 1 }]', 1)
)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[s.title for s in SCENARIOS])
def test_scenario(scenario: Scenario) -> None:
    run_scenario(PICCIONI, scenario)


@pytest.mark.parametrize("scenario", OTHERS, ids=[s.title for s in OTHERS])
def test_scenario_with_other_cards(scenario: Scenario) -> None:
    run_scenario(Piccioni((OTHER_CARDS / "cards.toml").read_text("utf-8")), scenario)


@pytest.mark.parametrize("scenario", AT_PLACES, ids=[s.title for s in AT_PLACES])
def test_scenario_at_places_with_limits_and_effects(scenario: Scenario) -> None:
    run_scenario(Piccioni(PLACES), scenario)


def test_every_clause_ruling_and_refusal_is_named() -> None:
    wanted = {*clauses("piccioni", "en"), *rulings("piccioni"), *PICCIONI.refusals}
    check_coverage(covered([*SCENARIOS, *OTHERS, *AT_PLACES]), wanted)


def test_every_card_is_played_and_every_reaction_made() -> None:
    lines = [line for scenario in SCENARIOS for _, line in scenario.lines]
    for card in PICCIONI.cards.action:
        words = ("play", "react") if card.reaction else ("play",)
        for word in words:
            assert any(line[1:].startswith(f" {word} {card.id}") for line in lines), card.id


def test_the_clauses_rest_on_all_44_rulings() -> None:
    assert rulings("piccioni") == {f"PI-{n}" for n in range(1, 45)}
