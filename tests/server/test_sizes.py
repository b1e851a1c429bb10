"""How much a position weighs in the shorthand of its game."""

from __future__ import annotations

import pytest

from tests.kit.effort import tries
from tests.kit.sizes import LIMITS, MOST_SEATS, matches, stretched


@pytest.mark.parametrize("game", LIMITS)
def test_no_position_of_a_match_is_long(game: str) -> None:
    for seats in (2, MOST_SEATS[game]):
        sizes = list(matches(game, seats, tries(1, 20)))
        assert max(size.packed for size in sizes) <= LIMITS[game]
        assert max(size.plain for size in sizes) > LIMITS[game]  # so that it is worth the while


@pytest.mark.parametrize("direction", ["right", "down"])
def test_no_position_of_a_stretched_land_is_long(direction: str) -> None:
    sizes = list(stretched(4, direction))
    assert max(size.packed for size in sizes) <= LIMITS["columba"]
    assert max(size.plain for size in sizes) > 5 * LIMITS["columba"]
