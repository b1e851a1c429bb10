"""Weights are found again in what they have made."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.resources import files
from math import log
from random import Random

import pytest
from workshop.climb import Weights, climb, stepped
from workshop.regression import Fit, fit, line

from dovecote.bots.minds import mind_of
from dovecote.bots.weights import read
from tests.kit.minds import FITTED


def test_known_weights_are_found_again() -> None:
    rng = Random(1)
    rows = []
    for _ in range(4000):
        terms = [rng.gauss(0, 1), rng.gauss(0, 2), rng.random()]
        rows.append((terms, 3 * terms[0] - 0.5 * terms[1] + rng.gauss(0, 1)))
    found = fit(rows)
    for weight, error, true in zip(found.weights, found.errors, (3.0, -0.5, 0.0), strict=True):
        assert abs(weight - true) < 4 * error
        assert error < 0.1
    assert 0.85 < found.explained < 0.95  # by what was put in: 10 parts of 11


def test_what_never_occurs_weighs_nothing() -> None:
    found = fit([([float(n), 0.0], 2.0 * n) for n in range(10)])
    assert found.weights == pytest.approx([2.0, 0.0], abs=0.01)


def test_varied_weights_climb_towards_what_wins() -> None:
    """A game whose margin grows with the first weight's rival and is hurt by the third."""
    start = {"points": 1.0, "good": 0.5, "bad": 0.5}
    found = climb(start, _toy, rounds=4, games=200, seed=1)
    assert found == climb(start, _toy, rounds=4, games=200, seed=1)
    assert found["points"] == 1.0
    assert found["good"] > 0.6
    assert found["bad"] < 0.4


def _toy(sides: Sequence[Weights], name: str) -> float:
    one, two = (10 * (log(side["good"]) - log(side["bad"])) for side in sides)
    return one - two + Random(name).gauss(0, 5)


def test_a_step_of_the_fit_keeps_signs_and_points_and_follows_the_margin() -> None:
    found = Fit(weights=[0.0, 5.0, -5.0, 5.0], errors=[1.0, 1.0, 1.0, 50.0], rows=1, explained=0.0)
    weights = stepped({"points": 1.0, "more": -1.0, "less": 2.0, "unsure": 1.0}, found)
    assert weights["points"] == 1.0
    assert weights["more"] < -1.2
    assert 0 < weights["less"] < 1.8
    assert weights["unsure"] == pytest.approx(1.0, abs=0.01)


@pytest.mark.parametrize("game", FITTED)
def test_every_feature_has_a_weight_from_a_command(game: str) -> None:
    mind = mind_of(game)
    assert mind
    assert {*mind.features} <= {*read(game)}
    text = files("dovecote.bots").joinpath(game, "data", "weights.toml").read_text("utf-8")
    assert text.startswith(f"# Written by `python -m workshop.fit_{game} ")


@pytest.mark.parametrize("game", ["columba", "columbiz"])
def test_a_duel_by_weights_is_the_same_every_time(game: str) -> None:
    module = import_module(f"workshop.fit_{game}")
    sides = [module.FIRST, module.FIRST]
    assert module.duel(sides, "one") == module.duel(sides, "one")


@pytest.mark.parametrize("game", ["columba", "columbiz"])
def test_a_fit_begins_with_a_guess_for_every_feature(game: str) -> None:
    mind = mind_of(game)
    assert mind
    assert (*import_module(f"workshop.fit_{game}").FIRST,) == mind.features


def test_a_straight_line_is_found_again() -> None:
    assert line([(x, 3.0 - 0.5 * x) for x in range(9)]) == pytest.approx((3.0, -0.5))
