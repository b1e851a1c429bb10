"""What a lead is worth, from 0 to 1: more, the fewer pawns are left to catch up with."""

from __future__ import annotations

from functools import cache
from math import exp

from dovecote.bots.weights import read
from dovecote.games.columbiz.components import PAWNS
from dovecote.games.columbiz.state import State

ODDS = ("lead", "early_lead", "turn", "early_turn")


def amounts(state: State, lead: float) -> list[float]:
    """What the chance of whoever has just moved depends on; that he has moved counts, too."""
    players = state.players
    early = min([player.reserve for player in players]) / PAWNS[len(players)]
    return [lead, early * lead, 1.0, early]


def standing(state: State, lead: float) -> float:
    """The chance to win, for a lead by the judgement when the turn is over."""
    x = sum([weight * amount for weight, amount in zip(_odds(), amounts(state, lead), strict=True)])
    return 1 / (1 + exp(-x))


@cache
def _odds() -> tuple[float, ...]:
    known = read("columbiz", "odds")
    return tuple(known[name] for name in ODDS)
