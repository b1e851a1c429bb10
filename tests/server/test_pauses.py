"""Clocks that stand still: the arithmetic, and who agreed to what."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dovecote.tables.pauses import DAY, Away, allowed, away_until, over_at, standstill

AWAY = (Away(1_000, 5_000),)


def test_an_agreement_is_in_days_and_can_be_used_up() -> None:
    assert allowed(2, 0) == 2 * DAY
    assert allowed(2, DAY) == DAY
    assert allowed(2, 3 * DAY) == 0


@pytest.mark.parametrize(
    ("since", "now", "still"),
    [(0, 500, 0), (0, 3_000, 2_000), (2_000, 9_000, 3_000), (0, 9_000, 4_000), (6_000, 9_000, 0)],
)
def test_a_clock_stands_still_while_its_owner_is_away_and_asked(
    since: int, now: int, still: int
) -> None:
    assert standstill(AWAY, DAY, since, now) == still


def test_nobody_is_away_for_longer_than_was_agreed() -> None:
    assert standstill(AWAY, 1_500, 0, 9_000) == 1_500
    assert over_at(AWAY, 1_500, 0, 3_000) == 4_500
    assert over_at(AWAY, 0, 0, 3_000) == 3_000


def test_who_goes_away_when_the_time_is_over_is_too_late() -> None:
    assert over_at(AWAY, DAY, 0, 1_000) == 1_000
    assert over_at(AWAY, DAY, 0, 1_001) == 5_001


def test_several_absences_count_one_after_the_other() -> None:
    twice = (Away(1_000, 2_000), Away(4_000, 6_000))
    assert over_at(twice, DAY, 0, 3_500) == 6_500
    assert over_at(twice, 1_500, 0, 3_500) == 5_000
    assert over_at(twice, DAY, 0, 2_500) == 3_500  # over before the second


def test_until_when_somebody_is_away() -> None:
    assert away_until(AWAY, 999) == 0
    assert away_until(AWAY, 1_000) == 5_000
    assert away_until(AWAY, 5_000) == 0


_MOMENTS = st.integers(0, 10_000)


@given(st.lists(_MOMENTS, unique=True, max_size=6), _MOMENTS, _MOMENTS, st.integers(1, 10_000))
def test_at_the_end_exactly_the_time_has_run_that_was_given(
    marks: list[int], most: int, since: int, left: int
) -> None:
    marks = sorted(marks)
    aways = tuple(Away(a, b) for a, b in zip(marks[::2], marks[1::2], strict=False))
    end = over_at(aways, most, since, left)
    assert end - since - standstill(aways, most, since, end) == left
