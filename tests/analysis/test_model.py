"""Chances for players of mixed strength: what was learned, sharpened or softened."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import pytest
from workshop.calibration import bins
from workshop.tempering import Position, asked, fitted, said

from dovecote.analysis.judge import KNOWN, judge_of
from dovecote.analysis.model import NAMES, Timing, group_of, tempered, weights_of
from dovecote.bots.values import Chances
from dovecote.core.game import Seat
from dovecote.games import GAMES
from tests.kit.effort import tries

LEARNED = (1.0, 0.0, 0.0, 0.0)


def _known(*weights: float) -> dict[str, dict[str, tuple[float, ...]]]:
    return {group: {"before": weights} for group in ("two", "more")}


@pytest.mark.parametrize("learned", [(0.3, 0.7), (0.2, 0.5, 0.3)])
def test_nothing_changes_what_needs_no_change(learned: Chances) -> None:
    moment = Timing("before", Seat(0), 0.5)
    found = tempered(GAMES["columbiz"], learned, moment, _known(*LEARNED))
    assert found == pytest.approx(learned)


def test_chances_are_softened_and_a_turn_can_be_worth_less() -> None:
    game, moment = GAMES["columbiz"], Timing("before", Seat(0), 0.5)
    softer = tempered(game, (0.8, 0.2), moment, _known(0.5, 0.0, 0.0, 0.0))
    assert softer == pytest.approx((2 / 3, 1 / 3))  # 4 to 1 becomes 2 to 1
    worse = tempered(game, (0.8, 0.2), moment, _known(1.0, 0.0, -0.5, 0.2))
    assert 0.5 < worse[0] < 0.8
    assert sum(worse) == pytest.approx(1)


@pytest.mark.parametrize("game", KNOWN)
def test_every_stage_has_weights_from_the_command(game: str) -> None:
    text = files("dovecote.analysis").joinpath("data", f"{game}.toml").read_text("utf-8")
    assert text.startswith(f"# Written by `python -m workshop.calibration {game} ")
    judge = judge_of(game)
    assert judge
    found = weights_of(game)
    assert {*found} == {group_of(2), group_of(3)}
    for stages in found.values():
        assert tuple(stages) == judge.stages
        assert all(len(weights) == len(NAMES) for weights in stages.values())


def _positions(count: int) -> list[Position]:
    """Whoever is to move wins less often than was learned: the odds are halved."""
    rng, found = Random(1), []
    for match in range(count):
        learned = rng.uniform(0.1, 0.9)
        true = learned / (learned + 2 * (1 - learned))
        won = (1.0, 0.0) if rng.random() < true else (0.0, 1.0)
        moment = Timing("before", Seat(0), rng.random())
        found.append(Position(match, Seat(0), True, moment, [(learned, 1 - learned)], won))
    return found


def test_a_bias_is_found_and_taken_out() -> None:
    some = _positions(tries(2000, 6000))  # enough for a tenth: the error is half of that
    slope, early_slope, turn, early_turn = fitted("columbiz", some)["two"]["before"]
    assert slope + early_slope / 2 == pytest.approx(1, abs=0.1)
    assert turn + early_turn / 2 == pytest.approx(-0.693, abs=0.1)  # the logarithm of a half
    for one in bins(asked("columbiz", some)):
        assert abs(one.said - one.came) < max(0.04, 3 * one.error)


def test_no_match_is_judged_by_weights_that_have_seen_it() -> None:
    """Whatever came of a match, what is said of it stays the same."""
    some = _positions(60)
    first = some[0]
    turned = first._replace(won=(first.won[1], first.won[0]))
    (was,) = [one for one in asked("columbiz", some) if one.match == 0]
    (now,) = [one for one in asked("columbiz", [turned, *some[1:]]) if one.match == 0]
    assert (was.said, was.came) == (now.said, 1 - now.came)
    others = fitted("columbiz", [one for one in some if one.match % 5])
    assert said("columbiz", first, others).said == was.said
