"""Why a move is good: what it changes, feature by feature."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from random import Random

from msgspec.structs import replace

from dovecote.bots.columbiz.columns import evaluate_hands
from dovecote.bots.columbiz.endings import Endings
from dovecote.bots.columbiz.evaluation import WEIGHTS, Evaluate, evaluation_for
from dovecote.bots.columbiz.features import FEATURES, features_of
from dovecote.bots.columbiz.rating import kept
from dovecote.bots.columbiz.throws import Promises, hands, solve
from dovecote.bots.mind import Reason, weightiest
from dovecote.bots.sums import added_up
from dovecote.core.chance import Dice, Roll
from dovecote.core.game import Act
from dovecote.games.columbiz.actions import FORFEIT, Action, Stand
from dovecote.games.columbiz.components import DICE, THROWS
from dovecote.games.columbiz.dice import parts
from dovecote.games.columbiz.rules import Columbiz
from dovecote.games.columbiz.state import Keeping, Placing, State

# What one pawn more would make and what two would is one thing to people.
_WORD = {"hopes": "lines", "fears": "theirs"}
_THROWN = 16  # throws that are imagined to see what dice are kept for


def reasons(game: Columbiz, state: State, action: Action, rng: Random) -> list[Reason]:
    """What the action changes for whoever is to move, the weightiest first."""
    seat = state.seat
    if isinstance(state.step, Keeping):
        after = _ends(game, state, state.step, action, rng)
    else:
        after = [game.apply(state, Act(seat, action)).state]
    before = features_of(game, state, seat)
    means = map(_mean, zip(*(features_of(game, end, seat) for end in after), strict=True))
    found: dict[str, Reason] = {}
    for name, weight, a, b in zip(FEATURES, WEIGHTS, means, before, strict=True):
        term = _WORD.get(name, name)
        known = found.get(term, Reason(term, 0.0))
        found[term] = Reason(term, known.points + weight * (a - b), known.amount + a - b)
    return weightiest(found.values())


def _mean(amounts: Sequence[float]) -> float:
    return added_up(amounts) / len(amounts)


def _ends(game: Columbiz, state: State, step: Keeping, action: Action, rng: Random) -> list[State]:
    """How the turn may end, if the dice that the action leaves are thrown again."""
    evaluate = evaluation_for(game, state.seat)
    if isinstance(action, Stand):
        return [_placed(game, state, step.dice, evaluate)]
    worths = evaluate_hands(game, state, evaluate)
    left = kept(step, action)
    thrown = (_thrown(left, step.throw + 1, worths, rng) for _ in range(_THROWN))
    return [_placed(game, state, dice, evaluate) for dice in thrown]


def _thrown(left: Dice, throw: int, worths: list[float], rng: Random) -> Dice:
    """Dice after the last throw; what is best is kept between the throws."""
    dice = tuple(sorted(left + Roll(DICE - len(left)).sample(rng)))
    if throw == THROWS:
        return dice
    return _thrown(_best_part(dice, solve(worths, THROWS - throw)), throw + 1, worths, rng)


def _best_part(dice: Dice, promised: Promises) -> Dice:
    number = hands().number
    return max(((), *parts(dice)), key=lambda part: promised[number[part]])


def _placed(game: Columbiz, state: State, dice: Dice, evaluate: Evaluate) -> State:
    """The table after the best pawns that the dice pay."""
    now = replace(state, step=Placing(dice))
    offers = game.legal(now, now.seat)
    if offers == (FORFEIT,):
        return game.apply(now, Act(now.seat, FORFEIT)).state
    endings = Endings(game, evaluate)
    return max((endings.after(now, offer) for offer in offers), key=attrgetter("value")).state
