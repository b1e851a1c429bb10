"""A value is learned again from what it has made, and measured beside what was made by hand."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from workshop.value import Data, chances, learn, load, loss, measure, part

from tests.kit.minds import LEARNED
from workshop import selfplay

TRUE = np.array([1.0, -0.5, 0.0])


def _made(matches: int) -> Data:
    """Positions whose results come from known weights; three sides, ten positions a match."""
    rng = np.random.default_rng(1)
    sides = rng.normal(size=(10 * matches, 3, len(TRUE)))
    said = chances(sides, TRUE)
    winner = np.array([rng.choice(3, p=one) for one in said])
    last = rng.integers(3, size=len(said))
    by_hand = np.full(len(said), 1 / 3)
    return Data(np.repeat(np.arange(matches), 10), sides, np.eye(3)[winner], last, by_hand)


def test_known_weights_are_learned_again() -> None:
    made = _made(1000)
    found = learn([part(made, held=False)])
    assert found == pytest.approx(TRUE, abs=0.06)
    measured = measure([part(made, held=True)], found, seed=1)
    assert measured.matches == 200
    assert measured.learned < measured.by_hand
    assert measured.low < measured.learned - measured.by_hand < measured.high < 0


def test_no_match_is_both_learned_from_and_held_back() -> None:
    made = _made(20)
    fit, held = (set(part(made, held=one).match.tolist()) for one in (False, True))
    assert not fit & held
    assert fit | held == set(range(20))
    assert len(held) == 4


def test_a_sure_mistake_costs_most() -> None:
    costs = loss(np.array([0.9, 0.5, 0.1]), np.array([1.0, 1.0, 1.0]))
    assert costs.tolist() == pytest.approx([0.10536, 0.69315, 2.30259], abs=1e-4)


@pytest.mark.parametrize("game", LEARNED)
def test_matches_are_the_same_every_time_and_are_read_again(game: str, tmp_path: Path) -> None:
    file = tmp_path / "some.npz"
    selfplay.write(game, range(3), file)
    found, won = selfplay.match(game, 2)
    again, result = selfplay.match(game, 2)
    assert (found, won) == (again, result)
    seats = len(won)
    kept = np.load(file)
    mine = kept["match"] == 2
    assert mine.sum() == len(found)
    first = found[0].sight.amounts[0]
    assert kept["amounts"][mine][0, 0].tolist() == pytest.approx(list(first))
    assert kept["won"][mine][0, :seats].tolist() == list(won)
    read = [one for group in ("two", "three", "more") for one in load(game, [file], group)]
    assert sum(len(one.match) for one in read) == len(kept["match"])
