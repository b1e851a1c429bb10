"""Fits the weights of Columba: `python -m workshop.fit_columba` (see `climb.py`).

It begins at `FIRST`, a guess whose signs are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from dovecote.bots.columba.features import Features
from dovecote.bots.columba.plans import Care, plans
from dovecote.core.game import Choice, Over
from dovecote.core.options import read
from dovecote.games.columba.actions import END
from dovecote.games.columba.rules import COLUMBA
from dovecote.play import Seeded, Table
from dovecote.play.replay import AnyTable
from workshop.climb import Weights, run

FIRST = {  # a guess, corrected once by hand after a first run on fewer features
    "points": 1.0,
    "unfinished": -0.88,
    "captured": 0.56,
    "tiles": 1.6,
    "young": 1.3,
    "adult": 0.84,
    "hunt": 0.74,
    "fragile": -0.1,
    "small": 2.8,
    "large": 7.5,
    "site": 0.26,
    "room": 0.27,
    "links": 0.13,
    "objective": 1.0,
    "reach": 1.6,
    "growth": 0.18,
}
_CARE = Care(looks=5, finishes=2, samples=1)  # matches must be quick


def duel(sides: Sequence[Weights], name: str) -> float:
    """The margin of seat 0 if each seat plans its turns by its weights."""
    table: AnyTable = Table(COLUMBA, read(COLUMBA.options_type, {"seats": "2"}), Seeded(name))
    rng = Random(name)
    while isinstance(pending := table.pending, Choice):
        (seat,) = pending.seats
        care = _CARE._replace(weights=Features(**sides[seat]))
        best = plans(COLUMBA, table.state, care, rng)[0]
        table.act(seat, str((*best.actions, END)[0]))
    assert isinstance(pending, Over)
    return float(pending.scores[0] - pending.scores[1])


if __name__ == "__main__":
    run("columba", FIRST, duel, __doc__)
