"""How sure a lead is, found again in what it has made."""

from __future__ import annotations

from importlib.resources import files
from math import exp
from random import Random

import pytest
from msgspec.structs import replace
from workshop.odds import MEASURED, match
from workshop.regression import likeliest

from dovecote.bots.columbiz.evaluation import chance
from dovecote.bots.weights import read
from dovecote.core.options import read as read_options
from dovecote.games.columbiz import COLUMBIZ


@pytest.mark.parametrize("weights", [(0.08, 0.0), (0.7, -1.5)])
def test_known_odds_are_found_again(weights: tuple[float, float]) -> None:
    rng = Random(1)
    outcomes = []
    for _ in range(4000):
        amounts = [rng.gauss(0, 2 / weights[0]), 1.0]
        x = sum(w * a for w, a in zip(weights, amounts, strict=True))
        outcomes.append((amounts, rng.random() < 1 / (1 + exp(-x))))
    lead, turn = likeliest(outcomes)
    assert lead == pytest.approx(weights[0], rel=0.1)
    assert turn == pytest.approx(weights[1], abs=0.2)


@pytest.mark.parametrize("game", MEASURED)
def test_a_match_tells_of_both_sides_and_is_the_same_every_time(game: str) -> None:
    outcomes = match(game, 1)
    assert {won for _, won in outcomes} == {True, False}
    assert outcomes == match(game, 1)


@pytest.mark.parametrize("game", MEASURED)
def test_the_odds_of_a_game_come_from_the_command(game: str) -> None:
    text = files("dovecote.bots").joinpath(game, "data", "odds.toml").read_text("utf-8")
    assert text.startswith(f"# Written by `python -m workshop.odds {game} ")
    assert {*read(game, "odds")} == {*MEASURED[game].names}
    assert read(game, "odds")["lead"] > 0


def test_a_lead_counts_for_more_when_fewer_pawns_are_left() -> None:
    start = COLUMBIZ.setup(read_options(COLUMBIZ.options_type, {"seats": "2"}))
    late = replace(start, players=tuple(replace(one, reserve=2) for one in start.players))
    assert 0.5 < chance(start, 6.0) < chance(late, 6.0) < 1
    assert chance(late, -6.0) < chance(start, -6.0) < 0.5
