"""Fits the weights of Columbiz: `python -m dovecote.study.fit_columbiz` (see `fit.py`).

Points count once, and every other term begins with half a point for or against. (Weights by
least squares on the ends of 200 matches lost to such a guess, 39 to 61 of 100.)
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dovecote.bots.columbiz.judgement import TERMS, judge_for
from dovecote.bots.columbiz.rating import rate_by
from dovecote.core.game import Choice, Over
from dovecote.core.options import read
from dovecote.games.columbiz import COLUMBIZ
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from dovecote.study.fit import Weights, run

_AGAINST = ("danger", "theirs", "fears")
FIRST = {term: 1.0 if term == "points" else -0.5 if term in _AGAINST else 0.5 for term in TERMS}


def duel(sides: Sequence[Weights], name: str) -> float:
    """The margin of seat 0 if each seat takes what looks best at once by its weights."""
    table: AnyTable = Table(COLUMBIZ, read(COLUMBIZ.options_type, {"seats": "2"}), Seeded(name))
    rngs = [Random(f"{name}/{seat}") for seat in table.seats]
    while isinstance(pending := table.pending, Choice):
        (seat,) = pending.seats
        offers = table.legal(seat)
        if len(offers) > 1:
            judge = judge_for(COLUMBIZ, seat, tuple(sides[seat]))
            ratings = rate_by(COLUMBIZ, table.state, offers, judge)
            best = max(ratings)
            offers = [o for o, rating in zip(offers, ratings, strict=True) if rating == best]
        table.act(seat, str(rngs[seat].choice(offers)))
    assert isinstance(pending, Over)
    return float(pending.scores[0] - pending.scores[1])


if __name__ == "__main__":
    run("columbiz", FIRST, duel, __doc__)
