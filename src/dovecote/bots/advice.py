"""What the strongest bot would do in somebody's place, and why, knowing what he knows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from dovecote.bots.levels import scaled
from dovecote.bots.mind import Reason
from dovecote.bots.minds import mind_of
from dovecote.core.game import AnyGame, Seat

ADVISER = "champion"
_COUNT = 3  # moves


class Advice(msgspec.Struct, frozen=True):
    """A move, how well the seat would stand with it, from 0 to 1, and what it changes."""

    do: str
    standing: float
    reasons: tuple[Reason, ...] = ()


def advise(
    game: AnyGame, seat: Seat, view: Any, offers: Sequence[Any], rng: Random, share: float = 1.0
) -> list[Advice]:
    """The best moves, the best first; none for a game that bots know nothing of."""
    mind = mind_of(game.name)
    if mind is None:
        return []
    tried = mind.think(game, seat, view, offers, scaled(mind.budgets[ADVISER], share), rng)
    return [
        Advice(
            str(one.action),
            round(one.mean, 3),
            tuple(
                Reason(reason.term, round(reason.points, 2))
                for reason in mind.reasons(game, seat, view, one.action, rng)
            ),
        )
        for one in tried[:_COUNT]
    ]
