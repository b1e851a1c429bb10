"""Advice whose chances are those of an analysis.

The search hopes for the best of all it has tried, and so for too much; it knows well which move is
better than which. So how a seat stands is asked of the judge, and by how much the other moves are
worse, of the search.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from dovecote.analysis.judge import chances_known, judge_of
from dovecote.bots.advice import Advice
from dovecote.bots.advice import advise as suggested
from dovecote.core.game import AnyGame, Seat

_SURE = 1e-6  # nothing is surer than that before the end


def advise(
    game: AnyGame, seat: Seat, view: Any, offers: Sequence[Any], rng: Random, share: float = 1.0
) -> list[Advice]:
    """The champion's best moves; the first keeps the chance that the seat has by what it knows."""
    return calibrated(game, seat, view, suggested(game, seat, view, offers, rng, share))


def calibrated(game: AnyGame, seat: Seat, view: Any, found: list[Advice]) -> list[Advice]:
    """Advice with chances to win instead of what the search hopes for."""
    judge = judge_of(game.name)
    if judge is None or not found:
        return found
    now, hope = chances_known(game, judge, view)[seat], found[0].standing
    return [replace(one, standing=round(_worse(now, hope, one.standing), 3)) for one in found]


def _worse(now: float, best: float, other: float) -> float:
    """A chance whose odds are to those of `now` as the odds of `other` are to those of `best`."""
    odds = _odds(now) * _odds(other) / _odds(best)
    return odds / (1 + odds)


def _odds(chance: float) -> float:
    kept = min(1 - _SURE, max(_SURE, chance))
    return kept / (1 - kept)
