"""Every scenario of Columbiz, and that together they name every clause, ruling and refusal."""

from __future__ import annotations

import pytest

from dovecote.games.columbiz import COLUMBIZ
from dovecote.games.rulebook import clauses, rulings
from dovecote.testing.contract import check_coverage
from dovecote.testing.scenario import Scenario, covered, run_scenario
from tests.kit.folders import scenarios_of

SCENARIOS = scenarios_of("columbiz")


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[s.title for s in SCENARIOS])
def test_scenario(scenario: Scenario) -> None:
    run_scenario(COLUMBIZ, scenario)


def test_every_clause_ruling_and_refusal_is_named() -> None:
    wanted = {*clauses("columbiz", "en"), *rulings("columbiz"), *COLUMBIZ.refusals}
    check_coverage(covered(SCENARIOS), wanted)


def test_the_clauses_rest_on_all_38_rulings() -> None:
    assert rulings("columbiz") == {f"CZ-{n}" for n in range(1, 39)}
