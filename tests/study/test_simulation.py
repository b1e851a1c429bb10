from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from dovecote.games.columbiz import COLUMBIZ
from dovecote.games.columbiz.state import Options
from dovecote.play.replay import verify
from dovecote.study.simulation import Simulation, play_match, simulate

TIMES = ("moves_per_s", "games_per_s")


def task(save: str | None = None) -> Simulation:
    return Simulation("columbiz", Options(seats=3), ("random", "homer", "random"), 9, save)


def test_the_same_seed_gives_the_same_result_whatever_the_number_of_workers() -> None:
    one, three = (simulate(task(), games=12, workers=n) for n in (1, 3))
    for key in one:
        assert key in TIMES or one[key] == three[key], key


def test_another_seed_gives_another_result() -> None:
    first, other = (simulate(replace(task(), seed=seed), games=4) for seed in (9, 10))
    assert (first["moves"], first["scores"]) != (other["moves"], other["scores"])


def test_saved_records_verify(tmp_path: Path) -> None:
    simulate(task(str(tmp_path)), games=3)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"columbiz-{n}.txt" for n in range(3)]
    for file in files:
        verify(COLUMBIZ, file.read_text("utf-8"))


def test_the_summary_is_that_of_its_matches() -> None:
    result = simulate(task(), games=6)
    outcomes = [play_match(task(), number) for number in range(6)]
    for seat in range(3):
        scores = [outcome.scores[seat] for outcome in outcomes]
        assert result["scores"][seat]["mean"] == pytest.approx(sum(scores) / 6, abs=0.001)
        spread = (sum((score - sum(scores) / 6) ** 2 for score in scores) / 6) ** 0.5
        assert result["scores"][seat]["spread"] == pytest.approx(spread, abs=0.001)
        assert result["wins"][seat] == sum(outcome.ranks[seat] == 1 for outcome in outcomes)
    assert result["moves"] == sum(outcome.moves for outcome in outcomes)


def test_sums_are_right() -> None:
    result = simulate(task(), games=10)
    assert result["games"] == 10
    assert result["length"]["low"] <= result["moves"] / 10 <= result["length"]["high"]
    assert sum(result["wins"]) >= 10
    assert sum(result["wins"]) - 10 >= result["shared_wins"]
