"""How good offers look at once: the throws solved exactly, the pawns column by column."""

from __future__ import annotations

from collections.abc import Sequence

from dovecote.bots.columbiz.columns import evaluate_hands
from dovecote.bots.columbiz.endings import Endings
from dovecote.bots.columbiz.evaluation import Evaluate
from dovecote.bots.columbiz.throws import Promises, hands, solve
from dovecote.core.chance import Dice
from dovecote.games.columbiz.actions import Action, Reroll
from dovecote.games.columbiz.components import THROWS
from dovecote.games.columbiz.dice import without
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.state import Keeping, State


def rate(game: Columbiz, state: State, offers: Sequence[Action], evaluate: Evaluate) -> list[float]:
    """How whoever is to move will stand after the turn, for each offer."""
    step = state.step
    if not isinstance(step, Keeping):
        return Endings(game, evaluate).rate(state, offers)
    promised = solve(evaluate_hands(game, state, evaluate), THROWS - step.throw)
    return rate_kept(step, offers, promised)


def rate_kept(step: Keeping, offers: Sequence[Action], promised: Promises) -> list[float]:
    """What the dice that each offer keeps promise."""
    number = hands().number
    return [promised[number[kept(step, offer)]] for offer in offers]


def kept(step: Keeping, action: Action) -> Dice:
    """The dice that are not thrown again."""
    return without(step.dice, action.faces) if isinstance(action, Reroll) else step.dice
