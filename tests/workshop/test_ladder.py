"""The ladder that is measured has every step."""

from __future__ import annotations

from itertools import pairwise

from workshop.ladder import BARS, BEYOND, STEPS

from dovecote.bots import BOTS


def test_every_level_is_measured_against_the_one_below() -> None:
    assert tuple((stronger, weaker) for weaker, stronger in pairwise(BOTS)) == STEPS


def test_every_contest_has_a_bar() -> None:
    assert BARS.keys() == {", ".join(pair) for pair in (*STEPS, *BEYOND)}
