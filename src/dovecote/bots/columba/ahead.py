"""Looking ahead: what becomes of a plan when the others draw and answer.

All plans are tried against the same imagined piles, so that luck does not decide between them.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import TypeAlias

from dovecote.bots.columba.judgement import value
from dovecote.bots.columba.plans import Care, Plan, ended, fell, plans
from dovecote.bots.weights import read
from dovecote.core.game import AnyGame
from dovecote.games.columba.state import Aiming, Drawing, Optional, State

REPLY = Care(looks=3, finishes=1, sweeps=1)
OWN = Care(looks=8, finishes=2)  # what is left of the own turn is planned with more care
_LEAD = read("columba", "odds")["lead"]  # a point ahead, in the logarithm of the odds

Cards: TypeAlias = tuple[str, ...]  # an order of the pile; who is no longer there is passed over


class Piles:
    """Orders of the pile in which plans are tried."""

    def __init__(self, game: AnyGame, state: State, ahead: int, rng: Random) -> None:
        self._game, self._seat, self._ahead, self._rng = game, state.seat, ahead, rng
        self._cards = list(state.pile)
        self._known: list[Cards] = []

    def try_(self, plan: Plan, number: int) -> float:
        """How the seat stands when others have answered a plan, with the pile of that number."""
        game, pile = self._game, self._pile(number)
        state = ended(game, _turn(game, plan.state, pile, OWN, self._rng))
        for _ in range(self._ahead):
            if type(state.step) is not Drawing:
                break
            state = fell(game, state, _next(state, pile))
            state = ended(game, _turn(game, state, pile, REPLY, self._rng))
        return chance(value(state, self._seat))

    def _pile(self, number: int) -> Cards:
        """Every card is the first once before one is the first again."""
        cards = self._cards
        while len(self._known) <= number:
            place = len(self._known) % max(1, len(cards))
            if not place:
                self._rng.shuffle(cards)
            rest = cards[:place] + cards[place + 1 :]
            self._rng.shuffle(rest)
            self._known.append((*cards[place : place + 1], *rest))
        return self._known[number]


def chance(points: float) -> float:
    """How a seat stands from 0 to 1."""
    return 1 / (1 + exp(-_LEAD * points))


def _turn(game: AnyGame, state: State, pile: Cards, care: Care, rng: Random) -> State:
    """The state at the end of a turn that judgement plays."""
    while type(state.step) is not Optional:
        if type(state.step) is Aiming:
            state = fell(game, state, _next(state, pile))
        state = plans(game, state, care, rng)[0].state
    return state


def _next(state: State, pile: Cards) -> str:
    return next(card for card in pile if card in state.pile)
