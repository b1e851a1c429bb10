"""Plans played on: what becomes of them when the others draw and answer.

All plans are tried against the same imagined piles, so that luck does not decide between them.
"""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from dovecote.bots.columba.evaluation import chance, evaluate
from dovecote.bots.columba.plans import Care, Plan, after_card, ended, plans
from dovecote.bots.columba.value import promise
from dovecote.bots.sums import added_up
from dovecote.games.columba.rules import Columba
from dovecote.games.columba.state import Aiming, Choosing, Drawing, Optional, Placing, State

REPLY = Care(looks=3, finishes=1, sweeps=1)
_BUSY = (Aiming, Choosing, Optional, Placing)  # in the middle of a turn
OWN = Care(looks=8, finishes=2)  # what is left of the own turn is planned with more care
# Turns at whose ends a plan is judged, if so many are played on: of two, each player has made one,
# and what an evaluation says too much for whoever has just moved cancels out.
_ENDS = 2

Cards: TypeAlias = tuple[str, ...]  # an order of the pile; who is no longer there is passed over


class Rollouts:
    """Plans are tried in imagined orders of the pile, through so many turns of others."""

    def __init__(self, game: Columba, state: State, turns: int, rng: Random) -> None:
        self._game, self._seat, self._turns, self._rng = game, state.seat, turns, rng
        self._cards = list(state.pile)
        self._known: list[Cards] = []

    def try_out(self, plan: Plan, number: int) -> float:
        """The chance to win when others have answered a plan, with the pile of that number."""
        game, seat, pile = self._game, self._seat, self._pile(number)
        state = ended(game, _turn(game, plan.state, pile, OWN, self._rng))
        ends = self._ends(state, pile)
        if self._turns < _ENDS:
            return chance(evaluate(ends[-1], seat))
        last = [promise(game, end, seat) for end in ends[-_ENDS:]]
        return added_up(last) / len(last)

    def played_on(self, state: State, number: int) -> State:
        """What becomes of a state in the middle of the turn, or at its end, with that pile."""
        game, pile = self._game, self._pile(number)
        while type(state.step) in _BUSY:
            state = _turn(game, state, pile, OWN, self._rng)
            swept = plans(game, state, OWN, self._rng)[0].state
            state = ended(game, swept) if type(swept.step) is Optional else swept
        return self._ends(state, pile)[-1]

    def _ends(self, state: State, pile: Cards) -> list[State]:
        """The state, and what it is at the end of every turn that follows."""
        game, ends = self._game, [state]
        for _ in range(self._turns):
            if type(state.step) is not Drawing:
                break
            state = after_card(game, state, _next(state, pile))
            state = ended(game, _turn(game, state, pile, REPLY, self._rng))
            ends.append(state)
        return ends

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


def _turn(game: Columba, state: State, pile: Cards, care: Care, rng: Random) -> State:
    """The state at the end of a turn that is played by its best plan."""
    while type(state.step) is not Optional:
        if type(state.step) is Aiming:
            state = after_card(game, state, _next(state, pile))
        state = plans(game, state, care, rng)[0].state
    return state


def _next(state: State, pile: Cards) -> str:
    return next(card for card in pile if card in state.pile)
