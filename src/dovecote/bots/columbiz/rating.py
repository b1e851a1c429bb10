"""How good offers look at once: the throws solved exactly, the pawns judged column by column."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from dovecote.bots.columbiz.judgement import Judge
from dovecote.bots.columbiz.plans import Plans
from dovecote.bots.columbiz.throws import Promises, hands, solve
from dovecote.bots.columbiz.worths import hand_worths
from dovecote.core.chance import Dice
from dovecote.games.columbiz.actions import Action, Reroll
from dovecote.games.columbiz.components import THROWS
from dovecote.games.columbiz.dice import without
from dovecote.games.columbiz.state import Keeping, State


def rate_by(game: Any, state: State, offers: Sequence[Action], judge: Judge) -> list[float]:
    """How whoever is to move will stand after the turn, for each offer."""
    step = state.step
    if not isinstance(step, Keeping):
        return Plans(game, judge).rate(state, offers)
    return promised_by(step, offers, solve(hand_worths(game, state, judge), THROWS - step.throw))


def promised_by(step: Keeping, offers: Sequence[Action], promised: Promises) -> list[float]:
    """What the dice that each offer keeps promise."""
    number = hands().number
    return [promised[number[kept(step, offer)]] for offer in offers]


def kept(step: Keeping, action: Action) -> Dice:
    """The dice that are not thrown again."""
    return without(step.dice, action.faces) if isinstance(action, Reroll) else step.dice
