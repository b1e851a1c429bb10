"""Standings and ratings, reckoned by hand."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dovecote.clubs.ratings import MU, SIGMA, Rating, rated
from dovecote.clubs.standings import PlayedBoard, duplicate, points_of, standings


def one(
    entrant: int, place: int, lead: int, *rivals: int, deal: str = "", level: int = 1
) -> PlayedBoard:
    return PlayedBoard(entrant, deal, place, 1 + len(rivals), level, lead, rivals)


@pytest.mark.parametrize(
    ("place", "seats", "level", "points"),
    [(1, 2, 1, 1), (2, 2, 1, 0), (1, 2, 2, 0.5), (2, 4, 1, 2 / 3), (2, 4, 2, 0.5), (1, 6, 6, 0.5)],
)
def test_points_of_a_place(place: int, seats: int, level: int, points: float) -> None:
    assert points_of(PlayedBoard(0, "", place, seats, level, 0, ())) == pytest.approx(points)


def test_the_place_at_the_table_comes_before_every_other_count() -> None:
    """A narrow win counts more than a good score that lost, as the game itself has it."""
    lines = standings([0, 1], [one(0, 1, 0, 1), one(1, 2, 0, 0)], {})
    assert [(line.entrant, line.place, line.points) for line in lines] == [(0, 1, 1), (1, 2, 0)]


def test_then_opponents_then_leads_and_level_is_level() -> None:
    played = [one(0, 1, 5, 1), one(1, 2, -5, 0), one(2, 1, 9, 3), one(3, 2, -9, 2)]
    lines = standings([0, 1, 2, 3], played, {})
    assert [line.entrant for line in lines] == [2, 0, 1, 3]
    level = standings([0, 1, 2], [], {})
    assert [line.place for line in level] == [1, 1, 1]
    assert standings([0, 1], [], {1: 1})[0].entrant == 1  # a bye is half a win


def test_in_duplicate_luck_cancels_out() -> None:
    """Whoever lost a bad deal by less than others did better than whoever won a good one."""
    played = [
        one(0, 2, -3, 9, deal="1/0"),  # a bad seat, played well
        one(1, 2, -8, 9, deal="1/0"),
        one(2, 1, 4, 9, deal="1/1"),  # a good seat, played badly
        one(3, 1, 7, 9, deal="1/1"),
    ]
    lines = duplicate([0, 1, 2, 3], played, {})
    assert {line.entrant: line.points for line in lines} == {0: 1, 1: 0, 2: 0, 3: 1}


def test_a_deal_that_nobody_else_had_says_nothing() -> None:
    (line,) = duplicate([0], [one(0, 1, 30, 9, deal="x")], {})
    assert line.points == 0.5


@settings(max_examples=30, deadline=None)
@given(st.lists(st.integers(1, 4), min_size=2, max_size=6))
def test_a_match_makes_ratings_surer_and_rewards_better_places(places: list[int]) -> None:
    after = rated([Rating()] * len(places), places)
    assert all(one.sigma < SIGMA for one in after)
    for a, b in zip(places, after, strict=True):
        for c, d in zip(places, after, strict=True):
            if a < c:
                assert b.mu > d.mu
            elif a == c:
                assert b.mu == pytest.approx(d.mu)
    assert sum(one.mu for one in after) == pytest.approx(MU * len(places), rel=0.05)


def test_whoever_beats_the_strong_gains_more() -> None:
    strong, weak = Rating(35, 3), Rating(15, 3)
    upset = rated([weak, strong], [1, 2])[0].mu - weak.mu
    usual = rated([strong, weak], [1, 2])[0].mu - strong.mu
    assert upset > usual > 0
    assert Rating().ordinal == pytest.approx(0)
