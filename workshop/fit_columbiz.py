"""Fits the weights of Columbiz: `python -m workshop.fit_columbiz` (see `climb.py`).

Points count once, and every other feature begins with half a point for or against. (Weights by
least squares on the ends of 200 matches lost to such a guess, 39 to 61 of 100.)
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dovecote.bots.columbiz.evaluation import evaluation_for
from dovecote.bots.columbiz.features import FEATURES, Features
from dovecote.bots.columbiz.rating import rate
from dovecote.core.game import Choice, Over
from dovecote.core.options import read
from dovecote.games.columbiz import COLUMBIZ
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from workshop.climb import Weights, run

_AGAINST = ("danger", "theirs", "fears")
FIRST = {name: 1.0 if name == "points" else -0.5 if name in _AGAINST else 0.5 for name in FEATURES}


def duel(sides: Sequence[Weights], name: str) -> float:
    """The margin of seat 0 if each seat takes what looks best at once by its weights."""
    table: AnyTable = Table(COLUMBIZ, read(COLUMBIZ.options_type, {"seats": "2"}), Seeded(name))
    rngs = [Random(f"{name}/{seat}") for seat in table.seats]
    while isinstance(pending := table.pending, Choice):
        (seat,) = pending.seats
        offers = table.legal(seat)
        if len(offers) > 1:
            evaluate = evaluation_for(COLUMBIZ, seat, Features(**sides[seat]))
            ratings = rate(COLUMBIZ, table.state, offers, evaluate)
            best = max(ratings)
            offers = [o for o, rating in zip(offers, ratings, strict=True) if rating == best]
        table.act(seat, str(rngs[seat].choice(offers)))
    assert isinstance(pending, Over)
    return float(pending.scores[0] - pending.scores[1])


if __name__ == "__main__":
    run("columbiz", FIRST, duel, __doc__)
