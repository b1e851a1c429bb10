"""Ratings of a league: how strong somebody is, and how sure that is.

The model is openskill's Bradley-Terry with all pairs, for any number of seats. Its Plackett-Luce
gives a third place behind a tie as much as the tie, which nobody would understand. Nobody's rating
depends on anybody who was not at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec
from openskill.models import BradleyTerryFull

MU, SIGMA = 25.0, 25.0 / 3  # of whoever is new: anything from weak to strong


class Rating(msgspec.Struct, frozen=True):
    """A strength and its uncertainty."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def ordinal(self) -> float:
        """What standings go by: a strength that somebody has almost surely."""
        return self.mu - 3 * self.sigma


def rated(ratings: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a match, seat by seat; equal places share it."""
    model = _model()
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in ratings]
    after = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(one.mu, one.sigma) for (one,) in after]


@cache
def _model() -> BradleyTerryFull:
    return BradleyTerryFull(mu=MU, sigma=SIGMA)
