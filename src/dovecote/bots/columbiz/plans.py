"""What hands are worth when the pawns they pay for are tried out together.

Lines run through several columns, so pawns put in one turn help each other. The plans that
the dice in hand are most likely to pay, and that promise most, are tried first.
"""

from __future__ import annotations

import time
from heapq import heappop, heappush
from typing import NamedTuple

from msgspec.structs import replace

from dovecote.bots.columbiz.evaluation import Evaluate
from dovecote.bots.columbiz.throws import best_parts, hands
from dovecote.core.chance import Dice
from dovecote.core.game import Act
from dovecote.games.columbiz.actions import FORFEIT, Put
from dovecote.games.columbiz.board import SIDE
from dovecote.games.columbiz.components import DICE, THROWS
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.state import Placing, State

_PLENTY: Dice = tuple(face for face in range(1, SIDE + 1) for _ in range(DICE))
_NONE = float("-inf")
# In the logarithm of odds: so that plans without a gain are tried too, if they are likely.
_ANY_PLAN = 0.25


class Plan(NamedTuple):
    """Some pawns of one turn; the plan of the lowest rank is carried on first."""

    rank: float
    number: int
    paid: Dice
    state: State


class Plans:
    """Plans of whoever is to move, tried out until so many have been, or it is too late."""

    def __init__(
        self, game: Columbiz, evaluate: Evaluate, tries: int, until: float = float("inf")
    ) -> None:
        self._game, self._evaluate, self._tries, self._until = game, evaluate, tries, until
        self.tried = 0

    def evaluate_hands(self, state: State, dice: Dice, throw: int) -> list[float]:
        """How the mover stands after the turn with each final hand; `dice` lie after `throw`."""
        self.tried = 0
        best = self._try_out(state, dice, 1 - (5 / 6) ** (THROWS - throw))
        lost = self._game.apply(replace(state, step=Placing(())), Act(state.seat, FORFEIT)).state
        forfeit = self._evaluate(lost)
        return [worth if worth > _NONE else forfeit for worth in best_parts(best)]

    def _try_out(self, state: State, dice: Dice, luck: float) -> list[float]:
        """The best that can be made by paying exactly each partial hand."""
        known = hands()
        best = [_NONE] * len(known.all)
        start = replace(state, step=Placing(_PLENTY))
        base = self._evaluate(start)
        seen: dict[tuple[int, ...], int] = {}
        heap = [Plan(0.0, 0, (), start)]
        while heap and self.tried < self._tries and time.perf_counter() < self._until:
            plan = heappop(heap)
            for cost, after in self._grown(plan, seen):
                self.tried += 1
                worth = self._evaluate(after)
                best[known.number[cost]] = max(best[known.number[cost]], worth)
                rank = (worth - base + _ANY_PLAN) * luck ** _missing(cost, dice)
                heappush(heap, Plan(-rank, self.tried, cost, after))
        return best

    def _grown(self, plan: Plan, seen: dict[tuple[int, ...], int]) -> list[tuple[Dice, State]]:
        """The plan with one pawn more; the same pawns again only if their order scores more."""
        now, paid = plan.state, plan.paid
        found = []
        for action in self._game.legal(now, now.seat):
            if type(action) is not Put or len(paid) + action.square.number > DICE:
                continue
            after = self._game.apply(now, Act(now.seat, action)).state
            pawns = tuple([player.pawns for player in after.players])
            points = after.players[now.seat].line_points
            if seen.get(pawns, -1) < points:
                seen[pawns] = points
                more = (action.square.column,) * action.square.number
                found.append((tuple(sorted(paid + more)), after))
        return found


def _missing(cost: Dice, dice: Dice) -> int:
    """How many of the dice to pay do not lie there yet."""
    return sum([max(0, cost.count(face) - dice.count(face)) for face in set(cost)])
