"""How sure a lead is, found again in what it has made."""

from __future__ import annotations

from importlib.resources import files
from math import exp
from random import Random

import pytest

from dovecote.bots.weights import read
from dovecote.study.odds import LEADS, likeliest, match


@pytest.mark.parametrize("width", [1.5, 12.0])
def test_a_known_spread_is_found_again(width: float) -> None:
    rng = Random(1)
    leads = [rng.gauss(0, 2 * width) for _ in range(4000)]
    outcomes = [(lead, rng.random() < 1 / (1 + exp(-lead / width))) for lead in leads]
    assert likeliest(outcomes) == pytest.approx(width, rel=0.1)


@pytest.mark.parametrize("game", LEADS)
def test_a_match_tells_of_both_sides_and_is_the_same_every_time(game: str) -> None:
    outcomes = match(game, 1)
    assert {won for _, won in outcomes} == {True, False}
    assert outcomes == match(game, 1)


@pytest.mark.parametrize("game", LEADS)
def test_the_odds_of_a_game_come_from_the_command(game: str) -> None:
    text = files("dovecote.bots").joinpath(game, "odds.toml").read_text("utf-8")
    assert text.startswith(f"# Written by `python -m dovecote.study.odds {game} ")
    assert read(game, "odds")["spread"] > 0
