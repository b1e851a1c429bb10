"""Why a move is good: what it changes, term by term."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from dovecote.bots.columbiz.judgement import TERMS, Judge, all_weights, judge_for, measure
from dovecote.bots.columbiz.plans import Plans
from dovecote.bots.columbiz.rating import kept
from dovecote.bots.columbiz.throws import Promises, hands, solve
from dovecote.bots.columbiz.worths import hand_worths
from dovecote.bots.mind import Reason
from dovecote.core.chance import Dice, Roll
from dovecote.core.game import Act
from dovecote.games.columbiz.actions import FORFEIT, Action, Stand
from dovecote.games.columbiz.components import DICE, THROWS
from dovecote.games.columbiz.dice import parts
from dovecote.games.columbiz.state import Keeping, Placing, State

_LEAST = 0.05  # points; less is not worth a word
_FALLS = 16  # throws that are imagined to see what dice are kept for


def reasons_for(game: Any, state: State, action: Action, rng: Random) -> list[Reason]:
    """What the action changes for whoever is to move, the weightiest first."""
    seat = state.seat
    if isinstance(state.step, Keeping):
        after = _ends(game, state, state.step, action, rng)
    else:
        after = [game.apply(state, Act(seat, action)).state]
    before = measure(game, state, seat)
    amounts = [measure(game, end, seat) for end in after]
    found = [
        Reason(term, weight * (sum(a[n] for a in amounts) / len(amounts) - before[n]))
        for n, (term, weight) in enumerate(zip(TERMS, all_weights(), strict=True))
    ]
    found = [reason for reason in found if abs(reason.points) >= _LEAST]
    return sorted(found, key=lambda reason: -abs(reason.points))


def _ends(game: Any, state: State, step: Keeping, action: Action, rng: Random) -> list[State]:
    """How the turn may end, if the dice that the action leaves are thrown again."""
    judge = judge_for(game, state.seat, all_weights())
    if isinstance(action, Stand):
        return [_placed(game, state, step.dice, judge)]
    worths = hand_worths(game, state, judge)
    left = kept(step, action)
    falls = (_fallen(left, step.throw + 1, worths, rng) for _ in range(_FALLS))
    return [_placed(game, state, dice, judge) for dice in falls]


def _fallen(left: Dice, throw: int, worths: list[float], rng: Random) -> Dice:
    """Dice after the last throw; what is best is kept between the throws."""
    dice = tuple(sorted(left + Roll(DICE - len(left)).sample(rng)))
    if throw == THROWS:
        return dice
    return _fallen(_best_part(dice, solve(worths, THROWS - throw)), throw + 1, worths, rng)


def _best_part(dice: Dice, promised: Promises) -> Dice:
    number = hands().number
    return max(((), *parts(dice)), key=lambda part: promised[number[part]])


def _placed(game: Any, state: State, dice: Dice, judge: Judge) -> State:
    """The table after the best pawns that the dice pay."""
    now = replace(state, step=Placing(dice))
    offers = game.legal(now, now.seat)
    if offers == (FORFEIT,):
        after: State = game.apply(now, Act(now.seat, FORFEIT)).state
        return after
    plans = Plans(game, judge)
    return max((plans.after(now, offer) for offer in offers), key=lambda end: end[0])[1]
